import { quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { masterworks } from '../../index.ts';
import { defaults, type Move } from '../answers.ts';
import { crisisA, crisisB } from '../state.ts';
import { asMuster, type Muster, whyNotSquad } from './muster.ts';

const limits: Parameters<typeof whyNotSquad>[2] = { taken: [], cards: 3, isFree: false };
const squad = (...members: string[]): Muster => ({ members, affiliation: '', leader: '', cards: [] });
const why = (muster: Muster, more: Partial<typeof limits> = {}) =>
  whyNotSquad(content, muster, { ...limits, ...more });
const avengers: Muster = {
  members: ['captain-america', 'hulk', 'vision', 'luke-cage'],
  affiliation: 'avengers',
  leader: 'captain-america',
  cards: ['avengers-assemble', 'medpack', 'brace-for-impact'],
};

describe('a squad is mustered', () => {
  it('MC62 ME2 somebody is offered even where the partner has one of every ready squad', () => {
    const ruleset = rulesetOf(masterworks);
    const rng = quickRng(1);
    const state = ruleset.setup({ ...defaults, squads: { are: 'mustered' } }, 3, rng);
    const first: Move = { do: 'muster', ...squad('captain-america', 'storm', 'okoye', 'spider-man-miles') };
    expect(ruleset.refuse(state, crisisA, first)).toBeNull();
    ruleset.play(state, crisisA, first, rng);
    const offered = ruleset.moves(state, crisisB);
    expect(offered).toHaveLength(1);
    expect(offered.map((move) => ruleset.refuse(state, crisisB, move))).toEqual([null]);
  });

  it('MC62 MC63 ME2 MK10 every ready squad has at most 17 Threat and keeps all rules', () => {
    for (const ready of Object.values(content.squads)) expect(why(asMuster(ready, 3))).toBeNull();
    expect(why(avengers)).toBeNull();
  });

  it('ME2 18 Threat is too much, 17 is not', () => {
    expect(why(squad('captain-america', 'hulk', 'thor', 'iron-man'))).toEqual({
      rule: 'ME2',
      why: 'tooMuchThreat',
      values: { threat: 18, most: 17 },
    });
    expect(why(squad('captain-america', 'hulk', 'thor', 'okoye'))).toBeNull();
  });

  it('ME2 MC60 no alter ego twice, in a squad or across both', () => {
    expect(why(squad('storm', 'storm'))?.why).toBe('sharedEgo');
    expect(why(squad('storm', 'cyclops'), { taken: ['hulk', 'storm'] })).toMatchObject({
      rule: 'ME2',
      values: { character: 'storm' },
    });
  });

  it('MC62 unknown characters are refused by name, also names every record has', () => {
    expect(why(squad('nobody'))).toMatchObject({ rule: 'MC62', why: 'noSuchCharacter' });
    expect(why(squad('constructor'))).toMatchObject({ rule: 'MC62', why: 'noSuchCharacter' });
    expect(why(squad('boss'))?.rule).toBe('MC62');
  });

  it('MA31 MD19 ME3 Magneto joins a squad only where the table allows it', () => {
    expect(why(squad('magneto'))).toMatchObject({ rule: 'MA31', why: 'bossEgo' });
    expect(why(squad('magneto'), { isFree: true })).toBeNull();
  });

  it('MC60 an affiliation needs more than half of the squad', () => {
    const half = {
      ...squad('spider-man-miles', 'ghost-spider', 'thor', 'hulk'),
      affiliation: 'web-warriors',
    };
    expect(why(half)).toMatchObject({ rule: 'MC60', values: { having: 2, members: 4 } });
    expect(
      why({ ...squad('spider-man-miles', 'ghost-spider', 'thor'), affiliation: 'web-warriors' }),
    ).toBeNull();
  });

  it('MC58 MC62 the leader belongs to the squad and leads the affiliation it uses', () => {
    expect(why({ ...avengers, leader: 'storm' })).toMatchObject({ rule: 'MC62', why: 'leaderNotThere' });
    expect(why({ ...avengers, leader: 'hulk' })).toMatchObject({ rule: 'MC62', why: 'leadsNothing' });
    expect(why({ ...avengers, affiliation: '', cards: [] })).toMatchObject({
      rule: 'MC62',
      why: 'leadsNothing',
    });
    expect(why({ ...avengers, leader: '' })).toBeNull();
  });

  it('ME13 MA1 not more cards than the difficulty allows', () => {
    expect(why(avengers, { cards: 2 })).toMatchObject({ rule: 'ME13', values: { cards: 3, most: 2 } });
    expect(why({ ...avengers, cards: [] }, { cards: 0 })).toBeNull();
  });

  it('MC63 MA36 cards are all different, known, and of the affiliation in use', () => {
    expect(why({ ...avengers, cards: ['medpack', 'medpack'] })).toMatchObject({
      rule: 'MC63',
      why: 'sameCard',
    });
    expect(why({ ...avengers, cards: ['hulk.strike'] })).toMatchObject({ rule: 'MC63', why: 'noSuchCard' });
    expect(why({ ...avengers, cards: ['first-class'] })).toMatchObject({
      rule: 'MC63',
      why: 'otherAffiliation',
    });
  });

  it('MC63 a card that names characters may be brought without them', () => {
    expect(why({ ...avengers, cards: ['fastball-special'] })).toBeNull();
  });
});
