/** What is told of a roll-off, carried out on a view (A14, A15, A47). */
import { withId } from '@accretion/engine';
import { type Board, isMine } from '../../rules/board.ts';
import type { EffectOf } from '../../rules/content.ts';
import { addMembers } from '../../rules/crews.ts';
import { placeOfDie, rolledFight, verdictOf } from '../../rules/fight.ts';
import { withoutDie, withWin } from '../../rules/react.ts';
import type { Die, Fight, Story, View } from '../../rules/state.ts';
import { pileWithout, type Retold, withCrew } from './draft.ts';

/** What kind of fight is fought there. */
export function kindAt(board: Board, at: string): Fight['kind'] {
  const place = board.place(at);
  return place < 0 ? 'raid' : isMine(board, place) ? 'mine' : 'facing';
}

/** Null: it is not about a fight. */
export function retellFight(board: Board, told: Retold, event: Story): Retold | null {
  const { view, hurt } = told;
  const { fight } = view;
  const changed = (part: Partial<Fight>): Retold =>
    fight === null ? told : { ...told, view: { ...view, fight: { ...fight, ...part } } };
  switch (event.did) {
    case 'fight': {
      const sides = {
        kind: kindAt(board, event.at),
        at: event.at,
        picker: event.crew,
        rival: event.against,
      };
      // Until the roll is told its dice have no faces.
      return { ...told, view: { ...view, fight: rolledFight(board, view, sides, () => 0) } };
    }
    case 'roll': {
      const faces = [...event.faces, ...event.rivalFaces];
      return changed({ dice: (fight?.dice ?? []).map((die, i) => ({ ...die, face: faces[i] ?? die.face })) });
    }
    case 'callDroid': {
      const side = event.crew === fight?.picker ? 0 : 1;
      const droid: Die = {
        ...{ side, face: event.face, facing: -1 },
        ...{ droid: told.card, called: true, sentry: false },
      };
      return changed({ dice: [...(fight?.dice ?? []), droid] });
    }
    case 'reroll':
      return changed({
        dice: (fight?.dice ?? []).map((die, i) => (i === event.die ? { ...die, face: event.face } : die)),
      });
    case 'winPairing': {
      const effect = board.actions[told.card]?.combat;
      if (fight === null || effect?.do !== 'winPairing') return told;
      const { loser }: EffectOf<'winPairing'> = effect;
      return changed(withWin(fight, event.crew === fight.picker ? 0 : 1, event.die, loser));
    }
    case 'defeat': {
      const die = fight?.dice[event.die];
      if (fight === null || die === undefined) return told;
      return { ...changed(withoutDie(fight, event.die)), hurt: [die] };
    }
    case 'pairs':
      if (fight === null) return told;
      return settled({ ...told, hurt: verdictOf(fight).hurt.map(({ die }) => die) }, true);
    case 'wound': {
      const [die, ...rest] = hurt;
      const place =
        fight !== null && die !== undefined ? placeOfDie(board, fight, die) : board.place(event.at);
      const wounded = withCrew(view, event.crew, (own) => {
        addMembers(board, own, place, -1);
        own[event.to]++;
      });
      return settled({ ...told, view: wounded, hurt: rest }, die !== undefined && isJudged(told));
    }
    case 'droidLost': {
      const [die, ...rest] = hurt;
      return settled({ ...told, view: withoutDroid(view, event.crew, die), hurt: rest }, isJudged(told));
    }
    default:
      return null;
  }
}

/** Are these the losses of pairs, and not those of a member struck down by a card, whose die is gone? */
const isJudged = ({ view, hurt }: Retold): boolean =>
  hurt.every((die) => view.fight?.dice.includes(die) ?? false);

/** After the last loss of a judged fight its dice are put away. */
const settled = (told: Retold, isJudged: boolean): Retold =>
  isJudged && told.hurt.length === 0 ? { ...told, view: { ...told.view, fight: null } } : told;

function withoutDroid(view: View, crew: number, die: Die | undefined): View {
  if (die === undefined || die.called) return view;
  const { droid, sentry } = die;
  const without = withCrew(view, crew, (own) => {
    if (sentry) own.sentries--;
    else if (droid !== null) own.droids = pileWithout(own.droids, droid);
  });
  return sentry || droid === null ? without : { ...without, discard: withId(view.discard, droid) };
}
