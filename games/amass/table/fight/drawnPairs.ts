/** The dice of a roll-off in pairs, as they lie there and as they were judged. */
import { woundOf } from '../../rules/crews.ts';
import { pairsOf, woundBy } from '../../rules/fight.ts';
import { type Fight, isDroid, type View } from '../../rules/state.ts';
import type { Battle } from './battles.ts';
import type { DrawnDie, DrawnPair } from './drawnPair.ts';

type Side = -1 | 0 | 1;

const sideOf = (sign: number): Side => (sign === 0 ? -1 : sign > 0 ? 0 : 1);

/** The pairs as they stand, with what they would do. */
export function openPairs(view: View, fight: Fight): readonly DrawnPair[] {
  const drawn = (die: number): DrawnDie => {
    const one = fight.dice[die];
    return { face: one?.face ?? 0, die, isDroid: one !== undefined && isDroid(one) };
  };
  const pairs = pairsOf(fight);
  const paired = new Set(pairs.flatMap(({ dice }) => dice));
  const spare = fight.dice.flatMap((die, i): DrawnPair[] =>
    paired.has(i)
      ? []
      : [{ dice: die.side === 0 ? [drawn(i), null] : [null, drawn(i)], won: null, loss: null }],
  );
  return [
    ...pairs.flatMap(({ dice, lock }): DrawnPair[] => {
      const [own, rival] = [fight.dice[dice[0]], fight.dice[dice[1]]];
      if (own === undefined || rival === undefined) return [];
      const difference = own.face - rival.face;
      const won =
        lock === null ? sideOf(Math.sign(difference)) : lock.wins === 1 ? 0 : lock.wins === 2 ? 1 : -1;
      const wound = won === -1 ? 'minor' : lock === null ? woundBy(Math.abs(difference)) : lock.loser;
      const [loser, die] = won === 0 ? [fight.rival, rival] : [fight.picker, own];
      return [
        {
          dice: [drawn(dice[0]), drawn(dice[1])],
          won,
          loss: won === -1 ? wound : isDroid(die) ? 'droid' : woundOf(view, loser, wound),
          isByCard: lock !== null,
        },
      ];
    }),
    ...spare,
  ];
}

const faceAt = (faces: readonly number[], i: number): DrawnDie | null => {
  const face = faces[i];
  return face === undefined ? null : { face };
};

/** The pairs with what their losers lost, then the dice that met none. */
export function judgedPairs({ pairs, losses, dice }: Battle): readonly DrawnPair[] {
  const told = [...losses];
  const left = [...dice];
  const judged = (pairs ?? []).map((pair): DrawnPair => {
    const won: Side = pair.won === -1 ? -1 : pair.won === 0 ? 0 : 1;
    const [own = 0, rival = 0] = pair.faces;
    const loss = told.shift() ?? null;
    if (won === -1) told.shift();
    for (const side of [0, 1] as const) {
      const paired = left.findIndex((die) => die.side === side && die.face === pair.faces[side]);
      if (paired >= 0) left.splice(paired, 1);
    }
    return {
      dice: [faceAt(pair.faces, 0), faceAt(pair.faces, 1)],
      won,
      loss: won === -1 ? 'minor' : loss,
      isByCard: won !== sideOf(Math.sign(own - rival)),
    };
  });
  const spare = left
    .sort((a, b) => a.side - b.side || b.face - a.face)
    .map(
      ({ side, face }): DrawnPair => ({
        dice: side === 0 ? [{ face }, null] : [null, { face }],
        won: null,
        loss: null,
      }),
    );
  return [...judged, ...spare];
}
