/** The number in the hole, which counts up while what has fallen arrives. */

import { type ReactNode, useEffect, useRef } from 'react';
import { gliding, mix, since } from '../../../pieces/show/index.ts';
import { arriving } from '../spiral/timing.ts';

interface CountingProps {
  readonly from: number;
  readonly to: number;
  /** Of the whole scene, in milliseconds. */
  readonly lasts: number;
}

export function Counting({ from, to, lasts }: CountingProps): ReactNode {
  const shown = useRef<SVGTSpanElement>(null);
  useEffect(() => {
    let [start, request] = [0, 0];
    const frame = (now: number): void => {
      start ||= now;
      const share = since(now - start, lasts * arriving.from, lasts * arriving.to);
      if (shown.current !== null) shown.current.textContent = `${Math.round(mix(from, to, gliding(share)))}`;
      if (share < 1) request = requestAnimationFrame(frame);
    };
    request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [from, to, lasts]);
  return <tspan ref={shown} />;
}
