/** The page's texts in the chosen language: ICU messages, formatted by Lingui. */
import type { Language } from '@accretion/games/tables';
import { setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { Store } from '../match/store.ts';
import { preferences } from '../settings/settings.ts';
import type { TextKey } from './en.ts';
import type { OnlineTextKey } from './online/en.ts';
import type { PageTextKey } from './pages/en.ts';

type Catalogue<K extends string> = Readonly<Record<K, string>>;
type Catalogues<K extends string> = Readonly<Record<Language, () => Promise<Catalogue<K>>>>;
export type Translate = (
  key: TextKey | PageTextKey | OnlineTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Only the language in use is loaded. */
const catalogues: Catalogues<TextKey> = {
  en: () => import('./en.ts').then((one) => one.en),
  de: () => import('./de.ts').then((one) => one.de),
};

/** The texts of what lobby and table do not show at once, loaded with the first part that needs them. */
const pageCatalogues: Catalogues<PageTextKey> = {
  en: () => import('./pages/en.ts').then((one) => one.en),
  de: () => import('./pages/de.ts').then((one) => one.de),
};
const onlineCatalogues: Catalogues<OnlineTextKey> = {
  en: () => import('./online/en.ts').then((one) => one.en),
  de: () => import('./online/de.ts').then((one) => one.de),
};

export const languages: readonly Language[] = ['en', 'de'];

const spoken = new Store<Translate>((key) => key);

/** Loads the texts of the preferred language, now and whenever it changes. */
export async function loadTexts(): Promise<void> {
  let now = preferences.getSnapshot().language;
  spoken.set(await translator(now));
  preferences.subscribe(() => {
    const { language } = preferences.getSnapshot();
    if (language === now) return;
    now = language;
    void translator(language).then((made) => language === now && spoken.set(made));
  });
}

let isPaged = false;
let paged: Promise<void> | null = null;

/** Loads the texts of what lobby and table do not show at once. */
export function loadPageTexts(): Promise<void> {
  paged ??= (async () => {
    isPaged = true;
    spoken.set(await translator(preferences.getSnapshot().language));
  })();
  return paged;
}

/** A part of the page that is loaded when it is first needed, together with its texts. */
export async function withPageTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadPageTexts()]);
  return loaded;
}

/** In a built page the messages are already compiled (vite.config.ts); elsewhere Lingui compiles them on use. */
async function translator(language: Language): Promise<Translate> {
  const wanted = isPaged ? [catalogues, pageCatalogues, onlineCatalogues] : [catalogues];
  const loaded = await Promise.all(wanted.map((one) => one[language]()));
  const texts = setupI18n({
    locale: language,
    messages: { [language]: Object.fromEntries(loaded.flatMap((one) => Object.entries(one))) },
  });
  return (key, values) => texts._(key, values);
}

/** `t('key', { values })`, for the language shown. */
export const useTexts = (): Translate => useSyncExternalStore(spoken.subscribe, spoken.getSnapshot);
