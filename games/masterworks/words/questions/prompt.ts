/** What the open question asks a seat. */
import type { Seat } from '@accretion/engine';
import { ruleOfStep } from '../../../pieces/choosing.ts';
import { listed } from '../../../pieces/words.ts';
import type { Language, Modelled } from '../../../words.ts';
import type { Effect } from '../../rules/content/effects.ts';
import { conditions } from '../../rules/content/vocabulary.ts';
import { none, type View } from '../../rules/state.ts';
import {
  type Asked,
  askedOf,
  effectIn,
  figureIn,
  listIn,
  nameOfMark,
  numberIn,
  runIn,
  shoveIn,
  textIn,
} from '../asked.ts';
import { bossKey, type Model } from '../model.ts';
import { figureName, quoted, ruleName, thingName } from '../names.ts';
import { counted, faceNames, toolNames } from '../terms.ts';
import { momentText } from './moments.ts';
import { say, sayCount } from './texts.ts';

export const ruleOf = ruleOfStep({
  muster: 'MC62',
  zone: 'MA32',
  deploy: 'MC65',
  deployBoss: 'ME15',
  nextActivation: 'MD6',
  lastCard: 'MC69',
  bossTurn: 'MA33',
  act: 'MC66',
  react: 'MC82',
  consent: 'MD8',
  confirmCard: 'MD8',
  aim: 'MC31',
  spot: 'MC79',
  settleAt: 'MC80',
  pickHit: 'MC40',
  missile: 'ME17',
  soldier: 'ME22',
  drop: 'MC16',
  extra: 'MC87',
  attackAction: 'MC48',
  go: 'MC25',
  moveAction: 'MC25',
  nextTarget: 'MC86',
  construct: 'MA23',
  choose: 'MC94',
  chooseTerrain: 'MC94',
  option: 'MC94',
  order: 'MC88',
  endOrder: 'MC66',
  amount: 'MC70',
  conditions: 'MC55',
  reroll: 'MC85',
  change: 'MC85',
  agreeing: 'MA62',
});

export function prompt(view: View, seat: Seat, { model }: Modelled<Model>, language: Language): string {
  if (view.ending !== null) return say(language, 'over');
  const asked = askedOf(model, view, seat);
  return asked === null ? say(language, 'wait') : questionText(asked, language);
}

function questionText(asked: Asked, language: Language): string {
  const { model, view, seat, step } = asked;
  const { encounter } = model.content;
  const effect = effectIn(asked)?.effect;
  const words = {
    rule: ruleName(model, effectIn(asked)?.rule ?? '', language),
    thing: thingName(model, nameOfMark(asked, figureIn(asked)), language),
    boss: figureName(model, bossKey, language),
  };
  switch (step.do) {
    case 'muster':
      return say(language, 'muster', { threat: encounter.maxThreat });
    case 'zone':
    case 'lastCard':
    case 'agreeing':
    case 'pickHit':
    case 'nextTarget':
    case 'construct':
      return say(language, step.do);
    case 'deploy':
      return say(language, view.squads[seat]?.ready === true ? 'deploy.ready' : 'deploy');
    case 'deployBoss':
      return say(language, 'deployBoss', { ...words, range: encounter.bossDeployRange });
    case 'nextActivation':
      return say(language, numberIn(asked, 'only') === none ? 'nextActivation' : 'nextActivation.handed', {
        n: view.activated + 1,
        of: encounter.activationsPerTurn,
      });
    case 'bossTurn':
    case 'attackAction':
    case 'moveAction':
    case 'chooseTerrain':
    case 'reroll':
    case 'order':
    case 'endOrder':
    case 'settleAt':
      return say(language, step.do, words);
    case 'choose':
      return say(language, chooseKey(effect), words);
    case 'act':
      return actText(asked, language);
    case 'react':
      return say(language, 'react', { what: momentText(asked, language) });
    case 'consent':
    case 'confirmCard':
      return cardText(asked, language);
    case 'aim': {
      const kind = shoveIn(asked)?.kind;
      return say(language, kind === 'push' || kind === 'throw' ? `aim.${kind}` : 'aim.other', words);
    }
    case 'spot': {
      const { range = 0, anchor = none, thing = none } = shoveIn(asked) ?? {};
      if (range === 0) return say(language, 'spot', words);
      const isOther = anchor !== none && anchor !== thing;
      return say(language, isOther ? 'spot.of' : 'spot.range', {
        ...words,
        range,
        anchor: isOther ? thingName(model, nameOfMark(asked, anchor), language, 'dat') : '',
      });
    }
    case 'missile':
      return say(language, 'missile', { range: encounter.missileRange });
    case 'soldier':
      return say(language, 'soldier', { range: encounter.soldierRange });
    case 'drop':
      return say(language, 'drop', { ...words, range: encounter.dropRange });
    case 'extra':
      return say(language, effect?.may === true ? 'extra.may' : 'extra', {
        ...words,
        thing: userName(asked, language),
      });
    case 'go': {
      const tool = textIn(asked, 'tool');
      const name = tool === 'S' || tool === 'M' || tool === 'L' ? toolNames[tool][language] : '';
      return say(language, step['mayPass'] === true ? 'go.may' : 'go', { ...words, tool: name });
    }
    case 'option':
      if (effect?.op === 'chooseType') return say(language, 'option.type', words);
      if (effect?.op === 'stance')
        return say(language, 'option.stance', { ...words, thing: userName(asked, language) });
      return say(language, 'option', words);
    case 'amount':
      if (effect?.op === 'lowerTracker') return say(language, 'amount.tracker');
      if (effect?.op === 'heal') return say(language, 'amount.heal', words);
      return say(language, effect?.op === 'payForDice' ? 'amount.dice' : 'amount', words);
    case 'conditions':
      return say(language, effect?.op === 'condition' ? 'conditions.gain' : 'conditions.lose', words);
    case 'change':
      return say(language, 'change', {
        ...words,
        face: effect?.op === 'changeDice' ? faceNames[effect.args.to][language] : '',
      });
    default:
      return say(language, 'wait');
  }
}

/** What is chosen for it. */
/** Whose superpower, card or attack it is. */
const userName = (asked: Asked, language: Language): string =>
  figureName(asked.model, nameOfMark(asked, runIn(asked)?.user ?? none), language);

function chooseKey(effect: Effect | undefined) {
  switch (effect?.op) {
    case 'throw':
    case 'push':
    case 'advance':
    case 'heal':
    case 'gainPower':
    case 'passToken':
    case 'activate':
    case 'place':
      return `choose.${effect.op}` as const;
    default:
      return 'choose';
  }
}

const stagger = 1 << conditions.indexOf('stagger');

function actText(asked: Asked, language: Language): string {
  const { model, view } = asked;
  const mark = figureIn(asked);
  const figure = figureName(model, nameOfMark(asked, mark), language);
  const { actions = 0, acted = true } = view.active ?? {};
  if (asked.seat !== asked.step.seat) return say(language, 'act.partner', { figure });
  if (actions === 0) return say(language, 'act.none', { figure });
  const isStaggered = !acted && ((view.figures[mark]?.conditions ?? 0) & stagger) !== 0;
  return isStaggered
    ? say(language, 'act.stagger', { figure })
    : sayCount(language, 'act', actions, { figure });
}

function cardText(asked: Asked, language: Language): string {
  const { model, view, seat, step } = asked;
  const all = listIn(asked, 'payers');
  const own = all.filter((key) => {
    const character = model.heroes.findIndex((hero) => hero.key === key);
    return view.figures.find((figure) => figure.character === character)?.seat === seat;
  });
  const payers = step.do === 'consent' ? own : all;
  const words = {
    card: quoted(ruleName(model, textIn(asked, 'card'), language), language),
    amount: counted(language, 'powerOf', numberIn(asked, 'amount')),
    payers: listed(
      language,
      payers.map((key) => figureName(model, key, language)),
    ),
  };
  if (step.do === 'consent') return say(language, 'consent', words);
  return say(language, payers.length === 0 ? 'confirmCard.nobody' : 'confirmCard', words);
}
