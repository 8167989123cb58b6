/** A guided match, new or resumed; saved in this browser after every move and lesson. */
import { isRecord, type Json, type Ruleset } from '@accretion/engine';
import type { Tutorial } from '@accretion/games/tables';
import type { Thinker } from '../bots/thinker.ts';
import { type KeptMatch, newKept } from '../match/local/kept.ts';
import { LocalMatch } from '../match/local/localMatch.ts';
import type { Surroundings } from '../match/local/surroundings.ts';
import { courseKey } from './courseKey.ts';
import { Guided } from './guided.ts';
import { scripted } from './script.ts';

interface Kept {
  readonly match: KeptMatch;
  readonly lesson: number;
}

const others = ['Hypatia', 'Kepler', 'Leavitt', 'Chandra', 'Payne'];

export interface Classroom extends Omit<Surroundings, 'keep' | 'thinker'> {
  readonly thinker: Thinker;
  readonly storage: Storage;
  /** What the person is called. */
  readonly name: string;
  /** How the others play when the script is over. */
  readonly bot: string;
}

export function course(ruleset: Ruleset, tutorial: Tutorial, classroom: Classroom): Guided {
  const kept = resumed(ruleset, classroom.storage) ?? {
    match: begun(ruleset, tutorial, classroom),
    lesson: 0,
  };
  try {
    return opened(ruleset, tutorial, classroom, kept);
  } catch {
    // Saved under other rules: start over.
    return opened(ruleset, tutorial, classroom, { match: begun(ruleset, tutorial, classroom), lesson: 0 });
  }
}

/** Deletes the saved progress. */
export const startOver = (game: string, storage: Storage): void => storage.removeItem(courseKey(game));

function opened(ruleset: Ruleset, tutorial: Tutorial, classroom: Classroom, kept: Kept): Guided {
  let now = kept;
  const keep = (change: Partial<Kept>): void => {
    now = { ...now, ...change };
    classroom.storage.setItem(courseKey(ruleset.game.id), JSON.stringify(now));
  };
  const match = new LocalMatch(ruleset, kept.match, {
    pause: classroom.pause,
    rematch: classroom.rematch,
    thinker: scripted(tutorial.others, () => now.match.entries, classroom.thinker),
    keep: (moved) => keep({ match: moved }),
  });
  return new Guided(match, tutorial.lessons, kept.lesson, (lesson) => keep({ lesson }));
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value['match']) && typeof value['lesson'] === 'number';

/** A finished match is not continued. */
function resumed(ruleset: Ruleset, storage: Storage): Kept | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(courseKey(ruleset.game.id)) ?? 'null');
    if (!isKept(value)) return null;
    const { match, lesson } = value;
    return match.version === ruleset.game.version && match.outcome === null ? { match, lesson } : null;
  } catch {
    return null;
  }
}

function begun({ game }: Ruleset, { seed, seats, options }: Tutorial, { name, bot }: Classroom): KeptMatch {
  const now = Date.now();
  return newKept({
    id: `learn-${game.id}`,
    game: game.id,
    version: game.version,
    pack: null,
    options: options as Json,
    seed,
    fairness: null,
    names: [name, ...others.slice(0, seats - 1)],
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot)),
    entries: [],
    createdAt: now,
    movedAt: now,
    isYourTurn: true,
    outcome: null,
  });
}
