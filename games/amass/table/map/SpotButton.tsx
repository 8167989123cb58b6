/** A place of the map as something to press: what is legal glows, what is not says why. */
import type { CSSProperties, ReactNode } from 'react';
import { listed } from '../../../pieces/words.ts';
import { type Board, facingPlace } from '../../rules/board.ts';
import { droidsIn } from '../../rules/due.ts';
import { wordsFor } from '../../words/choices.ts';
import { baseName, placeTitle } from '../../words/names.ts';
import { sayCount, say as words } from '../../words/texts.ts';
import { type BoardLook, crewCalled, useBoard, useWords } from '../context.ts';
import type { Thing } from '../types.ts';
import { meaningOf } from './meaning.ts';
import style from './Spot.module.css';
import { groupsAt, locationOf, type Spot, spotId } from './spots.ts';

interface SpotButtonProps {
  readonly spot: Spot;
  /** The one spot of the map that the Tab key stops at. */
  readonly isCurrent: boolean;
  readonly style: CSSProperties;
  focus(): void;
}

export function SpotButton({ spot, isCurrent, style: at, focus }: SpotButtonProps): ReactNode {
  const look = useBoard();
  const { props, board, view, language, actor } = look;
  const say = useWords();
  const meaning = meaningOf(look, spot);
  const thing = thingOf(board, spot);
  const what = useDescription(spot);
  const isLit = props.highlighted.some((one) => one.kind === thing.kind && one.id === thing.id);
  const press = (): void => {
    switch (meaning.is) {
      case 'play':
        look.hold(null);
        return props.play(meaning.choice);
      case 'go':
        return meaning.run();
      case 'no':
        return props.explain(meaning.refusal);
      case 'help':
        return props.help(thing);
    }
  };
  const label =
    meaning.is === 'play'
      ? wordsFor(board, view, actor, meaning.choice.move, language)
      : meaning.is === 'go'
        ? say(`spot.${meaning.key}`, { place: what })
        : what;
  const isTarget = meaning.is === 'play' || meaning.is === 'go';
  const isFrom = isLifted(look, spot);
  return (
    <button
      type="button"
      className={style['spot']}
      style={at}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-disabled={meaning.is === 'no' ? true : undefined}
      aria-description={isTarget ? what : undefined}
      data-spot={spotId(spot)}
      data-round={spot.kind === 'mine' || spot.kind === 'camp'}
      data-legal={isTarget}
      data-lit={isLit}
      data-from={isFrom}
      data-thing={`${thing.kind} ${thing.id}`}
      onClick={press}
      onFocus={focus}
    />
  );
}

/** Is this where the member in hand was lifted? */
const isLifted = ({ board, view, holding }: BoardLook, spot: Spot): boolean =>
  holding?.crew !== undefined && locationOf(board, view, spot, holding.crew) === holding.from;

function thingOf(board: Board, spot: Spot): Thing {
  switch (spot.kind) {
    case 'mine':
      return { kind: 'place', id: spot.zone };
    case 'facing':
      return { kind: 'place', id: facingPlace(board, spot.base, spot.facing) };
    case 'centre':
      return { kind: 'base', id: spot.base };
    case 'camp':
      return { kind: 'place', id: board.camp };
  }
}

/** What lies and who stands at a spot, read out. */
function useDescription(spot: Spot): string {
  const { props, board, view, language } = useBoard();
  const say = useWords();
  const parts: string[] = [];
  if (spot.kind === 'mine') {
    const { mine, colour } = board.zones[spot.zone] ?? { mine: '', colour: 'green' };
    parts.push(
      say('spot.cubes', {
        cubes: sayCount(language, 'cubes', view.mines[mine] ?? 0),
        colour: words(language, `colour.${colour}`),
      }),
    );
    if (view.alien === spot.zone) parts.push(words(language, 'alien'));
  }
  if (spot.kind === 'facing') {
    const slots = view.crews[view.owners[spot.base] ?? -1]?.slots[spot.facing] ?? [];
    const cubes = slots.flatMap((cube) => (cube === null ? [] : [words(language, `colour.${cube}`)]));
    parts.push(
      cubes.length === 0 ? say('spot.noCubes') : say('spot.slots', { cubes: listed(language, cubes) }),
    );
  }
  const owner = spot.kind === 'centre' ? view.crews[view.owners[spot.base] ?? -1] : undefined;
  if (owner !== undefined && droidsIn(owner) > 0) parts.push(sayCount(language, 'droids', droidsIn(owner)));
  for (const { crew, count } of groupsAt(board, view, spot))
    parts.push(say('spot.members', { crew: crewCalled(props, board, view, crew), count }));
  const title =
    spot.kind === 'centre'
      ? words(language, 'defence.of', { base: baseName(board, spot.base) })
      : placeTitle(board, thingOf(board, spot).id, language);
  return parts.length === 0 ? title : `${title}: ${parts.join('; ')}`;
}
