/** What German reactive superpowers and cards answer, and who pays for them. */
import type { Pay, Trigger } from '../../../rules/content/cards.ts';
import { type Card, capital } from '../naming.ts';
import { both, either } from '../terms.ts';
import { contracted } from './clause.ts';
import { attackNouns } from './nouns.ts';
import { type Case, picked } from './people.ts';

function subject({ subject: who, pick }: Trigger, card: Card, form: Case = 'nom'): string {
  const names = {
    self: { nom: 'dieser Charakter', acc: 'diesen Charakter', dat: 'diesem Charakter' },
    squad: {
      nom: 'ein Charakter dieses Trupps',
      acc: 'einen Charakter dieses Trupps',
      dat: 'einem Charakter dieses Trupps',
    },
    active: { nom: 'der aktive Charakter', acc: 'den aktiven Charakter', dat: 'dem aktiven Charakter' },
    any: { nom: 'jemand', acc: 'jemanden', dat: 'jemandem' },
    ownSide: { nom: 'deine Seite', acc: 'deine Seite', dat: 'deiner Seite' },
  };
  if (who === 'picked')
    return pick === undefined
      ? 'niemand'
      : picked(pick, card, form).replace('beliebig viele', 'ein oder mehrere');
  return names[who][form];
}

const isPlural = ({ pick }: Trigger): boolean => pick?.count === 'any';

/** "eines physischen Angriffs oder Energieangriffs von außerhalb Reichweite 2". */
function ofAttack({ attackType, attackerWithin, attackerNotWithin, by }: Trigger): string {
  const attack = attackType === undefined ? 'Angriffs' : attackNouns(attackType, 'gen');
  const enemy = by?.includes('enemy') === true ? 'gegnerischen ' : '';
  const from =
    attackerWithin !== undefined
      ? ` eines Gegners in Reichweite ${attackerWithin} von diesem Charakter`
      : attackerNotWithin === undefined
        ? ''
        : ` von außerhalb Reichweite ${attackerNotWithin}`;
  return `eines ${enemy}${attack}${from}`;
}

const moved = {
  advance: 'zum Vorrücken gebracht',
  push: 'gestoßen',
  throw: 'geworfen',
  place: 'versetzt',
} as const;
const movers = {
  enemy: 'eine gegnerische Wirkung',
  any: 'irgendeine Wirkung',
  enemyMysticAttack: 'einen gegnerischen mystischen Angriff',
  enemySuperpower: 'eine gegnerische Superkraft',
} as const;

/** Attacks, defends, or either; the verb stands at the end. */
function fights({ role, attackType }: Trigger): string {
  if (role === 'attacker') return 'angreift';
  const what = attackType === undefined ? '' : `gegen einen ${attackNouns(attackType, 'acc')} `;
  return role === 'defender' ? `sich ${what}verteidigt` : 'angreift oder sich verteidigt';
}

function one(trigger: Trigger, card: Card): string {
  const who = subject(trigger, card);
  switch (trigger.event) {
    case 'targeted':
      return `${who} zum Ziel ${ofAttack(trigger)} wird`;
    case 'targets':
      return `${who} das Ziel eines Angriffs benennt`;
    case 'declaresAttack':
      return `${who} einen Angriff ansagt`;
    case 'attackRolled':
      return `${who} seine Angriffswürfel geworfen hat`;
    case 'modify':
      return `${who} ${fights(trigger)} und Würfel ändern darf`;
    case 'modifyEnd':
      return `${who} angreift oder sich verteidigt und alle Würfel geändert sind`;
    case 'count':
      return `${who} ${fights(trigger)} und Erfolge gezählt werden`;
    case 'damageDealtStep':
      return `${who} ${fights(trigger)} und Schaden zugefügt wurde`;
    case 'attackResolved':
      return trigger.role === 'attacker'
        ? `ein Angriff von ${subject(trigger, card, 'dat')} ${trigger.damageDealt === true ? 'Schaden verursacht hat und ' : ''}abgehandelt ist`
        : `ein Angriff gegen ${subject(trigger, card, 'acc')} ${trigger.damageDealt === true ? 'ihm Schaden zugefügt hat und ' : ''}abgehandelt ist`;
    case 'dodges':
      return `${who} einen Ausweichwurf machen muss`;
    case 'dodgeModify':
      return `${who} einen Ausweichwurf ändern darf`;
    case 'wouldSuffer':
      return `${who} Schaden erleiden würde`;
    case 'wouldMove':
      return `${who} durch ${either(
        'de',
        (trigger.by ?? ['any']).map((by) => movers[by]),
      )} ${either(
        'de',
        (trigger.kinds ?? []).map((kind) => moved[kind]),
      )} würde`;
    case 'wouldCollide':
      return `${who} eine Kollision erleiden ${isPlural(trigger) ? 'würden' : 'würde'}`;
    case 'wouldDrop':
      return `${who} benommen wird, während er einen Objekt- oder Zivilistenmarker hält, oder einen fallen lassen müsste`;
    case 'terrainDestroyed':
      return 'ein Geländestück zerstört wurde';
    case 'interacted':
      return `${who} mit einem ${trigger.token === 'secure' ? 'Gelegenheitsziel' : 'Objekt- oder Zivilistenmarker'} interagiert hat`;
    case 'turnStart':
      return 'ein Zug deiner Seite beginnt';
    case 'activationEnd':
      return `die Aktivierung ${trigger.subject === 'active' ? 'des aktiven Charakters' : `von ${subject(trigger, card, 'dat')}`} endet`;
    case 'activationPhaseStart':
      return 'die Aktivierungsphase beginnt';
    case 'open':
      return `${who} in seiner Aktivierung, zwischen zwei Aktionen, einen Objekt- oder Zivilistenmarker hält`;
  }
}

/** "Wenn dieser Charakter zum Ziel eines Angriffs wird oder einen Ausweichwurf machen muss". */
export function triggerText(triggers: readonly Trigger[], card: Card): string {
  const [first, ...others] = triggers.map((trigger) => one(trigger, card));
  const who = triggers[0] === undefined ? '' : `${subject(triggers[0], card)} `;
  const more = others.map((text) =>
    who !== '' && text.startsWith(who) ? ` oder ${text.slice(who.length)}` : `, oder wenn ${text}`,
  );
  return contracted(`Wenn ${first}${more.join('')}`);
}

const power = (min: number, max: number): string =>
  min === max ? `${max} Kraft` : `${min} bis ${max} Kraft`;

/** Who pays what to play a card: "Beliebig viele verbündete Charaktere zahlen je 1 Kraft". */
export function payText({ by, count, min, max }: Pay, card: Card): string {
  const many = count === 'any' || count > 1;
  const payers = by.map(({ who, pick }) => {
    if (who === 'active') return 'der aktive Charakter';
    if (who === 'subject') return count === 'any' ? 'beliebige von ihnen' : 'jener Charakter';
    return pick === undefined
      ? 'niemand'
      : picked({ ...pick, count: by.length > 1 ? 1 : count }, card, 'nom');
  });
  const who = contracted(capital(both('de', payers)));
  if (max === 0) return `${who} spielt sie kostenlos aus.`;
  const isFree = card.place === 'leadership' || by[0]?.who === 'subject';
  if (many)
    return isFree ? `${who} dürfen je ${power(min, max)} zahlen.` : `${who} zahlen je ${power(min, max)}.`;
  return isFree ? `${who} darf ${power(min, max)} zahlen.` : `${who} zahlt ${power(min, max)}.`;
}
