/** A hint in words, and the things on the board that it is about. */
import { exchanged, type Move, type Ruleset, type Seat } from '@accretion/engine';
import type { Language, TableModule, Thing } from '@accretion/games/tables';
import type { Translate } from '../texts/texts.ts';
import type { Hint, HintLine } from './advisor.ts';

/** What a hint is told with. */
export interface Telling {
  readonly module: TableModule;
  readonly ruleset: Ruleset;
  readonly language: Language;
  /** What the person saw when they asked. */
  readonly view: unknown;
  readonly seat: Seat;
  /** Do they play alone? Then it is about the goal. */
  readonly isSolo: boolean;
}

export interface LineText {
  readonly line: HintLine;
  readonly move: string;
  readonly chance: string;
  readonly then: readonly string[];
}

/** The lines in words, one after the other: the page need not stop for them. Two that say the same are one. */
export function* lineTexts(hint: Hint, telling: Telling, t: Translate): Generator<LineText> {
  const { module, ruleset, language, seat, view } = telling;
  const text = (move: Move, seen: unknown): string =>
    module.words.choiceText({ seat, move }, seen, ruleset, language);
  const known = new Set<string>();
  for (const line of hint) {
    const move = text(line.move, view);
    const then = line.sequence.map((next) => text(next.move, next.view));
    const key = JSON.stringify([move, then]);
    if (known.has(key)) continue;
    known.add(key);
    yield { line, move, then, chance: chanceText(line, telling.isSolo, t) };
  }
}

/** In whole percent; only what is certain is called 0 or 100. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

function chanceText({ chance, spread }: HintLine, isSolo: boolean, t: Translate): string {
  if (chance === null) return '';
  const values = { percent: percentOf(chance), spread: Math.max(1, Math.round(spread * 100)) };
  return t(isSolo ? 'hint.goal' : 'hint.win', values);
}

/** The things a move names and those it will certainly do something with. */
export function thingsOf(
  { move, events }: Pick<HintLine, 'move' | 'events'>,
  { module, ruleset }: Pick<Telling, 'module' | 'ruleset'>,
): readonly Thing[] {
  const things: Thing[] = [];
  exchanged(ruleset.game.move, move, (kind, id) => {
    things.push({ kind, id });
    return id;
  });
  return [...things, ...events.flatMap((event) => module.words.eventThings(event, ruleset))];
}
