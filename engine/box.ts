/**
 * The box: the content of one match. Built-in content, or built-in content changed by a pack: an owner of a
 * printed box types in the cards as printed and plays with them. Rules are made for a box and kept by its hash.
 */
import { problems } from './check.ts';
import type { Components } from './components.ts';
import type { Box, Pack } from './content.ts';
import type { Game, Move, State } from './game.ts';
import { hashOf, isRecord, isTooDeep } from './json.ts';
import { type Problem, problemAt } from './problems.ts';
import { record, type Shape, text } from './shape.ts';

/** More than any printed box holds of anything. Every view, clone and shuffle grows with it. */
const maxOfAKind = 1_000;

const packShape: Shape<unknown> = record({ game: text(40), name: text(80) });

export type Boxed<C> = { readonly box: Box<C> } | { readonly problems: readonly Problem[] };

/** The box of a game, with a pack or without; or what is wrong with the pack, entry by entry. */
export function boxOf<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  pack: unknown = null,
): Boxed<C> {
  if (pack === null) return judged(game, game.content, null);
  if (!isRecord(pack))
    return { problems: [{ path: '(the whole)', why: 'packRecord', values: { found: typeof pack } }] };
  if (isTooDeep(pack)) return { problems: [problemAt('(the whole)', 'pack', pack)] };
  const { content: changes, ...head } = pack;
  const wrong = problems(packShape, head);
  if (wrong.length > 0) return { problems: wrong };
  if (head['game'] !== game.id) {
    return {
      problems: [problemAt('game', 'exactly', head['game'], { value: JSON.stringify(game.id) })],
    };
  }
  if (!isRecord(changes))
    return { problems: [{ path: 'content', why: 'changes', values: { found: typeof changes } }] };
  return judged(game, merged(game.content, changes), pack as Pack);
}

/** The box with this content, or what is wrong with it. */
function judged<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  content: unknown,
  pack: Pack | null,
): Boxed<C> {
  const misfits = problems(game.contentShape, content);
  if (misfits.length > 0) return { problems: misfits };
  const unsound = game.contentProblems(content as C);
  if (unsound.length > 0) return { problems: unsound };
  const box = { hash: hashOf(content), content: content as C, pack };
  const crowded = pack === null ? [] : tooMany(game.rules(game.model(box)).components);
  return crowded.length > 0 ? { problems: crowded } : { box };
}

function tooMany(components: Components): Problem[] {
  return Object.entries(components).flatMap(([kind, all]) => {
    const count = typeof all === 'number' ? all : all.length;
    return count > maxOfAKind ? [problemAt('content', 'atMostOfKind', count, { max: maxOfAKind, kind })] : [];
  });
}

/** Records are merged field by field, null takes a field out, everything else replaces. */
export function merged(built: unknown, change: unknown): unknown {
  if (!isRecord(built) || !isRecord(change)) return change;
  const result: Record<string, unknown> = { ...built };
  for (const [name, value] of Object.entries(change)) {
    if (value === null && Object.hasOwn(built, name) && built[name] !== null) delete result[name];
    else result[name] = Object.hasOwn(built, name) ? merged(built[name], value) : value;
  }
  return result;
}
