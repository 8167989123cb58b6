/** Whom an effect is about: people by their part in it, or all who fit a pick. */
import type { Pick } from '../content/picks.ts';
import type { Anchor, Person } from '../content/vocabulary.ts';
import { groundOf, isWithin } from '../field/field.ts';
import { areAllied, figureAt, heroOf, isCosmic, isFigure, isUp } from '../field/figures.ts';
import { isInSight } from '../field/sight.ts';
import { sizeFor } from '../field/size.ts';
import type { Look } from '../play.ts';
import { cosmic, type Figure, none, pieceMark } from '../state.ts';
import type { Scene } from './scene.ts';

const nobody: readonly number[] = [];
const one = (mark: number | undefined): readonly number[] =>
  mark === undefined || mark === none ? nobody : [mark];

/** The marks a person word stands for. */
export function peopleOf(look: Look, person: Person, scene: Scene): readonly number[] {
  const { state } = look;
  const { attack } = scene;
  switch (person) {
    case 'self':
      return one(scene.user);
    case 'attacker':
      return one(attack?.attacker);
    case 'defender':
      return one(attack?.target);
    case 'subject':
      return one(scene.subject);
    case 'payer':
      return one(scene.payers[0]);
    case 'payers':
      return scene.payers;
    case 'secondPayer':
      return one(scene.payers[1]);
    case 'active':
      return one(state.active?.figure);
    case 'moved':
      return scene.moved;
    case 'same':
    case 'picked':
      return scene.same;
    case 'both':
      return attack === null ? nobody : [attack.attacker, attack.target];
    case 'squad':
      return figuresWhere(look, ({ seat }) => seat === state.figures[scene.user]?.seat);
    case 'enemies':
      return figuresWhere(look, ({ seat }) => isCosmic(seat) !== isCosmic(scene.seat));
    case 'chosenEnemy':
      return one(scene.chosen);
    case 'collidedEnemies': {
      const hit = scene.shove?.hit ?? none;
      return isFigure(hit) && !areAllied(state, hit, scene.user) ? [hit] : nobody;
    }
  }
}

function figuresWhere({ state }: Look, fits: (figure: Figure) => boolean): number[] {
  const found: number[] = [];
  for (let mark = 0; mark < state.figures.length; mark++) {
    const figure = figureAt(state, mark);
    if (isUp(figure) && fits(figure)) found.push(mark);
  }
  return found;
}

/** What a range is measured from, or a direction points to; −1 for none. */
export function anchorOf(look: Look, anchor: Anchor, scene: Scene): number {
  switch (anchor) {
    case 'chosen':
    case 'chosenTerrain':
      return scene.chosen;
    case 'dazedAlly':
      return none;
    default:
      return peopleOf(look, anchor, scene)[0] ?? none;
  }
}

type Purpose = 'throw' | 'push';

/** Everything that fits a pick: figures, then interactive terrain if it qualifies. */
export function picksOf(look: Look, pick: Pick, scene: Scene, purpose: Purpose = 'push'): number[] {
  const found: number[] = [];
  for (let mark = nextPick(look, pick, scene, purpose, 0); mark !== none; ) {
    found.push(mark);
    mark = nextPick(look, pick, scene, purpose, mark + 1);
  }
  return found;
}

/** The first from this mark on that fits, −1 if none does. */
export function nextPick(look: Look, pick: Pick, scene: Scene, purpose: Purpose, from: number): number {
  const { state } = look;
  if (pick.side !== undefined)
    for (let mark = from; mark < state.figures.length; mark++)
      if (fitsPick(look, pick, scene, mark, purpose)) return mark;
  if (!pick.terrain) return none;
  const { standing } = groundOf(look);
  const { pieces, isInteractive } = look.book;
  // What is measured from is the same for all pieces.
  const centres = pick.within === undefined ? nobody : centresOf(look, pick, scene, none);
  for (let piece = Math.max(0, from - pieceMark); piece < standing.length; piece++) {
    if (!standing[piece] || (piece < pieces.length && !isInteractive[piece])) continue;
    const mark = pieceMark + piece;
    if (isSmall(look, pick, scene, mark, purpose) && isNearOne(look, pick, scene, mark, centres)) return mark;
  }
  return none;
}

/** Does a figure fit? Dazed ones only where they are named (MC15). */
export function fitsPick(
  look: Look,
  pick: Pick,
  scene: Scene,
  mark: number,
  purpose: Purpose = 'push',
): boolean {
  const { state, book } = look;
  const figure = figureAt(state, mark);
  if (figure.gone || figure.dazed !== (pick.has === 'dazed')) return false;
  const hero = heroOf(book, figure);
  switch (pick.side) {
    case 'ally':
      if (isCosmic(figure.seat) !== isCosmic(scene.seat)) return false;
      break;
    case 'enemy':
      if (isCosmic(figure.seat) === isCosmic(scene.seat)) return false;
      break;
    case 'crisis':
      if (isCosmic(figure.seat)) return false;
      break;
    default:
  }
  if (pick.otherThan !== undefined && anchorOf(look, pick.otherThan, scene) === mark) return false;
  if (pick.is !== undefined && !pick.is.includes(hero.key)) return false;
  if (pick.isNot?.includes(hero.key)) return false;
  if (pick.active && state.active?.figure !== mark) return false;
  if (pick.ownSquad && figure.seat !== state.figures[scene.user]?.seat) return false;
  if (pick.affiliation !== undefined && !isOfAffiliation(look, figure, pick.affiliation)) return false;
  if (pick.leads !== undefined && !isLeading(look, figure, pick.leads)) return false;
  if (pick.has === 'activated' && !figure.activated) return false;
  if (pick.not === 'activatedOrDazed' && (figure.activated || figure.seat === cosmic)) return false;
  if (pick.not === 'holdingAssetOrCivilian' && figure.held.length > 0) return false;
  if (pick.power !== undefined && !hero.powers.has(pick.power)) return false;
  if (pick.targeted && !scene.attack?.measured.includes(mark)) return false;
  return isSmall(look, pick, scene, mark, purpose) && isNear(look, pick, scene, mark);
}

/** ME2: has the affiliation and belongs to a squad that uses it. */
export const isOfAffiliation = ({ book, state }: Look, figure: Figure, affiliation: string): boolean =>
  heroOf(book, figure).card.affiliations.includes(affiliation) &&
  state.squads[figure.seat]?.affiliation === affiliation;

/** ME2: has a leadership of the affiliation, in a squad that uses it. */
const isLeading = ({ book, state }: Look, figure: Figure, affiliation: string): boolean =>
  heroOf(book, figure).leaderships.some((one) => one.affiliation === affiliation) &&
  state.squads[figure.seat]?.affiliation === affiliation;

function isSmall(look: Look, { maxSize }: Pick, { x }: Scene, mark: number, purpose: Purpose): boolean {
  if (maxSize === undefined) return true;
  return sizeFor(look, mark, purpose) <= (maxSize === 'X' ? x : maxSize);
}

const isNear = (look: Look, pick: Pick, scene: Scene, mark: number): boolean =>
  pick.within === undefined || isNearOne(look, pick, scene, mark, centresOf(look, pick, scene, mark));

function isNearOne(look: Look, pick: Pick, scene: Scene, mark: number, centres: readonly number[]): boolean {
  if (pick.within === undefined) return true;
  const band = pick.within === 'paid' ? Math.min(scene.paid, 5) : pick.within;
  for (const anchor of centres)
    if (isWithin(look, mark, anchor, band) && (!pick.los || isInSight(look, anchor, mark))) return true;
  return false;
}

/** What nearness is measured from: one thing, a named character, or any of several. */
function centresOf(look: Look, pick: Pick, scene: Scene, mark: number): readonly number[] {
  const { state, book } = look;
  if (pick.ofCharacter !== undefined) {
    const character = book.heroIds.get(pick.ofCharacter);
    return figuresWhere(look, (figure) => figure.character === character);
  }
  if (pick.of === 'dazedAlly') return dazedAllies(look, scene.seat);
  // Patch Up: whoever could be chosen will be asked for when it is carried out.
  if (pick.of === 'chosen' && scene.chosen === none)
    return figuresWhere(look, (figure) => isCosmic(figure.seat) === isCosmic(scene.seat)).filter(
      (other) => other !== mark,
    );
  if (pick.of === 'chosenEnemy' && scene.chosen === none)
    return figuresWhere(look, (figure) => isCosmic(figure.seat) !== isCosmic(scene.seat));
  const anchor = anchorOf(look, pick.of ?? 'self', scene);
  return isFigure(anchor) && state.figures[anchor]?.gone !== false ? nobody : one(anchor);
}

function dazedAllies({ state }: Look, seat: number): number[] {
  const found: number[] = [];
  state.figures.forEach((figure, mark) => {
    if (figure.dazed && !figure.gone && isCosmic(figure.seat) === isCosmic(seat)) found.push(mark);
  });
  return found;
}
