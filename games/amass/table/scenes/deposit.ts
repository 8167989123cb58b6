/** What is told after the last fight, carried out on a view: mining, stealing, storing, going home (A19 to A24). */
import { hidden, withId } from '@accretion/engine';
import { type Board, facingOf, isMine } from '../../rules/board.ts';
import { type Colour, colours } from '../../rules/content.ts';
import { addMembers } from '../../rules/crews.ts';
import { moreCubes, noCubes, sumCubes } from '../../rules/cubes.ts';
import { stepUp } from '../../rules/restore.ts';
import type { Cubes, Story, View } from '../../rules/state.ts';
import { takeOutermost } from '../../rules/steal.ts';
import { sendHome } from '../../rules/store.ts';
import { type Draft, type Retold, withCrew, withCrews } from './draft.ts';

/** Null: it is not about the end of a round. */
export function retellDeposit(board: Board, told: Retold, event: Story): Retold | null {
  const { view, after } = told;
  const seen = (next: View): Retold => ({ ...told, view: next });
  switch (event.did) {
    case 'agree': {
      const place = board.place(event.at);
      if (isMine(board, place)) return told;
      return seen(
        withCrew(view, event.own === 1 ? event.partner : event.seat, (own) => {
          addMembers(board, own, place, -1);
          own.withdrawn++;
        }),
      );
    }
    case 'mine': {
      const colour = board.zones[board.place(event.mine)]?.colour ?? 'green';
      const mined = withCrew(view, event.crew, (own) => {
        own.haul = moreCubes(own.haul, colour, event.cubes);
      });
      const left = (view.mines[event.mine] ?? 0) - event.cubes;
      return seen({ ...mined, mines: { ...view.mines, [event.mine]: left } });
    }
    case 'steal': {
      const owner = view.crews[event.from];
      if (owner === undefined) return told;
      const robbed: Draft = { ...owner };
      const stolen = withCrew(view, event.crew, (own) => {
        takeOutermost(robbed, own, facingOf(board, board.place(event.at)), event.cubes.length);
      });
      return seen(withCrew(stolen, event.from, (one) => Object.assign(one, robbed)));
    }
    case 'store':
      return seen(
        withCrew(view, event.crew, (own) => {
          own.slots = filled(own.slots, event.stored, after.crews[event.crew]?.slots ?? []);
          own.stored = sumCubes(own.stored, event.stored);
          own.haul = noCubes;
          own.aside = event.aside;
          if (own.setting !== hidden) own.setting = [];
        }),
      );
    case 'goHome':
      return seen(wentHome(view));
    case 'restore':
      return seen(withCrews(view, stepUp));
    default:
      return null;
  }
}

type Slots = Draft['slots'];

/** The slots with these cubes, as they lie in the end; a cube that is gone by then lies anywhere. */
function filled(slots: Slots, stored: Cubes, wanted: Slots): Slots {
  const filling = slots.map((line) => [...line]);
  const put = (colour: Colour, isWanted: (facing: number, slot: number) => boolean): boolean =>
    filling.some((line, facing) => {
      const slot = line.findIndex((cube, at) => cube === null && isWanted(facing, at));
      if (slot >= 0) line[slot] = colour;
      return slot >= 0;
    });
  for (const colour of colours)
    for (let left = stored[colour]; left > 0; left--)
      if (!put(colour, (facing, slot) => wanted[facing]?.[slot] === colour)) put(colour, () => true);
  return filling;
}

/** A22: everybody goes home; the AI cards of the round are used up. */
function wentHome(view: View): View {
  let { discard, usedOrders } = view;
  for (const { droids, order } of view.crews) {
    for (const droid of droids) discard = withId(discard, droid);
    if (order !== null) usedOrders = withId(usedOrders, order);
  }
  const home = withCrews(view, (own, crew) => {
    sendHome(view, crew, own);
    own.order = null;
    own.ready = false;
  });
  return { ...home, discard, usedOrders };
}
