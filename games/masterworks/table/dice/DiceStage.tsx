/** The dice of the attack going on: both rolls, what each reroll and change did and whose it was, what it comes to. */
import type { CSSProperties, ReactNode } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import { worthOf } from '../../rules/dice/count.ts';
import { faceOf } from '../../rules/dice/faces.ts';
import type { Story } from '../../rules/story.ts';
import { sceneSay } from '../../words/board/sceneTexts.ts';
import { ruleName, thingName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { Panel } from '../desk/Panel.tsx';
import { keyOf } from '../field/names.ts';
import { ruleKey } from '../target/attacks.ts';
import style from './DiceStage.module.css';
import { Die } from './Die.tsx';

/** Shown while an attack is going on, in a scene or while somebody decides about it. */
export function DiceStage(): ReactNode {
  const { props, model, view, state, language } = useBoard();
  const attack = view.attacks.at(-1);
  const events = storyIn(props.scene?.events ?? []);
  if (attack === undefined) return null;
  const nameOf = (mark: number): string => thingName(model, keyOf(model, view, mark), language);
  const known = state.attacks.find(({ id }) => id === attack.id) ?? state.attacks.at(-1);
  const worth = known === undefined ? null : worthOf({ book: model, state }, known);
  const changes = events.flatMap((event) =>
    event.did === 'reroll' || event.did === 'change' ? [event] : [],
  );
  const row = (of: 'attack' | 'defence', dice: readonly number[], who: number): ReactNode => {
    if (dice.length === 0) return null;
    const values = of === 'attack' ? worth?.own : worth?.other;
    const successes = dice.reduce((sum, die) => sum + (values?.[faceOf(die)] ?? 0), 0);
    return (
      <div className={style['row']}>
        <span className={style['who']}>
          {nameOf(who)} <b>{successes}</b>
        </span>
        <span className={style['dice']} data-rolling={events.some((event) => event.did === 'roll')}>
          {dice.map((face, i) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are told by their place in the roll.
              key={i}
              face={face}
              of={of}
              language={language}
              isSuccess={(values?.[faceOf(face)] ?? 0) > 0}
              isChanged={changes.some((one) => one.of === of && one.dice.includes(i))}
            />
          ))}
        </span>
      </div>
    );
  };
  const counted = events.find((event) => event.did === 'count');
  const attackName = ruleName(model, ruleKey(model, attack.attack), language);
  return (
    <Panel title={sceneSay(language, 'attack', { attack: attackName, target: nameOf(attack.target) })}>
      <div
        className={style['stage']}
        data-motion={props.settings.motion}
        style={
          props.scene === null ? undefined : ({ '--lasts': `${props.scene.lasts ?? 0}ms` } as CSSProperties)
        }
      >
        {row('attack', attack.attackDice, attack.attacker)}
        {row('defence', attack.defenceDice, attack.target)}
        {changes.map((one) => (
          <p key={`${one.did} ${one.rule} ${one.of}`} className={style['change']}>
            {sceneSay(language, one.did, {
              who: thingName(model, one.figure, language),
              rule: one.rule === 'cover' ? sceneSay(language, 'cover') : ruleName(model, one.rule, language),
              count: one.dice.length,
            })}
          </p>
        ))}
        {counted?.did === 'count' && (
          <p className={style['outcome']}>
            {sceneSay(language, 'outcome', {
              successes: counted.successes,
              against: counted.against,
              damage: counted.damage,
            })}
          </p>
        )}
      </div>
    </Panel>
  );
}

const storyIn = (
  happenings: NonNullable<ReturnType<typeof useBoard>['props']['scene']>['events'],
): readonly Story[] => happenings.flatMap(({ event }) => (isOfFrame(event) ? [] : [event]));
