/** What is said to those who play by ear or from the list of choices. */
import type { Preview } from '@accretion/engine';
import { isOpen } from '../../pieces/open.ts';
import { speechOf } from '../../pieces/words.ts';
import type { Choice, Language, Modelled, SpokenWords, Words } from '../../words.ts';
import type { Move } from '../rules/answers.ts';
import { gap } from '../rules/plane/gaps.ts';
import { cosmic, type View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { type Asked, askedOf, figureIn, shoveIn } from './asked.ts';
import { type Joint, sharedFate } from './joint.ts';
import { roughly } from './measures.ts';
import type { Model } from './model.ts';
import { capital, figureName, ownRuleName, quoted, thingName } from './names.ts';
import { placeAt, placeGroup, placeText, wayText } from './places/places.ts';
import { moverOf } from './questions/moveChoices.ts';
import { counted } from './terms.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'attack': { en: '{figure} attacks {target} with {attack}: {successes} against {against}, {damage}.', de: '{figure} greift {target} mit {attack} an: {successes} gegen {against}, {damage}.' },
  'noDamage': { en: 'no damage', de: 'kein Schaden' },
  'group.attack': { en: 'Attack', de: 'Angreifen' },
  'group.climb': { en: 'Climb', de: 'Klettern' },
  'group.power': { en: 'Superpowers', de: 'Superkräfte' },
  'group.interact': { en: 'Interact', de: 'Interagieren' },
  'group.card': { en: 'Tactic cards', de: 'Taktikkarten' },
  'group.shake': { en: 'Shake off a condition', de: 'Einen Zustand abschütteln' },
  'group.deploy': { en: 'Deploy {figure}', de: '{figure} aufstellen' },
  'group.activate': { en: 'Activate', de: 'Aktivieren' },
  'ends': { en: 'Ends {way}', de: 'Endet {way}' },
  'apart': { en: '{enemy} is then {inches} away', de: '{enemy} ist dann {inches} entfernt' },
  'left': { en: '{figure} has {power} left', de: '{figure} hat danach noch {power}' },
  'ends.place': { en: 'Ends {way}, {place}', de: 'Endet {way}, {place}' },
} satisfies Record<string, Words>);

type Told<Did extends Story['did']> = Extract<Story, { did: Did }>;

const minor: ReadonlySet<Story['did']> = new Set<Story['did']>([
  'deploy',
  'ready',
  'unready',
  'activationOver',
  'roll',
  'dice',
  'shuffle',
  'interact',
  'yours',
]);

const isMinor = (told: Story): boolean => minor.has(told.did) || (told.did === 'power' && told.gain < 0);

export const spoken: SpokenWords<View, Move, Story, Model> = { isMinor, jointText, choiceGroup, outcomeText };

function jointText(
  events: readonly Story[],
  _names: readonly string[],
  { model }: Modelled<Model>,
  language: Language,
): Joint | null {
  const [first] = events;
  return first?.did === 'attack' ? attackText(events, first) : sharedFate(events, model, language);

  /** From the attack to its result, where nobody was asked in between. */
  function attackText(all: readonly Story[], attack: Told<'attack'>): Joint | null {
    const at = all.findIndex(({ did }) => did === 'count');
    const count = all[at];
    const between = all.slice(1, Math.max(1, at));
    const isPlain = between.every(({ did }) => did === 'roll' || did === 'reroll' || did === 'change');
    if (count?.did !== 'count' || !isPlain) return null;
    const text = say(language, 'attack', {
      figure: figureName(model, attack.figure, language),
      target: thingName(model, count.target, language, 'acc'),
      attack: quoted(ownRuleName(model, attack.figure, attack.attack, language), language),
      successes: counted(language, 'successes', count.successes),
      against: count.against,
      damage: count.damage === 0 ? say(language, 'noDamage') : counted(language, 'damageOf', count.damage),
    });
    return { text, of: at + 1 };
  }
}

function choiceGroup(
  { seat, move }: Choice<Move>,
  view: View,
  { model }: Modelled<Model>,
  language: Language,
): string {
  const asked = askedOf(model, view, seat);
  if (asked === null) return '';
  switch (move.do) {
    case 'advance':
      return placeGroupOf(asked, move, language);
    case 'spot':
      return asked.step.do === 'spot' ? placeGroupOf(asked, move, language) : '';
    case 'climb':
      return say(language, 'group.climb');
    case 'attack':
    case 'area':
    case 'beam':
      return say(language, 'group.attack');
    case 'power':
    case 'interact':
    case 'card':
    case 'shake':
    case 'activate':
      return say(language, `group.${move.do}`);
    case 'deploy':
      return say(language, 'group.deploy', { figure: figureName(model, move.figure, language) });
    case 'soldier':
      return capital(thingName(model, `rally:${move.rally}`, language).replace(/^der /, ''));
    case 'react':
      return figureName(model, move.figure, language);
    default:
      return '';
  }
}

function placeGroupOf(
  asked: Asked,
  move: Extract<Move, { do: 'advance' | 'spot' }>,
  language: Language,
): string {
  const { model, view } = asked;
  return placeGroup(model, view, placeAt(model, view, moverOf(asked, move), move), language);
}

/** Where a push, a throw or a walk leads, and what is left of the Power, as far as it is certain. */
function outcomeText(
  { seat, move }: Choice<Move>,
  preview: Preview<View>,
  view: View,
  { model }: Modelled<Model>,
  language: Language,
): string | null {
  const asked = askedOf(model, view, seat);
  const { figures } = preview.view;
  if (asked === null || figures === undefined || !isOpen(figures)) return null;
  const thing = shoveIn(asked)?.thing ?? figureIn(asked);
  const from = view.figures[thing];
  const then = figures[thing];
  if (move.do === 'aim' && from !== undefined && then !== undefined) {
    const place = placeText(model, view, placeAt(model, view, thing, then), language);
    const way = wayText(from, then, language);
    return say(language, place === '' ? 'ends' : 'ends.place', { way, place });
  }
  if ((move.do === 'advance' || move.do === 'climb') && then !== undefined)
    return apartText(model, figures, then, language);
  const payer = figures.findIndex(({ power }, figure) => power < (view.figures[figure]?.power ?? 0));
  const paid = figures[payer];
  if (paid === undefined) return null;
  return say(language, 'left', {
    figure: figureName(model, model.heroes[paid.character]?.key ?? '', language),
    power: counted(language, 'powerOf', paid.power),
  });
}

/** How far away the nearest enemy is then, base to base (MC9). */
function apartText(
  model: Model,
  figures: View['figures'],
  { character, seat, x, y }: View['figures'][number],
  language: Language,
): string | null {
  const radiusOf = (id: number): number => model.heroes[id]?.radius ?? 0;
  const [nearest] = figures
    .filter((other) => (other.seat === cosmic) !== (seat === cosmic) && !other.gone && other.x >= 0)
    .map((other) => ({
      key: model.heroes[other.character]?.key ?? '',
      apart: gap(x, y, radiusOf(character), other.x, other.y, radiusOf(other.character)),
    }))
    .sort((a, b) => a.apart - b.apart);
  if (nearest === undefined) return null;
  const enemy = figureName(model, nearest.key, language);
  return say(language, 'apart', { enemy, inches: roughly(nearest.apart, language) });
}
