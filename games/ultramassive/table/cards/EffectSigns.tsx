/** Effects and Passives as lines of signs, made from the effects themselves: a pack's card is drawn as well. */
import { Fragment, type ReactNode } from 'react';
import type { Cards } from '../../rules/cards.ts';
import type { Amount, Effect, Passive, Placement, Token, Trigger } from '../../rules/content.ts';
import { matterTokens } from '../../rules/content.ts';
import { worthOf } from '../spiral/Stack.tsx';
import { TokenMark } from '../spiral/TokenMark.tsx';
import style from './EffectSigns.module.css';
import { Sign, type SignName } from './Sign.tsx';

interface SignsProps<T> {
  readonly of: readonly T[];
  readonly cards: Cards;
}

export const EffectSigns = ({ of, cards }: SignsProps<Effect>): ReactNode => (
  <span className={style['line']} aria-hidden="true">
    {of.map((effect, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: effects of a card never change places.
      <span key={i} className={style['effect']}>
        <OneEffect effect={effect} cards={cards} />
      </span>
    ))}
  </span>
);

export const PassiveSigns = ({ of, cards }: SignsProps<Passive>): ReactNode => (
  <span className={style['line']} aria-hidden="true">
    {of.map((passive, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: Passives of a card never change places.
      <span key={i} className={style['effect']} data-passive="true">
        <Sign of="passive" />
        <OnePassive passive={passive} cards={cards} />
      </span>
    ))}
  </span>
);

/** A token among signs. */
export const TokenSign = ({ token, cards }: { readonly token: Token; readonly cards: Cards }): ReactNode => (
  <svg viewBox="-1.200 -1.200 2.400 2.400" aria-hidden="true">
    <TokenMark token={token} worth={worthOf(cards, token)} />
  </svg>
);

function OneEffect({ effect, cards }: { readonly effect: Effect; readonly cards: Cards }): ReactNode {
  switch (effect.do) {
    case 'orbit':
      return <Bit sign={effect.channel === 'both' ? 'both' : 'orbit'} amount={effect.spaces} />;
    case 'siphon':
      return <Bit sign="siphon" amount={effect.times === 1 ? null : written(effect.times)} />;
    case 'gainMatter':
      return (
        <>
          {Array.from({ length: Math.min(effect.count, 4) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike.
            <TokenSign key={i} token={effect.token} cards={cards} />
          ))}
          {effect.count > 4 && <b>{effect.count}</b>}
          <At placement={effect.placement} />
        </>
      );
    case 'gainAntimatter':
      return (
        <>
          <TokenSign token={effect.size} cards={cards} />
          <At placement={effect.placement} />
        </>
      );
    case 'gainMatterByPower':
      return (
        <>
          <b>X</b>
          {matterTokens.map((token) => (
            <TokenSign key={token} token={token} cards={cards} />
          ))}
        </>
      );
    case 'handOutAntimatter':
      return (
        <>
          <TokenSign token="major" cards={cards} />
          <span className={style['others']}>
            <Sign of="people" />
            <TokenSign token="minor" cards={cards} />
          </span>
        </>
      );
    case 'removeToken':
      return (
        <span className={style['cost']}>
          <Sign of="remove" />
          <Sign of={effect.what === 'matter' ? 'matter' : 'antimatter'} />
        </span>
      );
    case 'gainDiscovery':
      return <Bit sign="discovery" amount={`+${written(effect.amount)}`} />;
    case 'loseDiscovery':
      return <Bit sign="discovery" amount={`−${effect.amount}`} cost />;
    case 'gainSolarMass':
      return <Bit sign="mass" amount={`+${written(effect.amount)}`} />;
    case 'loseSolarMass':
      return <Bit sign="mass" amount={`−${effect.amount}`} cost />;
    case 'recycle':
      return <Bit sign="recycle" amount={`≤${effect.max}`} />;
    case 'discardCards':
      return <Bit sign="discard" amount={effect.min === effect.max ? effect.max : `≤${effect.max}`} cost />;
    case 'upgradeMatter':
      return (
        <>
          <Sign of="matter" />
          <Bit sign="up" amount={`≤${effect.max}`} />
        </>
      );
    case 'moveStack':
      return (
        <>
          <Sign of="matter" />
          <Bit sign="inward" amount={`≤${effect.spaces}`} />
        </>
      );
    case 'openWormholes':
      return <Bit sign="wormhole" amount={`≤${effect.max}`} />;
    case 'discover':
      return <Bit sign="discover" amount={effect.discount > 0 ? `−${effect.discount}` : null} />;
    case 'eachOtherPlayer':
      return (
        <span className={style['others']}>
          <Sign of="people" />
          {effect.steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: effects of a card never change places.
            <Fragment key={i}>
              <OneEffect effect={step} cards={cards} />
            </Fragment>
          ))}
        </span>
      );
  }
}

function OnePassive({ passive, cards }: { readonly passive: Passive; readonly cards: Cards }): ReactNode {
  switch (passive.is) {
    case 'siphonMatterMayUseWormhole':
      return (
        <>
          <Sign of="siphon" />
          <Sign of="matter" />
          <Sign of="target" />
          <Sign of="wormhole" />
        </>
      );
    case 'matterCardMayUseWormhole':
      return (
        <>
          <Sign of="card" />
          <Sign of="matter" />
          <Sign of="target" />
          <Sign of="wormhole" />
        </>
      );
    case 'matterValue':
      return <Bit sign="matter" amount={`+${passive.amount}`} />;
    case 'antimatterValue':
      return <Bit sign="antimatter" amount={`+${passive.amount}`} />;
    case 'trigger':
      return (
        <>
          <When when={passive.when} />
          {passive.steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: effects of a card never change places.
            <OneEffect key={i} effect={step} cards={cards} />
          ))}
        </>
      );
  }
}

const whens: Readonly<Record<Trigger, readonly [SignName, string]>> = {
  afterSiphon: ['siphon', ''],
  firstSiphonEachRound: ['siphon', '1.'],
  afterOrbit: ['orbit', ''],
  orbitAbsorbed: ['orbit', '●'],
  afterWormholes: ['wormhole', ''],
  otherPlayerExpands: ['expand', ''],
};

function When({ when }: { readonly when: Trigger }): ReactNode {
  const [sign, note] = whens[when];
  return (
    <span className={style['when']}>
      {when === 'otherPlayerExpands' && <Sign of="people" />}
      <Sign of={sign} />
      {note}:
    </span>
  );
}

interface BitProps {
  readonly sign: SignName;
  readonly amount: number | string | null;
  readonly cost?: boolean;
}

const Bit = ({ sign, amount, cost = false }: BitProps): ReactNode => (
  <span className={cost ? style['cost'] : style['bit']}>
    <Sign of={sign} />
    {amount !== null && <b>{amount}</b>}
  </span>
);

const written = (amount: Amount): string => (amount === 'X2' ? 'X≤2' : String(amount));

/** Where a token may go, if not on a first space. */
function At({ placement }: { readonly placement: Placement }): ReactNode {
  if (placement === 'first') return null;
  return (
    <span className={style['at']}>
      <Sign of="target" />
      {placement === 'firstOrSecond' && <b>1/2</b>}
      {placement === 'firstOrWormhole' && <b>1/</b>}
      {placement !== 'firstOrSecond' && <Sign of="wormhole" />}
    </span>
  );
}
