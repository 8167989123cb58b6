/** The missile moves at the end of each round (ME17, ME43, MA15, MA16, MA70). */
import type { Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { rangeOf } from '../field/field.ts';
import { alongX, alongY, directionTo } from '../plane/directions.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { cosmic } from '../state.ts';
import { tell } from '../story.ts';
import { checkEnd } from './end.ts';
import { isFrozenAt, whyNotMissile } from './missile.ts';

type FlightStep = Step & { readonly seat: number };

/** Legal spots; of these, those nearer to the Teleporter, if there are any. */
function spots(look: Look): { x: number; y: number }[] {
  const { state, book } = look;
  const { missile, teleporter } = book.content.map;
  const { x, y } = state.missile;
  const away = (px: number, py: number): number =>
    (px - teleporter.x) * (px - teleporter.x) + (py - teleporter.y) * (py - teleporter.y);
  const farthest = rangeOf(book.content.encounter.missileRange) + 2 * missile.radius - 2;
  const straight = directionTo(teleporter.x - x, teleporter.y - y);
  const found: { x: number; y: number; far: number }[] = [];
  const home = Math.floor(Math.sqrt(away(x, y)));
  for (const far of [Math.min(farthest, home), farthest, 5_000, 2_500])
    for (let turn = 0; turn < 2048; turn += 64) {
      const direction = (straight + turn) & 2047;
      const at = { x: alongX(x, direction, far), y: alongY(y, direction, far) };
      if (whyNotMissile(look, at.x, at.y) === null) found.push({ ...at, far: away(at.x, at.y) });
    }
  found.sort((a, b) => a.far - b.far);
  const nearer = found.filter(({ far }) => far < away(x, y));
  return (nearer.length > 0 ? nearer : found).slice(0, 16).map((at) => ({ x: at.x, y: at.y }));
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
    const why = whyNotMissile(look, move.x, move.y);
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
