/** Setup, rounds and turns, and how a match ends. */
import { toolNames } from '../terms.ts';
import type { Tellers } from './telling.ts';
import { say } from './texts.ts';

export const turnLines: Tellers<
  | 'muster'
  | 'zone'
  | 'deploy'
  | 'ready'
  | 'unready'
  | 'round'
  | 'turn'
  | 'yours'
  | 'activate'
  | 'decline'
  | 'activationOver'
  | 'concede'
  | 'playOn'
  | 'end'
> = {
  muster({ seat, members, affiliation, leader, cards }, telling) {
    const { box, language } = telling;
    const named = box.content.affiliations[affiliation]?.name[language];
    return [
      say(language, 'muster', {
        seat: telling.seat(seat),
        members: telling.list(members.map((key) => telling.figure(key))),
      }),
      ...(named === undefined ? [] : [say(language, 'muster.affiliation', { affiliation: named })]),
      ...(leader === '' ? [] : [say(language, 'muster.leader', { leader: telling.figure(leader) })]),
      ...(cards.length === 0
        ? []
        : [say(language, 'muster.cards', { cards: telling.list(cards.map((key) => telling.rule(key))) })]),
    ].join(' ');
  },
  zone({ seat, zone }, telling) {
    const { box, language } = telling;
    const name = box.content.map.zones[zone]?.name[language] ?? zone;
    return say(language, 'zone', {
      seat: telling.seat(seat),
      zone: language === 'en' ? name.charAt(0).toLowerCase() + name.slice(1) : name,
    });
  },
  deploy: ({ figure }, telling) => say(telling.language, 'deploy', { figure: telling.figure(figure) }),
  ready: ({ seat }, telling) => say(telling.language, 'ready', { seat: telling.seat(seat) }),
  unready: ({ seat }, telling) => say(telling.language, 'unready', { seat: telling.seat(seat) }),
  round: ({ round }, { language }) => say(language, 'round', { round }),
  turn: ({ side }, { language, boss }) => say(language, `turn.${side}`, { boss }),
  yours: ({ seat }, telling) => say(telling.language, 'yours', { seat: telling.seat(seat) }),
  activate: ({ figure }, telling) => say(telling.language, 'activate', { figure: telling.figure(figure) }),
  decline: ({ seat }, telling) =>
    say(telling.language, 'decline', { seat: telling.seat(seat), boss: telling.boss }),
  // The next heading tells.
  activationOver: () => null,
  concede: ({ seat }, telling) => say(telling.language, 'concede', { seat: telling.seat(seat) }),
  playOn: ({ seat }, telling) => say(telling.language, 'playOn', { seat: telling.seat(seat) }),
  end: ({ how, winner }, { language }) =>
    say(language, how === 'conceded' ? `end.conceded.${winner}` : `end.${how}`),
};

/** Who goes where. */
export const moveLines: Tellers<'advance' | 'push' | 'throw' | 'place' | 'kept' | 'giveActivated'> = {
  advance(told, telling) {
    const { language } = telling;
    const figure = telling.figure(told.figure);
    const way = telling.way(told);
    if (way === null) return say(language, 'advance.stay', { figure });
    return say(language, 'advance', { figure, ...way, tool: toolNames[told.tool][language] });
  },
  push(told, telling) {
    const { language } = telling;
    const figure = telling.figure(told.figure);
    const way = telling.way(told);
    if (way === null) return say(language, 'push.stay', { figure });
    const isOwn = told.by === '' || told.by === told.figure;
    return say(language, isOwn ? 'push' : 'push.by', { figure, by: telling.thing(told.by), ...way });
  },
  throw(told, telling) {
    const { language } = telling;
    const by = telling.figure(told.by);
    const isPiece = telling.isPiece(told.thing);
    const hit = told.hit === '' ? '' : telling.thing(told.hit);
    if (isPiece) {
      const piece = telling.thing(told.thing);
      const thrown = say(language, 'throw.piece', { by, piece, going: telling.going(told.direction) });
      return say(language, hit === '' ? 'throw.miss' : 'throw.hit', { thrown, hit });
    }
    const figure = telling.figure(told.thing);
    const way = telling.way(told);
    const how = told.by === told.thing ? 'throw.leap' : told.by === '' ? 'throw' : 'throw.by';
    const thrown =
      way === null ? say(language, 'throw.stay', { figure }) : say(language, how, { by, figure, ...way });
    return say(language, hit === '' ? 'throw.free' : 'throw.intoHit', { thrown, hit });
  },
  place(told, telling) {
    const { language } = telling;
    const figure = telling.figure(told.figure);
    const way = telling.way(told);
    if (way === null) return say(language, 'place.stay', { figure });
    const isOwn = told.by === '' || told.by === told.figure;
    return say(language, isOwn ? 'place' : 'place.by', { figure, by: telling.thing(told.by), ...way });
  },
  kept: ({ figure, from }, telling) =>
    say(telling.language, `kept.${from}`, { figure: telling.figure(figure) }),
  giveActivated: ({ figure }, telling) =>
    say(telling.language, 'giveActivated', { figure: telling.figure(figure) }),
};
