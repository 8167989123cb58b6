import type { MatchRecord } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { cardOf, loadGame, moduleOf } from '../../match/games.ts';
import { replayOf } from '../replay.ts';
import { analyst, type Piece } from './analyst.ts';
import { betterThings } from './betterText.ts';
import { isAmidst, turnsIn } from './turns.ts';

const records = import.meta.glob<MatchRecord>(
  '../../../games/{amass,buccaneers,ultramassive}/records/{three-humans,first-game-3,two-players}.json',
  { eager: true, import: 'default' },
);

function recordOf(name: string): MatchRecord {
  const record = records[`../../../games/${name}.json`];
  if (record === undefined) throw new Error(`no record ${name}`);
  return record;
}

async function replayed(name: string) {
  const record = recordOf(name);
  const replay = replayOf(record, (await loadGame(record.game)).game);
  if ('problem' in replay) throw new Error(replay.problem);
  return replay;
}

/** Hardly any thought: enough to see that everything is looked at. */
const pace = 0.2;

async function pieces(name: string): Promise<readonly Piece[]> {
  const { open, piece } = analyst(pace);
  const count = await open(recordOf(name));
  const found: Piece[] = [];
  for (let at = 0; at < count; at++) found.push(await piece(at));
  return found;
}

describe('turns', () => {
  it('are all moves with which a seat answers one question, and those of a lane', async () => {
    for (const name of ['amass/records/three-humans', 'ultramassive/records/two-players']) {
      const { ruleset, moments } = await replayed(name);
      const turns = turnsIn({ ruleset, moments });
      expect(turns.some(({ moves }) => moves.length > 4)).toBe(true);
      const undone = moments.flatMap(({ entry }) => (entry !== null && 'undo' in entry ? [entry.undo] : []));
      const played = moments.flatMap(({ entry }) => (entry !== null && 'move' in entry ? [entry.n] : []));
      const all = turns.reduce((sum, { moves }) => sum + moves.length, 0);
      expect(all).toBe(played.filter((n) => !undone.includes(n)).length);
    }
  });

  it('settle nothing before the last of those asked has answered', async () => {
    const { ruleset, moments } = await replayed('buccaneers/records/first-game-3');
    // Three picks, what one of them brings, and three more: the same is asked again, but it is another turn.
    const steps = [1, 2, 3, 4, 5, 6, 7].map((at) => isAmidst({ ruleset, moments }, at));
    expect(steps).toEqual([true, true, false, false, true, true, false]);
    for (const { moves } of turnsIn({ ruleset, moments })) expect(moves).toHaveLength(1);
  });
});

describe('an analysis', () => {
  it('gives every seat a chance at every moment, and ends with the outcome', async () => {
    const found = await pieces('buccaneers/records/first-game-3');
    for (const { chances } of found) {
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    }
    expect(found.at(-1)?.chances).toEqual([0.5, 0, 0.5]);
    expect(found.some(({ chosen }) => chosen !== null)).toBe(true);
    expect(found.some(({ better }) => better !== null)).toBe(true);
  });

  it('stands as before while others still answer', async () => {
    const [deal, first, second] = await pieces('buccaneers/records/first-game-3');
    expect(first?.chances).toEqual(deal?.chances);
    expect(second?.chances).toEqual(deal?.chances);
  });

  it('shows what would have been better with the things on the board', async () => {
    const name = 'buccaneers/records/first-game-3';
    const replay = await replayed(name);
    const card = cardOf('buccaneers');
    if (card === undefined) throw new Error('no such game');
    const module = await moduleOf(card);
    const found = (await pieces(name)).flatMap(({ better }) => (better === null ? [] : [better]));
    const things = found.map((better) => betterThings(replay, better, module));
    const named = found.map(({ best }) => JSON.stringify(best));
    expect(things.some((all) => all.length > 0)).toBe(true);
    for (const [i, all] of things.entries()) for (const { id } of all) expect(named[i]).toContain(String(id));
  });

  it('is the same wherever it is worked out', async () => {
    const name = 'buccaneers/records/first-game-3';
    expect(await pieces(name)).toEqual(await pieces(name));
  });
});
