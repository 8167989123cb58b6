/** All signs with what they stand for. */
import type { ReactNode } from 'react';
import { Modal } from '../../../pieces/Modal.tsx';
import { speechOf } from '../../../pieces/words.ts';
import { tokenKinds } from '../../rules/content.ts';
import { channels } from '../../rules/state.ts';
import { legendTexts } from '../../words/legend.ts';
import { tokenName } from '../../words/names.ts';
import { TokenSign } from '../cards/EffectSigns.tsx';
import { Sign } from '../cards/Sign.tsx';
import { useBoard, useWords } from '../context.ts';
import round from '../round/RoundBar.module.css';
import { Rift } from '../spiral/Spiral.tsx';
import { worthOf } from '../spiral/Stack.tsx';
import { WormholeMark } from '../spiral/WormholeMark.tsx';
import { ChannelSign } from './ChannelSign.tsx';
import style from './Legend.module.css';

const { say } = speechOf(legendTexts);

const effects = [
  ...(['orbit', 'both', 'siphon', 'mass', 'discovery', 'matter', 'antimatter', 'up', 'inward'] as const),
  ...(['remove', 'recycle', 'discard', 'discover', 'wormhole'] as const),
];
const marks = ['people', 'passive', 'target', 'expand', 'card', 'core', 'lock'] as const;

export function Legend({ close }: { close(): void }): ReactNode {
  const { cards, language } = useBoard();
  const words = useWords();
  return (
    <Modal title={say(language, 'title')} close={close}>
      <div className={style['legend']}>
        <Group title={say(language, 'tokens')}>
          {tokenKinds.map((token) => {
            const unit = cards.content.tokens[token].solarMass > 0 ? 'worth.mass' : 'worth.discovery';
            return (
              <Entry key={token} sign={<TokenSign token={token} cards={cards} />}>
                <b>{tokenName(cards, token, language)}</b>{' '}
                {say(language, unit, { worth: worthOf(cards, token) })}
              </Entry>
            );
          })}
        </Group>
        <Group title={say(language, 'board')}>
          {channels.map((channel) => (
            <Entry key={channel} sign={<ChannelSign channel={channel} />}>
              {say(language, channel)}
            </Entry>
          ))}
          <Entry sign={<Small>{<Rift />}</Small>}>{say(language, 'rift')}</Entry>
          {[true, false].map((open) => (
            <Entry
              key={String(open)}
              sign={
                <Small>
                  <WormholeMark at={{ x: 0, y: 0 }} open={open} />
                </Small>
              }
            >
              {say(language, open ? 'wormhole.open' : 'wormhole.closed')}
            </Entry>
          ))}
        </Group>
        <Group title={say(language, 'effects')}>
          {effects.map((sign) => (
            <Entry key={sign} sign={<Sign of={sign} />}>
              {say(language, sign)}
            </Entry>
          ))}
        </Group>
        <Group title={say(language, 'marks')}>
          {marks.map((sign) => (
            <Entry key={sign} sign={<Sign of={sign} />}>
              {say(language, sign)}
            </Entry>
          ))}
          <Entry sign="( )">{say(language, 'brackets')}</Entry>
        </Group>
      </div>
      <button type="button" className={round['close']} onClick={close}>
        {words('close')}
      </button>
    </Modal>
  );
}

const Group = (props: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section>
    <h3>{props.title}</h3>
    <ul>{props.children}</ul>
  </section>
);

const Entry = (props: { readonly sign: ReactNode; readonly children: ReactNode }): ReactNode => (
  <li>
    <span className={style['sign']} aria-hidden="true">
      {props.sign}
    </span>
    <span>{props.children}</span>
  </li>
);

const Small = (props: { readonly children: ReactNode }): ReactNode => (
  <svg viewBox="-30 -30 60 60" aria-hidden="true">
    {props.children}
  </svg>
);
