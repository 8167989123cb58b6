/** The headings of the log: Rounds, turns and whose activation it is. */
import { speechOf } from '../../pieces/words.ts';
import type { Heading, LogWords } from '../../words.ts';
import { cosmic, type View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { sharedFate } from './joint.ts';
import { bossKey, type Model } from './model.ts';
import { figureName } from './names.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'round': { en: 'Round {round}', de: 'Runde {round}' },
  'setup': { en: 'Setup', de: 'Aufbau' },
  'power': { en: 'Power Phase', de: 'Kraftphase' },
  'crisis': { en: "The Crisis Team's turn", de: 'Zug des Krisenteams' },
  'cosmic': { en: "{boss}'s turn", de: 'Zug von {boss}' },
  'activation': { en: '{figure} activates', de: '{figure} wird aktiviert' },
  'end': { en: 'The match is over', de: 'Die Partie ist zu Ende' },
});

const none: readonly Heading[] = [];

function doerIn(told: Story): string {
  if ('by' in told && told.by !== '') return told.by;
  if ('figures' in told) return told.figures.length === 1 ? (told.figures[0] ?? '') : '';
  return 'figure' in told ? told.figure : '';
}

/** Whose doing an event is: of the seat it names, or of the seat that owns its figure. */
function seatIn(told: Story, view: View | undefined, model: Model): number | null {
  if ('seat' in told) return told.seat;
  const key = doerIn(told);
  if (key === bossKey) return cosmic;
  const character = model.heroes.findIndex((hero) => hero.key === key);
  return view?.figures.find((figure) => figure.character === character)?.seat ?? null;
}

export const log: LogWords<View, Story, Model> = {
  headings(told, under, _names, { model }, language, view) {
    switch (told.did) {
      case 'round':
        return [
          {
            level: 'round',
            key: `${told.round}`,
            text: say(language, 'round', { round: told.round }),
            saysAll: true,
          },
          { level: 'turn', key: 'power', text: say(language, 'power') },
        ];
      case 'turn': {
        const boss = figureName(model, bossKey, language);
        const text = say(language, told.side, { boss });
        return [{ level: 'turn', key: `${told.turn}`, text, saysAll: true }];
      }
      case 'activate': {
        const [turn = ''] = under.turn?.key.split(' ') ?? [];
        const player = seatIn(told, view, model);
        const text = say(language, 'activation', { figure: figureName(model, told.figure, language) });
        const key = `${turn} ${told.figure}`;
        return [{ level: 'turn', key, text, ...(player !== null && { player }), saysAll: true }];
      }
      case 'muster':
      case 'zone':
        return under.round === null ? [{ level: 'round', key: '0', text: say(language, 'setup') }] : none;
      case 'end':
        return [{ level: 'round', key: 'end', text: say(language, 'end') }];
      default:
        return none;
    }
  },
  playerIn(told) {
    if ('seat' in told) return told.seat;
    return doerIn(told) === bossKey ? cosmic : null;
  },
  joined(events, _names, { model }, language) {
    const joint = sharedFate(events, model, language);
    return joint?.of === events.length ? joint.text : null;
  },
};
