/** Choices of the first question in words: a squad, or a zone. The table has them before all others. */
import { listed, speechOf } from '../../../pieces/words.ts';
import type { Choice, Language, Modelled } from '../../../words.ts';
import type { Move, MoveOf } from '../../rules/answers.ts';
import type { View } from '../../rules/state.ts';
import type { Model } from '../model.ts';
import { figureName } from '../names.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'muster': { en: '{squad}: {members}', de: '{squad}: {members}' },
  'muster.own': { en: 'Squad of {threat} Threat: {members}', de: 'Trupp mit {threat} Bedrohung: {members}' },
});

/** Empty for choices of later questions. */
export function firstChoiceText(
  { move }: Choice<Move>,
  _view: View,
  { model }: Modelled<Model>,
  language: Language,
): string {
  switch (move.do) {
    case 'muster':
      return squadText(model, move, language);
    case 'zone':
      return zoneText(model, move, language);
    default:
      return '';
  }
}

export const zoneText = ({ content }: Model, { zone }: MoveOf<'zone'>, language: Language): string =>
  content.map.zones[zone]?.name[language] ?? zone;

/** A ready squad goes by its name. */
export function squadText(model: Model, { members }: MoveOf<'muster'>, language: Language): string {
  const { squads, characters } = model.content;
  const isSame = (others: readonly string[]): boolean =>
    others.length === members.length && others.every((key) => members.includes(key));
  const ready = Object.values(squads).find((squad) => isSame(squad.members));
  const words = {
    squad: ready?.name[language] ?? '',
    members: listed(
      language,
      members.map((key) => figureName(model, key, language)),
    ),
    threat: members.reduce((sum, key) => sum + (characters[key]?.threat ?? 0), 0),
  };
  return say(language, ready === undefined ? 'muster.own' : 'muster', words);
}
