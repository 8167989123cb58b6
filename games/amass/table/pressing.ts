/** Makes moves on a drawn board as a person would, for tests: `click` is how something is pressed. */

import type { Board } from '../rules/board.ts';
import { colours } from '../rules/content.ts';
import type { MoveOf, View } from '../rules/state.ts';
import { wordsFor } from '../words/choices.ts';
import { spotId, spotOf } from './map/spots.ts';
import type { Choice, Language } from './types.ts';

/** What can be used under this name. */
export const usable = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll('button')].filter(
    (one) =>
      (one.getAttribute('aria-label') ?? one.textContent) === name &&
      one.getAttribute('aria-disabled') !== 'true',
  );

export class Hands {
  constructor(
    private readonly board: Board,
    private readonly names: readonly string[],
    private readonly click: (element: Element) => void,
  ) {}

  press(element: Element | null | undefined, what: string): void {
    if (!element) throw new Error(`nothing to press: ${what}`);
    this.click(element);
  }

  /** Where a location is drawn; `base` is that of the crew whose centre is meant. */
  spotOn(at: string, base: number): Element | null {
    return document.querySelector(`[data-spot="${spotId(spotOf(this.board, at, base))}"]`);
  }

  /** Picks up what a move needs, then presses where it goes. */
  make(view: View, { seat, move }: Choice, language: Language): void {
    const name = wordsFor(this.board, view, seat, move, language);
    if ('card' in move && move.do !== 'choose') {
      const card = document.querySelector(`[data-thing="action ${move.card}"]`);
      if (card?.getAttribute('aria-pressed') !== 'true') this.press(card, `card for ${name}`);
    }
    if (move.do === 'moveMembers') return this.moveMembers(view, move, name);
    if (move.do === 'store') {
      const cube = `[aria-pressed][data-thing="cube ${colours.indexOf(move.colour)}"]`;
      this.press(document.querySelector(cube), name);
    }
    this.press(usable(name)[0], name);
  }

  /** A member is lifted on the map, or among those who stand together, and set down one after the other. */
  private moveMembers(view: View, move: MoveOf<'moveMembers'>, name: string): void {
    const base = view.crews[move.crew]?.base ?? 0;
    const isLifted = (): boolean => document.querySelector('[data-from="true"]') !== null;
    if (isLifted()) throw new Error(`somebody is lifted already: ${name}`);
    this.press(this.spotOn(move.from, base), name);
    if (!isLifted()) {
      const crew = move.crew < view.humans ? this.names[move.crew] : `AI ${this.board.bases[base]?.name}`;
      const group = [...document.querySelectorAll('li > button')].find((one) =>
        one.getAttribute('aria-label')?.startsWith(`Pick up ${crew} at`),
      );
      this.press(group, `group of ${crew} for ${name}`);
    }
    for (const at of move.to) this.press(this.spotOn(at, base), `${name}: ${at}`);
    // More could follow; this is enough.
    const enough = usable(name)[0];
    if (enough?.getAttribute('data-look') === 'main') this.press(enough, name);
  }
}
