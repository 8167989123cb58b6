/** What a box of this game holds, declared; and what the declaration alone cannot say. */
import {
  byName,
  either,
  int,
  list,
  oneOf,
  type Problem,
  problemAt,
  provenance,
  record,
  recordWith,
  text,
  texts,
  type ValueOf,
} from '@accretion/engine';

const families = ['spacecraft', 'toy', 'timeMachine', 'shapeshifter', 'robot', 'artifact', 'relic'] as const;
export type Family = (typeof families)[number];

/** The whole vocabulary of effects. Each is carried out in one place. */
const effect = either('do', {
  markRandomPick: {}, // B22
  everyoneDraws: { threshold: text(20) }, // B23
  placeThreshold: { choices: list(text(20), 1), discardFor: list(text(20)) }, // B24
  drawAndKeep: { draw: int(2, 9) }, // B25
  flipDirection: {}, // B26
  turnOnReveal: { by: oneOf('owner', 'others'), family: oneOf('any', ...families), minWeight: int() }, // B27 to B29
  revealFromDeck: {}, // B30, step A
  revealFromPile: {}, // B30, step B
  mayDiscard: {}, // B31, step D
  takeIfLightest: { modifier: text(20) }, // B32, step E
  takeIfHeaviest: { modifier: text(20) }, // B32, step E
  countPileCardAgain: {}, // B33, step F
  consolation: { points: int() }, // B33, step G
});
export type Effect = ValueOf<typeof effect>;

const side = record({ value: int(-99, 99), weight: int(-99, 99) });

const trashCard = recordWith(
  {
    family: oneOf(...families),
    name: texts,
    sides: list(side, 1, 4),
    // `together`: that this name and these numbers stand on one card, where that is less known than either.
    from: recordWith(
      { numbers: provenance, copies: provenance, en: provenance, de: provenance },
      { together: provenance },
    ),
  },
  { part: text(20), effect, order: int(1, 99) },
);

const hole = record({
  class: oneOf('dangerous', 'precarious', 'dire'),
  name: texts,
  threshold: int(-99, 99),
  hand: int(2, 99),
  from: record({ threshold: provenance, hand: provenance, en: provenance, de: provenance }),
});

export const contentShape = record({
  trash: byName(trashCard),
  holes: byName(hole),
  scoreCards: byName(record({ players: int(3, 6), points: list(int(), 3, 6), from: list(provenance, 3, 6) })),
  modifiers: byName(
    record({ type: oneOf('weight', 'value', 'threshold'), amount: int(-99, 99), from: provenance }),
  ),
  rounds: int(1, 9),
  firstGame: list(text(20), 1, 9),
  heaviestToys: text(20),
});
export type Content = ValueOf<typeof contentShape>;

/** Sides a card of each family must have. */
const sidesOf: Record<Family, readonly number[]> = {
  spacecraft: [1],
  toy: [1],
  timeMachine: [4],
  shapeshifter: [1],
  robot: [2],
  artifact: [1, 4],
  relic: [1],
};

/** BA10 and the cross-references a shape cannot check. */
export function contentProblems(content: Content): Problem[] {
  const found: Problem[] = [];
  const wrong = (path: string, why: string, what: unknown, values?: Problem['values']): void => {
    found.push(problemAt(path, why, what, values));
  };
  const modifierOf = (path: string, name: string, type: string): void => {
    if (content.modifiers[name]?.type !== type) wrong(path, 'modifierName', name, { type });
  };
  const hands = Object.values(content.holes).map((one) => one.hand);
  const cards = Object.keys(content.trash).length;
  const needed = Math.max(6 * (Math.max(...hands) + 1) + 4, 6 * Math.max(...hands) + drawnAtMost(content));
  if (needed > cards) wrong('trash', 'enoughCards', cards, { needed });
  const parts = new Set(
    Object.values(content.trash).flatMap(({ part }) => (part === undefined ? [] : [part])),
  );
  if (parts.size > 4) wrong('trash', 'fourParts', [...parts]);
  if (hands.length < content.rounds) wrong('holes', 'enoughHoles', hands.length, { rounds: content.rounds });
  if (content.firstGame.length !== content.rounds)
    wrong('firstGame', 'firstHoles', content.firstGame, { rounds: content.rounds });
  content.firstGame.forEach((name, i) => {
    if (!Object.hasOwn(content.holes, name)) wrong(`firstGame.${i}`, 'holeName', name);
    if (content.firstGame.indexOf(name) !== i) wrong(`firstGame.${i}`, 'differentHoles', name);
  });
  modifierOf('heaviestToys', content.heaviestToys, 'weight');
  for (let players = 3; players <= 6; players++) {
    const sizes = Object.values(content.scoreCards).filter((one) => one.players === players);
    if (sizes.length !== 1) wrong('scoreCards', 'oneScoreCard', sizes.length, { players });
  }
  for (const [name, { players, points }] of Object.entries(content.scoreCards)) {
    if (points.length !== players) wrong(`scoreCards.${name}.points`, 'entries', points, { players });
  }
  for (const [name, card] of Object.entries(content.trash)) {
    const path = `trash.${name}`;
    const { family, effect: does } = card;
    if (!sidesOf[family].includes(card.sides.length)) {
      const [one = 0, other = one] = sidesOf[family];
      const why = one === other ? 'sides' : 'sidesOr';
      wrong(`${path}.sides`, why, card.sides.length, { one, other, family });
    }
    if ((family === 'timeMachine') !== (card.part !== undefined)) {
      wrong(`${path}.part`, family === 'timeMachine' ? 'partName' : 'noPart', card.part);
    }
    if ((family === 'artifact' || family === 'relic') !== (does !== undefined)) {
      wrong(`${path}.effect`, family === 'artifact' || family === 'relic' ? 'effect' : 'noEffect', does);
    }
    if ((family === 'artifact') !== (card.order !== undefined)) {
      wrong(`${path}.order`, family === 'artifact' ? 'order' : 'noOrder', card.order);
    }
    if (does?.do === 'everyoneDraws') modifierOf(`${path}.effect.threshold`, does.threshold, 'threshold');
    if (does?.do === 'placeThreshold') {
      does.choices.forEach((one, i) => {
        modifierOf(`${path}.effect.choices.${i}`, one, 'threshold');
      });
      does.discardFor.forEach((one, i) => {
        if (!does.choices.includes(one)) wrong(`${path}.effect.discardFor.${i}`, 'oneOfChoices', one);
      });
    }
    if (does?.do === 'takeIfLightest') modifierOf(`${path}.effect.modifier`, does.modifier, 'value');
    if (does?.do === 'takeIfHeaviest') modifierOf(`${path}.effect.modifier`, does.modifier, 'weight');
    if (does !== undefined && onlyRelics.has(does.do) !== (family === 'relic')) {
      wrong(`${path}.effect.do`, family === 'relic' ? 'relicEffect' : 'artifactEffect', does.do);
    }
    if (does?.do === 'turnOnReveal' && card.sides.length !== 4)
      wrong(`${path}.sides`, 'fourSides', card.sides.length);
  }
  return found;
}

/** The most cards that all effects together can draw from the deck in one Round with 6 players. */
function drawnAtMost({ trash }: Content): number {
  let drawn = 0;
  for (const { effect: does } of Object.values(trash)) {
    if (does?.do === 'everyoneDraws') drawn += 6;
    if (does?.do === 'drawAndKeep') drawn += does.draw;
    if (does?.do === 'revealFromDeck') drawn += 1;
  }
  return drawn;
}

const onlyRelics: ReadonlySet<string> = new Set<Effect['do']>([
  'revealFromDeck',
  'revealFromPile',
  'mayDiscard',
  'takeIfLightest',
  'takeIfHeaviest',
  'countPileCardAgain',
  'consolation',
]);
