/** Dice to pick one by one, where a rule lets somebody reroll or change some of them (MC85). */
import { type ReactNode, useState } from 'react';
import type { MoveOf } from '../../rules/answers.ts';
import { askedOf } from '../../words/asked.ts';
import { actionSay } from '../../words/board/actionTexts.ts';
import { rollIn } from '../../words/questions/optionChoices.ts';
import { faceAt, faceNames } from '../../words/terms.ts';
import { useBoard } from '../context.ts';
import { DeskButton } from '../desk/Panel.tsx';
import { useChoiceText } from '../desk/useChoiceText.ts';
import style from './DicePick.module.css';
import { Die } from './Die.tsx';

type Picking = MoveOf<'reroll' | 'change'>;

export function DicePick({ offered }: { readonly offered: Picking }): ReactNode {
  const { model, view, language, actor, act, props } = useBoard();
  const textOf = useChoiceText();
  const [picked, pick] = useState<readonly number[]>(offered.dice);
  const asked = askedOf(model, view, actor);
  const roll = asked === null ? [] : rollIn(asked);
  if (roll.length === 0) return null;
  const moveWith = (dice: readonly number[]): Picking => ({
    do: offered.do,
    dice: [...dice].sort((a, b) => a - b),
  });
  const going = view.attacks.at(-1);
  const of = going !== undefined && roll !== going.attackDice ? 'defence' : 'attack';
  const press = (die: number): void => {
    const alone = props.whyNot(moveWith([die]));
    if (alone?.why === 'notThatDie') return props.explain(alone);
    pick(picked.includes(die) ? picked.filter((one) => one !== die) : [...picked, die]);
  };
  const move = moveWith(picked);
  return (
    <fieldset className={style['pick']} aria-label={actionSay(language, 'dice.pick')}>
      <span className={style['dice']}>
        {roll.map((face, die) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are told by their place in the roll.
            key={die}
            type="button"
            aria-pressed={picked.includes(die)}
            aria-label={actionSay(language, 'dice.die', {
              n: die + 1,
              face: faceNames[faceAt(face)][language],
            })}
            data-legal={props.whyNot(moveWith([die]))?.why !== 'notThatDie'}
            onClick={() => press(die)}
          >
            <Die face={face} of={of} language={language} />
          </button>
        ))}
      </span>
      <DeskButton isMain isLegal={props.whyNot(move) === null} press={() => act(move, 'sure')}>
        {textOf({ seat: actor, move })}
      </DeskButton>
    </fieldset>
  );
}
