/** An attack in hand: its targets by distance, with range, sight, cover and exact odds; who can't be one, and why. */
import type { ReactNode } from 'react';
import type { Move } from '../../rules/answers.ts';
import { actionSay } from '../../words/board/actionTexts.ts';
import { ghostSay } from '../../words/board/ghostTexts.ts';
import { ruleName } from '../../words/names.ts';
import { oddsText } from '../../words/odds.ts';
import { useBoard } from '../context.ts';
import { DeskButton, Panel } from '../desk/Panel.tsx';
import { keyOf, markOf } from '../field/names.ts';
import { standOf } from '../field/sight.ts';
import { whyText } from '../field/why.ts';
import { enemiesOf, seenFrom } from '../ghost/outlook.ts';
import { useSeenText } from '../ghost/useSeenText.ts';
import { free } from '../hand.ts';
import { attackerOf } from './aiming.ts';
import { attackOutlook } from './attacks.ts';
import { OddsView } from './OddsView.tsx';
import style from './TargetPanel.module.css';

export function TargetPanel(): ReactNode {
  const look = useBoard();
  const { model, view, plane, state, language, hand, moves, take, act, props } = look;
  const text = useSeenText();
  if (hand.is !== 'attack') return null;
  const { attack } = hand;
  const attacker = attackerOf(model, view, hand.attack);
  const area = moves.filter((move) => move.do === 'area' && move.attack === hand.attack);
  const field = { model, view, plane, state };
  const name = ruleName(model, hand.attack, language);
  const isBoss = view.figures[attacker]?.seat === 2;
  const targets = enemiesOf(field, isBoss)
    .map((mark) => seenFrom(field, standOf(field, attacker), mark))
    .sort((a, b) => a.gap - b.gap);
  const moveAt = (target: string): Move => ({ do: 'attack', attack: hand.attack, target });
  const chosen = hand.target === null ? -1 : markOf(model, view, hand.target);
  const confirmed = hand.target === null ? null : moveAt(hand.target);
  return (
    <Panel title={actionSay(language, 'targets', { attack: name })} isWanted>
      <ul className={style['targets']}>
        {targets.map((seen) => {
          const key = keyOf(model, view, seen.mark);
          const why = area.length > 0 ? null : props.whyNot(moveAt(key));
          const { who, range, sight, cover } = text(seen);
          const odds = attackOutlook(field, { attack, attacker, target: seen.mark });
          return (
            <li key={seen.mark}>
              <DeskButton
                isLegal={why === null}
                isPressed={chosen === seen.mark}
                press={() => (why === null ? take({ ...hand, target: key }) : props.explain(why))}
              >
                <span className={style['line']}>
                  <b>{who}</b>
                  <span>{range}</span>
                  <small>
                    {why === null
                      ? [sight, cover, oddsText(odds, language)].filter((part) => part !== '').join(' · ')
                      : whyText(why, model, language)}
                  </small>
                </span>
              </DeskButton>
            </li>
          );
        })}
      </ul>
      {chosen >= 0 && (
        <OddsView outlook={attackOutlook(field, { attack, attacker, target: chosen }, language)} />
      )}
      <div className={style['buttons']}>
        {area.map((move) => (
          <DeskButton key={JSON.stringify(move)} isMain press={() => act(move, 'sure')}>
            {actionSay(language, 'fire')}
          </DeskButton>
        ))}
        {confirmed !== null && (
          <DeskButton isMain press={() => act(confirmed, 'sure')}>
            {actionSay(language, 'attack', {
              name: text(seenFrom(field, standOf(field, attacker), chosen)).who,
            })}
          </DeskButton>
        )}
        <DeskButton press={() => take(free)}>{ghostSay(language, 'cancel')}</DeskButton>
      </div>
    </Panel>
  );
}
