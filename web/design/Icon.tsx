/** Small line drawings of our own. Each has a text beside it or a label. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  first: 'M18 5l-8 7 8 7M6 5v14',
  last: 'M6 5l8 7-8 7M18 5v14',
  pause: 'M8 5v14M16 5v14',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.2 2.2M16.9 16.9l2.2 2.2M4.9 19.1l2.2-2.2M16.9 7.1l2.2-2.2',
  keys: 'M3 6.5h18v11H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M7.5 14h9',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.300a3.5 3.5 0 0 1 0 6.400M17.5 14.300c2.3.6 3.7 2.5 4 5.7',
  clock: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.500V12l3 2',
  weight: 'M8.5 8h7l3.5 12H5zM12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  bulb: 'M9.500 18.500h5M10.500 21.500h3M9 15.500c0-2-2.500-3.200-2.500-6.500a5.5 5.5 0 0 1 11 0c0 3.300-2.500 4.500-2.500 6.500z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  book: 'M5 17V6.500A2.5 2.5 0 0 1 7.500 4H19v16H7.500A2.500 2.500 0 0 1 7.500 15H19',
  log: 'M5 4h14v16H5zM9 8.500h6M9 12h6M9 15.500h4',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  play: 'M8 5.500v13l11-6.500z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700L12 17',
  sound: 'M4 9.500v5h4l5 4.500v-14l-5 4.500zM16.500 9a4.200 4.200 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h4l5 4.500v-14l-5 4.500zM17 9.500l5 5M22 9.500l-5 5',
  star: 'M12 3.500l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9 6.7 19.900l1.2-6L3.4 9.800l6-.7z',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ of, size = 20 }: { readonly of: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[of]} />
    </svg>
  );
}
