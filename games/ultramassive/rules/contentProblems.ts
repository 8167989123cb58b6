/** What the shape of a box cannot say: enough cards, names that exist, costs first, effects where they can work. */
import { type Problem, problemAt } from '@accretion/engine';
import { type Content, type Effect, type Passive, sizes, slots, tierOf, typeOf } from './content.ts';

type Wrong = (path: string, why: string, what: unknown, values?: Problem['values']) => void;
type Kinds = ReadonlySet<string>;

/** Kinds of effects that work in one kind of place alone. */
const draftOnly: readonly Effect['do'][] = ['handOutAntimatter', 'removeToken', 'recycle'];
const effectOnly: readonly Effect['do'][] = ['discardCards', 'gainMatterByPower', 'discover'];

const barred = {
  inEffects: new Set(draftOnly) as Kinds,
  inCards: new Set([...draftOnly, ...effectOnly]) as Kinds,
  inDraft: new Set([...effectOnly, 'eachOtherPlayer']) as Kinds,
  inParts: new Set([...effectOnly, 'eachOtherPlayer', 'handOutAntimatter']) as Kinds,
  inSiphon: new Set([...draftOnly, ...effectOnly, 'eachOtherPlayer', 'siphon']) as Kinds,
  /** A Passive that does what it waits for would never end. */
  inTriggers: new Set(['siphon', 'orbit']) as Kinds,
};

export function contentProblems(content: Content): Problem[] {
  const found: Problem[] = [];
  const wrong: Wrong = (path, why, what, values) => {
    found.push(problemAt(path, why, what, values));
  };
  for (const slot of slots) {
    const { type, tier } = content.anomalies[slot];
    if (type !== typeOf(slot)) wrong(`anomalies.${slot}.type`, 'type', type, { type: typeOf(slot) });
    if (tier !== tierOf(slot)) wrong(`anomalies.${slot}.tier`, 'tier', tier, { tier: tierOf(slot) });
  }
  for (const name of ['final', 'earlier'] as const) {
    const { cores, coresKept } = content.editions[name];
    for (const key of cores)
      if (!Object.hasOwn(content.cores, key)) wrong(`editions.${name}.cores`, 'coreNames', key);
    if (new Set(cores).size < cores.length) wrong(`editions.${name}.cores`, 'coresOnce', cores);
    if (coresKept > cores.length)
      wrong(`editions.${name}.coresKept`, 'atMost', coresKept, { max: cores.length });
  }
  countProblems(content, wrong);
  effectProblems(content, wrong);
  return found;
}

function countProblems(content: Content, wrong: Wrong): void {
  const cards = Object.values(content.actions).reduce((sum, card) => sum + card.copies, 0);
  if (cards < 24) wrong('actions', 'actionCards', cards, { min: 24 });
  const atLeast = (path: string, entries: object, count: number, why: string): void => {
    const { length } = Object.keys(entries);
    if (length < count) wrong(path, why, length, { min: count });
  };
  atLeast('draftTokens', content.draftTokens, 6, 'draftTokens');
  atLeast('resources', content.resources, 12, 'resourceCards');
  atLeast('challenges', content.challenges, 3, 'challengeCards');
}

function effectProblems(content: Content, wrong: Wrong): void {
  const check = (path: string, steps: readonly Effect[], kinds: Kinds): void => {
    for (const [at, step] of steps.entries()) {
      if (kinds.has(step.do)) wrong(`${path}.${at}.do`, 'worksHere', step.do);
      if (step.do === 'recycle' && at < steps.length - 1) wrong(`${path}.${at}`, 'lastStep', step.do);
      if (step.do === 'handOutAntimatter' && steps.length > 1) wrong(`${path}.${at}`, 'onlyStep', step.do);
      if (step.do !== 'discardCards') continue;
      if (at > 0) wrong(`${path}.${at}`, 'costFirst', step.do);
      if (step.max < step.min) wrong(`${path}.${at}.max`, 'atLeastMin', step.max);
    }
  };
  const checkPassives = (path: string, passives: readonly Passive[]): void => {
    for (const [n, one] of passives.entries()) {
      if (one.is !== 'trigger' || one.when === 'otherPlayerExpands') continue;
      check(`${path}.${n}.steps`, one.steps, barred.inTriggers);
    }
  };
  const spaces = (path: string, list: readonly { steps: readonly Effect[] }[], kinds: Kinds): void => {
    for (const [n, one] of list.entries()) check(`${path}.${n}.steps`, one.steps, kinds);
  };
  for (const [path, all] of [
    ['anomalies', content.anomalies],
    ['cores', content.cores],
  ] as const) {
    for (const [key, one] of Object.entries(all)) {
      check(`${path}.${key}.effect`, one.effect, barred.inEffects);
      checkPassives(`${path}.${key}.passives`, one.passives);
    }
  }
  for (const [key, one] of Object.entries(content.actions)) {
    check(`actions.${key}.primary`, one.primary, barred.inCards);
    check(`actions.${key}.empowered`, one.empowered, barred.inCards);
  }
  for (const name of ['final', 'earlier'] as const) {
    const { draft, siphon } = content.editions[name];
    for (const [set, list] of draft.entries()) spaces(`editions.${name}.draft.${set}`, list, barred.inDraft);
    for (const size of sizes) spaces(`editions.${name}.siphon.${size}`, siphon[size], barred.inSiphon);
  }
  for (const [key, one] of Object.entries(content.draftTokens))
    spaces(`draftTokens.${key}.spaces`, one.spaces, barred.inDraft);
  for (const [key, one] of Object.entries(content.resources))
    check(`resources.${key}.parts`, one.parts, barred.inParts);
}
