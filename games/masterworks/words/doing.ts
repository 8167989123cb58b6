/** What those who are asked are doing, and a pass that everybody can see is forced. */
import type { Seat } from '@accretion/engine';
import { stepOf } from '../../pieces/choosing.ts';
import { doingBy } from '../../pieces/doing.ts';
import { forcedMove } from '../../pieces/passing.ts';
import type { RulesetWith } from '../../words.ts';
import type { Move } from '../rules/answers.ts';
import type { State, View } from '../rules/state.ts';
import type { Model } from './model.ts';

const moving = { en: 'moving a figure', de: 'eine Figur bewegen' };
const attacking = { en: 'choosing an attack', de: 'Angriff wählen' };
const aiming = { en: 'aiming', de: 'zielen' };
const choosing = { en: 'resolving an effect', de: 'Wirkung ausführen' };
const rolling = { en: 'changing dice', de: 'Würfel ändern' };
const paying = { en: 'agreeing on a card', de: 'über eine Karte einigen' };
const deploying = { en: 'deploying', de: 'aufstellen' };

export const doing = doingBy({
  muster: { en: 'choosing a squad', de: 'Trupp wählen' },
  zone: { en: 'choosing a zone', de: 'Zone wählen' },
  deploy: deploying,
  deployBoss: deploying,
  nextActivation: { en: 'choosing who acts next', de: 'nächste Aktivierung wählen' },
  lastCard: { en: 'deciding on cards', de: 'über Karten entscheiden' },
  bossTurn: { en: 'starting the turn', de: 'Zug beginnen' },
  act: { en: 'acting', de: 'handeln' },
  react: { en: 'deciding on a reaction', de: 'über eine Reaktion entscheiden' },
  consent: paying,
  confirmCard: paying,
  aim: aiming,
  pickHit: aiming,
  spot: moving,
  settleAt: moving,
  go: moving,
  moveAction: moving,
  extra: attacking,
  attackAction: attacking,
  nextTarget: attacking,
  missile: { en: 'moving the missile', de: 'Rakete bewegen' },
  soldier: { en: 'placing Soldiers', de: 'Soldaten legen' },
  drop: { en: 'placing a dropped code', de: 'gefallenen Code legen' },
  construct: choosing,
  choose: choosing,
  chooseTerrain: choosing,
  option: choosing,
  order: choosing,
  endOrder: choosing,
  amount: choosing,
  conditions: choosing,
  reroll: rolling,
  change: rolling,
  agreeing: { en: 'deciding whether to concede', de: 'über das Aufgeben entscheiden' },
});

/** MD11: everything but the kinds of Soldiers is open, so a lone pass shows to everybody. */
export function pass(view: View, seat: Seat, ruleset: RulesetWith<Model>): Move | null {
  if (stepOf(view, seat) === undefined) return null;
  const move = forcedMove<State, Move>(ruleset, view, seat, () => undefined);
  return move?.do === 'pass' ? move : null;
}
