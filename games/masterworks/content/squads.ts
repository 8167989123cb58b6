/** Ready squads of exactly 17 Threat: our selection. Harder levels leave out the last cards first. */
import type { Content } from '../rules/content/shape.ts';

// biome-ignore format: one entry, one line
export const squads: Content['squads'] = {
  'avengers-heavy': { name: { en: 'Avengers: heavy hitters', de: 'Avengers: schwere Brocken' }, affiliation: 'avengers', leader: 'captain-america', members: ['captain-america', 'hulk', 'vision', 'luke-cage'], tactics: ['avengers-assemble', 'medpack', 'brace-for-impact'], from: 'derived' },
  'avengers-field': { name: { en: 'Avengers: field team', de: 'Avengers: Einsatztrupp' }, affiliation: 'avengers', leader: 'captain-america', members: ['captain-america', 'iron-man', 'war-machine', 'hawkeye', 'black-widow', 'okoye'], tactics: ['avengers-assemble', 'ricochet-blast', 'patch-up'], from: 'derived' },
  'x-men-gold': { name: { en: 'Uncanny X-Men: Storm', de: 'Uncanny X-Men: Storm' }, affiliation: 'uncanny-x-men', leader: 'storm', members: ['storm', 'cyclops', 'wolverine', 'beast', 'magik'], tactics: ['to-me-my-x-men', 'first-class', 'mission-objective'], from: 'derived' },
  'x-men-jean': { name: { en: 'Uncanny X-Men: Jean Grey', de: 'Uncanny X-Men: Jean Grey' }, affiliation: 'uncanny-x-men', leader: 'storm', members: ['jean-grey', 'nightcrawler', 'gambit', 'storm', 'okoye'], tactics: ['children-of-the-atom', 'xaviers-dream', 'mission-objective'], from: 'derived' },
  'web-warriors': { name: { en: 'Web Warriors', de: 'Web Warriors' }, affiliation: 'web-warriors', leader: 'spider-man-miles', members: ['spider-man-miles', 'ghost-spider', 'spider-man-peter', 'doctor-strange', 'okoye'], tactics: ['all-webbed-up', 'aunt-mays-wheat-cakes', 'escort-to-safety'], from: 'derived' },
  wakanda: { name: { en: 'Wakanda', de: 'Wakanda' }, affiliation: 'wakanda', leader: 'black-panther', members: ['black-panther', 'shuri', 'okoye', 'storm', 'thor'], tactics: ['wakanda-forever', 'spirit-of-wakanda', 'vibranium-shielding'], from: 'derived' },
};
