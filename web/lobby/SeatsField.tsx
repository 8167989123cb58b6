import type { Game, Json } from '@accretion/engine';
import type { LobbyCard, Wanted } from '@accretion/games/tables';
import { useState } from 'react';
import { Select } from '../design/Field.tsx';
import { seatLabel } from '../frame/seats/seatNames.ts';
import { rolesOf } from '../match/players.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';

/** Who will sit somewhere: this person, somebody they invite, or a bot. */
export type Holder = 'me' | 'open' | 'bot';

/** Who sits where in a match that is being set up: this person on the first seat, others on the rest. */
export function useHolders(
  seats: number,
  others: Holder,
): [readonly Holder[], (chosen: readonly Holder[]) => void] {
  const [chosen, choose] = useState<readonly Holder[]>(['me']);
  return [Array.from({ length: seats }, (_, seat) => chosen[seat] ?? others), choose];
}

interface Props {
  readonly card: LobbyCard;
  readonly game: Game;
  readonly content: Json;
  readonly wanted: Wanted;
  /** Who may sit at this table. */
  readonly among: readonly Holder[];
  readonly holders: readonly Holder[];
  readonly onChange: (holders: readonly Holder[]) => void;
}

/** Who plays what, in games whose seats differ: one field for each seat. */
export function SeatsField({ card, game, content, wanted, among, holders, onChange }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const roles = rolesOf(game, content, wanted.options, wanted.seats);
  return holders.map((holder, seat) => (
    <Select<Holder>
      // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity.
      key={seat}
      label={seatLabel({ roles }, seat, card, language, t)}
      value={holder}
      values={among.map((value) => ({ value, name: t(`seats.${value}`) }))}
      onChange={(value) => onChange(holders.with(seat, value))}
    />
  ));
}
