/** What a person has chosen in this browser. Saved here, never sent anywhere. */
import { isRecord } from '@accretion/engine';
import type { Language, Settings as TableSettings } from '@accretion/games/tables';
import { avatars } from '@accretion/protocol/avatars';
import { Store } from '../match/store.ts';

export interface Preferences {
  readonly language: Language;
  readonly name: string;
  /** What is drawn beside the name; chosen at random for somebody new. */
  readonly avatar: string;
  /** `system` follows the operating system. */
  readonly motion: 'system' | 'on' | 'off';
  /** How fast scenes are shown; `off`: not at all. */
  readonly scenes: 'slow' | 'normal' | 'fast' | 'off';
  /** `system` follows the operating system. */
  readonly theme: 'system' | 'dark' | 'light';
  readonly text: 'normal' | 'large' | 'huge';
  readonly patterns: boolean;
  /** Browsers play nothing before the first click. */
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Is a phone's vibration used, where there is one? */
  readonly haptics: boolean;
  /** Single keys as shortcuts at the table. */
  readonly shortcuts: boolean;
  /** How fast bots answer in a match of this page; `off`: at once. */
  readonly bots: 'slow' | 'normal' | 'fast' | 'off';
  /** Is a forced pass that everybody can see made for this person? */
  readonly passes: boolean;
  /** A move that cannot be undone takes a second tap. */
  readonly confirm: boolean;
  /** Is the list of choices open beside the board? */
  readonly choices: boolean;
}

const key = 'accretion/settings';
const quiet = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const bright = globalThis.matchMedia?.('(prefers-color-scheme: light)');

const defaults = (): Preferences => ({
  language: globalThis.navigator?.language?.startsWith('de') ? 'de' : 'en',
  name: '',
  avatar: avatars[Math.floor(Math.random() * avatars.length)] ?? avatars[0],
  motion: 'system',
  scenes: 'normal',
  theme: 'dark',
  text: 'normal',
  patterns: false,
  sound: true,
  volume: 0.5,
  haptics: true,
  shortcuts: true,
  bots: 'normal',
  passes: true,
  confirm: true,
  choices: false,
});

function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null');
    return isRecord(kept) ? { ...defaults(), ...kept } : defaults();
  } catch {
    return defaults();
  }
}

export const preferences = new Store<Preferences>(read());

export function setPreferences(change: Partial<Preferences>): void {
  preferences.set({ ...preferences.getSnapshot(), ...change });
  localStorage.setItem(key, JSON.stringify(preferences.getSnapshot()));
}

const asTableSettings = ({ language, motion, patterns }: Preferences): TableSettings => ({
  language,
  motion: motion === 'system' ? quiet?.matches !== true : motion === 'on',
  patterns,
});

/** The settings that a game's table gets. */
export const settings = new Store<TableSettings>(asTableSettings(preferences.getSnapshot()));

/** The theme in which the page is drawn. */
const themeOf = ({ theme }: Preferences): 'dark' | 'light' =>
  theme === 'system' ? (bright?.matches === true ? 'light' : 'dark') : theme;

function apply(): void {
  const now = preferences.getSnapshot();
  settings.set(asTableSettings(now));
  const { dataset } = document.documentElement;
  document.documentElement.lang = now.language;
  dataset['motion'] = settings.getSnapshot().motion ? 'on' : 'off';
  dataset['theme'] = themeOf(now);
  dataset['text'] = now.text;
  dataset['patterns'] = now.patterns ? 'on' : 'off';
  // The bars of the browser get the colour of the page.
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface-0');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
}

/** Applies the preferences to the page, now and whenever they change. */
export function applyPreferences(): void {
  // What was chosen at random stays.
  setPreferences({});
  apply();
  preferences.subscribe(apply);
  quiet?.addEventListener('change', apply);
  bright?.addEventListener('change', apply);
}
