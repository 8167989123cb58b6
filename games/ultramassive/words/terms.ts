/** Words and displays that differ between the editions, and are no rules. */
import type { Edition } from '../rules/content.ts';

type Language = 'en' | 'de';

/** ER22: what each edition calls the same things. */
const words = {
  final: {
    en: {
      primary: 'Primary Effect',
      effect: 'Anomaly Effect',
      orbit: 'Orbit effect',
      siphon: 'Siphon effect',
      discovery: 'Discovery phase',
      actions: 'Actions phase',
      cooldown: 'Cooldown token',
    },
    de: {
      primary: 'Haupteffekt',
      effect: 'Anomalie-Effekt',
      orbit: 'Orbit-Effekt',
      siphon: 'Siphon-Effekt',
      discovery: 'Entdeckungsphase',
      actions: 'Aktionsphase',
      cooldown: 'Abklingmarker',
    },
  },
  earlier: {
    en: {
      primary: 'Primary Action',
      effect: 'Anomaly Action',
      orbit: 'Orbit action',
      siphon: 'Siphon action',
      discovery: 'Discover phase',
      actions: 'Action phase',
      cooldown: 'Cooldown cube',
    },
    de: {
      primary: 'Hauptaktion',
      effect: 'Anomalie-Aktion',
      orbit: 'Orbit-Aktion',
      siphon: 'Siphon-Aktion',
      discovery: 'Phase Entdecken',
      actions: 'Phase Aktion',
      cooldown: 'Abklingwürfel',
    },
  },
} as const;

export type Terms = Readonly<Record<keyof (typeof words)['final']['en'], string>>;

export const terms = (edition: Edition, language: Language): Terms => words[edition][language];

/** R63, A19, ER18: the disc on the track; 100 itself still shows as 100. */
export const onTrack = (mass: number): { hundreds: number; at: number } => {
  const hundreds = mass === 0 ? 0 : Math.floor((mass - 1) / 100);
  return { hundreds, at: mass - 100 * hundreds };
};
