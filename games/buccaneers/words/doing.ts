/** What those who are asked are doing. */
import { doingBy } from '../../pieces/doing.ts';

export const doing = doingBy({
  pick: { en: 'picking a card', de: 'Karte wählen' },
  join: { en: 'choosing a Time Machine group', de: 'Zeitmaschinen-Gruppe wählen' },
  laser: { en: 'placing a Threshold card', de: 'Schwellenkarte legen' },
  keep: { en: 'choosing a card to keep', de: 'eine Karte behalten' },
  relic: { en: 'deciding about a Relic', de: 'über ein Relikt entscheiden' },
});
