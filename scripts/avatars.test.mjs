import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { levelNames } from '../bots/names.ts';
import { avatarOf, avatars } from '../protocol/avatars.ts';

const sheet = readFileSync(new URL('../web/public/avatars.svg', import.meta.url), 'utf8');
const drawn = [...sheet.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);

describe('the avatars', () => {
  it('are drawn, those of people and those of bots, and nothing else is', () => {
    expect(drawn).toEqual([...avatars, ...levelNames]);
    expect(avatars.length).toBeGreaterThanOrEqual(16);
  });

  it('are as chosen, and otherwise always the same for the same person', () => {
    expect(avatarOf('whale', 'a')).toBe('whale');
    expect(avatarOf('dragon', 'a')).toBe(avatarOf(null, 'a'));
    const many = Array.from({ length: 400 }, (_, n) => avatarOf(null, `person ${n}`));
    expect(new Set(many).size).toBe(avatars.length);
  });
});
