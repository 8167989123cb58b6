/** Passes on reactions that a person does not want to be asked about (MD13), and says so; agrees with itself (MD16). */
import { has } from '@accretion/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { ruleName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { DeskButton } from '../desk/Panel.tsx';
import {
  answerIn,
  canMatter,
  hasPatient,
  isSkipping,
  ownAnswer,
  type Skip,
  useStanding,
} from './standing.ts';

export function StandingPass(): ReactNode {
  const { model, view, language, moves, props, actor, step } = useBoard();
  const { standing, answer } = useStanding();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [skip, setSkip] = useState<Skip | null>(null);
  const reactions = moves.flatMap((move) =>
    move.do === 'react' ? [move.rule] : move.do === 'card' ? [move.card] : [],
  );
  const pass = moves.find((move) => move.do === 'pass');
  const moment = view.moments.at(-1);
  const active = view.active?.figure ?? -1;
  const seat = view.figures[active]?.seat;
  const isOwn = seat !== undefined && has(props.viewer, seat);
  const now = { attacks: view.attacks.map(({ id }) => id), turn: view.turn, active, isOwn };
  const isSkipped = isSkipping(skip, now);
  const isUnwanted = (rule: string): boolean => {
    if (isSkipped) return true;
    const said = answerIn(standing, rule, view.turn);
    if (said === 'ask') return false;
    if (said !== 'matters') return true;
    const ops = model.byKey.get(rule)?.parts.map(({ effect }) => effect.op) ?? [];
    return (
      !hasPatient(ops, view.figures, actor) ||
      !canMatter(view.attacks.at(-1), moment?.event ?? '', moment?.subject ?? -1)
    );
  };
  const isQuiet = props.scene === null && props.pending === null;
  const isAsked = isQuiet && pass !== undefined && reactions.length > 0;
  const isOver = isAsked && reactions.every(isUnwanted);
  const agreed = isQuiet ? ownAnswer(step?.do ?? '', props.viewer, moves) : null;
  const isPartners = step?.do === 'act';
  const question = `${moment?.id ?? -1} ${agreed === null && !isPartners ? '' : JSON.stringify([step, view.active])}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (agreed !== null) props.play({ seat: actor, move: agreed }, 'sure');
    if (!isOver || pass === undefined) return;
    setPassed([...new Set(reactions)]);
    props.play({ seat: actor, move: pass }, 'sure');
  }, [isOver, question]);
  const say = actionSay;
  const [first] = passed;
  const names = passed.map((rule) => ruleName(model, rule, language)).join(', ');
  const [attack] = now.attacks;
  return (
    <>
      {isAsked && !isOver && (step?.do === 'react' || isPartners) && (
        <p>
          {attack !== undefined && (
            <DeskButton press={() => setSkip({ is: 'attack', attack })}>
              {say(language, 'pass.attack')}
            </DeskButton>
          )}{' '}
          <DeskButton press={() => setSkip({ is: 'activation', turn: view.turn, figure: active })}>
            {say(language, 'pass.activation')}
          </DeskButton>
        </p>
      )}
      {first !== undefined && (
        <p role="status">
          {say(language, 'passing', { rule: names })}{' '}
          <DeskButton
            press={() => {
              if (isSkipped) setSkip(null);
              else for (const rule of passed) answer(rule, 'ask', view.turn);
              setPassed([]);
            }}
          >
            {say(language, 'ask.again')}
          </DeskButton>
        </p>
      )}
    </>
  );
}
