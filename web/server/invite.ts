/** Sets up a table on the server: who I am, then the match; the answer is a link for friends. */
import type { LobbyCard } from '@accretion/games/tables';

export interface Invitation {
  readonly id: string;
  readonly link: string;
}

export async function invite(
  { id: game }: LobbyCard,
  name: string,
  friends: number,
): Promise<Invitation | { readonly problem: string }> {
  try {
    await post('/api/me', { name });
    const seats = [{ for: 'me' }, ...Array.from({ length: friends }, () => ({ for: 'open' }))];
    const made = await post('/api/matches', {
      game,
      options: {},
      pack: null,
      seats,
      visibility: 'private',
      clock: null,
      // biome-ignore lint/suspicious/noThenProperty: the protocol's word for what happens then; nobody awaits it.
      absence: { then: 'wait' },
    });
    return { id: String(made['id']), link: new URL(String(made['link']), location.href).href };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function post(path: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const value = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(String(value['message'] ?? answer.status));
  return value;
}
