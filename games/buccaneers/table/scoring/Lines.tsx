/** The lines of a Round on the score sheet, each in the row of its player. */
import type { ReactNode } from 'react';
import type { Line, Page } from '../../rules/state.ts';
import { Rows } from './Rows.tsx';

interface LinesProps {
  readonly page: Page;
  readonly children: (line: Line) => ReactNode;
}

export const Lines = ({ page, children }: LinesProps): ReactNode => (
  <Rows seats={[...page.lines.keys()]}>
    {(seat) => {
      const line = page.lines[seat];
      return line === undefined ? null : children(line);
    }}
  </Rows>
);
