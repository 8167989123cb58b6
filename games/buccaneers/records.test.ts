import { testRecords } from '@accretion/engine/kit';
import { buccaneers } from './index.ts';
import { oddPack } from './testing/pack.ts';

testRecords(buccaneers, new URL('./records/', import.meta.url), {
  'first-game-3': { seats: 3, options: { holes: { are: 'first' } }, undoes: true },
  'pack-4': { seats: 4, pack: oddPack },
  'clock-6': { seats: 6, options: { toysTriggerLoot: false }, isSilent: true },
});
