/** Whatever a game finds wrong with content is said in every language: content is broken everywhere to hear it all. */
import {
  fits,
  type Game,
  isRecord,
  type Json,
  type Problem,
  problemWords,
  type Shape,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { describe, expect, it } from 'vitest';

type Path = readonly string[];

/** Every place in the content, at most a few of each kind. */
function placesIn(value: unknown, path: Path = [], seen = new Map<string, number>()): Path[] {
  if (!isRecord(value) && !Array.isArray(value)) return [path];
  const inside = Object.entries(value).flatMap(([name, one]) => {
    const kind = [...path.slice(0, 1), path.length, isRecord(one) ? Object.keys(one).join() : name].join(' ');
    const times = seen.get(kind) ?? 0;
    seen.set(kind, times + 1);
    return times > 2 ? [] : placesIn(one, [...path, name], seen);
  });
  return [path, ...inside];
}

/** The same with this place changed; undefined takes it out. */
function changed(value: unknown, [name, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const inside = changed((value as Record<string, unknown>)[name], rest, change);
  if (Array.isArray(value))
    return inside === undefined ? value.toSpliced(Number(name), 1) : value.with(Number(name), inside);
  const { [name]: _, ...others } = value as Record<string, unknown>;
  return inside === undefined ? others : { ...others, [name]: inside };
}

const texts = (content: unknown): string[] => [
  ...new Set(JSON.stringify(content).match(/(?<=")\w+(?=")/g) ?? []),
];

const languages: readonly string[] = ['en', 'de'];

/** What may be put in the place of something. */
function* insteadOf(old: unknown, path: Path, known: readonly string[]): Generator<unknown> {
  yield undefined;
  // What a thing is called is nobody's business.
  if (languages.includes(path.at(-1) ?? '')) return;
  if (typeof old === 'number') yield* [0, 1, 2, 5, 8, 9, 99];
  if (typeof old === 'string') yield* known;
  if (Array.isArray(old)) yield* [[], old.slice(1), [...old, ...old.slice(0, 1)], [...old.slice(-1), ...old]];
  if (isRecord(old)) {
    const entries = Object.entries(old);
    const [first] = entries;
    yield Object.fromEntries(entries.slice(0, 1));
    if (first !== undefined) yield { ...old, Another: first[1] };
    yield { ...old, part: 'x', order: 1, effect: { do: 'flipDirection' } };
  }
}

/** Does what was changed still have its shape, with what is around it? All of a large box would take too long. */
function fitsStill(shape: Shape<unknown>, value: unknown, [name, ...rest]: Path): value is Json {
  const { node } = shape;
  const inside = node.is === 'record' ? node.fields[name ?? ''] : node.is === 'byName' ? node.of : undefined;
  if (name === undefined || rest.length === 0 || inside === undefined || !isRecord(value))
    return fits(shape, value);
  return fitsStill(inside, value[name], rest);
}

function expectations(game: Game): ReadonlyMap<string, Problem> {
  const heard = new Map<string, Problem>();
  const known = texts(game.content)
    .filter((one) => one.length < 18)
    .slice(0, 30);
  for (const path of placesIn(game.content)) {
    const old = path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], game.content);
    for (const instead of insteadOf(old, path, known)) {
      const content = changed(game.content, path, () => instead);
      if (!fitsStill(game.contentShape, content, path)) continue;
      for (const problem of game.contentProblems(content)) heard.set(problem.why, problem);
    }
  }
  return heard;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('says in both languages what is wrong with its content', () => {
    const heard = expectations(game);
    expect(heard.size).toBeGreaterThan(5);
    for (const problem of heard.values()) {
      const [en, de] = (['en', 'de'] as const).map(
        (language) => problemWords(problem, language, game).expected,
      );
      expect([en, de], problem.why).not.toContain(problem.why);
      for (const text of [en, de]) expect(text).not.toMatch(/[{}]/);
    }
  });
});
