/** Small signs for what effects do, drawn in a field of 24 in the colour of the text. */
import type { ReactNode } from 'react';

const signs = {
  orbit: (
    <path d="M12 12a2 2 0 1 1 2 2.600A4.500 4.500 0 1 1 16.500 10M12 3a9 9 0 1 0 9 9m0 0l-3-2.500m3 2.500l2-3.200" />
  ),
  both: (
    <path d="M9 12a3 3 0 1 0 3-3M15 12a3 3 0 1 0-3 3M12 3.500a8.500 8.500 0 0 0-8.500 8.500M12 20.500a8.500 8.500 0 0 0 8.500-8.500m0 0l-2.600 2.200m2.600-2.200l2.100 2.600M3.500 12l2.600-2.200M3.500 12l-2.100-2.600" />
  ),
  siphon: <path d="M3 4h18l-6.500 8.500V18L9.500 21v-8.500ZM7 7.500h10" />,
  discovery: (
    <>
      <path d="M12 2.500l8.200 4.750v9.500L12 21.500l-8.200-4.750v-9.500Z" />
      <circle cx={12} cy={12} r={3} fill="currentColor" />
    </>
  ),
  mass: (
    <>
      <circle cx={12} cy={12} r={6.5} />
      <circle cx={12} cy={12} r={1.8} fill="currentColor" />
      <path d="M12 1.500v2.500M12 20v2.500M1.500 12H4M20 12h2.500M4.600 4.600l1.700 1.700M17.700 17.700l1.700 1.700M19.400 4.600l-1.700 1.700M6.300 17.700l-1.700 1.700" />
    </>
  ),
  wormhole: (
    <>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 3a9 9 0 0 1 8.500 6M21 12a9 9 0 0 1-6 8.500M12 21a9 9 0 0 1-8.500-6M3 12a9 9 0 0 1 6-8.500" />
    </>
  ),
  card: (
    <path d="M6 3h12a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 18 21H6a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 6 3Z" />
  ),
  discard: (
    <path d="M6 3h12a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 18 21H6a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 6 3ZM12 7v9m0 0l-3.500-3.500M12 16l3.500-3.500" />
  ),
  recycle: (
    <path d="M4 12a8 8 0 0 1 13.700-5.600M20 12a8 8 0 0 1-13.700 5.600M17.700 2.500v4h-4M6.300 21.500v-4h4" />
  ),
  up: <path d="M12 20V5m0 0l-6 6m6-6l6 6" />,
  inward: <path d="M3 12h13m0 0l-5-5m5 5l-5 5M21 5v14" />,
  remove: <path d="M5 5l14 14M19 5L5 19" />,
  people: (
    <>
      <circle cx={8} cy={8} r={3.2} />
      <circle cx={17} cy={9} r={2.6} />
      <path d="M2 20c0-4 2.500-6.500 6-6.500s6 2.500 6 6.500M15.500 14c3.500 0 6 2 6 5.500" />
    </>
  ),
  passive: (
    <path d="M12 12c-2-3-3.500-4.500-5.800-4.500a4.500 4.500 0 0 0 0 9C8.500 16.500 10 15 12 12s3.500-4.500 5.800-4.500a4.500 4.500 0 0 1 0 9C15.500 16.500 14 15 12 12Z" />
  ),
  discover: (
    <path d="M3 14l13.500-6.500 2 4.200L5 18ZM16.500 7.500l3-1.500 2.500 5.200-3.500 1M10 16l-3 6M11.500 15.500l4 6.500" />
  ),
  expand: (
    <path d="M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
  ),
  matter: (
    <path d="M12 2.500l2.600 6.300 6.900.5-5.300 4.400 1.700 6.700L12 16.800l-5.900 3.600 1.700-6.700L2.500 9.300l6.900-.5Z" />
  ),
  core: (
    <>
      <circle cx={12} cy={12} r={8.5} />
      <circle cx={12} cy={12} r={4} fill="currentColor" />
    </>
  ),
  antimatter: <path d="M12 2l10 10-10 10L2 12Z" />,
  lock: <path d="M6 11h12v9.500H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />,
  target: <path d="M4 20L14 10M14 10v5.500M14 10H8.500M5 4h14v14" />,
  deck: <path d="M7 6h11v15H7ZM4 17V3h11" />,
  start: <path d="M5 22V3h13l-3.500 4.500L18 12H5" />,
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof signs;

export const Sign = ({ of }: { readonly of: SignName }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {signs[of]}
  </svg>
);
