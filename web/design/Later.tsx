import { type ReactNode, Suspense } from 'react';
import { Mishap } from './Mishap.tsx';

/** A part that is loaded when it is first wanted. If it does not come, all the rest stays. */
export const Later = ({ children }: { readonly children: ReactNode }) => (
  <Mishap instead={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Mishap>
);
