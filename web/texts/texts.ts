/** The page's sentences in the chosen language: ICU messages, by Lingui. */
import type { Language } from '@accretion/games/tables';
import { setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { Store } from '../match/store.ts';
import { wishes } from '../settings/settings.ts';
import type { TextKey } from './en.ts';

type Catalogue = Readonly<Record<TextKey, string>>;
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Only the language in use is loaded. */
const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('./en.ts').then((one) => one.en),
  de: () => import('./de.ts').then((one) => one.de),
};

export const languages = Object.keys(catalogues) as readonly Language[];

const spoken = new Store<Translate>((key) => key);

/** From now on texts speak the wished language. */
export async function speak(): Promise<void> {
  let now = wishes.getSnapshot().language;
  spoken.set(await translator(now));
  wishes.subscribe(() => {
    const { language } = wishes.getSnapshot();
    if (language === now) return;
    now = language;
    void translator(language).then((made) => language === now && spoken.set(made));
  });
}

/** In a built page the messages are compiled already (vite.config.ts); elsewhere Lingui does it on the way. */
async function translator(language: Language): Promise<Translate> {
  const texts = setupI18n({ locale: language, messages: { [language]: await catalogues[language]() } });
  return (key, values) => texts._(key, values);
}

/** `t('key', { values })`, for the language shown. */
export const useTexts = (): Translate => useSyncExternalStore(spoken.subscribe, spoken.getSnapshot);
