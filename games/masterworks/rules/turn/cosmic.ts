/** A Cosmic turn and its end (ME8, ME9, ME22, ME28, MA18, MA33). */
import type { Step } from '@accretion/engine';
import { endLasting } from '../effects/lasting.ts';
import { startParts } from '../effects/start.ts';
import { levelOf } from '../encounter/storm.ts';
import { bossOf, markOf, nameOf } from '../field/figures.ts';
import { type Asking, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { cosmic, none } from '../state.ts';
import { tell } from '../story.ts';
import { beginTurn, endTurn } from './crisis.ts';

type SeatStep = Step & { readonly seat: number };

function begin(play: Play): void {
  beginTurn(play, 'cosmic');
  next(play, { do: 'bossTurn', seat: cosmic }, { do: 'cosmicEnd' });
}

/** MA33: he may be activated, or not. */
const bossTurn: Asking<SeatStep> = {
  moves: (look) => [{ do: 'activate', figure: nameOf(look, bossOf(look.state)) }, { do: 'decline' }],
  refuse(look, _step, _seat, move) {
    if (move.do === 'decline' || move.do === 'concede') return null;
    if (move.do !== 'activate') return wrongAnswer;
    return markOf(look, move.figure) === bossOf(look.state)
      ? null
      : refusal('MD2', 'notYours', { figure: move.figure });
  },
  play(play, step, seat, move) {
    if (move.do === 'activate') next(play, { do: 'activation', figure: bossOf(play.state) });
    else if (move.do === 'concede') next(play, { do: 'concede', seat }, step);
    else tell(play.umpire, { did: 'decline', seat });
  },
};

/** MA18: Soldiers, then the storm level by level, then durations, then the token. */
function end(play: Play): void {
  play.state.served = [];
  const rows = play.book.storm.map((_, row): Step => ({ do: 'stormRow', row }));
  next(play, { do: 'soldiers' }, ...rows, { do: 'turnOver' });
}

/** ME28: the level is read anew for each effect. */
function stormRow(play: Play, { row }: Step & { readonly row: number }): void {
  if (levelOf(play) < row) return;
  const parts = play.book.storm[row]?.byWhen['cosmicTurnEnd'] ?? [];
  startParts(play, parts, 'cosmicTurnEnd', { user: none, seat: cosmic });
}

function turnOver(play: Play): void {
  const { state, book } = play;
  endTurn(play);
  endLasting(state, ({ until, at }) => until === 'cosmicTurn' && at <= state.turn);
  state.track += 1;
  state.side = 'none';
  const isLast = state.track >= book.content.encounter.turnsPerRound;
  next(play, { do: isLast ? 'cleanup' : 'crisisTurn' });
}

export function cosmicSteps(steps: StepBook): void {
  steps.runs('cosmicTurn', begin);
  steps.asks('bossTurn', bossTurn);
  steps.runs('cosmicEnd', end);
  steps.runs('stormRow', stormRow);
  steps.runs('turnOver', turnOver);
}
