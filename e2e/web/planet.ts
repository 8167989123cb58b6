/** People at AMASS who play sensibly, and a match of the page that stands before a raid. */
import { isRefusal, listSeats, Match, optionsFor, rulesetOf } from '@accretion/engine';
import { games } from '@accretion/games';
import { patience, until } from './until.ts';
import type { Visitor } from './visitor.ts';

/** The number of the choice to make; -1 for none. */
type Picking = (choices: readonly string[], turn: number) => number;

/** Sends a few members out and locks the plan, has cubes stored, and otherwise does one thing or another. */
export const sensibly: Picking = (choices, turn) => {
  const at = (words: RegExp): number => choices.findIndex((one) => words.test(one));
  const all = (words: RegExp): number[] => choices.flatMap((one, i) => (words.test(one) ? [i] : []));
  const done = at(/^(Confirm|Lagerplätze bestätigen)/);
  if (done >= 0) return done;
  const stored = at(/^(Store the rest|Den Rest)/);
  if (stored >= 0) return stored;
  const lock = at(/^(Lock the plan|Plan festlegen)/);
  const places = all(/(send a member|Mitglied schicken)$/);
  const planned = all(/(take a member back|Mitglied zurücknehmen)$/).length;
  if (lock >= 0)
    return planned > 2 || places.length === 0 ? lock : (places[(turn * 7) % places.length] ?? lock);
  return choices.length === 0 ? -1 : turn % choices.length;
};

/** Makes the choice with these words, or the one that is picked, and waits until something comes of it. */
export async function does(one: Visitor, what: RegExp | Picking, turn = 0): Promise<void> {
  const pick: Picking =
    typeof what === 'function' ? what : (choices) => choices.findIndex((text) => what.test(text));
  await until(
    async () => {
      await one.clearTable();
      await one.settles();
      const picked = pick((await one.look()).choices, turn);
      const isDone = picked >= 0 && (await isClicked(one, picked));
      // Whoever plays on is asked again when it is their turn; words are waited for.
      return isDone || typeof what === 'function' ? true : null;
    },
    async () => `nobody offers ${what}: ${(await one.look()).choices.join(', ')}`,
  );
}

/** Plans a member for a place, and sees to it that it is planned: others act meanwhile, and a click may go nowhere. */
export async function sends(one: Visitor, place: string): Promise<void> {
  const isPlanned = async (): Promise<boolean> =>
    (await one.look()).choices.some((choice) => choice.startsWith(`${place}: take a member back`));
  for (let tries = 0; tries < 5; tries++) {
    await does(one, new RegExp(`^${place}: send`));
    if (await isPlanned()) return;
  }
  throw new Error(`nobody is planned for ${place}`);
}

/** False: others changed the table at the same moment, and what was to be clicked is gone. */
async function isClicked(one: Visitor, choice: number): Promise<boolean> {
  const { mark } = await one.look();
  const listed = one.page.locator(`[data-choice="${choice + 1}"]`);
  await listed.dispatchEvent('click', undefined, { timeout: 1_000 }).catch(() => undefined);
  await one.settles();
  return (await one.look()).mark !== mark;
}

/** All play whenever they are asked, each at their own pace, until this is so or the match is over for them. */
export async function play(people: readonly Visitor[], isSo: () => Promise<boolean>): Promise<void> {
  let isEnough = false;
  const playOn = async (one: Visitor, first: number): Promise<void> => {
    for (let turn = first; ; turn++) {
      const { over } = await until(
        async () => {
          isEnough ||= await isSo();
          const look = await one.look();
          return isEnough || look.over || look.turn ? look : null;
        },
        async () => `nothing happens any more: ${(await one.look()).mark}`,
        2 * patience,
      );
      if (isEnough || over) return;
      await does(one, sensibly, turn);
    }
  };
  await Promise.all(people.map((one, i) => playOn(one, 3 * i)));
}

const plan = (...places: readonly string[]): object[] => [
  ...places.map((at) => ({ do: 'place', at })),
  { do: 'ready' },
];
const deposit = [{ do: 'storeForMe' }, { do: 'ready' }];

/** What each seat does up to the raid. */
const upToRaid: readonly (readonly object[])[] = [
  [
    { do: 'choose', card: 3 },
    ...plan('M5', 'M5', 'B1', 'G3', 'camp'),
    { do: 'store', facing: 'N', slot: 1, colour: 'orange' },
    ...deposit,
    ...plan('Echo N', 'defence', 'B1', 'R7'),
    { do: 'pass' },
  ],
  [
    ...plan('M5', 'M5', 'R7', 'J4', 'defence'),
    ...deposit,
    { do: 'choose', card: 11 },
    ...plan('F2', 'M5', 'defence'),
  ],
  [...plan('P6', 'P6', 'U8', 'defence'), ...deposit, ...plan('P6', 'defence')],
];

/** A match of the page in its second round: a raid on a defended base is due, and the first seat holds Ambush. */
export function keptBeforeRaid(): { id: string; key: string; kept: string } {
  const game = games.find(({ id }) => id === 'amass');
  const chosen = game === undefined ? null : optionsFor(game, { ai: 0, first: 0 }, 3);
  if (game === undefined || chosen === null || isRefusal(chosen)) throw new Error('no such match');
  const { options } = chosen;
  const seed = 'planet-xs-497';
  const match = new Match(rulesetOf(game), { seed, seats: 3, options });
  const next = [0, 0, 0];
  for (;;) {
    const seat = listSeats(match.toAct).at(-1) ?? 0;
    const at = next[seat] ?? 0;
    const move = upToRaid[seat]?.[at];
    if (move === undefined) break;
    const played = match.play(seat, move as never);
    if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.why}`);
    next[seat] = at + 1;
  }
  const id = 'here-raid';
  const kept = {
    format: 'accretion-kept/1',
    ...{ id, game: game.id, version: game.version, pack: null, options, seed },
    fairness: null,
    names: ['Ada', 'Kepler', 'Leavitt'],
    bots: [null, 'greedy', 'greedy'],
    entries: match.entries,
    ...{ createdAt: 0, movedAt: 0, isYourTurn: true, outcome: null },
  };
  return { id, key: `accretion/match/${id}`, kept: JSON.stringify(kept) };
}
