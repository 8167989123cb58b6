/** How the lines of a chart are told apart: by colour, and by their dashes. One for each seat. */
export interface LineStyle {
  readonly colour: string;
  readonly dash: readonly number[];
  readonly border: string;
}

const styles: readonly [LineStyle, ...LineStyle[]] = [
  { colour: '#ffb35c', dash: [], border: 'solid' },
  { colour: '#74e0ea', dash: [8, 4], border: 'dashed' },
  { colour: '#b79cff', dash: [2, 3], border: 'dotted' },
  { colour: '#86e3ac', dash: [12, 3, 2, 3], border: 'double' },
  { colour: '#ff948a', dash: [5, 5], border: 'dashed' },
  { colour: '#efedf7', dash: [16, 4], border: 'solid' },
];

export const lineStyle = (seat: number): LineStyle => styles[seat % styles.length] ?? styles[0];
