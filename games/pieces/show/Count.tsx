/** A number that counts to its value; read aloud, and with motion switched off, it is the value at once. */
import { type ReactNode, useEffect, useRef } from 'react';
import { landing, mix, since } from './ease.ts';

export interface CountProps {
  readonly from: number;
  readonly to: number;
  /** Milliseconds; 0: at once. */
  readonly lasts: number;
  /** Milliseconds before it begins. */
  readonly waits?: number;
}

export function Count({ from, to, lasts, waits = 0 }: CountProps): ReactNode {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const text = shown.current;
    if (text === null) return undefined;
    if (lasts === 0) {
      text.textContent = `${to}`;
      return undefined;
    }
    let start = 0;
    const frame = (now: number): void => {
      start ||= now;
      const share = since(now - start, waits, waits + lasts);
      text.textContent = `${Math.round(mix(from, to, landing(share)))}`;
      if (share < 1) request = requestAnimationFrame(frame);
    };
    let request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [from, to, lasts, waits]);
  return (
    <>
      <span ref={shown} aria-hidden="true">
        {lasts === 0 ? to : from}
      </span>
      <span className="unseen">{to}</span>
    </>
  );
}
