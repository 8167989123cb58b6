/** What a person has in hand on the map: nothing, a ghost to be put down, an attack to be aimed, a ruler. */
import type { Refusal } from '@accretion/engine';
import type { Lay } from '../rules/answers.ts';
import type { Tool } from '../rules/content/vocabulary.ts';
import type { Spot } from './map/camera.ts';

/** A figure or token where it might go. */
export interface Ghost {
  readonly do: 'advance' | 'climb' | 'spot' | 'deploy' | 'soldier';
  /** The figure's mark; −1 for a token. */
  readonly figure: number;
  /** A Rally Point, of a Soldier. */
  readonly name: string;
  readonly radius: number;
  readonly tool: Tool;
  readonly x: number;
  readonly y: number;
  /** Laid by hand; without it the rules look for one (MA65). */
  readonly lay: Lay | null;
}

/** Something a ruler can be laid from and to. */
export type End =
  | { readonly is: 'mark'; readonly mark: number }
  | { readonly is: 'token'; readonly name: string }
  | { readonly is: 'ghost' }
  | { readonly is: 'spot'; readonly x: number; readonly y: number };

export interface GhostInHand {
  readonly is: 'ghost';
  readonly ghost: Ghost;
  /** Where it was wanted, if that is not legal, and why. */
  readonly wanted: Spot | null;
  readonly why: Refusal | null;
}

export type Hand =
  | { readonly is: 'free' }
  | GhostInHand
  | { readonly is: 'attack'; readonly attack: string; readonly target: string | null }
  | { readonly is: 'aim'; readonly attack: string | null; readonly direction: number }
  | { readonly is: 'measure'; readonly from: End | null; readonly to: End | null; readonly before: Hand };

export const free: Hand = { is: 'free' };
