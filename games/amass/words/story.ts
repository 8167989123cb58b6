/** What the log tells and what decided a rank, in each language, by the keys the rules use. */
import type { Texts } from '@accretion/engine';

/** Lines of the log by what was done; events.ts fills in the names for crews, cards and places. */
export const story: Readonly<Record<string, Texts>> = {
  takeBase: { en: '{seat} takes base {base}.', de: '{seat} nimmt die Basis {base}.' },
  look: { en: '{seat} looks at two Resource cards.', de: '{seat} sieht sich zwei Rohstoffkarten an.' },
  playResource: {
    en: 'Round {round}: {seat} plays Resource card {card}.',
    de: 'Runde {round}: {seat} spielt Rohstoffkarte {card}.',
  },
  moveAlien: {
    en: 'The Alien moves {steps}, to zone {to}.',
    de: 'Das Alien zieht {steps} weiter, in Zone {to}.',
  },
  clear: { en: 'The Alien clears {cubes} from {mine}.', de: 'Das Alien räumt {cubes} aus {mine}.' },
  distribute: {
    en: 'New cubes at the mines: {mines}.',
    de: 'Neue Steine in den Minen: {mines}.',
  },
  ready: { en: '{seat} is ready.', de: '{seat} ist bereit.' },
  unready: { en: '{seat} is no longer ready.', de: '{seat} ist nicht mehr bereit.' },
  deploy: { en: 'Plans revealed: {plans}.', de: 'Die Pläne liegen offen: {plans}.' },
  order: { en: '{crew} draws AI card {card}.', de: '{crew} zieht KI-Karte {card}.' },
  deployAi: { en: '{crew} deploys: {places}.', de: '{crew} stellt auf: {places}.' },
  shuffle: {
    en: 'The {deck} deck is empty and reshuffled.',
    de: 'Der Stapel ist leer: Die {deck} werden neu gemischt.',
  },
  pass: { en: '{seat} passes.', de: '{seat} passt.' },
  play: { en: '{seat} plays {card}.', de: '{seat} spielt {card}.' },
  movedMembers: {
    en: "{members} of {crew}'s crew moved from {from} to {to}.",
    de: '{members} von {crew} versetzt, von {from} nach {to}.',
  },
  returned: {
    en: '{crew} brings a member back from {from} to defend.',
    de: '{crew} holt ein Mitglied aus {from} zur Verteidigung zurück.',
  },
  armour: {
    en: '{crew} may act in the Alien zone this round.',
    de: '{crew} darf in dieser Runde in der Alien-Zone handeln.',
  },
  lure: { en: 'The Alien is lured to zone {to}.', de: 'Das Alien wird in Zone {to} gelockt.' },
  addCubes: { en: '{cubes} added at {mine}.', de: '{cubes} mehr in {mine}.' },
  close: { en: '{crew} closes the {facing} facing.', de: '{crew} schließt die Seite {facing}.' },
  droid: { en: "A droid defends {crew}'s base.", de: 'Ein Droide verteidigt die Basis von {crew}.' },
  callDroid: {
    en: '{crew} calls a droid, which rolls {face}.',
    de: '{crew} ruft einen Droiden, der {face} würfelt.',
  },
  fight: { en: '{at}: {crew} fights {against}.', de: '{at}: {crew} kämpft gegen {against}.' },
  roll: {
    en: '{crew} rolls {faces}, {against} rolls {rivalFaces}.',
    de: '{crew} würfelt {faces}, {against} würfelt {rivalFaces}.',
  },
  winPairing: { en: '{crew} wins a pair with a card.', de: '{crew} gewinnt ein Paar durch eine Karte.' },
  reroll: {
    en: '{crew} rerolls a die: {from} becomes {face}.',
    de: '{crew} würfelt einen Würfel neu: Aus {from} wird {face}.',
  },
  defeat: { en: '{crew} strikes a rival down.', de: '{crew} schlägt ein gegnerisches Mitglied nieder.' },
  pairs: { en: '{crew} against {against}: {pairs}.', de: '{crew} gegen {against}: {pairs}.' },
  wound: {
    en: "A member of {crew}'s crew ({at}) is wounded: {to}.",
    de: 'Ein Mitglied von {crew} ({at}) wird verwundet: {to}.',
  },
  droidLost: { en: '{crew} loses a droid.', de: '{crew} verliert einen Droiden.' },
  withdraw: {
    en: '{crew} withdraws {members} from {base}.',
    de: '{crew} zieht {members} von {base} zurück.',
  },
  propose: {
    en: '{seat} proposes to take {own} ({at}).',
    de: '{seat} schlägt vor, {own} zu nehmen ({at}).',
  },
  agree: {
    en: 'Agreed ({at}): {own} for {seat}, {rest} for {partner}.',
    de: 'Einig ({at}): {own} für {seat}, {rest} für {partner}.',
  },
  sendBack: { en: '{seat} sends the proposal back.', de: '{seat} schickt den Vorschlag zurück.' },
  mine: { en: '{crew} takes {cubes} from {mine}.', de: '{crew} nimmt {cubes} aus {mine}.' },
  camp: { en: '{seat} rolls {face} at the camp.', de: '{seat} würfelt im Lager {face}.' },
  draw: { en: '{seat} draws {count}.', de: '{seat} zieht {count}.' },
  stealRoll: {
    en: "{at}: {crew}'s raider rolls {face}.",
    de: '{at}: Der Angreifer von {crew} würfelt {face}.',
  },
  steal: {
    en: '{at}: {crew} steals {cubes} from {from}.',
    de: '{at}: {crew} stiehlt {cubes} von {from}.',
  },
  store: {
    en: '{crew} stores {stored} and sets {aside} aside.',
    de: '{crew} lagert {stored} ein, beiseite bleiben {aside}.',
  },
  goHome: { en: 'All members go home.', de: 'Alle Mitglieder gehen heim.' },
  gain: {
    en: '{seat} gains {cards} for wounded members.',
    de: '{seat} bekommt {cards} für die Verwundeten.',
  },
  restore: { en: 'Every wounded member recovers one step.', de: 'Alle Verwundeten rücken ein Feld auf.' },
  first: { en: '{seat} is First Player.', de: '{seat} ist Startspieler.' },
  end: { en: 'The match is over ({how}): {points}.', de: 'Die Partie ist zu Ende ({how}): {points}.' },
};

/** What decided a seat's rank. */
export const decidedBy: Readonly<Record<string, Texts>> = {
  points: { en: 'By points.', de: 'Nach Punkten.' },
  aside: { en: 'By the points of cubes set aside.', de: 'Nach den Punkten beiseitegelegter Steine.' },
  shared: { en: 'Still tied: the rank is shared.', de: 'Auch sonst gleichauf: Der Rang wird geteilt.' },
  coopWon: {
    en: 'Both bases were full before any AI base.',
    de: 'Beide Basen waren voll, bevor es eine KI-Basis war.',
  },
  coopLost: {
    en: 'The two crews lose together: their bases were not both full in time.',
    de: 'Die beiden Crews verlieren gemeinsam: Ihre Basen waren nicht rechtzeitig beide voll.',
  },
};
