/** How the lines of a chart are told apart: by colour, and by their dashes. One for each seat. */
export interface LineStyle {
  /** A design token, which is another colour in each theme. */
  readonly token: string;
  readonly dash: readonly number[];
  readonly border: string;
}

const styles: readonly [LineStyle, ...LineStyle[]] = [
  { token: '--glow', dash: [], border: 'solid' },
  { token: '--cyan', dash: [8, 4], border: 'dashed' },
  { token: '--violet', dash: [2, 3], border: 'dotted' },
  { token: '--good', dash: [12, 3, 2, 3], border: 'double' },
  { token: '--bad', dash: [5, 5], border: 'dashed' },
  { token: '--text', dash: [16, 4], border: 'solid' },
];

export const lineStyle = (seat: number): LineStyle => styles[seat % styles.length] ?? styles[0];
