/** The options of the game in words, and which of them go together. */
import { isRecord, type Json } from '@accretion/engine';
import type { OptionTexts, Wanted, Words } from '../../words.ts';

const crews = (count: number, en: string, de: string): Words => ({
  en: count === 1 ? 'One AI crew' : `${en} AI crews`,
  de: count === 1 ? 'Eine KI-Crew' : `${de} KI-Crews`,
});
const seat = (number: number): Words => ({ en: `Seat ${number}`, de: `Platz ${number}` });

/** Co-op is for two; six crews at most; nobody plays all alone; the First Player sits at the table. */
function agree({ seats, options }: Wanted, changed: keyof Wanted): Wanted {
  if (!isRecord(options)) return { seats, options };
  const { ai, first } = options;
  const agreed = { ...options };
  let humans = seats;
  if (options['coop'] === true && humans !== 2) {
    if (changed === 'options') humans = 2;
    else agreed['coop'] = false;
  }
  if (agreed['coop'] === true || (typeof ai === 'number' && (humans + ai > 6 || humans + ai < 2)))
    agreed['ai'] = 'recommended';
  if (typeof first === 'number' && first >= humans) agreed['first'] = 'random';
  return { seats: humans, options: agreed };
}

export const optionTexts: OptionTexts = {
  options: {
    ai: { en: 'AI crews', de: 'KI-Crews' },
    'ai?': {
      en: 'Crews that follow cards and have no hands or secrets. We recommend two for one player and one for two. They are not bots: bots take seats and play like people.',
      de: 'Crews, die Karten folgen und weder Hand noch Geheimnisse haben. Empfohlen sind zwei für eine Person und eine für zwei. Bots sind etwas anderes: Sie nehmen Plätze ein und spielen wie Menschen.',
    },
    'ai.recommended': { en: 'Recommended', de: 'Empfohlen' },
    'ai.0': { en: 'None', de: 'Keine' },
    'ai.1': crews(1, 'One', 'Eine'),
    'ai.2': crews(2, 'Two', 'Zwei'),
    'ai.3': crews(3, 'Three', 'Drei'),
    'ai.4': crews(4, 'Four', 'Vier'),
    'ai.5': crews(5, 'Five', 'Fünf'),
    level: { en: 'Difficulty of AI crews', de: 'Schwierigkeit der KI-Crews' },
    'level?': {
      en: 'Higher levels add sentry droids to AI bases. Has no effect without AI crews.',
      de: 'Höhere Stufen stellen mehr Wachdroiden in die KI-Basen. Ohne KI-Crews ändert sich nichts.',
    },
    'level.easy': { en: 'Easy', de: 'Leicht' },
    'level.normal': { en: 'Normal', de: 'Normal' },
    'level.hard': { en: 'Hard', de: 'Schwer' },
    coop: { en: 'Co-op against the AI', de: 'Gemeinsam gegen die KI' },
    'coop?': {
      en: 'Two players against four AI crews: both must fill their bases first.',
      de: 'Zwei Spieler gegen vier KI-Crews: Beide müssen ihre Basen zuerst füllen.',
    },
    cards: { en: 'The match ends', de: 'Die Partie endet' },
    'cards?': {
      en: 'A full base or an empty planet always ends the match. A round takes about five minutes.',
      de: 'Eine volle Basis oder ein leerer Planet beendet sie in jedem Fall. Eine Runde dauert etwa fünf Minuten.',
    },
    'cards.0': {
      en: 'When a base is full or the planet is empty',
      de: 'Wenn eine Basis voll oder der Planet leer ist',
    },
    'cards.5': { en: 'After 5 rounds at the latest', de: 'Spätestens nach 5 Runden' },
    'cards.8': { en: 'After 8 rounds at the latest', de: 'Spätestens nach 8 Runden' },
    'cards.9': { en: 'After 9 rounds at the latest', de: 'Spätestens nach 9 Runden' },
    'cards.12': { en: 'After 12 rounds at the latest', de: 'Spätestens nach 12 Runden' },
    membersBy: { en: 'Size of a crew', de: 'Größe einer Crew' },
    'membersBy?': {
      en: 'Eight members each with up to three crews, down to five with six.',
      de: 'Je acht Mitglieder bei bis zu drei Crews, bei sechs nur noch fünf.',
    },
    'membersBy.recommended': {
      en: 'Recommended: all crews count; in co-op only players',
      de: 'Empfohlen: Alle Crews zählen, gemeinsam nur die Spieler',
    },
    'membersBy.crews': {
      en: 'By the number of all crews',
      de: 'Nach der Zahl aller Crews',
    },
    'membersBy.humans': {
      en: 'By the number of players',
      de: 'Nach der Zahl der Spieler',
    },
    openToPartner: { en: 'Partners see everything', de: 'Partner sehen alles' },
    'openToPartner?': {
      en: 'In co-op, partners see each other’s plans and hands.',
      de: 'Im gemeinsamen Spiel sehen Partner Pläne und Hände des anderen.',
    },
    first: { en: 'First Player', de: 'Startspieler' },
    'first.random': { en: 'Random', de: 'Zufällig' },
    'first.0': seat(1),
    'first.1': seat(2),
    'first.2': seat(3),
    'first.3': seat(4),
    'first.4': seat(5),
    'first.5': seat(6),
    bases: { en: 'Bases', de: 'Basen' },
    'bases.spread': { en: 'Spread over the planet', de: 'Über den Planeten verteilt' },
    'bases.picked': {
      en: 'Players choose when the match begins',
      de: 'Alle wählen zu Beginn der Partie',
    },
    'bases.chosen': { en: 'Choose them here', de: 'Hier festlegen' },
    'bases.chosen.names': {
      en: 'One for each crew, in seat order, AI crews last',
      de: 'Eine für jede Crew, in der Reihenfolge der Plätze, KI-Crews zuletzt',
    },
  },
  values: {
    'bases.chosen.names': (content: Json) =>
      Object.keys(isRecord(content) && isRecord(content['bases']) ? content['bases'] : {}).map((value) => ({
        value,
        name: { en: value, de: value },
      })),
  },
  agree,
};
