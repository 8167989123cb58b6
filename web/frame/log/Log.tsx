import { has } from '@accretion/engine';
import { Fragment, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { Section } from '../panel/Section.tsx';
import { avatarIn } from '../seats/avatars.ts';
import { markIn } from '../seats/SeatMark.tsx';
import styles from './Log.module.css';
import { Fold, LineRow } from './Row.tsx';
import { resultLines } from './result.ts';
import type { Line, Round, Turn } from './story.ts';
import { useNewest } from './useNewest.ts';
import { useStory } from './useStory.ts';
import { walk } from './walk.ts';

/** What happened, newest last, under the headings of Rounds and turns. One Tab stop; arrow keys move and unfold. */
export default function Log() {
  const t = useTexts();
  const frame = useFrame();
  const { rounds, story } = useStory();
  const { highlight, state, showAgain } = frame;
  /** What this person has opened or closed. */
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const result = resultLines(frame, t);
  const last = rounds.at(-1);
  const isOfEnd = last?.heading?.key === 'end';
  const told = state.log.at(-1)?.n;
  const list = useNewest(told);

  const [newestTurn] = story.recent;
  const isRoundOpen = ({ id }: Round): boolean => folds.get(`round ${id}`) ?? id === story.current;
  const isTurnOpen = ({ id }: Turn): boolean => folds.get(`turn ${id}`) ?? story.recent.includes(id);
  const stop = stopIn();
  const toggle = (key: string, isOpen: boolean) => () => setFolds((now) => new Map(now).set(key, !isOpen));

  return (
    <Section title={t('table.log')} part="log">
      {told === undefined && <p className={styles.none}>{t('table.noLog')}</p>}
      <ol ref={list} className={styles.log} onKeyDown={walk}>
        {rounds.filter((round) => isWorthTelling(round)).map((round) => drawRound(round))}
        {result.length > 0 && !isOfEnd && drawEnd(t('end.over'))}
      </ol>
    </Section>
  );

  function isWorthTelling(round: Round): boolean {
    return round.id === story.current || round.turns.some(({ lines }) => lines.length > 0);
  }

  function drawRound(round: Round) {
    const { id, heading, things } = round;
    if (round === last && isOfEnd) return drawEnd(heading?.text ?? '', round);
    const isOpen = isRoundOpen(round);
    const key = `round ${id}`;
    return (
      <Fold
        key={key}
        level="round"
        text={heading?.text ?? t('log.setup')}
        {...{ isOpen, things, highlight }}
        isStop={stop === key}
        toggle={toggle(key, isOpen)}
      >
        {round.turns.map((turn) => drawTurn(turn))}
      </Fold>
    );
  }

  /** The last Round that is told has no moves, only the result, which stays open. */
  function drawEnd(text: string, round?: Round) {
    return (
      <li key="end" data-group="round">
        <h3 className={styles.heading}>
          <span className={styles.round}>{text}</span>
        </h3>
        <ol>
          {round?.turns.flatMap(({ lines }) => lines).map((line) => drawLine(line, null))}
          {result.map((text, index) => (
            <LineRow key={text} {...{ text, highlight }} isStop={index === result.length - 1} />
          ))}
        </ol>
      </li>
    );
  }

  function drawTurn(turn: Turn) {
    const { id, heading, lines, things } = turn;
    const player = heading?.player ?? null;
    if (heading === null) return <Fragment key={id}>{lines.map((line) => drawLine(line, null))}</Fragment>;
    if (lines.length === 0 && id !== newestTurn) return null;
    const isOpen = isTurnOpen(turn);
    const key = `turn ${id}`;
    return (
      <Fold
        key={key}
        level="turn"
        text={heading.text}
        mark={player === null ? null : markIn(frame, player)}
        avatar={player === null ? null : avatarIn(frame, player)}
        {...{ isOpen, things, highlight }}
        isStop={stop === key}
        toggle={toggle(key, isOpen)}
      >
        {lines.map((line) => drawLine(line, player))}
        {player !== null && !has(state.mine, player) && (
          <li>
            <button type="button" className={styles.again} tabIndex={-1} onClick={() => showAgain(turn.told)}>
              {t('log.again')}
            </button>
          </li>
        )}
      </Fold>
    );
  }

  /** Under a player's own heading their lines need no mark. */
  function drawLine({ n, player, parts: _, ...line }: Line, under: number | null) {
    const isOther = player !== null && player !== under;
    const mark = isOther ? markIn(frame, player) : null;
    const avatar = isOther ? avatarIn(frame, player) : null;
    return <LineRow key={n} {...{ ...line, mark, avatar, highlight }} isStop={stop === `line ${n}`} />;
  }

  /** The Tab key stops at the newest line, or at the heading it is folded under. */
  function stopIn(): string {
    if (result.length > 0) return 'result';
    const round = rounds.find(({ id }) => id === story.current);
    const turn = round?.turns.find(({ id }) => id === newestTurn);
    if (round === undefined || turn === undefined) return '';
    if (!isRoundOpen(round)) return `round ${round.id}`;
    const newest = turn.lines.at(-1);
    const isHidden = turn.heading !== null && (newest === undefined || !isTurnOpen(turn));
    if (isHidden) return `turn ${turn.id}`;
    return newest === undefined ? `round ${round.id}` : `line ${newest.n}`;
  }
}
