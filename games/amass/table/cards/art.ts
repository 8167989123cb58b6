/** The icons of the table. A card of a pack is drawn from its effect; cards of the built-in box may have their own. */
import type { Effect } from '../../rules/content.ts';
import type { IconName } from './icons.ts';

interface Art {
  readonly icon: IconName;
  readonly hue: number;
}

const effectArt: Readonly<Record<Effect['do'], Art>> = {
  moveMembers: { icon: 'walking-boot', hue: 205 },
  returnWounded: { icon: 'medical-pack', hue: 145 },
  grantArmour: { icon: 'breastplate', hue: 45 },
  woundMember: { icon: 'poison-bottle', hue: 95 },
  moveAlien: { icon: 'radar-dish', hue: 285 },
  addCubes: { icon: 'delivery-drone', hue: 30 },
  closeFacing: { icon: 'stone-wall', hue: 220 },
  addDroid: { icon: 'robot-golem', hue: 190 },
  winPairing: { icon: 'ray-gun', hue: 5 },
  rerollDie: { icon: 'rolling-dices', hue: 325 },
  defeatMember: { icon: 'energy-sword', hue: 260 },
};

const kindArt: Readonly<Record<string, Art>> = {
  jumpJets: { icon: 'jet-pack', hue: 20 },
  stimulant: { icon: 'syringe', hue: 325 },
  ambush: { icon: 'black-flag', hue: 350 },
};

export const artFor = (kind: string, effect: Effect): Art => kindArt[kind] ?? effectArt[effect.do];

export const mark = {
  alien: { icon: 'alien-stare' },
  camp: { icon: 'camping-tent' },
  fight: { icon: 'crossed-swords' },
  droid: { icon: 'robot-golem' },
  armour: { icon: 'breastplate' },
  steps: { icon: 'footsteps' },
  mine: { icon: 'mining' },
  raid: { icon: 'lasso' },
  defend: { icon: 'shield' },
  wounded: { icon: 'bandage-roll' },
  cards: { icon: 'card-pickup' },
} as const satisfies Readonly<Record<string, { readonly icon: IconName }>>;
