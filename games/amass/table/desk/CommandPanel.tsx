/** AW3: a Command card with its targets, or pass. The card tells what to press next. */
import { type ReactNode, useRef } from 'react';
import type { Effect } from '../../rules/content.ts';
import { wounds } from '../../rules/content.ts';
import { wordsFor } from '../../words/choices.ts';
import { placeWords, zoneWords } from '../../words/names.ts';
import { say as words } from '../../words/texts.ts';
import { crewCalled, useBoard } from '../context.ts';
import { canLift } from '../map/meaning.ts';
import { groupsAt, locationOf, spotsOf } from '../map/spots.ts';
import { Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './CommandPanel.module.css';
import { DeskButton } from './DeskButton.tsx';
import { Hand } from './Hand.tsx';
import { MoveButton } from './MoveButton.tsx';
import { Actions, Note, Panel, useFocusOn } from './Panel.tsx';

export function CommandPanel(): ReactNode {
  const { board, holding } = useBoard();
  const say = useDeskWords();
  const effect = holding === null ? null : board.actions[holding.card]?.command;
  return (
    <Panel title={say('command.title')} isCalling>
      {effect ? <Targets effect={effect} /> : <Note>{say('command.note')}</Note>}
      <Actions>
        <MoveButton move={{ do: 'pass' }} look={holding === null ? 'main' : 'plain'}>
          {say('pass')}
        </MoveButton>
        {holding !== null && <PutBack />}
      </Actions>
      <Hand phase="command" />
    </Panel>
  );
}

export function PutBack(): ReactNode {
  const { hold } = useBoard();
  const say = useDeskWords();
  return <DeskButton onClick={() => hold(null)}>{say('putBack')}</DeskButton>;
}

/** The targets of the card in hand: those on the map are pressed there, and listed here where several meet. */
function Targets({ effect }: { readonly effect: Effect }): ReactNode {
  const { board, view, holding, language } = useBoard();
  const say = useDeskWords();
  if (holding === null) return null;
  const { card } = holding;
  switch (effect.do) {
    case 'moveMembers':
      return holding.from === undefined ? <Groups kind="lift" /> : <Destination most={effect.most} />;
    case 'woundMember':
      return <Groups kind="strike" />;
    case 'returnWounded':
      return (
        <Actions>
          {wounds
            .filter((wound) => effect.from.includes(wound))
            .map((from) => (
              <MoveButton key={from} move={{ do: 'returnWounded', card, from }} look="main">
                {say('target.from', { wound: words(language, `wound.${from}`) })}
              </MoveButton>
            ))}
        </Actions>
      );
    case 'moveAlien':
      return (
        <>
          <Note>{say('target.zone')}</Note>
          <Actions>
            {effect.steps.map((steps) => (
              <MoveButton key={steps} move={{ do: 'moveAlien', card, steps }} look="main">
                {say('target.alien', {
                  zone: zoneWords(board, (view.alien + steps) % board.zones.length, language),
                })}
              </MoveButton>
            ))}
          </Actions>
        </>
      );
    case 'addCubes':
      return <Note>{say('target.mine')}</Note>;
    case 'closeFacing':
      return (
        <Actions>
          {(['N', 'E', 'S', 'W'] as const).map((facing) => (
            <MoveButton key={facing} move={{ do: 'closeFacing', card, facing }} look="main">
              {words(language, `facing.${facing}`)}
            </MoveButton>
          ))}
        </Actions>
      );
    case 'grantArmour':
    case 'addDroid':
      return (
        <Actions>
          <MoveButton move={{ do: effect.do, card }} look="main">
            {say('target.play')}
          </MoveButton>
        </Actions>
      );
    default:
      return null;
  }
}

/** Members that can be lifted or struck, by crew and place; where a place was pressed, those there. */
function Groups({ kind }: { readonly kind: 'lift' | 'strike' }): ReactNode {
  const look = useBoard();
  const { props, board, view, actor, language, holding, lookedAt, hold, act } = look;
  const say = useDeskWords();
  const part = useRef<HTMLUListElement>(null);
  useFocusOn(part, lookedAt !== null);
  if (holding === null) return null;
  const groups = spotsOf(board).flatMap((spot) =>
    groupsAt(board, view, spot).flatMap(({ crew, count }) => {
      const at = locationOf(board, view, spot, crew) ?? '';
      const base = 'base' in spot ? board.bases[spot.base]?.name : undefined;
      return lookedAt === null || lookedAt === at || lookedAt === base ? [{ crew, count, at }] : [];
    }),
  );
  return (
    <>
      <Note>{say(kind === 'lift' ? 'target.lift' : 'target.strike')}</Note>
      <ul ref={part} className={style['groups']}>
        {groups.map(({ crew, count, at }) => {
          const move = { do: 'woundMember', card: holding.card, crew, at } as const;
          const isLegal = kind === 'lift' ? canLift(look, crew, at) : props.whyNot(move) === null;
          if (!isLegal) return null;
          const who = crewCalled(props, board, view, crew);
          const where = placeWords(board, at, language);
          const base = view.crews[crew]?.base ?? 0;
          return (
            <li key={`${crew} ${at}`}>
              <DeskButton
                aria-label={
                  kind === 'strike'
                    ? wordsFor(board, view, actor, move, language)
                    : say('target.liftOne', { crew: who, place: where })
                }
                onClick={() => (kind === 'lift' ? hold({ ...holding, crew, from: at, to: [] }) : act(move))}
              >
                <Mark base={base} count={count} size="1.5em" /> {where}
              </DeskButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Destination({ most }: { readonly most: number }): ReactNode {
  const { props, board, view, language, holding } = useBoard();
  const say = useDeskWords();
  const { card = 0, crew = 0, from = '', to = [] } = holding ?? {};
  return (
    <>
      <Note>
        {say(most > 1 ? 'target.toSome' : 'target.to', {
          crew: crewCalled(props, board, view, crew),
          place: placeWords(board, from, language),
          most,
        })}
      </Note>
      {to.length > 0 && (
        <Actions>
          <MoveButton move={{ do: 'moveMembers', card, crew, from, to: [...to] }} look="main">
            {say('target.enough', { places: to.map((at) => placeWords(board, at, language)).join(', ') })}
          </MoveButton>
        </Actions>
      )}
    </>
  );
}
