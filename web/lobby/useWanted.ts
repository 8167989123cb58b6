/** A match that is being set up: the game, the texts of its options, and the chosen values. */
import type { Game, Json } from '@accretion/engine';
import type { LobbyCard, OptionTexts, Wanted } from '@accretion/games/tables';
import { useEffect, useState } from 'react';
import { fieldsOf } from '../json.ts';
import { loadGame } from '../match/games.ts';
import { usualOptions } from '../match/local/played.ts';

export interface Loaded {
  readonly game: Game;
  readonly texts: OptionTexts;
}

export function useLoaded(card: LobbyCard): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [{ game }, texts] = await Promise.all([loadGame(card.id), card.optionTexts()]);
      setLoaded({ game, texts });
    };
    void load();
  }, [card]);
  return loaded;
}

interface Setters {
  setSeats(seats: number): void;
  setOptions(options: Json): void;
}

export function useWanted(card: LobbyCard, game: Game, { agree }: OptionTexts): Wanted & Setters {
  const [wanted, setWanted] = useState<Wanted>(() => ({
    seats: card.usualSeats,
    options: { ...fieldsOf(game.defaults), ...fieldsOf(usualOptions(card)) },
  }));
  const change = (next: Wanted, changed: keyof Wanted): void => setWanted(agree?.(next, changed) ?? next);
  return {
    ...wanted,
    setSeats: (seats) => change({ ...wanted, seats }, 'seats'),
    setOptions: (options) => change({ ...wanted, options }, 'options'),
  };
}
