/** Help for the places of the board and of the table. */
import { speechOf } from '../../../pieces/words.ts';
import type { Language } from '../../../words.ts';
import { mostDiscovery, riftSpace } from '../../rules/board.ts';
import { thresholds, ultramassive } from '../../rules/close.ts';
import { sizes } from '../../rules/content.ts';
import { goals } from '../../rules/ranking.ts';
import { spotOf } from '../things.ts';
import type { Asked, Part } from './asked.ts';
import { helpWords } from './texts.ts';

const { say } = speechOf(helpWords);

/** What only its owner may know. */
export const nothing = (language: Language): Part => ({
  family: say(language, 'family.table'),
  text: [say(language, 'back')],
  rules: ['H2', 'H3'],
  provenance: [],
});

/** The innermost spaces are covered when the hole grows (R54). */
const firstCovered = 7 - sizes.length + 2;

export function boardHelp(
  kind: string,
  id: number,
  { language, edition, solo, hasUltramassive }: Asked,
): Part {
  const isEarlier = edition === 'earlier';
  const board = { family: say(language, 'family.board'), provenance: [] };
  const table = { family: say(language, 'family.table'), provenance: [] };
  switch (kind) {
    case 'space': {
      const { space } = spotOf(id);
      if (space === riftSpace)
        return isEarlier
          ? { ...board, text: [say(language, 'rift.earlier')], rules: ['R50', 'R51', 'ER14'] }
          : { ...board, text: [say(language, 'rift')], rules: ['R50', 'R51'] };
      if (space < firstCovered) return { ...board, text: [say(language, 'space')], rules: ['R22', 'R46'] };
      return {
        ...board,
        text: [say(language, 'space'), say(language, 'covered')],
        rules: ['R46', 'R54'],
      };
    }
    case 'wormhole':
      return {
        ...board,
        text: [say(language, 'wormhole'), say(language, 'wormholeOpens')],
        rules: ['R41', 'R42', 'R44', 'R56'],
      };
    case 'hole':
      return {
        ...board,
        text: [
          say(language, 'hole'),
          say(language, 'holeGrows', thresholds),
          ...(solo === null ? [say(language, 'holeBonus')] : []), // R69: alone there is no bonus
          ...(solo === null && hasUltramassive ? [say(language, 'holeUltramassive', { ultramassive })] : []),
        ],
        rules: [
          ...['R49', 'R53', 'R54'],
          ...(solo === null ? ['R59'] : ['R69']),
          ...(solo === null && hasUltramassive ? ['A18'] : []),
        ],
      };
    case 'mass':
      if (solo !== null) return { ...board, text: [say(language, 'mass.solo', goals[solo])], rules: ['R71'] };
      return {
        ...board,
        text: [say(language, 'mass'), say(language, isEarlier ? 'mass.past.earlier' : 'mass.past')],
        rules: ['R61', 'R62', isEarlier ? 'ER18' : 'R63'],
      };
    case 'discovery':
      return { ...board, text: [say(language, 'discovery', { most: mostDiscovery })], rules: ['R26', 'R37'] };
    case 'deck':
      return { ...table, text: [say(language, 'deck')], rules: ['R39', 'R40', 'H4'] };
    case 'discard':
      return { ...table, text: [say(language, 'discard')], rules: ['R39', 'R40', 'H1'] };
    case 'starter':
      return isEarlier
        ? { ...table, text: [say(language, 'starter.earlier')], rules: ['R7', 'R9', 'ER17'] }
        : { ...table, text: [say(language, 'starter')], rules: ['R7', 'R9', 'R60'] };
    case 'round':
      if (solo !== null)
        return { ...table, text: [say(language, 'round.solo')], rules: ['R68', 'R69', 'R85'] };
      return isEarlier
        ? { ...table, text: [say(language, 'round.earlier')], rules: ['ER3', 'ER8', 'ER17'] }
        : { ...table, text: [say(language, 'round')], rules: ['R8', 'R60', 'R61'] };
    default:
      return nothing(language);
  }
}
