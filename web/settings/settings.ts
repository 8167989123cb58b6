/** What a person has chosen for this browser. Kept here, never sent anywhere. */
import { isRecord } from '@accretion/engine';
import type { Language, Settings as TableSettings } from '@accretion/games/tables';
import { Store } from '../match/store.ts';

export interface Wishes {
  readonly language: Language;
  readonly name: string;
  /** `system` follows the wish of the operating system. */
  readonly motion: 'system' | 'on' | 'off';
  readonly text: 'normal' | 'large' | 'huge';
  readonly patterns: boolean;
  readonly sound: boolean;
  /** Single keys as shortcuts at the table. */
  readonly shortcuts: boolean;
  /** Is the list of choices open beside the board? */
  readonly choices: boolean;
}

const key = 'accretion/settings';
const quiet = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

const defaults = (): Wishes => ({
  language: globalThis.navigator?.language?.startsWith('de') ? 'de' : 'en',
  name: '',
  motion: 'system',
  text: 'normal',
  patterns: false,
  sound: false,
  shortcuts: true,
  choices: false,
});

function read(): Wishes {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null');
    return isRecord(kept) ? { ...defaults(), ...kept } : defaults();
  } catch {
    return defaults();
  }
}

export const wishes = new Store<Wishes>(read());

export function wish(change: Partial<Wishes>): void {
  wishes.set({ ...wishes.getSnapshot(), ...change });
  localStorage.setItem(key, JSON.stringify(wishes.getSnapshot()));
}

const asTableSettings = ({ language, motion, patterns }: Wishes): TableSettings => ({
  language,
  motion: motion === 'system' ? quiet?.matches !== true : motion === 'on',
  patterns,
});

/** The part a game's table gets. */
export const settings = new Store<TableSettings>(asTableSettings(wishes.getSnapshot()));

function apply(): void {
  const now = wishes.getSnapshot();
  settings.set(asTableSettings(now));
  const { dataset } = document.documentElement;
  document.documentElement.lang = now.language;
  dataset['motion'] = settings.getSnapshot().motion ? 'on' : 'off';
  dataset['text'] = now.text;
  dataset['patterns'] = now.patterns ? 'on' : 'off';
}

/** From now on the page looks as wished. */
export function applyWishes(): void {
  apply();
  wishes.subscribe(apply);
  quiet?.addEventListener('change', apply);
}
