/** A Channel told by its colour and by a shape: blue a disc, pink a diamond. */
import type { ReactNode } from 'react';
import type { Channel } from '../../rules/state.ts';

export const ChannelSign = ({ channel }: { readonly channel: Channel }): ReactNode => (
  <svg viewBox="0 0 12 12" aria-hidden="true" data-channel={channel}>
    {channel === 'blue' ? (
      <circle cx={6} cy={6} r={4.5} fill="#5c9dff" />
    ) : (
      <path d="M6 .8L11.200 6L6 11.200L.8 6Z" fill="#ff7eb6" />
    )}
  </svg>
);
