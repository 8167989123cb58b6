/** What players of an online match can do besides playing. */
import type { Ask } from '@accretion/protocol';
import { call } from '../server/call.ts';
import { introduce } from '../server/me.ts';
import { troubleIn } from '../server/trouble.ts';
import { preferences } from '../settings/settings.ts';
import type { Company, CompanyActions } from './source.ts';

interface Table {
  readonly id: string;
  /** The first seat held here, if any. */
  seat(): number | undefined;
  /** False: there is no connection to the server. */
  say(message: Ask): boolean;
  complain(words: NonNullable<Company['trouble']>['words']): void;
  hush(): void;
}

export function companyActions({ id, seat: own, say: send, complain, hush }: Table): CompanyActions {
  const say = (message: Ask): void => {
    if (!send(message)) complain(troubleIn(null).words);
  };
  const tryTo = (task: Promise<unknown>): Promise<boolean> =>
    task.then(
      () => true,
      (error: unknown) => {
        complain(troubleIn(error).words);
        return false;
      },
    );
  return {
    propose: (what) => {
      const seat = own();
      if (seat !== undefined) say({ t: 'propose', what, seat });
    },
    vote: (proposal, yes) => say({ t: 'vote', proposal, yes }),
    unpause: () => say({ t: 'unpause' }),
    seatBot: (seat, level) => tryTo(call('seatBot', { id, seat, body: { level } })),
    handBack: (seat) => tryTo(call('handBack', { id, seat })),
    askForSeat: (seat) => tryTo(askForSeat(id, seat)),
    leave: () => tryTo(call('leave', { id })),
    hush,
  };
}

/** The server may not know a spectator yet: then introduce them and ask again. */
async function askForSeat(id: string, seat: number): Promise<unknown> {
  try {
    return await call('askForSeat', { id, seat });
  } catch (error) {
    if (troubleIn(error).code !== 'notSignedIn') throw error;
    await introduce(preferences.getSnapshot().name.trim() || 'Guest');
    return call('askForSeat', { id, seat });
  }
}
