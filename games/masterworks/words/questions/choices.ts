/** Legal choices in words. */
import { listed } from '../../../pieces/words.ts';
import type { Choice, Language, Modelled } from '../../../words.ts';
import type { Move, MoveOf } from '../../rules/answers.ts';
import { stormParts } from '../../rules/encounter/storm.ts';
import { cosmic, type View } from '../../rules/state.ts';
import { type Asked, askedOf, effectIn } from '../asked.ts';
import { lookAt } from '../look.ts';
import { bossKey, type Model } from '../model.ts';
import { capital, figureName, ruleName, thingName } from '../names.ts';
import { tokenName } from '../places/places.ts';
import { conditionNames, counted } from '../terms.ts';
import { attackText, powerText, reactText } from './actChoices.ts';
import { say } from './choiceTexts.ts';
import { squadText, zoneText } from './firstChoices.ts';
import { aimText, goText, missileText, soldierText, spotText } from './moveChoices.ts';
import { diceText, optionText } from './optionChoices.ts';

export function choiceText(
  { seat, move }: Choice<Move>,
  view: View,
  { model }: Modelled<Model>,
  language: Language,
): string {
  const asked = askedOf(model, view, seat) ?? { model, view, seat, step: { do: '' } };
  return textOf(asked, move, language);
}

function textOf(asked: Asked, move: Move, language: Language): string {
  const { model, view } = asked;
  const names = (keys: readonly string[]): string =>
    listed(
      language,
      keys.map((key) => thingName(model, key, language)),
    );
  switch (move.do) {
    case 'muster':
      return squadText(model, move, language);
    case 'zone':
      return zoneText(model, move, language);
    case 'deploy':
    case 'advance':
    case 'climb':
      return goText(asked, move, language);
    case 'ready':
    case 'unready':
    case 'yours':
    case 'end':
    case 'concede':
    case 'playOn':
      return say(language, move.do);
    case 'activate':
      return say(language, 'activate', { figure: figureName(model, move.figure, language) });
    case 'decline':
      return say(language, 'decline', { boss: figureName(model, bossKey, language) });
    case 'shake':
      return say(language, 'shake', { condition: conditionNames[move.condition][language] });
    case 'attack':
    case 'area':
    case 'beam':
      return attackText(asked, move, language);
    case 'power':
      return powerText(asked, move, language);
    case 'interact':
      return interactText(asked, move, language);
    case 'card':
      return cardText(asked, move, language);
    case 'consent': {
      const { length } = move.payers;
      if (length === 0) return say(language, 'consent.none');
      return say(language, length === 1 ? 'consent.one' : 'consent.many', { payers: names(move.payers) });
    }
    case 'react':
      return reactText(asked, move, language);
    case 'pass':
      return passText(asked, language);
    case 'agree':
      return say(language, asked.step.do === 'confirmCard' ? 'agree.card' : 'agree');
    case 'reroll':
    case 'change':
      return diceText(asked, move, language);
    case 'aim':
      return aimText(move.direction, language);
    case 'spot':
      return asked.step.do === 'missile'
        ? missileText(view, model, move, language)
        : spotText(asked, move, language);
    case 'choose':
      return move.who.length === 0 ? say(language, 'choose.none') : capital(names(move.who));
    case 'option':
      return optionText(asked, move.option, language);
    case 'amount':
      return amountText(asked, move.amount, language);
    case 'conditions':
      return move.conditions.length === 0
        ? say(language, 'conditions.none')
        : listed(
            language,
            move.conditions.map((condition) => conditionNames[condition][language]),
          );
    case 'soldier':
      return soldierText(model, move, language);
  }
}

function interactText(
  { model, view, seat }: Asked,
  { token }: MoveOf<'interact'>,
  language: Language,
): string {
  const [kind = ''] = token.split(':');
  const bare = (name: string): string =>
    language === 'en'
      ? name
      : capital(name.replace(/^(dem|der|den) (Soldat)en/, '$2').replace(/^(dem|der|den) /, ''));
  const words = { token: bare(tokenName(model, view, token, language)) };
  switch (kind) {
    case 'soldier':
    case 'code':
      return say(language, seat === cosmic ? `interact.cosmic.${kind}` : `interact.${kind}`, words);
    case 'pile':
    case 'dampener':
      return say(language, `interact.${kind}`, words);
    default:
      return say(language, 'interact.missile');
  }
}

function cardText(
  asked: Asked,
  { card, payers, amount, chosen }: MoveOf<'card'>,
  language: Language,
): string {
  const { model } = asked;
  const paid = amount === 0 ? 'card.by' : payers.length === 1 ? 'card.paid' : 'card.allPaid';
  const how = payers.length === 0 ? 'card' : paid;
  const play = say(language, how, {
    card: ruleName(model, card, language),
    payers: listed(
      language,
      payers.map((key) => figureName(model, key, language)),
    ),
    amount: counted(language, 'powerOf', amount),
  });
  const on =
    chosen === ''
      ? play
      : say(language, 'card.on', { play, chosen: thingName(model, chosen, language, 'acc') });
  const extra = surcharge(asked);
  if (extra === 0) return on;
  return say(language, 'card.extra', { play: on, extra: counted(language, 'powerOf', extra) });
}

/** ME28 Communications Disruption: cards cost the Crisis Team more. */
function surcharge({ model, view, seat }: Asked): number {
  if (seat === cosmic) return 0;
  return stormParts(lookAt(model, view), 'playsTactic').reduce(
    (sum, { effect }) => (effect.op === 'surcharge' ? sum + effect.args.amount : sum),
    0,
  );
}

/** What it means to pass here. */
function passText(asked: Asked, language: Language): string {
  switch (asked.step.do) {
    case 'react':
      return say(language, 'pass.react');
    case 'choose':
      return say(language, 'pass.choose');
    case 'lastCard':
      return say(language, 'pass.turn');
    case 'act':
      return say(language, 'pass.partner');
    case 'confirmCard':
      return say(language, 'pass.card');
    case 'extra':
    case 'go':
    case 'aim':
    case 'spot':
      return say(language, 'pass.may');
    default:
      return say(language, 'pass');
  }
}

function amountText(asked: Asked, amount: number, language: Language): string {
  const op = effectIn(asked)?.effect.op;
  if (op === 'lowerTracker')
    return say(language, amount === 0 ? 'amount.noTracker' : 'amount.tracker', { amount });
  if (op === 'heal')
    return say(language, amount === 0 ? 'amount.noHeal' : 'amount.heal', {
      damage: counted(language, 'damageOf', amount),
    });
  if (op !== 'payForDice') return say(language, 'amount', { amount });
  return say(language, amount === 0 ? 'amount.noDice' : 'amount.dice', {
    power: counted(language, 'powerOf', amount),
    dice: counted(language, 'dice', amount),
  });
}
