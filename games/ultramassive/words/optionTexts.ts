/** The options of the game in words, and which of them go together. */
import { isRecord } from '@accretion/engine';
import type { OptionTexts, Wanted } from '../../words.ts';

/** R84, ER1: one person alone plays solo; neither solo nor the earlier edition has the advanced draft. */
function agree({ seats, options }: Wanted, changed: keyof Wanted): Wanted {
  if (!isRecord(options)) return { seats, options };
  const { mode, edition, advancedDraft } = options;
  const isSolo = changed === 'seats' ? seats === 1 : mode !== 'players' && edition === 'final';
  if (!isSolo)
    return {
      seats: Math.max(2, seats),
      options: { ...options, mode: 'players', advancedDraft: advancedDraft === true && edition === 'final' },
    };
  return {
    seats: 1,
    options: {
      ...options,
      mode: mode === 'soloHard' ? mode : 'soloNormal',
      edition: 'final',
      advancedDraft: false,
      startingPlayer: 'random',
    },
  };
}

// biome-ignore format: one text, one line
export const optionTexts: OptionTexts = {
  agree,
  options: {
    edition: { en: 'Edition', de: 'Ausgabe' },
    'edition?': { en: 'The earlier edition has other draft spaces and Core Anomalies, and neither solo nor advanced draft.', de: 'Die frühere Ausgabe hat andere Draftfelder und Kernanomalien und weder Solo noch erweiterten Draft.' },
    'edition.final': { en: 'Final', de: 'Endgültige' },
    'edition.earlier': { en: 'Earlier', de: 'Frühere' },
    mode: { en: 'Mode', de: 'Modus' },
    'mode?': { en: 'Solo: meet Challenges and reach a goal within six Rounds. Normal needs 3 Challenges and 80 Solar Mass, Hard 5 and 100.', de: 'Solo: Erfülle Herausforderungen und erreiche in sechs Runden ein Ziel. Normal verlangt 3 Herausforderungen und 80 Sonnenmasse, Schwer 5 und 100.' },
    'mode.players': { en: 'Two to four players', de: 'Zwei bis vier Spieler' },
    'mode.soloNormal': { en: 'Solo, Normal', de: 'Solo, Normal' },
    'mode.soloHard': { en: 'Solo, Hard', de: 'Solo, Schwer' },
    advancedDraft: { en: 'Advanced draft', de: 'Erweiterter Draft' },
    'advancedDraft?': { en: 'Random draft tokens replace the printed spaces and change after Rounds 2 and 4.', de: 'Zufällige Draftmarker ersetzen die aufgedruckten Felder und wechseln nach den Runden 2 und 4.' },
    ultramassiveIsASize: { en: 'ULTRAMASSIVE counts as a size', de: 'ULTRAMASSIVE zählt als Größe' },
    'ultramassiveIsASize?': { en: 'From 100 Solar Mass on, a Black Hole counts as one size larger for the others’ bonus.', de: 'Ab 100 Sonnenmasse zählt ein Schwarzes Loch für den Bonus der anderen als eine Größe größer.' },
    turns: { en: 'Turns', de: 'Züge' },
    'turns?': { en: 'Together, everyone acts at their own pace. The result is the same either way.', de: 'Gemeinsam handeln alle im eigenen Tempo. Das Ergebnis ist dasselbe.' },
    'turns.together': { en: 'Everyone together', de: 'Alle gemeinsam' },
    'turns.oneByOne': { en: 'One after the other', de: 'Nacheinander' },
    startingPlayer: { en: 'Starting player', de: 'Startspieler' },
    'startingPlayer.random': { en: 'Random', de: 'Zufällig' },
    'startingPlayer.0': { en: 'Seat 1', de: 'Platz 1' },
    'startingPlayer.1': { en: 'Seat 2', de: 'Platz 2' },
    'startingPlayer.2': { en: 'Seat 3', de: 'Platz 3' },
    'startingPlayer.3': { en: 'Seat 4', de: 'Platz 4' },
  },
};
