/** What a place on the table is worth to a figure: tokens at hand, enemies in reach, danger. */

import { interactCost } from '../rules/encounter/interact.ts';
import { isShielded } from '../rules/encounter/missile.ts';
import { levelOf } from '../rules/encounter/storm.ts';
import { type Token, tokensOf } from '../rules/encounter/tokens.ts';
import { radiusOf, rangeOf, toolLength } from '../rules/field/field.ts';
import { bossOf, cardSide, figureAt, heroOf, isCosmic, isUp } from '../rules/field/figures.ts';
import { mayHold, mayInteract } from '../rules/move/advance.ts';
import type { Look } from '../rules/play.ts';
import { type Danger, dangerAt, dangersTo } from './danger.ts';
import { dropWorth } from './gains.ts';
import { bossDamageWorth, codeChance, pileWorth } from './outlook.ts';
import { gainWorth } from './power.ts';
import { weights } from './weights.ts';

/** A token somebody wants, with what it is worth to be at it, and how much each inch away takes off. */
export interface Aim {
  readonly token: Token;
  readonly worth: number;
  readonly perInch: number;
}

const apart = (x: number, y: number, to: { readonly x: number; readonly y: number }): number =>
  Math.sqrt((x - to.x) * (x - to.x) + (y - to.y) * (y - to.y));

/** Once the missile lies open, codes are all that counts. */
const hurry = (look: Look): number => (isShielded(look) ? 1 : weights.hurry);

/** A look at a Soldier. */
function soldierWorth(look: Look, token: Token, isBoss: boolean): number {
  const soldier = look.state.soldiers.find((one) => `soldier:${one.token}` === token.name);
  const chance = soldier === undefined ? 0 : codeChance(look, soldier.shuffle);
  if (isBoss)
    return chance * (weights.hidden + 2) + (1 - chance) * 0.5 * gainWorth(look, bossOf(look.state), 2);
  if (chance === 0) return 0;
  return hurry(look) * chance * (weights.held - weights.hidden) + weights.ruledOut;
}

/** What interacting with a token would bring this figure; 0 for nothing. */
export function interactWorth(look: Look, mark: number, token: Token): number {
  const { state, book } = look;
  const figure = figureAt(state, mark);
  const isBoss = isCosmic(figure.seat);
  switch (token.kind) {
    case 'soldier':
      return soldierWorth(look, token, isBoss);
    case 'shutdownCode':
      return isBoss ? weights.onGround + 3 : hurry(look) * (weights.held - weights.onGround);
    case 'missile': {
      if (isBoss || isShielded(look) || figure.held.length === 0) return 0;
      const codes = book.soldiers.filter((kind) => kind === 'shutdownCode').length;
      return state.delivered.length + figure.held.length >= codes
        ? weights.win
        : weights.delivered * figure.held.length;
    }
    case 'dampener': {
      if (!isBoss || state.debris < 4) return 0;
      return pileWorth(look, pileIndex(look, token)) + 4 * -weights.debris;
    }
    case 'debrisPile': {
      if (!isBoss) return 0;
      const index = pileIndex(look, token);
      const healed = Math.min(3, state.piles[index]?.damage ?? 0, state.debris);
      return healed * (pileWorth(look, index) * (0.8 / book.content.encounter.pile.stamina) - weights.debris);
    }
    default:
      return 0;
  }
}

const pileIndex = ({ book }: Look, token: Token): number =>
  book.dampeners.findIndex(({ key }) => token.name.endsWith(`:${key}`));

/** Tokens worth going to. */
function aimsOf(look: Look, mark: number): Aim[] {
  const { state } = look;
  const figure = figureAt(state, mark);
  const isBoss = isCosmic(figure.seat);
  const found: Aim[] = [];
  if (mayInteract(look, mark) && (isBoss || mayHold(look, mark)))
    for (const token of tokensOf(look)) {
      if (state.active?.figure === mark && state.active.interacted.includes(token.name)) continue;
      const worth = interactWorth(look, mark, token);
      if (worth <= 0) continue;
      found.push({
        token,
        worth,
        perInch: token.kind === 'missile' ? weights.inchToMissile : weights.inchToToken,
      });
    }
  return found;
}

/** Damage each hero may be expected to do to the boss if he is in its reach, by how near he is. */
export interface Threat {
  readonly mark: number;
  readonly reach: number;
  readonly move: number;
  readonly mean: number;
  readonly weight: number;
}

/** Heroes as the boss fears them. */
function threatsTo(look: Look): Threat[] {
  const { state, book } = look;
  const isLast = state.track >= book.content.encounter.turnsPerRound - 1;
  const found: Threat[] = [];
  state.figures.forEach((figure, mark) => {
    if (isCosmic(figure.seat) || !isUp(figure)) return;
    let reach = 0;
    let mean = 0;
    for (const { attack } of cardSide(book, figure).attacks) {
      if (attack === null || attack.cost > figure.power) continue;
      reach = Math.max(reach, rangeOf(attack.range));
      mean = Math.max(mean, 0.45 * attack.strength - 0.8);
    }
    const { card, radius } = heroOf(book, figure);
    const weight = figure.activated && !isLast ? 0.3 : 1;
    found.push({ mark, reach, move: toolLength[card.speed] + 2 * radius, mean, weight });
  });
  return found;
}

/** What stands the boss in fear of: at most three heroes act before he does. */
function bossDanger(look: Look, threats: readonly Threat[], x: number, y: number): number {
  const r = radiusOf(look, bossOf(look.state));
  const hits: number[] = [];
  for (const { mark, reach, move, mean, weight } of threats) {
    const gap = apart(x, y, figureAt(look.state, mark)) - r - radiusOf(look, mark);
    const blows = gap <= reach ? 2 : gap <= reach + move ? 1 : gap <= reach + 2 * move ? 0.1 : 0;
    if (blows > 0) hits.push(blows * mean * weight);
  }
  hits.sort((a, b) => b - a);
  return (hits[0] ?? 0) + (hits[1] ?? 0) + (hits[2] ?? 0) + 0.3 * (hits[3] ?? 0);
}

/** All that makes one place better than another for a figure, reckoned once for a decision. */
export class Places {
  private readonly aims: readonly Aim[];
  private readonly threats: readonly Threat[];
  private readonly range: number;
  private readonly r: number;
  private readonly isBoss: boolean;
  private readonly power: number;
  private readonly rivals: readonly number[];
  private readonly dangers: readonly Danger[];

  constructor(
    private readonly look: Look,
    private readonly mark: number,
  ) {
    const figure = figureAt(look.state, mark);
    this.isBoss = isCosmic(figure.seat);
    this.aims = aimsOf(look, mark);
    this.threats = this.isBoss ? threatsTo(look) : [];
    this.r = radiusOf(look, mark);
    this.power = figure.power;
    this.range = Math.max(
      1_000,
      ...cardSide(look.book, figure).attacks.map(({ attack }) =>
        attack === null || attack.cost > figure.power ? 0 : rangeOf(attack.range),
      ),
    );
    if (levelOf(look) >= 1 && !this.isBoss) this.range = Math.max(3_000, this.range - 1_000);
    this.rivals = this.isBoss ? [] : allies(look, mark);
    this.dangers = this.isBoss ? [] : dangersTo(look, mark);
  }

  get tokens(): readonly Aim[] {
    return this.aims;
  }

  /** Tokens in reach are taken as if interacted with; of the others the best pulls. */
  worth(x: number, y: number): number {
    const { look, mark, r } = this;
    const cost = interactCost(look, mark);
    const touch = rangeOf(look.book.content.encounter.interactRange);
    let sum = 0;
    let pull = 0;
    let power = this.power;
    let codes = figureAt(look.state, mark).held.length;
    for (const { token, worth, perInch } of this.aims) {
      const gap = apart(x, y, token) - r - token.radius - touch;
      if (gap <= 0 && power >= cost) {
        sum += worth;
        power -= cost;
        if (token.kind === 'shutdownCode') codes += 1;
        else if (token.kind === 'soldier') codes += worth / weights.held;
        else if (token.kind === 'missile') codes = 0;
      } else pull = Math.max(pull, this.pulled(token, worth, perInch, gap));
    }
    sum += pull;
    return sum + (this.isBoss ? this.bossPlace(x, y) : this.heroPlace(x, y, codes));
  }

  private pulled(token: Token, worth: number, perInch: number, gap: number): number {
    const inches = Math.max(0, gap) / 1_000;
    if (token.kind === 'missile') return Math.max(0, 24 - perInch * inches);
    if (this.isBoss) return Math.min(worth, 12) * (0.75 / (1 + inches * (perInch + 0.08)));
    const share = worth * Math.max(0.05, 0.75 - 0.03 * inches);
    // Who is nearer will go there.
    const { state } = this.look;
    const own = apart(figureAt(state, this.mark).x, figureAt(state, this.mark).y, token);
    const nearer = this.rivals.filter(
      (other) => apart(figureAt(state, other).x, figureAt(state, other).y, token) < own,
    );
    return share / (1 << Math.min(3, nearer.length));
  }

  private heroPlace(x: number, y: number, codes: number): number {
    const { look, r, range } = this;
    const { state } = look;
    const boss = bossOf(state);
    const foe = figureAt(state, boss);
    const gap = apart(x, y, foe) - r - radiusOf(look, boss);
    const near = Math.max(0, gap - range) / 1_000;
    const { harm, falls } = dangerAt(this.dangers, gap);
    const fear = isShielded(look) ? weights.carrierDanger : weights.delivererDanger;
    const lost = weights.heroDanger * harm + fear * falls * dropWorth * codes;
    const fight = weights.inchToBoss * near * bossDamageWorth(look);
    return -lost - fight - (codes >= 1 ? this.late(x, y) : 0);
  }

  /** While the missile is Shielded a carrier keeps near enough to reach it in one activation. */
  private late(x: number, y: number): number {
    const { look, r } = this;
    if (!isShielded(look)) return 0;
    const { state, book } = look;
    const needed = book.content.encounter.exhaustionToUnshield - state.exhaustion;
    const left = needed * state.stamina - figureAt(state, bossOf(state)).damage;
    const far = apart(x, y, state.missile) - r - book.content.map.missile.radius - 10_000;
    return (weights.inchToMissile * Math.max(0, far)) / 1_000 / (1 + left / 10);
  }

  private bossPlace(x: number, y: number): number {
    const { look, r } = this;
    let nearest = 40_000;
    let carrier = 40_000;
    for (const { mark } of this.threats) {
      const figure = figureAt(look.state, mark);
      const gap = apart(x, y, figure) - r - radiusOf(look, mark);
      nearest = Math.min(nearest, gap);
      if (figure.held.length > 0) carrier = Math.min(carrier, gap);
    }
    const fear = bossDamageWorth(look) * weights.danger * bossDanger(look, this.threats, x, y);
    const hunt = carrier < 40_000 ? (0.35 * Math.max(0, carrier - 6_000)) / 1_000 : 0;
    return -fear - hunt - (0.04 * Math.max(0, nearest - 6_000)) / 1_000;
  }
}

function allies(look: Look, mark: number): number[] {
  const found: number[] = [];
  look.state.figures.forEach((figure, other) => {
    if (other === mark || isCosmic(figure.seat) || !isUp(figure)) return;
    if (figure.power > 0 && figure.held.length === 0 && mayInteract(look, other)) found.push(other);
  });
  return found;
}
