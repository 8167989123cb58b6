/** Under the near board: answers that lie nowhere else, and what the one pointed at would do. */
import { type ReactNode, useState } from 'react';
import { cardsPerRound } from '../../rules/act.ts';
import { rounds } from '../../rules/round.ts';
import type { Move, OpenPlace, SeatView, Spot } from '../../rules/state.ts';
import { layouts } from '../../rules/wormholes.ts';
import { spotsName } from '../../words/names.ts';
import { Sign } from '../cards/Sign.tsx';
import { useBoard, useCounts, useWords } from '../context.ts';
import { useOffers } from '../useOffers.ts';
import { isSpot } from '../usePicking.ts';
import style from './Dock.module.css';
import { Outlook } from './Outlook.tsx';

/** Kinds of moves whose every choice is a button here. */
const here: readonly Move['do'][] = ['orbit', 'empower', 'done', 'end'];

export function Dock({ place }: { readonly place: SeatView }): ReactNode {
  const { step } = useBoard();
  return (
    <div className={style['dock']} data-part="dock">
      <Outlook otherwise={useLeft(place)} />
      {step?.do === 'placeWormholes' && <Laying place={place} />}
      {step?.do === 'recycle' && <Recycling />}
      {(step?.do === 'remove' || step?.do === 'upgrade') && <Tokens kind={step.do} />}
      <Answers place={place} />
    </div>
  );
}

function Answers({ place }: { readonly place: OpenPlace }): ReactNode {
  const { view, picking } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const choices = here.flatMap((kind) => offers.all(kind));
  const isLate = view.round >= rounds && place.discovery > 0 && offers.all('end').length > 0;
  return (
    <>
      {picking.wormhole !== null && <p className={style['hint']}>{say('pair.second')}</p>}
      {isLate && <p className={style['warning']}>{say('exchange.late')}</p>}
      <div className={style['answers']}>
        <Exchange />
        {choices.map((choice) => {
          const { move } = choice;
          const { 'aria-label': text, ...button } = offers.button(move, '');
          const isQuiet = move.do === 'end' || move.do === 'done';
          return (
            <button
              key={JSON.stringify(choice.move)}
              {...button}
              className={style[isQuiet ? 'quiet' : 'answer']}
              data-channel={move.do === 'orbit' ? move.channel : undefined}
            >
              {text}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** R33 to R36: what may still be done before the Actions are ended, as a sentence; empty outside of them. */
function useLeft({ played, hand }: SeatView): string {
  const say = useWords();
  const count = useCounts();
  const offers = useOffers();
  if (offers.all('end').length === 0) return '';
  const cards = Math.min(cardsPerRound - played.length, hand.length);
  const effects = offers.all('use').length + offers.all('useCore').length;
  const list = [
    cards > 0 ? count('left.cards', cards) : '',
    effects > 0 ? count('left.effects', effects) : '',
    offers.all('activate').length > 0 ? say('left.wormholes') : '',
  ].filter((part) => part !== '');
  return list.length === 0 ? say('left.none') : say('left', { list: list.join(', ') });
}

/** R37, A62: any number from 1 to all. */
function Exchange(): ReactNode {
  const say = useWords();
  const offers = useOffers();
  const [wanted, want] = useState(1);
  const most = offers.all('exchange').length;
  if (most === 0) return null;
  const counters = Math.min(wanted, most);
  return (
    <span className={style['exchange']}>
      <button
        type="button"
        aria-label={say('exchange.fewer')}
        disabled={counters <= 1}
        onClick={() => want(counters - 1)}
      >
        −
      </button>
      <button {...offers.button({ do: 'exchange', counters }, '')} className={style['quiet']}>
        {counters} <Sign of="discovery" /> → +{counters} <Sign of="mass" />
      </button>
      <button
        type="button"
        aria-label={say('exchange.more')}
        disabled={counters >= most}
        onClick={() => want(counters + 1)}
      >
        +
      </button>
    </span>
  );
}

const wormholesPerSeat = 4;

/** R5, R44: four spaces chosen on the board; or, at one click, the advice for newcomers or as they lie. */
function Laying({ place }: { readonly place: OpenPlace }): ReactNode {
  const { props, near, language, picking } = useBoard();
  const say = useWords();
  const count = useCounts();
  const offers = useOffers();
  const { spots } = picking;
  const [offered] = layouts(place);
  const lay = (spotsToLay: readonly Spot[], ...sure: ['sure'?]): void => {
    const move = { do: 'placeWormholes', spots: inOrder(spotsToLay) } as const;
    props.play(offers.find(move) ?? { seat: near, move }, ...sure);
  };
  const isWhole = spots.length === wormholesPerSeat;
  return (
    <div className={style['answers']}>
      {offered !== undefined && (
        <button
          type="button"
          className={style['answer']}
          data-thing={`wormhole ${near * wormholesPerSeat}`}
          onClick={() => lay(offered)}
        >
          {place.wormholes.length > 0
            ? say('wormholes.leave')
            : say('wormholes.advice', { spaces: spotsName(offered, language) })}
        </button>
      )}
      <button
        type="button"
        className={style['answer']}
        aria-disabled={!isWhole}
        onClick={() =>
          isWhole ? lay(spots, 'sure') : offers.explain({ do: 'placeWormholes', spots: filledUp(spots) })
        }
      >
        {isWhole
          ? say('wormholes.lay', { spaces: spotsName(inOrder(spots), language) })
          : count('wormholes.left', wormholesPerSeat - spots.length)}
      </button>
    </div>
  );
}

/** As the rules list them: blue before pink, outer before inner. */
const inOrder = (spots: readonly Spot[]): Spot[] =>
  [...spots].sort((a, b) => a.channel.localeCompare(b.channel) || a.space - b.space);

/** Too few or too many spaces, as the move of four that says why not. */
const filledUp = (spots: readonly Spot[]): Spot[] =>
  Array.from({ length: wormholesPerSeat }, (_, i) => spots[i] ?? spots[0] ?? { channel: 'blue', space: 1 });

/** R17: cards chosen in the hand. */
function Recycling(): ReactNode {
  const { picking } = useBoard();
  const offers = useOffers();
  const { 'aria-label': text, ...button } = offers.button(
    { do: 'recycle', cards: [...picking.cards].sort((a, b) => a - b) },
    '',
    'sure',
  );
  return (
    <div className={style['answers']}>
      <button {...button} className={style['answer']}>
        {text}
      </button>
    </div>
  );
}

/** Several kinds of token on the space that was pressed. */
function Tokens({ kind }: { readonly kind: 'remove' | 'upgrade' }): ReactNode {
  const { picking } = useBoard();
  const offers = useOffers();
  const [spot] = picking.spots;
  if (spot === undefined) return null;
  const tokens = offers.all(kind).filter(({ move }) => isSpot(move, spot));
  return (
    <div className={style['answers']}>
      {tokens.map((choice) => {
        const { 'aria-label': text, ...button } = offers.button(choice.move, '');
        return (
          <button key={JSON.stringify(choice.move)} {...button} className={style['answer']}>
            {text}
          </button>
        );
      })}
    </div>
  );
}
