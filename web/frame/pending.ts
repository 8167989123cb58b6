/** A move on its way: the table gets view and preview apart, the words around it describe what is shown. */
import type { Pending } from '@accretion/games/tables';
import type { MatchState } from '../match/source.ts';

/** The move on its way, as a table gets it. */
export const pendingIn = ({ pending, preview }: MatchState): Pending | null =>
  pending === null || preview === null ? null : { choice: pending, preview };

/** The state with the preview in place of the view, where it is certain. */
export const withPreview = (state: MatchState): MatchState =>
  state.preview?.certain === true ? { ...state, view: state.preview.view } : state;
