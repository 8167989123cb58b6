/** What is told of Action cards, carried out on a view (A9, A15, A36, A45). */
import { withId } from '@accretion/engine';
import { type Board, facingPlace } from '../../rules/board.ts';
import { facings } from '../../rules/content.ts';
import { addMembers } from '../../rules/crews.ts';
import { moreCubes } from '../../rules/cubes.ts';
import { aloneAt } from '../../rules/due.ts';
import type { Story, View } from '../../rules/state.ts';
import { type Draft, handWithout, pileWithout, type Retold, unseen, withCrew } from './draft.ts';

/** Null: it is not about a card. */
export function retellCard(board: Board, told: Retold, event: Story): Retold | null {
  const { view, card } = told;
  const seen = (after: View): Retold => ({ ...told, view: after });
  switch (event.did) {
    case 'play':
      return {
        ...told,
        card: event.card,
        view: {
          ...withCrew(view, event.seat, (own) => {
            own.hand = handWithout(own.hand, event.card);
          }),
          discard: withId(view.discard, event.card),
        },
      };
    case 'draw':
      return seen({
        ...withCrew(view, event.seat, (own) => {
          own.hand = handWith(own.hand, event.cards, event.count);
        }),
        actions: view.actions.slice(event.count),
      });
    case 'movedMembers':
      return seen(
        withCrew(view, event.crew, (own) => {
          addMembers(board, own, board.place(event.from), -event.members);
          for (const at of event.to) addMembers(board, own, board.place(at), 1);
        }),
      );
    case 'returned':
      return seen(
        withCrew(view, event.crew, (own) => {
          own[event.from]--;
          own.defence++;
        }),
      );
    case 'armour':
      return seen(
        withCrew(view, event.crew, (own) => {
          own.armour = true;
        }),
      );
    case 'lure':
      return seen({ ...view, alien: event.to });
    case 'addCubes': {
      const colour = board.zones[board.place(event.mine)]?.colour ?? 'green';
      return seen({
        ...view,
        mines: { ...view.mines, [event.mine]: (view.mines[event.mine] ?? 0) + event.cubes },
        supply: moreCubes(view.supply, colour, -event.cubes),
      });
    }
    case 'close':
      return seen(
        withCrew(view, event.crew, (own) => {
          own.closed = withId(own.closed, facings.indexOf(event.facing));
        }),
      );
    case 'droid':
      return seen({
        ...withCrew(view, event.crew, (own) => {
          own.droids = withId(own.droids, card);
        }),
        discard: pileWithout(view.discard, card),
      });
    case 'withdraw':
      return seen(withdrawn(board, view, event.crew, board.base(event.base)));
    default:
      return null;
  }
}

/** A hand with the cards drawn; those that are nobody else's to know count only. */
const handWith = (hand: Draft['hand'], cards: readonly number[], count: number): Draft['hand'] =>
  cards.length > 0 ? [...hand, ...cards].sort((a, b) => Number(a) - Number(b)) : [...hand, ...unseen(count)];

function withdrawn(board: Board, view: View, crew: number, base: number): View {
  const leaving = aloneAt(board, view, crew, base);
  return withCrew(view, crew, (own) => {
    for (const facing of leaving) addMembers(board, own, facingPlace(board, base, facing), -1);
    own.withdrawn += leaving.length;
  });
}
