/** A whole activation thought through: where to stand, what to do there; thought through again after every roll. */
import type { Move } from '../rules/answers.ts';
import { interactCost, interactsOf } from '../rules/encounter/interact.ts';
import { cardSide, figureAt, hasCondition } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { costOf } from '../rules/window/cost.ts';
import { sightOf } from './attacks.ts';
import { Reckoning } from './blow.ts';
import { interactWorth, Places } from './places.ts';
import { priceOf } from './power.ts';
import { activeWorth, type Situation } from './powers.ts';
import { assaultAt, type Spot, spotsOf } from './spots.ts';
import { weights } from './weights.ts';

export interface Intent {
  /** Null: end the activation. */
  readonly move: Move | null;
  /** How much better than ending it now. */
  readonly worth: number;
}

const nothing: Intent = { move: null, worth: 0 };

function situationOf(look: Look, figure: number, actions: number): Situation {
  const sight = sightOf(new Reckoning(look));
  const places = new Places(look, figure);
  const { x, y } = figureAt(look.state, figure);
  const stay: Spot = {
    x,
    y,
    tool: 'S',
    place: places.worth(x, y),
    assault: assaultAt(sight, figure, x, y, actions),
  };
  const spots = actions > 0 ? spotsOf(sight, figure, places, 1) : [];
  return { sight, figure, actions, stay, spots, places };
}

/** Attacks from here, moving and attacking, attacking and moving, or going far. */
function bestAction({ actions, stay, spots }: Situation): Intent {
  let best = nothing;
  const consider = (move: Move | undefined, worth: number): void => {
    if (move !== undefined && worth > best.worth) best = { move, worth };
  };
  const { assault } = stay;
  const farthest = Math.max(0, ...spots.map(({ place }) => place - stay.place));
  if (actions >= 2) {
    consider(assault.opening?.move, assault.two);
    consider(assault.first?.move, assault.one + farthest);
  } else if (actions === 1) consider(assault.first?.move, assault.one);
  for (const { x, y, tool, place, assault: there } of spots) {
    const gain = place - stay.place;
    const then = actions >= 2 ? Math.max(there.one, 0.5 * Math.max(0, gain)) : 0;
    consider({ do: 'advance', tool, x, y, lay: null }, gain + then);
  }
  return best;
}

/** What a figure with so many actions left had best do now. */
export function intentOf(
  look: Look,
  figure: number,
  actions: number,
  offered: readonly Move[] | null,
): Intent {
  const { state, book } = look;
  const token = state.active?.figure === figure ? bestToken(look, figure) : nothing;
  if (token.move !== null) return token;
  const one = figureAt(state, figure);
  if (actions > 0 && hasCondition(one, 'stagger') && state.active?.acted !== true)
    return { move: { do: 'shake', condition: 'stagger' }, worth: 1 };
  const situation = situationOf(look, figure, actions);
  let best = bestAction(situation);
  for (const rule of cardSide(book, one).actives) {
    const xs = rule.x === null ? [0] : Array.from({ length: rule.x.max }, (_, i) => i + 1);
    for (const x of xs) {
      const cost = costOf(look, rule, figure, x);
      if (cost > one.power || (rule.isAction && actions <= 0)) continue;
      const worth = activeWorth(situation, rule, x, cost);
      if (worth <= weights.least) continue;
      // What costs no action comes on top of what is done afterwards.
      const total = rule.isAction ? worth : worth + best.worth;
      const move: Move = { do: 'power', power: rule.key, x };
      if (total > best.worth && isOffered(offered, move)) best = { move, worth: total };
    }
  }
  return best;
}

const isOffered = (offered: readonly Move[] | null, move: Move): boolean =>
  offered === null ||
  offered.some(
    (one) => one.do === 'power' && move.do === 'power' && one.power === move.power && one.x === move.x,
  );

/** The token it had best interact with from where it stands. */
function bestToken(look: Look, figure: number): Intent {
  let best = nothing;
  const price = priceOf(look, figure, interactCost(look, figure));
  for (const token of interactsOf(look, figure)) {
    const worth = interactWorth(look, figure, token) - price;
    if (worth > Math.max(best.worth, weights.least))
      best = { move: { do: 'interact', token: token.name }, worth };
  }
  return best;
}
