// @vitest-environment happy-dom
import type { MatchInfo } from '@accretion/protocol';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../server/testing/sockets.ts';
import { setPreferences } from '../../settings/settings.ts';
import { loadTexts } from '../../texts/texts.ts';
import { sitDown } from '../testing/online.tsx';

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  setPreferences({ language: 'en' });
  await loadTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = { holder: 'person', bot: null, present: true, resigned: false } as const;
const seats = (...others: MatchInfo['seats']): MatchInfo['seats'] => [{ ...person, name: 'Ada' }, ...others];
const prompt = () => document.querySelector('[data-part="prompt"]')?.textContent ?? '';
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('an online match', () => {
  it('shows a seat that somebody left as open, and nobody as away', async () => {
    const left = { ...person, holder: 'open' as const, name: null, present: false };
    await sitDown({ info: { seats: seats(left, { ...person, name: 'Cy' }) } });
    const players = await part('Players');
    expect(players.getByText('Seat 2').parentElement?.textContent).toContain('open');
    expect(players.queryByText('away')).toBeNull();
    expect(await screen.findByText('Seat 2 is open.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('#2');
  });

  it('says who is away, to the host with the offer to let a bot play', async () => {
    await sitDown({
      info: { seats: seats({ ...person, name: 'Ben', present: false }, { ...person, name: 'Cy' }) },
    });
    expect((await part('Players')).getByText('Ben').parentElement?.textContent).toContain('away');
    expect(await screen.findByText('Ben is away.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Let a bot play' })).toHaveLength(1);
  });

  it('says who wants to see which hand, and everyone can answer', async () => {
    const left = { ...person, holder: 'open' as const, name: null, present: false };
    const asked = { id: 'a'.repeat(16), what: 'seat' as const, seat: 1, name: 'Cy', yes: 0b100 };
    const info = { seats: seats(left, { ...person, name: 'Cy' }) };
    await sitDown({ info, proposals: [asked] });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/^Cy asks to take open seat 2 and would see its hand/)).toBeTruthy();
    expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Agree', 'Decline']);
  });

  it('lets a spectator ask for the seat of a bot', async () => {
    const bot = { ...person, holder: 'bot' as const, name: null, bot: 'random', present: false };
    await sitDown({ info: { mine: [], isHost: false, seats: seats(bot, { ...person, name: 'Cy' }) } });
    expect(await screen.findByRole('button', { name: 'Ask for this seat: Bot 2' })).toBeTruthy();
  });

  it('says how strong a bot is, in English and German', async () => {
    const bot = { ...person, holder: 'bot' as const, name: null, bot: 'captain', present: true };
    await sitDown({ info: { seats: seats(bot, { ...person, name: 'Cy' }) } });
    expect((await part('Players')).getByText('bot (Captain)')).toBeTruthy();
    setPreferences({ language: 'de' });
    expect(await screen.findByText('Bot (Kapitän)')).toBeTruthy();
  });

  it('says that it is paused, and that it is nobody’s turn', async () => {
    await sitDown({ status: { paused: true } });
    expect(prompt()).toContain('paused');
    expect(prompt()).not.toContain('Your turn');
    expect((await part('Players')).queryByText('to act')).toBeNull();
  });

  it('does not say it is your turn while a bot has taken over', async () => {
    const mine = { ...person, name: 'Ada', bot: 'random' };
    await sitDown({
      info: { seats: [mine, { ...person, name: 'Ben' }, { ...person, name: 'Cy' }] },
    });
    expect(prompt()).not.toContain('Your turn');
    expect((await part('Players')).getByText('bot took over (Random moves)')).toBeTruthy();
  });
});
