/** Content packs kept in this browser. The editor puts them here; a new match takes one. */
import { isRecord, type Pack } from '@accretion/engine';

const prefix = 'accretion/pack/';
const keyOf = ({ game, name }: Pick<Pack, 'game' | 'name'>): string => `${prefix}${game}/${name}`;

/** The packs of one game, by name. */
export function packsFor(game: string, storage: Storage = localStorage): Pack[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(`${prefix}${game}/`))
    .sort()
    .map((key) => JSON.parse(storage.getItem(key) ?? 'null'))
    .filter((pack): pack is Pack => isRecord(pack) && typeof pack['name'] === 'string');
}

export const removePack = (pack: Pack, storage: Storage = localStorage): void =>
  storage.removeItem(keyOf(pack));

export const keepPack = (pack: Pack, storage: Storage = localStorage): void =>
  storage.setItem(keyOf(pack), JSON.stringify(pack));
