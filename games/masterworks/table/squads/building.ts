/** Changes to a squad that is being put together. */
import type { MoveOf } from '../../rules/answers.ts';
import type { Content } from '../../rules/content/shape.ts';

type Squad = MoveOf<'muster'>;

export const toggled = (list: readonly string[], key: string): string[] =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key];

export const threatOf = ({ characters }: Content, { members }: Squad): number =>
  members.reduce((sum, key) => sum + (characters[key]?.threat ?? 0), 0);

/** MC62: members with a leadership for the chosen affiliation. */
export const leadersOf = ({ characters }: Content, { members, affiliation }: Squad): readonly string[] =>
  members.filter((key) =>
    Object.values(characters[key]?.superpowers ?? {}).some(
      (power) => power.kind === 'leadership' && power.affiliation === affiliation,
    ),
  );

/** With this member, or without; a leader who goes leads no more, and an affiliation without half the squad is lost (MC60). */
export function withMember(content: Content, squad: Squad, key: string): Squad {
  const members = toggled(squad.members, key);
  const having = members.filter((one) => content.characters[one]?.affiliations.includes(squad.affiliation));
  const isAffiliated = having.length * 2 > members.length;
  return {
    ...squad,
    members,
    affiliation: isAffiliated ? squad.affiliation : '',
    leader: isAffiliated && members.includes(squad.leader) ? squad.leader : '',
    cards: squad.cards.filter((card) => {
      const only = content.tactics[card]?.affiliation;
      return only === undefined || (isAffiliated && only === squad.affiliation);
    }),
  };
}
