/** The headings of the log: Rounds, their phases, and every fight. */
import { speechOf } from '../../pieces/words.ts';
import type { Heading, LogWords, Under } from '../../words.ts';
import type { Board } from '../rules/board.ts';
import type { Story, View } from '../rules/state.ts';
import { placeWords } from './names.ts';
import { say } from './texts.ts';

type Phase = 'distribute' | 'plan' | 'deploy' | 'command' | 'combat' | 'deposit' | 'restore';

// biome-ignore format: one text, one line
const heading = speechOf({
  round: { en: 'Round {round}', de: 'Runde {round}' },
  fight: { en: '{at}: {crew} against {against}', de: '{at}: {crew} gegen {against}' },
  end: { en: 'The match is over: {how}', de: 'Die Partie ist zu Ende: {how}' },
}).say;

const none: readonly Heading[] = [];

export const log: LogWords<View, Story, Board> = {
  headings(told, under, names, { model }, language) {
    const phase = (key: Phase): Heading => ({ level: 'turn', key, text: say(language, `phase.${key}`) });
    const round = (number: number): readonly Heading[] => [
      { level: 'round', key: `${number}`, text: heading(language, 'round', { round: number }) },
      phase('distribute'),
    ];
    switch (told.did) {
      case 'look': // told before the card that says which Round it is
        return under.round === null ? none : round(Number(under.round.key) + 1);
      case 'playResource':
        return under.round?.key === `${told.round}` ? none : round(told.round);
      case 'fight': {
        const player = (crew: number): string => names[crew] ?? '';
        const text = heading(language, 'fight', {
          at: placeWords(model, told.at, language),
          crew: player(told.crew),
          against: player(told.against),
        });
        const key = `${told.at} ${told.crew} ${told.against}`;
        return [{ level: 'turn', key, text, player: told.crew, saysAll: true }];
      }
      case 'end': {
        const text = heading(language, 'end', { how: say(language, `ending.${told.how}`) });
        return [{ level: 'round', key: 'end', text, saysAll: true }];
      }
      default: {
        const key = phaseOf(told, under);
        return key === null ? none : [phase(key)];
      }
    }
  },
  playerIn: (told) => ('crew' in told ? told.crew : 'seat' in told ? told.seat : null),
};

/** The phase an event belongs to; null: the one it is told in. */
function phaseOf({ did }: Story, { turn }: Under): Phase | null {
  const isBefore = (...phases: readonly Phase[]): boolean => phases.some((phase) => phase === turn?.key);
  switch (did) {
    case 'ready': // for the plan, and again for the slots of the haul
    case 'unready':
      return turn === null || isBefore('distribute', 'plan') ? 'plan' : 'deposit';
    case 'deploy':
    case 'order':
    case 'deployAi':
      return 'deploy';
    case 'play': // in a fight too
    case 'pass':
      return isBefore('plan', 'deploy') ? 'command' : null;
    case 'withdraw':
      return 'combat';
    case 'propose': // also about a mine
      return isBefore('deposit') ? null : 'combat';
    case 'mine':
    case 'camp':
    case 'stealRoll':
    case 'steal':
    case 'store':
      return 'deposit';
    case 'gain':
    case 'restore':
      return 'restore';
    default:
      return null;
  }
}
