/** Ready squads: members that exist, within the Threat, no alter ego twice, an affiliation they may use. */
import type { Squad } from '../cards.ts';
import type { Content } from '../shape.ts';
import { unknownNames, type Wrong } from './wrong.ts';

export function squadProblems(content: Content, wrong: Wrong): void {
  for (const [name, squad] of Object.entries(content.squads))
    oneSquad(squad, `squads.${name}`, content, wrong);
  if (!hasPair(content)) wrong('squads', 'squadPair', Object.keys(content.squads));
}

/** The alter egos of a squad. */
const egos = ({ members }: Squad, { characters }: Content): string[] =>
  members.flatMap((name) => characters[name]?.alterEgo ?? []);

/** ME2: two squads that may play side by side. */
function hasPair(content: Content): boolean {
  const all = Object.values(content.squads).map((squad) => egos(squad, content));
  return all.some((one, i) => all.slice(i + 1).some((other) => !other.some((ego) => one.includes(ego))));
}

function oneSquad(squad: Squad, path: string, content: Content, wrong: Wrong): void {
  const { characters, affiliations, tactics, encounter, boss } = content;
  unknownNames(squad.members, characters, { path: `${path}.members`, why: 'characterName' }, wrong);
  const members = squad.members.flatMap((name) => characters[name] ?? []);
  const threat = members.reduce((sum, one) => sum + (one.threat ?? 0), 0);
  if (threat > encounter.maxThreat)
    wrong(`${path}.members`, 'threatAtMost', threat, { max: encounter.maxThreat });
  const seen = new Set<string>([boss.alterEgo]); // MA31
  for (const [place, name] of squad.members.entries()) {
    const ego = characters[name]?.alterEgo;
    if (ego !== undefined && seen.has(ego)) wrong(`${path}.members.${place}`, 'alterEgoOnce', ego);
    if (ego !== undefined) seen.add(ego);
  }
  if (!Object.hasOwn(affiliations, squad.affiliation))
    wrong(`${path}.affiliation`, 'affiliationName', squad.affiliation);
  const having = members.filter((one) => one.affiliations.includes(squad.affiliation)).length;
  if (having * 2 <= members.length)
    wrong(`${path}.affiliation`, 'moreThanHalf', having, { members: members.length });
  leaderProblems(squad, path, content, wrong);
  unknownNames(squad.tactics, tactics, { path: `${path}.tactics`, why: 'tacticName' }, wrong);
  for (const [place, name] of squad.tactics.entries()) {
    const { affiliation = squad.affiliation } = tactics[name] ?? {};
    if (affiliation !== squad.affiliation)
      wrong(`${path}.tactics.${place}`, 'tacticOf', name, { affiliation: squad.affiliation });
    if (squad.tactics.indexOf(name) < place) wrong(`${path}.tactics.${place}`, 'cardOnce', name);
  }
}

/** MC62: the leader belongs to the squad and has a leadership of its affiliation. */
function leaderProblems(
  { leader, members, affiliation }: Squad,
  path: string,
  content: Content,
  wrong: Wrong,
): void {
  const powers = Object.values(content.characters[leader]?.superpowers ?? {});
  const leads = powers.some((one) => one.kind === 'leadership' && one.affiliation === affiliation);
  if (!members.includes(leader) || !leads) wrong(`${path}.leader`, 'leaderOf', leader, { affiliation });
}
