/** What each space of the near board means to the open question, and what pressing it does. */
import type { ButtonHTMLAttributes } from 'react';
import { isMatter, lastSpace, tokensOn } from '../../rules/board.ts';
import type { Token } from '../../rules/content.ts';
import type { Move, OpenPlace, Spot } from '../../rules/state.ts';
import { spotName } from '../../words/names.ts';
import { describeSpace } from '../../words/spaces.ts';
import { useBoard, useWords } from '../context.ts';
import { useOffers } from '../useOffers.ts';
import { isSpot, toggled } from '../usePicking.ts';

type Attributes = ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'data-legal': boolean };

/** The button of a space; the last one, past the spaces of a Channel, is the Black Hole. */
export function useSpaces(place: OpenPlace): (spot: Spot) => Attributes {
  const { cards, language, step, picking } = useBoard();
  const say = useWords();
  const offers = useOffers();

  const choose = (label: string, isChosen: boolean, onClick: () => void): Attributes => ({
    type: 'button',
    'aria-label': label,
    'aria-pressed': isChosen,
    'data-legal': true,
    onClick,
  });

  /** Remove and upgrade: one kind of token on the space is taken at once, several are shown to choose from. */
  const ofTokens = (spot: Spot, kind: 'remove' | 'upgrade', name: string): Attributes => {
    const here = offers.all(kind).filter(({ move }) => isSpot(move, spot));
    const [first] = here;
    if (here.length > 1) {
      const isChosen = picking.spots.some((one) => isSpot(one, spot));
      return choose(say('space.tokens', { space: name }), isChosen, () =>
        picking.setSpots(isChosen ? [] : [spot]),
      );
    }
    const token: Token = tokensOn(place, spot.channel, spot.space)[0] ?? 'blueGiant';
    const nothing: Move = isMatter(token) ? { do: kind, ...spot, token } : { do: 'remove', ...spot, token };
    return offers.button(first?.move ?? nothing, name);
  };

  const ofStack = (spot: Spot, name: string): Attributes => {
    const [from] = picking.spots;
    const by = from === undefined ? 0 : spot.space - from.space;
    const to: Move | null =
      from !== undefined && from.channel === spot.channel && by > 0
        ? { do: 'moveStack', channel: spot.channel, space: from.space, by }
        : null;
    if (to !== null && offers.find(to) !== undefined) return offers.button(to, name);
    const isChosen = from !== undefined && isSpot(from, spot);
    if (isChosen || offers.find({ do: 'moveStack', ...spot }) !== undefined)
      return choose(say('space.stack', { space: name }), isChosen, () =>
        picking.setSpots(isChosen ? [] : [spot]),
      );
    return offers.button(to ?? { do: 'moveStack', ...spot, by: 1 }, name);
  };

  const ofPair = (spot: Spot, name: string): Attributes => {
    const at = place.wormholes.findIndex((one) => isSpot(one, spot));
    if (at < 0) return offers.button({ do: 'place', ...spot }, name);
    const first = picking.wormhole;
    const other = first ?? place.wormholes.findIndex((one, i) => i !== at && one.open);
    const move: Move = { do: 'activate', first: Math.min(at, other), second: Math.max(at, other) };
    if (first === at)
      return choose(say('space.unpair', { space: name }), true, () => picking.setWormhole(null));
    if (first !== null) return offers.button(move, name);
    const isOne = offers.all('activate').some(({ move: pair }) => pair.first === at || pair.second === at);
    if (isOne) return choose(say('space.pair', { space: name }), false, () => picking.setWormhole(at));
    return offers.button(other < 0 ? { do: 'activate', first: at, second: at } : move, name);
  };

  return (spot) => {
    const isHole = spot.space > lastSpace(place.size);
    const name = isHole ? spotName(spot, language) : describeSpace(cards, place, spot, language);
    switch (step?.do) {
      case 'placeWormholes': {
        const isChosen = picking.spots.some((one) => isSpot(one, spot));
        return choose(say('space.wormhole', { space: name }), isChosen, () =>
          picking.setSpots(toggled(picking.spots, spot)),
        );
      }
      case 'remove':
      case 'upgrade':
        return ofTokens(spot, step.do, name);
      case 'moveStack':
        return ofStack(spot, name);
      case 'openWormholes': {
        const wormhole = place.wormholes.findIndex((one) => isSpot(one, spot));
        const move: Move = wormhole < 0 ? { do: 'place', ...spot } : { do: 'openWormhole', wormhole };
        return offers.button(move, name);
      }
      case 'act':
        return ofPair(spot, name);
      case 'orbit': // The whole Channel answers.
        return offers.button({ do: 'orbit', channel: spot.channel }, name);
      default:
        return offers.button({ do: 'place', ...spot }, name);
    }
  };
}
