/**
 * A thought: the move, the sequence meant to follow it, and what else was considered. The player of a bot keeps the
 * sequence and plays it on while the seat's view shows nothing but what was foreseen; so a phase costs one thought.
 */
import { type Agenda, isRecord, type Move, type Node, type Ruleset, type Seat } from '@accretion/engine';

/** A move that is meant to follow, and what its seat sees when it does (`sightOf`). */
export interface Meant {
  readonly sight: string;
  readonly move: Move;
}

export interface Alternative {
  readonly move: Move;
  /** What is expected to follow, by the same seat. */
  readonly sequence: readonly Move[];
  /** How well the seat stands then, as the judge sees it, on average. */
  readonly worth: number;
  /** Its chance to win (solo: to reach the goal), and how unsure that is: a standard error. */
  readonly chance: number;
  readonly spread: number;
}

export interface Thought {
  readonly move: Move;
  readonly sequence: readonly Meant[];
  /** What was considered, the best first; the move itself is among them. */
  readonly alternatives: readonly Alternative[];
  /** Moves played in imagined worlds. */
  readonly nodes: number;
}

/** The move that was meant to follow, if the seat sees what was foreseen; otherwise the sequence is worth nothing. */
export function foreseen(
  [next]: readonly Meant[],
  { ruleset, view, seat }: { readonly ruleset: Ruleset; readonly view: unknown; readonly seat: Seat },
): Move | null {
  return next !== undefined && next.sight === sightOf(ruleset, view, seat) ? next.move : null;
}

/**
 * What a seat sees of its own things and of what is common, in a few letters. What others have is left out: sequences
 * are meant for lanes and sealed questions, where others act at the same time and cannot get in the way.
 */
export function sightOf({ rules }: Ruleset, view: unknown, seat: Seat): string {
  const { node } = rules.shape;
  if (node.is !== 'record' || !isRecord(view)) return lettersOf(JSON.stringify(view));
  let text = '';
  for (const [name, value] of Object.entries(view)) {
    const field = node.fields[name]?.node;
    text += `${name}:${JSON.stringify(ownPart(name, field, value, seat))}`;
  }
  return lettersOf(text);
}

function ownPart(name: string, node: Node | undefined, value: unknown, seat: Seat): unknown {
  if (node?.is === 'list' && node.perSeat && Array.isArray(value)) return value[seat];
  if (name !== 'agenda') return value;
  const { stack, lanes } = value as Agenda;
  return [stack, lanes.filter((lane) => lane.seat === seat)];
}

/** Equal texts have equal letters; others differ but once in a blue moon. */
function lettersOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 0x9e3779b1);
    b = Math.imul(b ^ letter, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
}
