/** Knobs: numbers that are turned together, by whole steps. A knob may be turned any way that the box allows. */
import { boxOf, copyJson, isRecord, type Json, type Pack, type Path } from '@accretion/engine';
import type { Entry } from '@accretion/games';
import { weightsIn } from '../bots.ts';
import { Complaint } from '../terminal.ts';
import { standInsOf } from './standIns.ts';

export interface Knob {
  readonly name: string;
  readonly values: readonly { readonly path: Path; readonly before: number }[];
  /** The first step to try. */
  readonly step: number;
  turned(before: number, steps: number): number;
}

/** Stand-in values by name; * stands for any one part of a path: "holes.*.threshold". Each step adds 1. */
export function valueKnobs(entry: Entry, content: Json, patterns: readonly string[]): Knob[] {
  const all = standInsOf(content).map(({ path, value }) => ({ path, before: value }));
  return patterns.map((name) => {
    const values = all.filter(({ path }) => matches(name, path));
    if (values.length === 0)
      throw new Complaint(
        `values: "${name}" is no stand-in of ${entry.game.id}; printed values stay as they are. Stand-ins are, for example, ${examples(all)}`,
      );
    const mean = values.reduce((sum, { before }) => sum + Math.abs(before), 0) / values.length;
    return {
      name,
      values,
      step: Math.max(1, Math.round(mean / 4)),
      turned: (before, steps) => before + steps,
    };
  });
}

/** Weights of a judge. Each step is a tenth of what the weight was. */
export function weightKnobs(entry: Entry, patterns: readonly string[]): Knob[] {
  const all = weightsIn(entry.weights).map(({ path, value }) => ({ path: path.split('.'), before: value }));
  return patterns.map((name) => {
    const values = all.filter(({ path }) => matches(name, path));
    if (values.length === 0)
      throw new Complaint(`weights: there is no weight "${name}"; the weights are ${examples(all, 99)}`);
    const turned = (before: number, steps: number): number =>
      Math.round(1e6 * (before + (steps * (Math.abs(before) || 1)) / 10)) / 1e6;
    return { name, values, step: 4, turned };
  });
}

function matches(pattern: string, path: Path): boolean {
  const parts = pattern.split('.');
  return parts.length === path.length && parts.every((part, i) => part === '*' || part === String(path[i]));
}

const examples = (all: readonly { readonly path: Path }[], most = 8): string =>
  all
    .slice(0, most)
    .map(({ path }) => path.join('.'))
    .join(', ');

export interface Difference {
  readonly path: Path;
  readonly before: number;
  readonly after: number;
}

/** What differs when each knob is turned so far. */
export const differences = (knobs: readonly Knob[], steps: readonly number[]): Difference[] =>
  knobs.flatMap(({ values, turned }, i) =>
    values.flatMap(({ path, before }) => {
      const after = turned(before, steps[i] ?? 0);
      return after === before ? [] : [{ path, before, after }];
    }),
  );

/** A pack with these changes to what a box holds; null where the game refuses it. */
export function packWith(
  entry: Entry,
  base: Pack | null,
  content: Json,
  name: string,
  changes: readonly Difference[],
): Pack | null {
  let parts: Json = base?.content ?? {};
  for (const { path, after } of changes) parts = changed(parts, content, path.map(String), after);
  if (!isRecord(parts)) return null;
  const pack: Pack = { game: entry.game.id, name, content: parts };
  return 'box' in boxOf(entry.game, pack) ? pack : null;
}

/** Records of a pack name what they change; a list is given whole. */
function changed(part: Json | undefined, built: Json, path: readonly string[], after: number): Json {
  const [name, ...rest] = path;
  if (name === undefined) return after;
  if (Array.isArray(built)) {
    const list: Json[] = Array.isArray(part) ? [...part] : copyJson([...built]);
    const at = Number(name);
    list[at] = changed(list[at], built[at] ?? null, rest, after);
    return list;
  }
  const within = isRecord(built) ? (built[name] ?? null) : null;
  const own = isRecord(part) ? part : {};
  // Below a list everything is given, not just what changes.
  return { ...own, [name]: changed(own[name], within, rest, after) };
}
