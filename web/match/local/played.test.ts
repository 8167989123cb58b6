// @vitest-environment happy-dom
import { isRecord, type Json } from '@accretion/engine';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playNow } from '../../lobby/playNow.ts';
import { useWanted } from '../../lobby/useWanted.ts';
import { cardOf, loadGame } from '../games.ts';
import { again } from './begin.ts';
import { shelfIn } from './kept.ts';
import { rememberPlayed, usualOptions } from './played.ts';

const card = cardOf('buccaneers');
if (card === undefined) throw new Error('no such game');
const shelf = shelfIn(localStorage);
const keptBy = (id: string) => {
  const kept = shelf.get(id);
  if (kept === null) throw new Error('nothing was kept');
  return kept;
};
const holesOf = (options: Json): unknown => (isRecord(options) ? options['holes'] : undefined);

/** What the options dialog and the invitation begin with. */
async function offered(): Promise<unknown> {
  const [{ game }, texts] = await Promise.all([loadGame('buccaneers'), card?.optionTexts()]);
  if (card === undefined || texts === undefined) throw new Error('no such game');
  return holesOf(renderHook(() => useWanted(card, game, texts)).result.current.options);
}

describe('somebody new to Black Hole Buccaneers', () => {
  beforeEach(() => localStorage.clear());

  it('plays the fixed three holes with one click, until a match has ended', async () => {
    const first = keptBy(await playNow(card, 'Ada'));
    expect(holesOf(first.options)).toEqual({ are: 'first' });
    expect(holesOf(keptBy(await playNow(card, 'Ada')).options)).toEqual({ are: 'first' });
    rememberPlayed('ultramassive');
    expect(holesOf(usualOptions(card))).toEqual({ are: 'first' });
    rememberPlayed('buccaneers');
    expect(holesOf(keptBy(await playNow(card, 'Ada')).options)).toEqual({ are: 'random' });
  });

  it('counts as experienced after a match that ended before this was remembered', async () => {
    const first = keptBy(await playNow(card, 'Ada'));
    shelf.put({ ...first, outcome: { ranks: [1, 2, 3, 4], of: 4, scores: [9, 8, 7, 6], by: [] } });
    expect(usualOptions(card)).toEqual({});
  });

  it('finds them preselected in the options, and can choose others', async () => {
    expect(await offered()).toEqual({ are: 'first' });
    rememberPlayed('buccaneers');
    expect(await offered()).toEqual({ are: 'random' });
  });

  it('plays a rematch with random holes', async () => {
    const { game } = await loadGame('buccaneers');
    const next = again(game, keptBy(await playNow(card, 'Ada')));
    expect(holesOf(next?.options ?? null)).toEqual({ are: 'random' });
  });

  it('plays chosen holes again in a rematch', async () => {
    const { game } = await loadGame('buccaneers');
    const holes = { are: 'chosen', names: ['BH-DIR1', 'BH-DIR2', 'BH-DIR3'] };
    const other = { seats: 3, options: { holes } };
    expect(holesOf(again(game, keptBy(await playNow(card, 'Ada', other)))?.options ?? null)).toEqual(holes);
  });

  it('changes nothing about games without a first match of their own', () => {
    const other = cardOf('ultramassive');
    expect(other && usualOptions(other)).toEqual({});
  });
});
