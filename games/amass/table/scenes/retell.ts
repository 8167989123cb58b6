/**
 * A view with what has been told since, event by event: what the board shows while scenes run. The rules' own
 * functions make the changes; a test holds the result to the view the rules give.
 */
import { agendaOf, hidden, withId } from '@accretion/engine';
import type { Board } from '../../rules/board.ts';
import { addMembers } from '../../rules/crews.ts';
import { moreCubes } from '../../rules/cubes.ts';
import type { Story, View } from '../../rules/state.ts';
import { retellCard } from './cards.ts';
import { retellDeposit } from './deposit.ts';
import { type Draft, type Retold, unseen, withCrew } from './draft.ts';
import { retellFight } from './fight.ts';

/** What is on while these are told: the round bar shows its phase. */
const during: Readonly<Partial<Record<Story['did'], string>>> = {
  ...{ playResource: 'distribute', deploy: 'deployAi', order: 'deployAi', fight: 'combat', pairs: 'combat' },
  ...{
    withdraw: 'combat',
    mine: 'mine',
    camp: 'camp',
    stealRoll: 'steals',
    steal: 'steals',
    store: 'storing',
  },
  ...{ goHome: 'storing', gain: 'restore', restore: 'restore', first: 'restore' },
};

/** The next thing that was told, carried out. */
export function retell(board: Board, before: Retold, event: Story): Retold {
  const step = during[event.did];
  const told =
    step === undefined ? before : { ...before, view: { ...before.view, agenda: agendaOf({ do: step }) } };
  return (
    retellFight(board, told, event) ??
    retellCard(board, told, event) ??
    retellDeposit(board, told, event) ?? { ...told, view: retellRound(board, told, event) }
  );
}

/** Phases 1 to 3: the resource card, the Alien, the cubes, the plans. */
function retellRound(board: Board, { view, after }: Retold, event: Story): View {
  switch (event.did) {
    case 'takeBase':
      return {
        ...view,
        order: after.order,
        owners: after.owners,
        crews: view.crews.map((one, crew) => ({ ...one, base: after.crews[crew]?.base ?? one.base })),
      };
    case 'look':
      return { ...withoutCurrent(view), round: view.round + 1 };
    case 'playResource':
      return {
        ...withoutCurrent(view),
        ...{ round: event.round, cardsPlayed: view.cardsPlayed + 1, current: event.card, offered: [] },
        ...{ resources: after.resources, top: after.top },
      };
    case 'moveAlien':
      return { ...view, alien: event.to };
    case 'clear': {
      const colour = board.zones[event.zone]?.colour ?? 'green';
      return {
        ...view,
        mines: { ...view.mines, [event.mine]: 0 },
        gone: moreCubes(view.gone, colour, event.cubes),
      };
    }
    case 'distribute': {
      const mines: Record<string, number> = { ...view.mines };
      let { supply } = view;
      board.zones.forEach(({ mine, colour }, zone) => {
        const cubes = event.mines[zone] ?? 0;
        mines[mine] = (mines[mine] ?? 0) + cubes;
        supply = moreCubes(supply, colour, -cubes);
      });
      return { ...view, mines, supply };
    }
    case 'ready':
    case 'unready':
      return withCrew(view, event.seat, (own) => {
        own.ready = event.did === 'ready';
      });
    case 'deploy':
      return event.plans.reduce(
        (all, plan, seat) =>
          withCrew(all, seat, (own) => {
            deploy(board, own, plan);
            own.ready = false;
            if (own.plan !== hidden) own.plan = [];
          }),
        view,
      );
    case 'shuffle':
      return reshuffled(view, event.deck);
    case 'order':
      return {
        ...withCrew(view, event.crew, (own) => {
          own.order = event.card;
        }),
        orders: view.orders.slice(1),
      };
    case 'deployAi':
      return withCrew(view, event.crew, (own) => deploy(board, own, event.places));
    case 'first':
      return { ...view, first: event.seat };
    default:
      return view;
  }
}

/** The resource card of the last round is used up. */
const withoutCurrent = (view: View): View => ({
  ...view,
  current: null,
  played: view.current === null ? view.played : withId(view.played, view.current),
});

function deploy(board: Board, own: Draft, places: readonly string[]): void {
  for (const at of places) addMembers(board, own, board.place(at), 1);
  own.home -= places.length;
}

/** Cards drawn before the deck ran out are told only after this: what is left of the deck stays until then. */
function reshuffled(view: View, deck: 'action' | 'resource' | 'order'): View {
  const unknown = (cards: readonly number[]) => unseen(cards.length);
  switch (deck) {
    case 'action':
      return { ...view, actions: [...view.actions, ...unknown(view.discard)], discard: [] };
    case 'order':
      return { ...view, orders: [...view.orders, ...unknown(view.usedOrders)], usedOrders: [] };
    case 'resource':
      return { ...view, resources: [...view.resources, ...unknown(view.played)], played: [] };
  }
}
