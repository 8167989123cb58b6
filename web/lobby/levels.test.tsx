// @vitest-environment happy-dom
/** The levels of bots in the lobby's dialogs, in both languages. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '../match/games.ts';
import { shelfIn } from '../match/local/kept.ts';
import { infoOf } from '../server/testing/match.ts';
import { setPreferences } from '../settings/settings.ts';
import { loadPageTexts, loadTexts, type Translate } from '../texts/texts.ts';
import InviteDialog from './InviteDialog.tsx';
import { levelName } from './levels.ts';
import OptionsDialog from './OptionsDialog.tsx';
import { playNow } from './playNow.ts';

const found = cardOf('buccaneers');
if (found === undefined) throw new Error('no such game');
const card = found;

let sent: { readonly path: string; readonly body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: RequestInit = {}) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    return Response.json(path === '/api/me' ? { name: 'Ada', passkeys: 0 } : infoOf({ mine: [0] }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const speak = async (language: 'en' | 'de'): Promise<void> => {
  setPreferences({ language, name: 'Ada' });
  await loadTexts();
  await loadPageTexts();
};
const inEnglish = [
  ['Cadet (easy)', "Makes beginners' mistakes: good for your first matches."],
  ['Pilot (medium)', 'Knows what matters, but slips now and then.'],
  ['Captain (hard)', 'Plans several moves ahead and rarely slips.'],
  ['Singularity (hardest)', 'Thinks the longest and is the hardest to beat.'],
] as const;
const inGerman = [
  ['Kadett (leicht)', 'Macht Anfängerfehler: gut für deine ersten Partien.'],
  ['Pilot (mittel)', 'Weiß, worauf es ankommt, macht aber ab und zu Fehler.'],
  ['Kapitän (schwer)', 'Plant mehrere Züge voraus und macht selten Fehler.'],
  ['Singularität (am schwersten)', 'Denkt am längsten nach und ist am schwersten zu schlagen.'],
] as const;
const languages = [
  { language: 'en', label: 'Bot level', one: '1 bot', levels: inEnglish },
  { language: 'de', label: 'Stärke der Bots', one: '1 Bot', levels: inGerman },
] as const;

describe.each(languages)('levels of bots in $language', ({ language, label, one, levels }) => {
  /** Every level that is offered, chosen in turn, with what the dialog says of it. */
  const told = async (): Promise<void> => {
    const field = await screen.findByLabelText(label);
    const names = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(levels.map(([name]) => name));
    for (const [name, about] of levels) {
      await userEvent.selectOptions(field, name);
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).toBe(about);
    }
  };

  it('are offered for a match against bots, with what to expect', async () => {
    await speak(language);
    render(<OptionsDialog card={card} onClose={() => undefined} />);
    await told();
  });

  it('are offered for bots at a table with friends', async () => {
    await speak(language);
    render(<InviteDialog card={card} onClose={() => undefined} />);
    await userEvent.selectOptions(await screen.findByLabelText('Bots'), one);
    await told();
  });
});

describe('a level', () => {
  it('is that of a beginner for somebody who just plays', async () => {
    await speak('en');
    const id = await playNow(card, 'Ada');
    expect(new Set(shelfIn(localStorage).get(id)?.bots)).toEqual(new Set([null, 'cadet']));
  });

  it('that is chosen is the one the bots play at', async () => {
    await speak('en');
    render(<OptionsDialog card={card} onClose={() => undefined} />);
    await userEvent.selectOptions(await screen.findByLabelText('Bot level'), 'Captain (hard)');
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(new Set(shelfIn(localStorage).all()[0]?.bots)).toEqual(new Set([null, 'captain']));
  });

  it('is asked for a bot that stands in for somebody who goes missing', async () => {
    await speak('en');
    render(<InviteDialog card={card} onClose={() => undefined} />);
    const absence = await screen.findByLabelText('If someone goes missing');
    expect(screen.queryByLabelText('Bot level')).toBeNull();
    await userEvent.selectOptions(absence, 'A bot takes over after 2 minutes');
    await userEvent.selectOptions(screen.getByLabelText('Bot level'), 'Singularity (hardest)');
    await userEvent.click(screen.getByRole('button', { name: 'Create table' }));
    const made = () => sent.find(({ path }) => path === '/api/matches')?.body;
    await waitFor(() => expect(made()).toMatchObject({ absence: { do: 'bot', level: 'singularity' } }));
  });

  it('from before has a name too, though it is no longer offered', () => {
    const t: Translate = (key) => key;
    const names = ['random', 'greedy', 'captain', 'unheardOf'].map((level) => levelName(level, t));
    expect(names).toEqual(['level.random', 'level.greedy', 'level.captain', 'unheardOf']);
  });
});
