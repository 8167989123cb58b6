/** One score step with its arithmetic. */
import type { ReactNode } from 'react';
import type { Language } from '../../../table.ts';
import type { Cards } from '../../rules/cards.ts';
import { judgedIn, placerOf, relicIn, tiesIn } from '../../rules/reasons.ts';
import type { Line, Page } from '../../rules/state.ts';
import { eventText } from '../../words/events.ts';
import { modifierName, trashName } from '../../words/names.ts';
import { signed, signless } from '../../words/numbers.ts';
import { tieText } from '../../words/result.ts';
import { useBoard, useWords } from '../context.ts';
import style from './Dialog.module.css';
import { type Letter, sumOf, type Told, thresholdTerms, valueTerms, weightTerms } from './steps.ts';
import { Terms } from './Terms.tsx';

interface ScoreStepProps {
  readonly letter: Letter;
  readonly page: Page;
  readonly round: number;
  readonly told: Told;
}

export function ScoreStep({ letter, page, round, told }: ScoreStepProps): ReactNode {
  switch (letter) {
    case 'A':
    case 'B':
    case 'D':
      return <RelicStep letter={letter} round={round} told={told} />;
    case 'C':
      return <ToyStep page={page} />;
    case 'E':
      return <WeighStep page={page} />;
    case 'F':
      return <ThresholdStep page={page} />;
    case 'G':
      return <DrawStep page={page} />;
    case 'H':
      return <RankStep page={page} />;
  }
}

/** A, B, D: what was told, or that nobody had the Relic. */
function RelicStep({ letter, round, told }: Omit<ScoreStepProps, 'page'>): ReactNode {
  const { props, language } = useBoard();
  const say = useWords();
  const events = told.in(round, letter);
  if (events === null) return <p>{say('score.unseen')}</p>;
  const lines = events.flatMap((event) => eventText(event, props.names, props.ruleset, language) ?? []);
  if (lines.length === 0) return <p>{say('score.nobody', { name: say(`step.${letter}`) })}</p>;
  return (
    <ul className={style['lines']}>
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** A row for each player, with something to the right of the name. */
function Rows({
  page,
  children,
}: {
  readonly page: Page;
  readonly children: (line: Line, seat: number) => ReactNode;
}): ReactNode {
  const { props } = useBoard();
  return (
    <ul className={style['rows']}>
      {page.lines.map((line, seat) => (
        <li key={props.names[seat] ?? seat}>
          <b className={style['who']}>{props.names[seat]}</b>
          {children(line, seat)}
        </li>
      ))}
    </ul>
  );
}

function ToyStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards } = useBoard();
  const say = useWords();
  const amount = signed(cards.modifiers[cards.heaviestToys]?.amount ?? 0);
  const weights = page.lines.map((line) => line.toyWeight ?? 0);
  const highest = Math.max(...weights);
  const seat = weights.indexOf(highest);
  const isShared = weights.lastIndexOf(highest) !== seat;
  const verdict = isShared
    ? say('score.toy.none', { amount })
    : say('score.toy.taken', { player: props.names[seat] ?? '', amount });
  return (
    <>
      <Rows page={page}>
        {(line) => <span className={style['total']}>{signless(line.toyWeight ?? 0)}</span>}
      </Rows>
      <p>{verdict}</p>
    </>
  );
}

function WeighStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards, language } = useBoard();
  return (
    <>
      <Rows page={page}>
        {(line) => (
          <>
            <Terms terms={weightTerms(cards, line)} />
            <span className={style['total']}>{signless(line.weight ?? 0)}</span>
          </>
        )}
      </Rows>
      {judgedIn(cards, page).map((event) => {
        const text = eventText({ ...event }, props.names, props.ruleset, language);
        return <p key={text}>{text}</p>;
      })}
    </>
  );
}

function ThresholdStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards, language } = useBoard();
  const say = useWords();
  const terms = thresholdTerms(cards, page);
  const common = sumOf(terms);
  return (
    <>
      <ul className={style['equation']}>
        <li>
          <span>{say('score.hole')}</span>
          <b>{signless(page.threshold)}</b>
        </li>
        {page.atHole.map((id) => (
          <li key={id}>
            <span>{placedName(cards, id, language)}</span>
            <b>{signed(cards.modifiers[id]?.amount ?? 0)}</b>
          </li>
        ))}
        {page.turnedUp !== null && (
          <li>
            <span>
              {say('score.pileCard')}: {trashName(cards, page.turnedUp, language)}
            </span>
            <b>{signed(cards.trash[page.turnedUp]?.weight ?? 0)}</b>
          </li>
        )}
        <li className={style['result']}>
          <span>{say('score.final')}</span>
          <b>{signless(common)}</b>
        </li>
      </ul>
      {page.lines.map((line, seat) => (
        <Twice key={props.names[seat] ?? seat} line={line} seat={seat} />
      ))}
    </>
  );
}

/** "Threshold +3 (TIIT CLO UHL)": the card beside the hole, and the Artifact that put it there. */
function placedName(cards: Cards, id: number, language: Language): string {
  const placer = placerOf(cards, id);
  const name = modifierName(cards, id, language);
  return placer === null ? name : `${name} (${trashName(cards, placer, language)})`;
}

/** The Relic for which the pile card counts twice, and the Threshold it makes (B11). */
function Twice({ line, seat }: { readonly line: Line; readonly seat: number }): ReactNode {
  const { props, cards, language } = useBoard();
  const say = useWords();
  const relic = relicIn(cards, line, 'countPileCardAgain');
  if (relic === null) return null;
  const values = { player: props.names[seat] ?? '', amount: signless(line.threshold ?? 0) };
  return <p>{say('score.twice', { ...values, by: trashName(cards, relic, language) })}</p>;
}

/** The Relic that leaves points to somebody drawn in (B12). */
function Towel({ line }: { readonly line: Line }): ReactNode {
  const { cards, language } = useBoard();
  const say = useWords();
  const relic = relicIn(cards, line, 'consolation');
  if (line.drawnIn !== true || relic === null) return null;
  return (
    <span>{say('score.towel', { by: trashName(cards, relic, language), points: line.points ?? 0 })}</span>
  );
}

function DrawStep({ page }: { readonly page: Page }): ReactNode {
  const say = useWords();
  return (
    <>
      <Rows page={page}>
        {(line) => (
          <>
            <span className={style['compare']}>
              <Gained line={line} />
              {signless(line.compared ?? 0)} {line.drawnIn === true ? '>' : '≤'}{' '}
              {signless(line.threshold ?? 0)}
            </span>
            <span className={style['verdict']} data-drawn={line.drawnIn}>
              {say(line.drawnIn === true ? 'score.drawnIn' : 'score.safe')}
            </span>
            <Towel line={line} />
          </>
        )}
      </Rows>
      {page.lines.every((line) => line.drawnIn === false) && <p>{say('event.noneDrawnIn')}</p>}
    </>
  );
}

/** "34 − 10 (Exoskeleton) = ": the Weight card gained after the weighing, and the Relic it is for (B32). */
function Gained({ line }: { readonly line: Line }): ReactNode {
  const { cards, language } = useBoard();
  const amount = (line.compared ?? 0) - (line.weight ?? 0);
  const relic = relicIn(cards, line, 'takeIfHeaviest');
  if (amount === 0) return null;
  const by = relic === null ? '' : ` (${trashName(cards, relic, language)})`;
  return `${signless(line.weight ?? 0)} ${signed(amount).replace('−', '− ')}${by} = `;
}

function RankStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards, language } = useBoard();
  const say = useWords();
  return (
    <>
      <Rows page={page}>
        {(line) =>
          line.rank === null ? (
            <span className={style['verdict']} data-drawn="true">
              {say('score.drawnIn')}
            </span>
          ) : (
            <>
              <Terms terms={valueTerms(cards, line)} />
              <span className={style['total']}>{signless(line.value ?? 0)}</span>
              <span>{say('score.rank', { rank: line.rank })}</span>
              <b className={style['paid']}>{say('score.points', { points: line.points ?? 0 })}</b>
            </>
          )
        }
      </Rows>
      {tiesIn(cards, page).map((tie) => (
        <p key={tie.value}>{tieText(tie, props.names, cards, language)}</p>
      ))}
    </>
  );
}
