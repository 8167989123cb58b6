/** What pressing a spot of the map means, by the open question and the card in hand. */
import type { Refusal } from '@accretion/engine';
import type { Board } from '../../rules/board.ts';
import { type Colour, colours, type Effect, facings } from '../../rules/content.ts';
import { type Due, dueOf } from '../../rules/due.ts';
import type { Crew, Move } from '../../rules/state.ts';
import { cubesLeft, withSettings } from '../../rules/store.ts';
import { listOf } from '../../words/known.ts';
import type { BoardLook, Holding } from '../context.ts';
import type { Choice } from '../types.ts';
import { groupsAt, locationOf, type Spot } from './spots.ts';

export type Meaning =
  | { readonly is: 'play'; readonly choice: Choice }
  /** Leads to the next part of an answer. */
  | { readonly is: 'go'; readonly key: 'lift' | 'look' | 'set'; run(): void }
  | { readonly is: 'no'; readonly refusal: Refusal }
  | { readonly is: 'help' };

const help: Meaning = { is: 'help' };

/** A move that is legal now, or why it is not. */
function meant({ props, actor }: BoardLook, move: Move): Meaning {
  const refusal = props.whyNot(move);
  return refusal === null ? { is: 'play', choice: { seat: actor, move } } : { is: 'no', refusal };
}

export function meaningOf(look: BoardLook, spot: Spot): Meaning {
  const { board, view, step, actor, holding } = look;
  switch (step?.do) {
    case 'takeBase':
      return spot.kind === 'centre'
        ? meant(look, { do: 'takeBase', base: board.bases[spot.base]?.name ?? '' })
        : help;
    case 'plan':
      // The centre of another base is not a location: its name brings the right refusal.
      return meant(look, {
        do: 'place',
        at: locationOf(board, view, spot, actor) ?? nameAt(look, spot),
      });
    case 'pick': {
      const due = dueAt(look, spot);
      return due.length === 0
        ? meant(look, { do: 'fight', at: nameAt(look, spot), against: rivalAt(look, spot) })
        : lookAt(look, due[0]?.at ?? '');
    }
    case 'command': {
      const effect = holding === null ? null : board.actions[holding.card]?.command;
      return holding === null || !effect ? help : targetOf(look, holding, effect, spot);
    }
    case 'steal':
      return spot.kind === 'facing' && spot.base === step['base'] && spot.facing === step['facing']
        ? lookAt(look, nameAt(look, spot))
        : help;
    case 'propose':
    case 'answer':
      return nameAt(look, spot) === step['at'] ? lookAt(look, nameAt(look, spot)) : help;
    case 'react':
      return nameAt(look, spot) === view.fight?.at ? lookAt(look, nameAt(look, spot)) : help;
    case 'store':
      return spot.kind === 'facing' && view.owners[spot.base] === actor ? storing(look, spot.facing) : help;
    default:
      return help;
  }
}

/** The cube in hand goes into the innermost free slot of this facing. */
function storing(look: BoardLook, side: number): Meaning {
  const crew = look.view.crews[look.actor];
  if (crew === undefined) return help;
  const setting = listOf(crew.setting);
  const slots = withSettings(crew.slots, setting)[side] ?? [];
  const free = slots.indexOf(null);
  return meant(look, {
    do: 'store',
    facing: facings[side] ?? 'N',
    slot: (free < 0 ? 0 : free) + 1,
    colour: cubeInHand({ haul: crew.haul, setting }, look.cube) ?? 'green',
  });
}

/** The cube that a press on a slot stores: the one picked, else the most valuable kind left. */
export function cubeInHand(crew: Pick<Crew, 'haul' | 'setting'>, picked: Colour | null): Colour | null {
  const left = cubesLeft(crew);
  if (picked !== null && left[picked] > 0) return picked;
  return [...colours].reverse().find((colour) => left[colour] > 0) ?? null;
}

const lookAt = (look: BoardLook, at: string): Meaning => ({
  is: 'go',
  key: 'look',
  run: () => look.lookAt(at),
});

const nameAt = ({ board, view, actor }: BoardLook, spot: Spot): string =>
  spot.kind === 'centre'
    ? (board.bases[spot.base]?.name ?? '')
    : (locationOf(board, view, spot, actor) ?? '');

const rivalAt = ({ board, view, actor }: BoardLook, spot: Spot): number =>
  groupsAt(board, view, spot).find(({ crew }) => crew !== actor)?.crew ?? (actor === 0 ? 1 : 0);

/** What is due for the asked crew at this spot; a raid at the centre and where its members stand. */
function dueAt({ board, view, actor }: BoardLook, spot: Spot): readonly Due[] {
  const at = locationOf(board, view, spot, actor);
  const isRaided = spot.kind === 'centre' || groupsAt(board, view, spot).some(({ crew }) => crew === actor);
  const base = 'base' in spot && isRaided ? board.bases[spot.base]?.name : undefined;
  return dueOf(board, view, actor).filter((due) => due.at === (due.kind === 'raid' ? base : at));
}

/** The target of a Command card that this spot is. */
function targetOf(look: BoardLook, holding: Holding, effect: Effect, spot: Spot): Meaning {
  const { board, view, actor } = look;
  const { card } = holding;
  switch (effect.do) {
    case 'moveMembers':
      return holding.from === undefined || holding.crew === undefined
        ? lifting(look, holding, spot)
        : setting(look, holding, effect.most, spot);
    case 'woundMember':
      return striking(look, card, spot);
    case 'addCubes':
      return meant(look, { do: 'addCubes', card, mine: locationOf(board, view, spot, actor) ?? '' });
    case 'moveAlien':
      if (spot.kind !== 'mine') return help;
      return meant(look, { do: 'moveAlien', card, steps: stepsTo(board, view.alien, spot.zone) });
    case 'closeFacing':
      if (spot.kind !== 'facing' || view.owners[spot.base] !== actor) return help;
      return meant(look, { do: 'closeFacing', card, facing: facings[spot.facing] ?? 'N' });
    default:
      return help;
  }
}

/** Clockwise steps to a zone; all the way round to the one it is in. */
const stepsTo = ({ zones }: Board, from: number, to: number): number =>
  Math.min(8, ((to - from - 1 + zones.length) % zones.length) + 1);

/** The first half of moving members: who is lifted. */
function lifting(look: BoardLook, holding: Holding, spot: Spot): Meaning {
  const { board, view, actor } = look;
  const groups = groupsAt(board, view, spot).map(({ crew }) => ({
    crew,
    at: locationOf(board, view, spot, crew) ?? '',
  }));
  const movable = groups.filter(({ crew, at }) => canLift(look, crew, at));
  const [first] = movable;
  if (first === undefined) {
    const [any = { crew: actor, at: locationOf(board, view, spot, actor) ?? '' }] = groups;
    const to = [board.places.find((place) => place !== any.at) ?? ''];
    const meaning = meant(look, { do: 'moveMembers', card: holding.card, crew: any.crew, from: any.at, to });
    return meaning.is === 'no' ? meaning : help;
  }
  if (movable.length > 1) return lookAt(look, nameAt(look, spot));
  return {
    is: 'go',
    key: 'lift',
    run: () => look.hold({ ...holding, crew: first.crew, from: first.at, to: [] }),
  };
}

/** Is there anywhere this member can be moved to? Copies of a card are alike, so the choices of any will do. */
export const canLift = ({ moves }: BoardLook, crew: number, from: string): boolean =>
  moves.some((move) => move.do === 'moveMembers' && move.crew === crew && move.from === from);

/** The second half: where they go; the last one plays the card. */
function setting(look: BoardLook, holding: Holding, most: number, spot: Spot): Meaning {
  const { board, view } = look;
  const { card, crew = 0, from = '' } = holding;
  const at = locationOf(board, view, spot, crew) ?? nameAt(look, spot);
  const to = [...holding.to, at];
  const meaning = meant(look, { do: 'moveMembers', card, crew, from, to });
  if (meaning.is !== 'play' || to.length >= most) return meaning;
  // Another one may follow if one more would stand there.
  const more = board.places.some(
    (place) => meant(look, { do: 'moveMembers', card, crew, from, to: [...to, place] }).is === 'play',
  );
  return more ? { is: 'go', key: 'set', run: () => look.hold({ ...holding, to }) } : meaning;
}

function striking(look: BoardLook, card: number, spot: Spot): Meaning {
  const { board, view, actor } = look;
  const legal = groupsAt(board, view, spot).flatMap(({ crew }) => {
    const one = meant(look, { do: 'woundMember', card, crew, at: locationOf(board, view, spot, crew) ?? '' });
    return one.is === 'play' ? [one] : [];
  });
  if (legal.length > 1) return lookAt(look, nameAt(look, spot));
  const at = locationOf(board, view, spot, actor) ?? board.places[0] ?? '';
  return (
    legal[0] ??
    meant(look, { do: 'woundMember', card, crew: groupsAt(board, view, spot)[0]?.crew ?? actor, at })
  );
}
