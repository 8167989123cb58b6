/** The 36 action cards, by kind: copies, and what they do in the Command phase and in Combat. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const actions: Content['actions'] = {
  secure: { name: { en: 'Secure', de: 'Sichern' }, copies: 4, command: { do: 'moveMembers', whose: 'any', most: 1 }, from: { name: 'printed', effect: 'derived', timing: 'derived', copies: 'stand-in' } },
  recover: { name: { en: 'Recover', de: 'Genesen' }, copies: 3, command: { do: 'returnWounded', from: ['minor', 'moderate', 'major'] }, from: { name: 'printed', effect: 'derived', timing: 'derived', copies: 'stand-in' } },
  armour: { name: { en: 'Armour', de: 'Panzerung' }, copies: 3, command: { do: 'grantArmour' }, from: { name: 'printed', effect: 'printed', timing: 'printed', copies: 'stand-in' } },
  toxin: { name: { en: 'Toxin', de: 'Toxin' }, copies: 3, command: { do: 'woundMember', whose: 'any', to: 'moderate' }, from: { name: 'printed', effect: 'printed', timing: 'derived', copies: 'stand-in' } },
  lureBeacon: { name: { en: 'Lure Beacon', de: 'Lockbake' }, copies: 3, command: { do: 'moveAlien', steps: [1, 2] }, from: { name: 'stand-in', effect: 'derived', timing: 'derived', copies: 'stand-in' } },
  jumpJets: { name: { en: 'Jump Jets', de: 'Sprungdüsen' }, copies: 2, command: { do: 'moveMembers', whose: 'own', most: 2 }, from: { name: 'stand-in', effect: 'stand-in', timing: 'stand-in', copies: 'stand-in' } },
  surveyDrone: { name: { en: 'Survey Drone', de: 'Erkundungsdrohne' }, copies: 2, command: { do: 'addCubes', count: 1 }, from: { name: 'stand-in', effect: 'stand-in', timing: 'stand-in', copies: 'stand-in' } },
  shieldWall: { name: { en: 'Shield Wall', de: 'Schildwall' }, copies: 2, command: { do: 'closeFacing' }, from: { name: 'stand-in', effect: 'stand-in', timing: 'stand-in', copies: 'stand-in' } },
  droidGuard: { name: { en: 'Droid Guard', de: 'Wachdroide' }, copies: 3, command: { do: 'addDroid' }, combat: { do: 'addDroid' }, from: { name: 'printed', effect: 'stand-in', timing: 'printed', copies: 'stand-in' } },
  hvyAssault: { name: { en: 'Hvy Assault', de: 'Schwerer Angriff' }, copies: 3, combat: { do: 'winPairing', loser: 'minor' }, from: { name: 'printed', effect: 'printed', timing: 'printed', copies: 'stand-in' } },
  ambush: { name: { en: 'Ambush', de: 'Hinterhalt' }, copies: 2, combat: { do: 'winPairing', loser: 'minor' }, from: { name: 'stand-in', effect: 'derived', timing: 'printed', copies: 'stand-in' } },
  stimulant: { name: { en: 'Stimulant', de: 'Stimulans' }, copies: 4, combat: { do: 'rerollDie' }, from: { name: 'printed', effect: 'printed', timing: 'derived', copies: 'stand-in' } },
  powerBlade: { name: { en: 'Power Blade', de: 'Energieklinge' }, copies: 2, combat: { do: 'defeatMember', to: 'minor' }, from: { name: 'printed', effect: 'stand-in', timing: 'derived', copies: 'stand-in' } },
};
