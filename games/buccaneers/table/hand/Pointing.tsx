/** The card of the hand that is pointed at: the gauge shows what it would do, and nothing else is drawn for it. */
import { createContext, type ReactNode, useContext, useState } from 'react';

const Pointed = createContext<number | null>(null);
const Point = createContext<(card: number | null) => void>(() => undefined);

export function Pointing({ children }: { readonly children: ReactNode }): ReactNode {
  const [pointed, point] = useState<number | null>(null);
  return (
    <Point.Provider value={point}>
      <Pointed.Provider value={pointed}>{children}</Pointed.Provider>
    </Point.Provider>
  );
}

export const usePointed = (): number | null => useContext(Pointed);
export const usePoint = (): ((card: number | null) => void) => useContext(Point);
