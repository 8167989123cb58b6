/** What was told: by the game, or by the page's frame itself. */
import { isAside } from '@accretion/engine';
import type { FrameEvent } from '../table.ts';

export const isOfFrame = (event: { readonly did: string }): event is FrameEvent => isAside(event);
