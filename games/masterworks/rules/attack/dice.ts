/** The rolls of an attack, cover, and what it comes to (MC46, MC47, MC48 steps 6 to 10). */

import { countAttack, coverDie } from '../dice/count.ts';
import { addedByCriticals } from '../dice/criticals.ts';
import { areFailuresFree, defenceRoll, isForbidden } from '../dice/eligible.ts';
import { attackPool, defencePool } from '../dice/pool.ts';
import { rollDice } from '../dice/roll.ts';
import { holds } from '../effects/holds.ts';
import { inForce } from '../effects/inForce.ts';
import { bareScene } from '../effects/scene.ts';
import { stormParts } from '../encounter/storm.ts';
import { isFigure, nameOf } from '../field/figures.ts';
import { terrainCover } from '../field/sight.ts';
import type { Look, Play } from '../play.ts';
import { type Attack, none } from '../state.ts';
import { tell } from '../story.ts';
import { ignoresSight } from './targets.ts';

/** MC46: from terrain, or from an effect, which needs no terrain (ME28, MA56). */
export function hasCover(look: Look, attack: Attack): boolean {
  const { book } = look;
  const rule = book.rules[attack.attack];
  if (rule === undefined || ignoresSight(look, attack.attacker, rule)) return false;
  const scene = { ...bareScene(none, none), attack, subject: attack.target };
  for (const part of stormParts(look, 'targeting'))
    if (part.effect.op === 'cover' && holds(look, part.effect.if, scene, part)) return true;
  if (inForce(look, attack.target, 'cover', attack).length > 0) return true;
  return terrainCover(look, attack.attacker, attack.target) !== none;
}

export function rollAttack(play: Play, attack: Attack): void {
  const dice = rollDice(play.umpire.rng, attackPool(play, attack));
  attack.attackDice = dice;
  tell(play.umpire, { did: 'roll', figure: nameOf(play, attack.attacker), of: 'attack', dice, added: [] });
}

/** MA69: the defence pool, then the dice that criticals add, the attacker's first (MC2, step 8). */
export function rollDefence(play: Play, attack: Attack): void {
  const { rng } = play.umpire;
  const defence = rollDice(rng, defencePool(play, attack));
  const more = rollDice(rng, addedByCriticals(play, attack.attacker, attack.attackDice, attack, 'attacker'));
  const others = rollDice(rng, addedByCriticals(play, attack.target, defence, attack, 'defender'));
  const { umpire } = play;
  const [figure, target] = [nameOf(play, attack.attacker), nameOf(play, attack.target)];
  if (more.length > 0) tell(umpire, { did: 'roll', figure, of: 'attack', dice: [], added: more });
  tell(umpire, { did: 'roll', figure: target, of: 'defence', dice: defence, added: others });
  attack.attackDice = [...attack.attackDice, ...more];
  attack.defenceDice = [...defence, ...others];
}

/** MC47, MD3, MD12: a die that is no success becomes a block, at the end of the defender's own part. */
export function takeCover(play: Play, attack: Attack): void {
  if (!attack.cover) return;
  const { target } = attack;
  if (isFigure(target) && isForbidden(play, target, attack)) return;
  const isFree = isFigure(target) && areFailuresFree(play, defenceRoll(attack), attack);
  const die = coverDie(play, attack, isFree);
  if (die < 0) return;
  attack.defenceDice = attack.defenceDice.map((face, i) => (i === die ? 5 : face));
  tell(play.umpire, {
    did: 'change',
    figure: nameOf(play, target),
    of: 'defence',
    rule: 'cover',
    dice: [die],
    to: 5,
  });
}

/** Step 10. */
export function settleDamage(play: Play, attack: Attack): void {
  const { successes, against } = countAttack(play, attack);
  attack.damage = Math.max(0, successes - against);
  tell(play.umpire, {
    did: 'count',
    figure: nameOf(play, attack.attacker),
    target: nameOf(play, attack.target),
    successes,
    against,
    damage: attack.damage,
  });
}
