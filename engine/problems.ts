/** What is wrong with a value, as a value: where, the key of a sentence, and what stands in it. */
import { isTooDeep } from './json.ts';
import { filled, foundSentences, problemSentences } from './sentences.ts';

export interface Problem {
  readonly path: string;
  /** What was expected, by its sentence: one of the engine, or of the game (`Game.problems`). */
  readonly why: string;
  /** What stands in the sentence; `found` is what was found, as JSON, `foundIs` a sentence about it. */
  readonly values: Readonly<Record<string, string | number>>;
}

type Values = Problem['values'];
type Language = 'en' | 'de';
type Sentences = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What was found, short enough to be shown. */
function found(
  value: unknown,
): { readonly found: string } | { readonly foundIs: keyof typeof foundSentences } {
  if (value === undefined) return { foundIs: 'nothing' };
  if (isTooDeep(value)) return { foundIs: 'tooDeep' };
  return { found: asText(value) };
}

export function asText(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export const problemAt = (path: string, why: string, value: unknown, values: Values = {}): Problem => ({
  path,
  why,
  values: { ...values, ...found(value) },
});

/** What a game says about its content, and how it calls its values. */
interface Wording {
  readonly problems?: Sentences | undefined;
  readonly called?: (name: string) => string;
}

/** Both halves of what there is to say: what was expected, and what was found. */
export function problemWords(
  { why, values }: Problem,
  language: Language,
  { problems = {}, called = (name) => name }: Wording = {},
): { readonly expected: string; readonly found: string } {
  const own = problems[why]?.[language];
  const named = Object.entries(values).map(([key, value]) => [key, called(String(value))] as const);
  const general: Sentences = problemSentences;
  const about: Sentences = foundSentences;
  const expected =
    own === undefined
      ? filled(general[why]?.[language] ?? why, values)
      : filled(own, Object.fromEntries(named));
  return { expected, found: String(values['found'] ?? about[String(values['foundIs'])]?.[language] ?? '') };
}

/** A problem in English, on one line. */
export function problemText(problem: Problem, game: Wording = {}): string {
  const { expected, found: seen } = problemWords(problem, 'en', { problems: game.problems });
  return `${problem.path}: expected ${expected}, found ${seen}`;
}

/** Problems for programs that read no keys: each with what was expected and found, in English. */
export const inEnglish = (
  problems: readonly Problem[],
  game: Wording = {},
): { readonly path: string; readonly expected: string; readonly found: string }[] =>
  problems.map((one) => ({ path: one.path, ...problemWords(one, 'en', { problems: game.problems }) }));
