/** The missile moves at the end of each round (ME17, ME43, MA15, MA16, MA70). */
import type { Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { rangeOf } from '../field/field.ts';
import { alongX, alongY, directionTo } from '../plane/directions.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { cosmic } from '../state.ts';
import { tell } from '../story.ts';
import { checkEnd } from './end.ts';
import { isFrozenAt, nearestMissile, skyOf, whyNotMissile } from './missile.ts';

type FlightStep = Step & { readonly seat: number };

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Distances worth trying: straight onto the Teleporter, as far as it goes, shorter. */
function distances({ book, state }: Look): readonly number[] {
  const { missile, teleporter } = book.content.map;
  const farthest = rangeOf(book.content.encounter.missileRange) + 2 * missile.radius - 2;
  const dx = teleporter.x - state.missile.x;
  const dy = teleporter.y - state.missile.y;
  const home = Math.floor(Math.sqrt(dx * dx + dy * dy));
  return [Math.min(farthest, home), Math.floor(farthest / 2)];
}

/** Legal spots nearer to the Teleporter, the nearest first; if there are none, any legal ones. */
function spots(look: Look): Spot[] {
  const { state, book } = look;
  const { teleporter } = book.content.map;
  const { x, y } = state.missile;
  const sky = skyOf(look);
  const straight = directionTo(teleporter.x - x, teleporter.y - y);
  const gather = (from: number, to: number, step: number): Spot[] => {
    const found: Spot[] = [];
    for (const far of distances(look))
      for (let turn = from; turn < to; turn += step) {
        const direction = (straight + turn) & 2047;
        const at = { x: alongX(x, direction, far), y: alongY(y, direction, far) };
        if (whyNotMissile(sky, at.x, at.y) === null) found.push(at);
      }
    return found;
  };
  const away = ({ x: px, y: py }: Spot): number =>
    (px - teleporter.x) * (px - teleporter.x) + (py - teleporter.y) * (py - teleporter.y);
  const nearer = gather(-480, 481, 60).filter((at) => away(at) < away({ x, y }));
  if (nearer.length > 0) return nearer.sort((a, b) => away(a) - away(b)).slice(0, 16);
  const any = gather(0, 2048, 64).slice(0, 32);
  if (any.length > 0) return any;
  const nearest = nearestMissile(sky);
  return nearest === null ? [] : [nearest];
}

function fly(play: Play): void {
  const { x, y } = play.state.missile;
  const isStuck = isFrozenAt(play, x, y) || spots(play).length === 0;
  if (!isStuck) {
    next(play, { do: 'missile', seat: cosmic });
    return;
  }
  tell(play.umpire, { did: 'missile', fromX: x, fromY: y, x, y, stays: true });
}

const flying: Asking<FlightStep> = {
  moves: (look) => spots(look).map(({ x, y }): Move => ({ do: 'spot', x, y })),
  anyMove(look, _step, _seat, rng) {
    const { x, y } = look.state.missile;
    return { do: 'spot', x: x - 8_000 + rng.below(16_001), y: y - 8_000 + rng.below(16_001) };
  },
  refuse(look, _step, _seat, move) {
    if (move.do !== 'spot') return wrongAnswer;
    const why = whyNotMissile(skyOf(look), move.x, move.y);
    return why === null ? null : refusal(why.rule, why.why, { by: why.by });
  },
  play(play, _step, _seat, move) {
    if (move.do !== 'spot') return;
    const { x: fromX, y: fromY } = play.state.missile;
    const { x, y } = move;
    play.state.missile = { x, y };
    tell(play.umpire, { did: 'missile', fromX, fromY, x, y, stays: false });
    checkEnd(play);
  },
};

export function flightSteps(steps: StepBook): void {
  steps.runs('fly', fly);
  steps.asks('missile', flying);
}
