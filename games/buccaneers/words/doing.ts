/** What those who are asked are doing. */
import { doingBy } from '../../pieces/doing.ts';

export const doing = doingBy({
  pick: { en: 'picking a card', de: 'Karte wählen' },
  join: { en: 'choosing a time machine group', de: 'Zeitmaschinengruppe wählen' },
  laser: { en: 'placing a threshold card', de: 'Schwellenkarte legen' },
  keep: { en: 'choosing a card to keep', de: 'eine Karte behalten' },
  relic: { en: 'deciding about a relic', de: 'über ein Relikt entscheiden' },
});
