/** Passes on reactions that a person never wants to be asked about (MD13), and says so. */
import { type ReactNode, useEffect, useState } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { ruleName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { DeskButton } from '../desk/Panel.tsx';
import { answerIn, canMatter, useStanding } from './standing.ts';

export function StandingPass(): ReactNode {
  const { model, view, language, moves, props, actor } = useBoard();
  const { standing, answer } = useStanding();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const reactions = moves.flatMap((move) =>
    move.do === 'react' ? [move.rule] : move.do === 'card' ? [move.card] : [],
  );
  const pass = moves.find((move) => move.do === 'pass');
  const attack = view.attacks.at(-1);
  const isUnwanted = (rule: string): boolean => {
    const said = answerIn(standing, rule, view.turn);
    if (said === 'ask') return false;
    return said !== 'matters' || !canMatter(attack, view.moments.at(-1)?.event ?? '');
  };
  const isOver =
    props.scene === null &&
    props.pending === null &&
    pass !== undefined &&
    reactions.length > 0 &&
    reactions.every(isUnwanted);
  const question = view.moments.at(-1)?.id ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (!isOver || pass === undefined) return;
    setPassed([...new Set(reactions)]);
    props.play({ seat: actor, move: pass }, 'sure');
  }, [isOver, question]);
  const [first] = passed;
  if (first === undefined) return null;
  const names = passed.map((rule) => ruleName(model, rule, language)).join(', ');
  return (
    <p role="status">
      {actionSay(language, 'passing', { rule: names })}{' '}
      <DeskButton
        press={() => {
          for (const rule of passed) answer(rule, 'ask', view.turn);
          setPassed([]);
        }}
      >
        {actionSay(language, 'ask.again')}
      </DeskButton>
    </p>
  );
}
