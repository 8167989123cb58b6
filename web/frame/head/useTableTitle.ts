/** The title of the tab says what waits for this person: an answer, their turn, the end. */
import { useWholeTitle } from '../../design/useTitle.ts';
import { turnOf } from '../../match/players.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Frame } from '../frame.ts';

type Shown = Pick<Frame, 'card' | 'settings' | 'state' | 'newest'>;

/** Requests are not part of the story and come at once; turn and end wait until they have been told. */
function signalOf({ state, newest }: Shown) {
  const { proposals = [] } = newest.company ?? {};
  if (proposals.some(({ yes }) => (newest.mine & ~yes) !== 0)) return 'title.request';
  if (state.outcome !== null) return 'title.over';
  return turnOf(state) === 0 ? null : 'title.turn';
}

/** A replay waits for nobody. */
export function useTableTitle(frame: Shown, isPlayed: boolean): void {
  const t = useTexts();
  const game = frame.card.name[frame.settings.language];
  const signal = isPlayed ? signalOf(frame) : null;
  useWholeTitle(signal === null ? `${t('table.title', { game })} · Accretion` : t(signal, { game }));
}
