import { describe, expect, it } from 'vitest';
import type { MoveOf } from '../../rules/answers.ts';
import { model } from '../../testing/table.ts';
import { leadersOf, threatOf, withMember } from './building.ts';

const squad: MoveOf<'muster'> = {
  do: 'muster',
  members: ['captain-america', 'hulk', 'storm'],
  affiliation: 'avengers',
  leader: 'captain-america',
  cards: ['avengers-assemble', 'medpack'],
};

describe('a squad that is put together', () => {
  it('counts Threat and knows who may lead it (ME2, MC62)', () => {
    const { characters } = model.content;
    expect(threatOf(model.content, squad)).toBe(
      squad.members.reduce((sum, key) => sum + (characters[key]?.threat ?? 0), 0),
    );
    expect(leadersOf(model.content, squad)).toEqual(['captain-america']);
  });

  it('loses its affiliation, leader and affiliated cards with half of its members (MC60, MC63)', () => {
    expect(withMember(model.content, squad, 'vision')).toMatchObject({
      members: ['captain-america', 'hulk', 'storm', 'vision'],
      affiliation: 'avengers',
      cards: ['avengers-assemble', 'medpack'],
    });
    expect(withMember(model.content, squad, 'captain-america')).toMatchObject({
      members: ['hulk', 'storm'],
      affiliation: '',
      leader: '',
      cards: ['medpack'],
    });
  });
});
