/** What those who are asked are doing, by the step they owe: for all who wait for them. */
import type { Agenda, Seat } from '@accretion/engine';
import type { Language, Words } from '../words.ts';
import { stepOf } from './choosing.ts';

type Doing = (
  view: { readonly agenda: Agenda },
  seat: Seat,
  ruleset: unknown,
  language: Language,
) => string | null;

export const doingBy =
  (steps: Readonly<Record<string, Words>>): Doing =>
  (view, seat, _ruleset, language) =>
    steps[stepOf(view, seat)?.do ?? '']?.[language] ?? null;
