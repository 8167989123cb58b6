/** Moves, events and questions of any game in words, from the names in its shapes. */
import {
  type Event,
  isRecord,
  type Move,
  openStep,
  type Ruleset,
  type Seat,
  type State,
  withNames,
} from '@accretion/engine';
import type { Thing } from '@accretion/games/tables';
import { fieldsOf } from '../json.ts';

/** "turnUpHole" as "turn up hole". */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (isRecord(value)) return Object.values(value).map(inWords).join(' ');
  return value === null ? '–' : String(value);
}

function fieldsInWords(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${spaced(name)} ${inWords(value)}`)
    .join(', ');
}

export function choiceWords(move: Move, ruleset: Ruleset): string {
  const { do: verb, ...fields } = fieldsOf(withNames(ruleset.game.move, move, ruleset.rules.components));
  return Object.keys(fields).length === 0
    ? spaced(inWords(verb))
    : `${spaced(inWords(verb))}: ${fieldsInWords(fields)}`;
}

export function eventWords(event: Event, names: readonly string[], ruleset: Ruleset): string {
  const { did, seat, ...fields } = fieldsOf(withNames(ruleset.game.event, event, ruleset.rules.components));
  const who = typeof seat === 'number' ? `${names[seat] ?? seat}: ` : '';
  return `${who}${spaced(inWords(did))} ${fieldsInWords(fields)}`.trim();
}

export function questionOf(view: unknown, seat: Seat): string {
  const step = openStep((view as State).agenda, seat);
  return step === undefined ? '' : `${spaced(step.do)}?`;
}

export function nameOf({ kind, id }: Thing, ruleset: Ruleset): string {
  const names = ruleset.rules.components[kind];
  return (Array.isArray(names) ? names[id] : undefined) ?? `${kind} ${id}`;
}

export const thingsIn = (): readonly Thing[] => [];
