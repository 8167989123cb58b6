// @vitest-environment happy-dom
/** Choosing seats: in the dialogs of the lobby and at an invitation, where seats differ and the game says so. */
import type { LobbyCard } from '@accretion/games/tables';
import type { MatchInfo } from '@accretion/protocol';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SeatList } from '../invitation/SeatList.tsx';
import { cardOf, loadGame } from '../match/games.ts';
import { shelfIn } from '../match/local/kept.ts';
import { rolesOf } from '../match/players.ts';
import { infoOf } from '../server/testing/match.ts';
import { setPreferences } from '../settings/settings.ts';
import { loadPageTexts, loadTexts } from '../texts/texts.ts';
import InviteDialog from './InviteDialog.tsx';
import OptionsDialog from './OptionsDialog.tsx';
import { playNow } from './playNow.ts';

/** AMASS as if it mattered which base one plays: three seats called First, Second and Third. */
async function withRoles(): Promise<LobbyCard> {
  const card = cardOf('amass');
  if (card === undefined) throw new Error('no such game');
  const { game } = await loadGame('amass');
  const names = ['First', 'Second', 'Third'];
  const bases = rolesOf(game, game.content, {}, 3);
  expect(new Set(bases).size).toBe(3);
  const roles = Object.fromEntries(bases.map((base, seat) => [base, { en: names[seat] ?? '', de: '' }]));
  return { ...card, roles };
}

/** What the page sends, by path. */
let sent: { readonly path: string; readonly body: unknown }[] = [];

beforeEach(async () => {
  localStorage.clear();
  setPreferences({ language: 'en', name: 'Ada' });
  await loadTexts();
  await loadPageTexts();
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: RequestInit = {}) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    return Response.json(
      path === '/api/me' ? { name: 'Ada', passkeys: 0 } : infoOf({ mine: [0], game: 'amass' }),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const pick = async (seat: string, who: string): Promise<void> =>
  userEvent.selectOptions(await screen.findByLabelText(seat), who);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const keptBots = () => shelfIn(localStorage).all()[0]?.bots;
const close = () => undefined;

describe('a match against bots', () => {
  it('lets somebody hold the seats they choose, by what they play as', async () => {
    render(<OptionsDialog card={await withRoles()} onClose={close} />);
    await pick('First', 'Bot');
    await pick('Second', 'You');
    await pick('Third', 'You');
    await press('Start');
    expect(keptBots()).toEqual(['cadet', null, null]);
  });

  it('needs no level of bots for somebody who holds all seats', async () => {
    render(<OptionsDialog card={await withRoles()} onClose={close} />);
    await pick('Second', 'You');
    expect(screen.queryByLabelText('Bot level')).not.toBeNull();
    await pick('Third', 'You');
    expect(screen.queryByLabelText('Bot level')).toBeNull();
    await press('Start');
    expect(keptBots()).toEqual([null, null, null]);
  });

  it('says that one seat has to be theirs', async () => {
    render(<OptionsDialog card={await withRoles()} onClose={close} />);
    await pick('First', 'Bot');
    await press('Start');
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one seat for yourself.');
    expect(keptBots()).toBeUndefined();
  });

  it('asks nothing of the kind where seats are alike', async () => {
    const card = cardOf('amass');
    if (card === undefined) throw new Error('no such game');
    render(<OptionsDialog card={card} onClose={close} />);
    await screen.findByLabelText('Players');
    expect(screen.queryByText('You')).toBeNull();
    await press('Start');
    expect(keptBots()).toEqual([null, 'cadet', 'cadet']);
  });

  it('starts with one click on the seats its card says', async () => {
    const id = await playNow(await withRoles(), 'Ada', { seats: 3, options: {}, mine: [0, 2] });
    expect(shelfIn(localStorage).get(id)).toMatchObject({ bots: [null, 'cadet', null] });
  });
});

describe('an invitation', () => {
  const createdSeats = () => sent.find(({ path }) => path === '/api/matches')?.body;

  it('is made with seats for oneself, friends and bots', async () => {
    render(<InviteDialog card={await withRoles()} onClose={close} />);
    await pick('Second', 'You');
    await pick('Third', 'Bot');
    await press('Create table');
    await waitFor(() =>
      expect(createdSeats()).toMatchObject({
        seats: [{ for: 'me' }, { for: 'me' }, { for: 'bot', level: 'pilot' }],
      }),
    );
  });

  it('is made as before where seats are alike: oneself first, then friends, then bots', async () => {
    const card = cardOf('buccaneers');
    if (card === undefined) throw new Error('no such game');
    render(<InviteDialog card={card} onClose={close} />);
    await pick('Players', '4 players');
    await pick('Bots', '2 bots');
    expect(screen.getByText('1 seat for a friend.')).toBeTruthy();
    await press('Create table');
    const bot = { for: 'bot', level: 'pilot' };
    await waitFor(() =>
      expect(createdSeats()).toMatchObject({ seats: [{ for: 'me' }, { for: 'open' }, bot, bot] }),
    );
  });

  const open = { holder: 'open' as const, name: null, bot: null, present: false, resigned: false };
  const invited = (mine: number[]): MatchInfo => {
    const { seats } = infoOf();
    return infoOf({
      ...{ game: 'amass', status: 'open', mine, isHost: false },
      seats: seats.map((seat, at) => (mine.includes(at) ? seat : open)),
    });
  };

  it('lets people take the seat they want, also a second one, and give it up again', async () => {
    const card = await withRoles();
    const changes: MatchInfo[] = [];
    const onChange = (info: MatchInfo) => changes.push(info);
    const { rerender } = render(<SeatList info={invited([])} card={card} onChange={onChange} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Take this seat: Third' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(sent.at(-1)).toMatchObject({
      path: expect.stringContaining('/join'),
      body: { seat: 2, nonce: expect.any(String) },
    });
    rerender(<SeatList info={invited([2])} card={card} onChange={onChange} />);
    expect(screen.queryByRole('button', { name: /Give up/ })).toBeNull();
    rerender(<SeatList info={invited([0, 2])} card={card} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Give up this seat: First' }));
    expect(sent.at(-1)).toMatchObject({ path: expect.stringContaining('/leave'), body: { seat: 0 } });
  });

  it('lets nobody choose where seats are alike', () => {
    render(<SeatList info={invited([])} card={cardOf('amass')} onChange={close} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
