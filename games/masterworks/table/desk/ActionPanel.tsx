/** What the one who is asked can do now: move, attack, superpowers, cards, answers. */
import type { ReactNode } from 'react';
import type { Move } from '../../rules/answers.ts';
import { actionSay } from '../../words/board/actionTexts.ts';
import { figureName } from '../../words/names.ts';
import { counted, toolNames } from '../../words/terms.ts';
import { useBoard } from '../context.ts';
import { DicePick } from '../dice/DicePick.tsx';
import { keyOf } from '../field/names.ts';
import type { Placing } from '../ghost/placing.ts';
import { useGhost, usePlacings } from '../ghost/useGhost.ts';
import { SquadBuilder } from '../squads/SquadBuilder.tsx';
import style from './ActionPanel.module.css';
import { AttackButton } from './AttackButton.tsx';
import { actionsOf } from './actions.ts';
import { CardButton } from './CardButton.tsx';
import { OtherAttack, useOtherAttacks } from './OtherAttacks.tsx';
import { DeskButton, Panel } from './Panel.tsx';
import { PowerButton } from './PowerButton.tsx';
import { Reactions } from './Reactions.tsx';
import { useChoiceText } from './useChoiceText.ts';

/** MA62: never among the listed moves, so that nobody gives up by chance. */
const conceding: Move = { do: 'concede' };

export function ActionPanel(): ReactNode {
  const { props, model, view, language, moves, take, act, actor } = useBoard();
  const placings = usePlacings();
  const ghost = useGhost();
  const textOf = useChoiceText();
  const actions = actionsOf(moves);
  const others = useOtherAttacks(actions.attacks);
  if (moves.length === 0) return null;
  const dice = moves.find((move) => move.do === 'reroll' || move.do === 'change');
  const active = view.active;
  const canConcede = moves.some((move) => move.do === 'end') && props.whyNot(conceding) === null;
  const isDeploying = placings.some((one) => one.do === 'deploy');
  const title =
    active === null || !moves.some((move) => move.do === 'end')
      ? actionSay(language, dice !== undefined ? 'dice.pick' : isDeploying ? 'deploy' : 'question')
      : actionSay(language, 'turnOf', {
          name: figureName(model, keyOf(model, view, active.figure), language),
          actions: counted(language, 'actions', active.actions),
        });
  const first = moves.find((move) => move.do === 'aim');
  const activates = actions.plain.filter((move) => move.do === 'activate');
  const plain = actions.plain.filter((move) => move.do !== 'activate');
  const plainButton = (move: Move): ReactNode => (
    <DeskButton key={JSON.stringify(move)} isMain={move.do === 'activate'} press={() => act(move)}>
      {textOf({ seat: actor, move })}
    </DeskButton>
  );
  return (
    <Panel title={title} isWanted>
      {(placings.length > 0 || first !== undefined || activates.length > 0) && (
        <div className={style['row']}>
          {activates.map(plainButton)}
          {placings.map((one) => (
            <DeskButton key={`${one.do} ${one.name}`} isMain press={() => ghost.take(one)}>
              {placingText(one)}
            </DeskButton>
          ))}
          {first?.do === 'aim' && (
            <DeskButton isMain press={() => take({ is: 'aim', attack: null, direction: first.direction })}>
              {actionSay(language, 'aim')}
            </DeskButton>
          )}
        </div>
      )}
      {moves.some((move) => move.do === 'muster') && <SquadBuilder />}
      {dice !== undefined && <DicePick key={JSON.stringify(dice)} offered={dice} />}
      {actions.reactions.length > 0 && <Reactions moves={actions.reactions} />}
      <Group title={actionSay(language, 'attacks')} isShown={actions.attacks.length + others.length > 0}>
        {actions.attacks.map((attack) => (
          <AttackButton key={attack} attack={attack} />
        ))}
        {others.map((rule) => (
          <OtherAttack key={rule.key} rule={rule} />
        ))}
      </Group>
      <Group title={actionSay(language, 'powers')} isShown={actions.powers.length > 0}>
        {actions.powers.map(({ power, amounts }) => (
          <PowerButton key={power} power={power} amounts={amounts} />
        ))}
      </Group>
      <Group title={actionSay(language, 'cards')} isShown={actions.cards.length > 0}>
        {actions.cards.map((card) => (
          <CardButton key={card} card={card} />
        ))}
      </Group>
      {plain.length > 0 && (
        <div className={style['row']}>
          {plain.map(plainButton)}
          {canConcede && (
            <DeskButton press={() => act(conceding)}>{textOf({ seat: actor, move: conceding })}</DeskButton>
          )}
        </div>
      )}
    </Panel>
  );

  function placingText({ do: kind, tool, figure, name }: Placing): string {
    if (kind === 'advance') return actionSay(language, 'move', { tool: toolNames[tool][language] });
    if (kind === 'climb') return actionSay(language, 'climb');
    const key = figure >= 0 ? keyOf(model, view, figure) : name;
    return kind === 'deploy' ? figureName(model, key, language) : actionSay(language, 'place');
  }
}

interface GroupProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function Group({ title, isShown, children }: GroupProps): ReactNode {
  if (!isShown) return null;
  return (
    <div className={style['group']}>
      <h4>{title}</h4>
      {children}
    </div>
  );
}
