/** Effects as English sentences: one builder for each operation. */
import type { Effect, EffectOf, Op } from '../../../rules/content/effects.ts';
import { type Card, uncapital } from '../naming.ts';
import { effectsText, type Tongue } from '../sentences.ts';
import { attackOps } from './attacks.ts';
import { bodyOps } from './body.ts';
import { type Clause, clause, say } from './clause.ts';
import { diceOps } from './dice.ts';
import { conditionPhrases, firstly, lasting } from './frame.ts';
import { moveOps } from './moves.ts';
import { person } from './people.ts';
import { tokenOps } from './tokens.ts';

/** Effects inside another one, as parts of its sentence. */
const inner = (effects: readonly Effect[], card: Card): string =>
  effectsText(effects, card, english)
    .map((text) => uncapital(text.replace(/\.$/, '')))
    .join('; ');

/** Effects with a list of others inside. */
const nestingOps = {
  chooseOne: ({ who, args }: EffectOf<'chooseOne'>, card: Card): Clause => {
    const name = person(who, undefined, card);
    const options = args.options.map((option) => inner(option, card));
    const told = options.map((text) => (text.startsWith(name) ? `it${text.slice(name.length)}` : text));
    return clause(name, ['chooses', 'choose'], `one: ${told.join('; or ')}`);
  },
  stance: ({ who, pick, args }: EffectOf<'stance'>, card: Card): Clause => {
    const forms = Object.values(args.options ?? {}).map(
      ({ name, effects }) => `${name.en} (${inner(effects, card)})`,
    );
    const what =
      args.options === undefined
        ? 'a new form in place of its current one until the next Power Phase'
        : `until the next Power Phase: ${forms.join(' or ')}`;
    return clause(person(who, pick, card), ['chooses', 'choose'], what);
  },
  grantAttack: ({ who, pick, args }: EffectOf<'grantAttack'>, card: Card): Clause => {
    const { name, type, range, strength, cost, effects } = args.attack;
    const often = args.uses === 1 ? 'once' : `${args.uses} times`;
    return clause(
      person(who, pick, card),
      ['may', 'may'],
      `${often} this activation make the attack ${name.en} (${type}, Range ${range}, Strength ${strength}, ${cost} Power): ${inner(effects, { ...card, place: 'attack' })}`,
    );
  },
};

const builders: { readonly [K in Op]: (effect: EffectOf<K>, card: Card) => Clause } = {
  ...diceOps,
  ...attackOps,
  ...bodyOps,
  ...moveOps,
  ...tokenOps,
  ...nestingOps,
};

const clauseOf = <K extends Op>(effect: EffectOf<K>, op: K, card: Card): Clause => builders[op](effect, card);

export const english: Tongue<Clause> = {
  clause: (effect, card) => clauseOf(effect, effect.op, card),
  subject: ({ who }) => who,
  first: firstly,
  ifs: conditionPhrases,
  affected: (effect, card, { who }) =>
    'who' in effect && effect.who !== 'picked' ? person(effect.who, undefined, card) : who,
  lasts: lasting,
  say,
  face: (name) => name,
};
