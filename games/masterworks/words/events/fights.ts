/** Attacks and dice, superpowers and cards, and what they do to figures. */
import { gainText, sufferText } from '../joint.ts';
import { capital } from '../names.ts';
import { stanceName } from '../stances.ts';
import { conditionNames, counted, faceAt, faceNames, facesWords } from '../terms.ts';
import type { Tellers } from './telling.ts';
import { say, sayCount } from './texts.ts';

export const attackLines: Tellers<
  'attack' | 'retarget' | 'roll' | 'reroll' | 'change' | 'count' | 'attackOver' | 'dodge' | 'dice' | 'type'
> = {
  attack(told, telling) {
    const { language } = telling;
    const isAway = told.from !== '';
    const words = {
      figure: telling.figure(told.figure),
      attack: telling.ownRule(told.figure, told.attack),
      target: telling.thing(told.target, 'acc'),
      type: say(language, `kind.${told.type}`),
      from: isAway ? telling.thing(told.from) : '',
    };
    if (told.target !== '') return say(language, isAway ? 'attack.from' : 'attack', words);
    if (told.direction >= 0)
      return say(language, 'attack.beam', { ...words, going: telling.going(told.direction) });
    return say(language, isAway ? 'attack.many.from' : 'attack.many', words);
  },
  retarget: ({ target }, telling) =>
    capital(say(telling.language, 'retarget', { target: telling.thing(target) })),
  roll({ figure, of, dice, added }, telling) {
    const { language } = telling;
    return capital(
      say(
        language,
        dice.length === 0 ? `roll.${of}.more` : added.length > 0 ? `roll.${of}.added` : `roll.${of}`,
        {
          figure: telling.thing(figure),
          dice: facesWords(dice, language),
          added: facesWords(added, language),
        },
      ),
    );
  },
  reroll({ figure, of, rule, dice, to }, telling) {
    const { language } = telling;
    if (dice.length === 0) return null;
    return say(language, 'reroll', {
      figure: telling.thing(figure),
      count: sayCount(language, `whose.${of}`, dice.length),
      rule: telling.cause(figure, rule),
      to: facesWords(to, language),
    });
  },
  change({ figure, of, rule, dice, to }, telling) {
    const { language } = telling;
    if (dice.length === 0) return null;
    return capital(
      say(language, 'change', {
        figure: telling.thing(figure),
        count: sayCount(language, `whose.${of}`, dice.length),
        rule: telling.cause(figure, rule),
        faces:
          dice.length === 1
            ? say(language, 'oneFace', { face: faceNames[faceAt(to)][language] })
            : counted(language, faceAt(to), dice.length),
      }),
    );
  },
  count({ figure, target, successes, against, damage }, telling) {
    const { language } = telling;
    return say(language, 'count', {
      figure: telling.thing(figure),
      target: telling.thing(target, 'acc'),
      successes: counted(language, 'successes', successes),
      against,
      damage: damage === 0 ? say(language, 'noDamage') : counted(language, 'damageOf', damage),
    });
  },
  // Who suffered what has been told.
  attackOver: () => null,
  dodge({ figure, successes }, telling) {
    const { language } = telling;
    return capital(
      say(language, successes === 0 ? 'dodge.none' : 'dodge', {
        figure: telling.thing(figure),
        successes: counted(language, 'successes', successes),
      }),
    );
  },
  dice: ({ figure, rule, dice }, telling) =>
    capital(
      say(telling.language, rule === 'dodge' ? 'dodge.roll' : 'dice', {
        figure: telling.thing(figure),
        rule: rule === 'dodge' ? '' : telling.ownRule(figure, rule),
        dice: facesWords(dice, telling.language),
      }),
    ),
  type: ({ figure, type }, telling) =>
    say(telling.language, `type.${type}`, { figure: telling.figure(figure) }),
};

export const powerLines: Tellers<
  'use' | 'card' | 'askPartner' | 'takeBack' | 'rule' | 'stance' | 'choose' | 'choice' | 'power'
> = {
  use({ figure, rule, cost }, telling) {
    const { language } = telling;
    return say(language, cost === 0 ? 'use' : 'use.cost', {
      figure: telling.figure(figure),
      rule: telling.ownRule(figure, rule),
      cost: counted(language, 'powerOf', cost),
    });
  },
  card({ seat, card, payers, paid }, telling) {
    const { language } = telling;
    const how =
      paid === 0 || payers.length === 0 ? 'card' : payers.length === 1 ? 'card.paid' : 'card.allPaid';
    return say(language, how, {
      seat: telling.seat(seat),
      card: telling.rule(card),
      payers: telling.list(payers.map((key) => telling.figure(key))),
      paid: counted(language, 'powerOf', paid),
    });
  },
  askPartner: ({ seat, card, payers }, telling) =>
    say(telling.language, 'askPartner', {
      seat: telling.seat(seat),
      card: telling.rule(card),
      payers: telling.list(payers.map((key) => telling.figure(key))),
    }),
  takeBack: ({ seat, card }, telling) =>
    say(telling.language, 'takeBack', { seat: telling.seat(seat), card: telling.rule(card) }),
  rule: ({ figure, rule }, telling) =>
    say(telling.language, 'rule', {
      figure: telling.thing(figure),
      rule: telling.ownRule(figure, rule),
    }),
  stance: ({ figure, stance }, telling) =>
    say(telling.language, 'stance', {
      figure: telling.figure(figure),
      stance: stanceName(telling.box, figure, stance, telling.language),
    }),
  choose: ({ figure, rule, chosen }, telling) =>
    say(telling.language, 'choose', {
      figure: telling.figure(figure),
      rule: telling.ownRule(figure, rule),
      chosen: telling.list(chosen.map((name) => telling.thing(name))),
    }),
  choice: ({ figure, rule, option }, telling) =>
    say(telling.language, 'choice', {
      figure: telling.figure(figure),
      rule: telling.ownRule(figure, rule),
      option: say(telling.language, 'option', { n: option + 1 }),
    }),
  power({ figures, gain, power: [power = 0] }, telling) {
    const { language } = telling;
    const [figure] = figures;
    if (gain === 0 || figure === undefined) return null;
    if (figures.length > 1)
      return gainText(
        language,
        figures.map((key) => telling.figure(key)),
        gain,
      );
    return say(language, gain > 0 ? 'power.gain' : power === 0 ? 'power.empty' : 'power.loss', {
      figure: telling.figure(figure),
      amount: counted(language, 'powerOf', Math.abs(gain)),
      power,
    });
  },
};

export const bodyLines: Tellers<
  'suffer' | 'heal' | 'gainCondition' | 'loseCondition' | 'daze' | 'undaze' | 'flip' | 'ko' | 'exhaust'
> = {
  suffer({ who, amount, damage: [damage = 0], source }, telling) {
    const { language } = telling;
    const names = who.map((one) => telling.thing(one));
    const [name] = names;
    if (amount === 0 || name === undefined) return null;
    if (names.length > 1) return capital(sufferText(language, names, amount));
    const words = {
      who: name,
      amount: counted(language, 'damageOf', amount),
      damage,
    };
    const first = damage > amount ? '' : '.first';
    // The line before tells of an attack or effect.
    if (source === 'attack' || source === 'effect')
      return capital(say(language, first === '' ? 'suffer' : 'suffer.first', words));
    return capital(
      say(language, `suffer.from${first}`, { ...words, source: say(language, `source.${source}`) }),
    );
  },
  heal({ figure, amount }, telling) {
    if (amount === 0) return null;
    return say(telling.language, 'heal', {
      figure: telling.figure(figure),
      amount: counted(telling.language, 'damageOf', amount),
    });
  },
  gainCondition: ({ figure, condition }, telling) =>
    say(telling.language, 'gainCondition', {
      figure: telling.figure(figure),
      condition: conditionNames[condition][telling.language],
    }),
  loseCondition: ({ figure, condition }, telling) =>
    say(telling.language, 'loseCondition', {
      figure: telling.figure(figure),
      condition: conditionNames[condition][telling.language],
    }),
  daze: ({ figure }, telling) => say(telling.language, 'daze', { figure: telling.figure(figure) }),
  undaze: ({ figure }, telling) => say(telling.language, 'undaze', { figure: telling.figure(figure) }),
  flip: ({ figure }, telling) => say(telling.language, 'flip', { figure: telling.figure(figure) }),
  ko: ({ figure }, telling) => say(telling.language, 'ko', { figure: telling.figure(figure) }),
  exhaust({ figure, tokens }, telling) {
    const needed = telling.box.content.encounter.exhaustionToUnshield;
    return say(telling.language, tokens > needed ? 'exhaust.more' : 'exhaust', {
      figure: telling.figure(figure),
      tokens,
      needed,
    });
  },
};
