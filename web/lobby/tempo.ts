/** The time limits and absence rules that the lobby offers, by name. */
import type { Game } from '@accretion/engine';
import type { Absence, Clock } from '@accretion/protocol';

export const clocks = ['none', 'quick', 'calm', 'day', 'threeDays'] as const;
export const absences = ['wait', 'partnerSoon', 'botSoon', 'botLate', 'resign'] as const;

/** Those that a game allows. */
export const absencesFor = ({ partners }: Pick<Game, 'partners'>): readonly (typeof absences)[number][] =>
  absences.filter((name) => name !== 'partnerSoon' || partners === true);

const minute = 60_000;
const day = 86_400_000;

const clockNamed: Readonly<Record<(typeof clocks)[number], Clock | null>> = {
  none: null,
  quick: { kind: 'live', bank: 5 * minute, increment: 10_000 },
  calm: { kind: 'live', bank: 15 * minute, increment: 30_000 },
  day: { kind: 'each', per: day },
  threeDays: { kind: 'each', per: 3 * day },
};

export const clockOf = (name: (typeof clocks)[number]): Clock | null => clockNamed[name];

export function absenceOf(name: (typeof absences)[number], level: string): Absence {
  switch (name) {
    case 'wait':
      return { do: 'wait' };
    case 'partnerSoon':
      return { do: 'partner', after: 2 * minute, level };
    case 'botSoon':
      return { do: 'bot', after: 2 * minute, level };
    case 'botLate':
      return { do: 'bot', after: day, level };
    case 'resign':
      return { do: 'resign', after: 7 * day, level };
  }
}
