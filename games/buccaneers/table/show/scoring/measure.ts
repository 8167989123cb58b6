/** Where things are on the board, for what flies between them. All is measured before anything moves. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function middleOf(thing: Element): Spot {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The middle of the hole's shadow. */
export function holeOn(board: HTMLElement): Spot | null {
  const hole = board.querySelector('[data-part="hole"]');
  if (hole === null) return null;
  const { left, top, width, height } = hole.getBoundingClientRect();
  return { x: left + width / 2, y: top + height * 0.47 };
}
