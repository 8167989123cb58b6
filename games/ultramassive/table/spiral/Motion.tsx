/** What happens on a board while a scene runs. It ends with the scene. */
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import type { Cards } from '../../rules/cards.ts';
import type { Channel, OpenPlace, Story } from '../../rules/state.ts';
import { useBoard, useWords } from '../context.ts';
import type { Happening } from '../types.ts';
import { holeRadius, middle, pointAt } from './geometry.ts';
import style from './Motion.module.css';
import { Stack } from './Stack.tsx';
import { type Show, showsOf } from './shows.ts';
import { framesIn, travel } from './travel.ts';

interface MotionProps {
  readonly seat: number;
  readonly place: OpenPlace;
  /** On a small board: no words. */
  readonly mini: boolean;
}

const storiesOf = (news: readonly Happening[], after: number, seat: number): Story[] =>
  news
    .filter(({ n }) => n > after)
    .map(({ event }) => event)
    .filter((event) => !isOfFrame(event))
    .filter((story) => 'seat' in story && story.seat === seat);

/** A token put down needs no scene, only a moment. */
const moment = 300;

export function Motion({ seat, place, mini }: MotionProps): ReactNode {
  const { props, cards } = useBoard();
  const { news, scene, settings } = props;
  const group = useRef<SVGGElement>(null);
  // What was told before this board came up is not shown again.
  const heard = useRef(news.at(-1)?.n ?? -1);
  const before = useRef(place);
  const [of, setShows] = useState<{ scene: unknown; shows: readonly Show[] }>({ scene: null, shows: [] });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = place;
    const stories = storiesOf(news, heard.current, seat);
    heard.current = Math.max(heard.current, news.at(-1)?.n ?? heard.current);
    if (stories.length === 0) return;
    const svg = group.current?.ownerSVGElement ?? null;
    const lasts = scene?.lasts ?? 0;
    const seen = scene === null ? stories.filter(({ did }) => did === 'place') : stories;
    if (settings.motion && svg !== null) travel(svg, seen, scene === null ? moment : lasts * 0.6);
    if (scene !== null) setShows({ scene, shows: showsOf(stories, was) });
  }, [news, scene, place, seat, settings.motion]);
  const shows = scene !== null && of.scene === scene ? of.shows : [];
  return (
    <g ref={group} data-part="motion">
      {shows
        .filter(({ is }) => (is !== 'gain' || !mini) && (is !== 'fall' || settings.motion))
        .map((show) => (
          <OneShow key={show.key} show={show} cards={cards} lasts={scene?.lasts ?? 0} mini={mini} />
        ))}
    </g>
  );
}

/** One above the other, so that none hides another. */
const gainHeight = 30;

const shards = [0, 45, 90, 135, 180, 225, 270, 315];

interface OneShowProps {
  readonly show: Show;
  readonly cards: Cards;
  readonly lasts: number;
  readonly mini: boolean;
}

function OneShow({ show, cards, lasts, mini }: OneShowProps): ReactNode {
  const say = useWords();
  switch (show.is) {
    case 'gain':
      return (
        <g transform={`translate(${middle} ${middle - gainHeight * show.nth})`}>
          <g className={style['gain']} style={{ '--nth': show.nth } as CSSProperties}>
            {show.nth === 0 && <circle r={30} className={style['flash']} />}
            <text textAnchor="middle" y={-26} data-of={show.of}>
              {`+${show.amount} ${show.of === 'mass' ? 'M☉' : '⬡'}`}
            </text>
          </g>
        </g>
      );
    case 'blast':
      return (
        <g transform={`translate(${show.at.x.toFixed(1)} ${show.at.y.toFixed(1)})`}>
          <g className={style['blast']}>
            <Stack tokens={show.tokens} cards={cards} plain />
            {shards.map((angle) => (
              <path key={angle} d="M0 -12L4 -34L-4 -34Z" transform={`rotate(${angle})`} />
            ))}
          </g>
        </g>
      );
    case 'growth':
      return (
        <g transform={`translate(${middle} ${middle})`} data-show="growth">
          <circle r={holeRadius[show.size] + 10} className={style['growth']} />
          {!mini && (
            <text className={style['size']} textAnchor="middle" y={holeRadius[show.size] + 44}>
              {say(`size.${show.size}`)}
            </text>
          )}
        </g>
      );
    case 'fall':
      return (
        <Falling channel={show.channel} from={show.from} duration={lasts * 0.7}>
          <Stack tokens={show.tokens} cards={cards} plain />
        </Falling>
      );
  }
}

interface FallingProps {
  readonly channel: Channel;
  readonly from: number;
  readonly duration: number;
  readonly children: ReactNode;
}

/** From its space into the middle of the hole, and gone. */
function Falling({ channel, from, duration, children }: FallingProps): ReactNode {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    group.current?.animate(framesIn(channel, from), { duration, easing: 'ease-in', fill: 'forwards' });
  }, [channel, from, duration]);
  const { x, y } = pointAt(channel, from);
  return (
    <g ref={group} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {children}
    </g>
  );
}
