/** What is in force for a figure and fits the moment: conditions judged, durations minded. */
import type { Op } from '../content/effects.ts';
import type { Look } from '../play.ts';
import type { Attack, Lasting } from '../state.ts';
import { type Force, forcesOn } from './force.ts';
import { holds } from './holds.ts';
import { type Scene, sceneInForce } from './scene.ts';
import { fitsPick } from './who.ts';

/** What else it happens in. */
type Within = Partial<Pick<Scene, 'shove' | 'harm'>>;
const alone: Within = {};

/** Those whose conditions hold, in an attack or outside. */
export function inForce<K extends Op>(
  look: Look,
  figure: number,
  op: K,
  attack: Attack | null = null,
  within: Within = alone,
): readonly Force<K>[] {
  const all = forcesOn(look, figure, op);
  if (all.length === 0) return all;
  const held = all.filter((force) => {
    const { lasting, effect } = force;
    if (lasting !== null && !appliesNow(lasting, attack)) return false;
    const isGeneral = lasting !== null && effect.pick?.count === 'all';
    if (effect.if === undefined && !isGeneral) return true;
    const scene = sceneFor(force, figure, attack, within);
    // Whoever a lasting effect speaks of in general comes and goes: "allies while within Range X".
    if (isGeneral && effect.pick !== undefined) {
      const { user, seat } = lasting;
      if (!fitsPick(look, effect.pick, { ...scene, user, seat, attack: null }, figure)) return false;
    }
    return holds(look, effect.if, scene, force.part);
  });
  return held.length > 1 ? held.filter(isNewest) : held;
}

/** MC18: of several instances of the same lasting effect one counts, the newest. */
const isNewest = (
  { part, lasting }: Pick<Force, 'part' | 'lasting'>,
  place: number,
  all: readonly Pick<Force, 'part' | 'lasting'>[],
): boolean =>
  lasting === null || !all.some((other, i) => i > place && other.lasting !== null && other.part === part);

/** A lasting effect of an attack, a sequence or the next attack action counts for those attacks alone. */
function appliesNow(lasting: Lasting, attack: Attack | null): boolean {
  switch (lasting.until) {
    case 'attack':
      return attack === null || attack.id === lasting.at;
    case 'sequence':
      return attack?.sequence === lasting.at;
    case 'attackAction':
      return attack === null || attack.isAction;
    default:
      return true;
  }
}

/** A leadership's conditions speak of the character of the squad it helps. */
function sceneFor(
  { part, user, lasting }: Omit<Force, 'effect'>,
  figure: number,
  attack: Attack | null,
  { shove = null, harm = null }: Within,
): Scene {
  const isOfSquad = part.rule.kind === 'leadership' && part.rule.triggers.length === 0;
  return sceneInForce(isOfSquad ? figure : user, figure, attack, shove, harm, lasting);
}
