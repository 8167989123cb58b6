/** One sentence for several in a row who share the same fate: in the log, and for those who play by ear. */
import { listed, speechOf } from '../../pieces/words.ts';
import type { Language, Words } from '../../words.ts';
import type { Story } from '../rules/story.ts';
import type { Told } from './events/telling.ts';
import type { Model } from './model.ts';
import { capital, ownRuleName, quoted, thingName } from './names.ts';
import { counted } from './terms.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'power': { en: '{figures} gain {amount} each.', de: '{figures} bekommen je {amount}.' },
  'deploy': { en: '{figures} are deployed.', de: '{figures} sind aufgestellt.' },
  'use': { en: '{figure} uses {rule} for {cost}, {left} left.', de: '{figure} setzt für {cost} {rule} ein, {left} übrig.' },
  'none': { en: 'none', de: 'keine' },
  'suffer': { en: '{figures} suffer {amount} each.', de: '{figures} erleiden je {amount}.' },
} satisfies Record<string, Words>);

export interface Joint {
  readonly text: string;
  /** How many of the events it tells, from the first on. */
  readonly of: number;
}

export function sharedFate(events: readonly Story[], model: Model, language: Language): Joint | null {
  const [first] = events;
  switch (first?.did) {
    case 'power':
      return together(
        isSamePower(first),
        ({ figures }) => figures,
        (names) => gainText(language, names, first.gain),
      );
    case 'use':
      return paid(first);
    case 'deploy':
      return together(
        isDeploy,
        ({ figure }) => [figure],
        (names) => say(language, 'deploy', { figures: listed(language, names) }),
      );
    case 'suffer':
      return together(
        isSameDamage(first),
        ({ who }) => who,
        (names) => sufferText(language, names, first.amount),
      );
    default:
      return null;
  }

  /** What a superpower cost, and what is left of the Power. */
  function paid({ figure, rule, cost }: Told<'use'>): Joint | null {
    const loss = events[1];
    if (loss?.did !== 'power' || loss.gain !== -cost || loss.figures[0] !== figure) return null;
    const [left = 0] = loss.power;
    const values = {
      figure: thingName(model, figure, language),
      rule: quoted(ownRuleName(model, figure, rule, language), language),
      cost: counted(language, 'powerOf', cost),
      left: left === 0 ? say(language, 'none') : left,
    };
    return { text: capital(say(language, 'use', values)), of: 2 };
  }

  function together<T extends Story>(
    isAlike: (told: Story) => told is T,
    who: (told: T) => readonly string[],
    text: (names: readonly string[]) => string,
  ): Joint | null {
    const end = events.findIndex((told) => !isAlike(told));
    const run = (end < 0 ? events : events.slice(0, end)).filter(isAlike);
    if (run.length < 2) return null;
    const all = run.flatMap(who);
    if (new Set(all).size < all.length) return null;
    const names = all.map((one) => thingName(model, one, language));
    return { text: capital(text(names)), of: run.length };
  }
}

/** What several gain, or suffer, each of them the same. */
export const gainText = (language: Language, names: readonly string[], gain: number): string =>
  say(language, 'power', { figures: listed(language, names), amount: counted(language, 'powerOf', gain) });
export const sufferText = (language: Language, names: readonly string[], amount: number): string =>
  say(language, 'suffer', {
    figures: listed(language, names),
    amount: counted(language, 'damageOf', amount),
  });

const isDeploy = (told: Story): told is Told<'deploy'> => told.did === 'deploy';
const isSamePower =
  ({ gain }: Told<'power'>) =>
  (told: Story): told is Told<'power'> =>
    told.did === 'power' && gain > 0 && told.gain === gain;
const isSameDamage =
  ({ amount }: Told<'suffer'>) =>
  (told: Story): told is Told<'suffer'> =>
    told.did === 'suffer' && amount > 0 && told.amount === amount;
