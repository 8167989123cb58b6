/** Chat and proposals: reading them, and telling everybody of a room in this process. */
import { type ChatMessage, limits, type Proposal, type Tell } from '@accretion/protocol';
import type pg from 'pg';

/** A message as it is kept, the same for everybody. */
export type KeptMessage = Omit<ChatMessage, 'own'>;

const columns = 'n, name, who, seats, text, at::float8 as at';

/** The newest messages, the oldest first. */
export async function recentChat(pool: pg.Pool, match: string): Promise<KeptMessage[]> {
  const found = await pool.query<KeptMessage>({
    name: 'recent chat',
    text: `select ${columns} from chat where match = $1 order by n desc limit $2`,
    values: [match, limits.chatMessages],
  });
  return found.rows.reverse();
}

/** The newest messages after a number; a client that has just connected may lack them all. */
async function chatAfter(pool: pg.Pool, match: string, n: number): Promise<KeptMessage[]> {
  const found = await pool.query<KeptMessage>(
    `select ${columns} from chat where match = $1 and n > $2 order by n desc limit $3`,
    [match, n, limits.chatMessages],
  );
  return found.rows.reverse();
}

export async function openProposals(pool: pg.Pool, match: string): Promise<Proposal[]> {
  const found = await pool.query<Proposal>({
    name: 'proposals',
    text: `select p.id, what, seat, yes, w.name from proposals p left join people w on w.id = p.person
      where match = $1 order by made_at, p.id`,
    values: [match],
  });
  return found.rows;
}

/** The part of a room that is needed here. */
interface Audience {
  readonly id: string;
  readonly services: { readonly pool: pg.Pool };
  readonly clients: ReadonlySet<{
    readonly heard: number;
    hear(messages: readonly KeptMessage[]): void;
    tell(message: Tell): void;
  }>;
}

/** Call only from the room's queue: what is read last is told last. */
export async function deliverChat({ id, services, clients }: Audience): Promise<void> {
  if (clients.size === 0) return;
  const oldest = Math.min(...[...clients].map(({ heard }) => heard));
  const messages = await chatAfter(services.pool, id, oldest);
  for (const client of clients) client.hear(messages);
}

/** Call only from the room's queue: what is read last is told last. */
export async function deliverProposals({ id, services, clients }: Audience): Promise<void> {
  if (clients.size === 0) return;
  const proposals = await openProposals(services.pool, id);
  for (const client of clients) client.tell({ t: 'proposals', proposals });
}
