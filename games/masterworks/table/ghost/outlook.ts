/** What a figure would have around it on a spot: whom it could attack, who could attack it, what it could touch. */
import { none, pileMark } from '../../rules/state.ts';
import { apart, bandOf, rangeLength, toolLengths } from '../field/measuring.ts';
import {
  type CoverReason,
  coverFrom,
  type Field,
  isStormyFor,
  type Sight,
  type Stand,
  sightBetween,
  standOf,
} from '../field/sight.ts';

export interface Seen {
  readonly mark: number;
  readonly gap: number;
  readonly band: number;
  readonly sight: Sight;
  /** What covers the other one against an attack from here. */
  readonly cover: CoverReason;
}

export interface Threat {
  readonly boss: number;
  /** His attacks that reach from where he stands, and after a move; by key. */
  readonly now: readonly string[];
  readonly moving: readonly string[];
  /** Does he see the spot from where he stands? */
  readonly sight: Sight;
  /** What covers the spot against him. */
  readonly cover: CoverReason;
}

export interface Outlook {
  readonly targets: readonly Seen[];
  readonly threat: Threat | null;
  /** Tokens within reach to interact with, by name. */
  readonly tokens: readonly string[];
}

export function outlookAt(field: Field, stand: Stand): Outlook {
  const { view } = field;
  const isBoss = view.figures[stand.mark]?.seat === 2;
  const targets = enemiesOf(field, isBoss)
    .filter((mark) => mark !== stand.mark)
    .map((mark) => seenFrom(field, stand, mark));
  const boss = view.figures.findIndex(({ seat, gone }) => seat === 2 && !gone);
  return {
    targets: [...targets].sort((a, b) => a.gap - b.gap),
    threat: isBoss || boss < 0 ? null : threatTo(field, boss, stand),
    tokens: tokensNear(field, stand),
  };
}

export function seenFrom(field: Field, from: Stand, mark: number): Seen {
  const target = standOf(field, mark);
  const gap = apart(from, target);
  return {
    mark,
    gap,
    band: bandOf(gap),
    sight: sightBetween(field, from, mark),
    cover: coverFrom(field, from, mark, isStormyFor(field, from.mark)),
  };
}

/** All that a side attacks: figures that stand, and for heroes the piles (ME20). */
export function enemiesOf({ view }: Field, isBoss: boolean): readonly number[] {
  const figures = view.figures.flatMap(({ seat, gone, dazed }, mark) =>
    (seat === 2) !== isBoss && !gone && !dazed ? [mark] : [],
  );
  if (isBoss) return figures;
  return [...figures, ...view.piles.flatMap(({ isStanding }, pile) => (isStanding ? [pileMark + pile] : []))];
}

function threatTo(field: Field, boss: number, stand: Stand): Threat {
  const { model, view } = field;
  const there = standOf(field, boss);
  const card = model.heroes[view.figures[boss]?.character ?? none]?.card;
  const power = view.figures[boss]?.power ?? 0;
  const gap = apart(there, stand);
  const sight = sightBetween(field, there, stand);
  const attacks = Object.entries(card?.attacks ?? {}).filter(([, { cost }]) => cost <= power);
  const stride = toolLengths[card?.speed ?? 'S'] + 2 * there.r;
  const reaching = (far: number): readonly string[] =>
    attacks.flatMap(([key, { range }]) => (gap <= rangeLength(range) + far ? [key] : []));
  return {
    boss,
    now: sight.isFree ? reaching(0) : [],
    moving: reaching(stride),
    sight,
    cover: coverFrom(field, there, stand, false),
  };
}

/** MC90: within Range 1, edge to edge. */
function tokensNear({ model, view }: Field, stand: Stand): readonly string[] {
  const { encounter, map } = model.content;
  const reach = rangeLength(encounter.interactRange);
  const isNear = (at: { readonly x: number; readonly y: number }, r: number): boolean =>
    apart(stand, { x: at.x, y: at.y, r }) <= reach;
  const isBoss = view.figures[stand.mark]?.seat === 2;
  return [
    ...view.soldiers.flatMap((one) => (isNear(one, encounter.soldierRadius) ? [`soldier:${one.token}`] : [])),
    ...view.codes.flatMap((one) => (isNear(one, encounter.soldierRadius) ? [`code:${one.token}`] : [])),
    ...(isBoss
      ? model.dampeners.flatMap((one, pile) => {
          const isStanding = view.piles[pile]?.isStanding === true;
          const r = isStanding ? encounter.pile.radius : one.radius;
          return isNear(one, r) ? [`${isStanding ? 'pile' : 'dampener'}:${one.key}`] : [];
        })
      : []),
    ...(!isBoss &&
    view.exhaustion >= encounter.exhaustionToUnshield &&
    isNear(view.missile, map.missile.radius)
      ? ['missile']
      : []),
  ];
}
