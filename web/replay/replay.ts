/** Replays a record: every moment of a match, from the deal to the last entry that agrees. */
import {
  type Aside,
  boxOf,
  type Entry,
  enter,
  type Game,
  hashOf,
  isRecord,
  isRefusal,
  Match,
  type MatchRecord,
  type Ruleset,
  rulesetOf,
  type State,
  type Told,
  type Verdict,
  verify,
} from '@accretion/engine';

/** The state after this many entries, and the entry that led there. */
interface Moment {
  readonly entry: Entry | null;
  readonly state: State;
  readonly told: readonly Told[];
  readonly aside?: Aside;
}

export interface Replay {
  readonly record: MatchRecord;
  readonly ruleset: Ruleset;
  /** The deal, then one moment for each entry. */
  readonly moments: readonly Moment[];
  readonly verdict: Verdict;
}

/** The id of the game of a record; null if the value is not a record. */
export const gameIn = (value: unknown): string | null =>
  isRecord(value) && typeof value['game'] === 'string' && Array.isArray(value['entries'])
    ? value['game']
    : null;

/** Replays a record as far as it agrees with the rules; a problem if there is nothing to replay. */
export function replayOf(value: unknown, game: Game): Replay | { readonly problem: string } {
  const verdict = verify(value, [game]);
  const { match } = verdict;
  if (match === null) return { problem: verdict.problem ?? '' };
  const record = value as MatchRecord;
  const boxed = boxOf(game, record.pack);
  if ('problems' in boxed) return { problem: verdict.problem ?? '' };
  const ruleset = rulesetOf(game, boxed.box);
  const again = new Match(ruleset, match.opening);
  const moments: Moment[] = [{ entry: null, state: again.state, told: again.opened.told }];
  for (const entry of match.entries.slice(0, verdict.agreed)) {
    const played = enter(again, entry);
    if (isRefusal(played)) break;
    const { after: state, told, aside, undone: of } = played;
    // A record is open to all, so an undo may name the entry itself.
    const said = aside === undefined || of === undefined ? aside : { ...aside, of };
    moments.push({ entry, state, told, ...(said && { aside: said }) });
  }
  return { record, ruleset, moments, verdict };
}

/** One number per seat at every moment: `series[seat][moment]`. */
export function seriesOf({ ruleset, moments, record }: Replay, fact: string): number[][] {
  const ask = ruleset.rules.facts?.[fact];
  if (ask === undefined) return [];
  return Array.from({ length: record.seats }, (_, seat) =>
    moments.map(({ state }) => Number(ask(state, seat))),
  );
}

/** The moments at which a number changed for anybody, the deal included. */
export function turningPoints(series: readonly (readonly number[])[]): number[] {
  const length = series[0]?.length ?? 0;
  return Array.from({ length }, (_, at) => at).filter(
    (at) => at === 0 || at === length - 1 || series.some((line) => line[at] !== line[at - 1]),
  );
}

/** A short id for a record, the same for equal records. */
export const recordId = (record: unknown): string => `record-${hashOf(record).slice(0, 16)}`;
