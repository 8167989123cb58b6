import type { Game, Refusal, Scenario, Seat } from '@accretion/engine';
import { allSeats, heard, only, unheard } from '@accretion/engine';
import type { TableModule, Thing } from '@accretion/games/tables';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ErrorBoundary } from '../design/ErrorBoundary.tsx';
import { HelpDialog } from '../frame/help/HelpDialog.tsx';
import { useThings } from '../frame/help/useThings.ts';
import { useSettings } from '../settings/useSettings.ts';
import { RefusalText } from '../texts/RefusalText.tsx';
import { useTexts } from '../texts/texts.ts';
import { type Example, exampleOf } from './example.ts';
import styles from './LiveBoard.module.css';

interface Props {
  readonly game: Game;
  readonly module: TableModule;
  readonly scenarios: readonly Scenario[];
}

/** A worked example on the real board: before, after, and every step between. */
export default function LiveBoard({ game, module, scenarios }: Props) {
  const t = useTexts();
  const examples = useMemo(
    () => scenarios.map((one) => exampleOf(one, game)).filter((one) => one !== null),
    [scenarios, game],
  );
  const [which, choose] = useState(0);
  const example = examples[which];
  if (example === undefined) return null;
  return (
    <div className={styles.live}>
      {examples.length > 1 && (
        <fieldset className={styles.cases}>
          <legend className="unseen">{t('guide.cases')}</legend>
          {examples.map((one, index) => (
            <Button
              key={one.scenario.name}
              look={index === which ? 'main' : 'plain'}
              aria-pressed={index === which}
              onClick={() => choose(index)}
            >
              {t('guide.case', { n: index + 1 })}
            </Button>
          ))}
        </fieldset>
      )}
      <Steps key={which} example={example} module={module} />
    </div>
  );
}

function Steps({ example, module }: { readonly example: Example; readonly module: TableModule }) {
  const t = useTexts();
  const settings = useSettings();
  const [at, goTo] = useState(0);
  const [thing, help] = useState<Thing | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useThings(area, help);
  const { ruleset, acts, moves, scenario, roles } = example;
  const viewer = allSeats(scenario.seats);
  const near = nearSeat(example);
  const names = Array.from(
    { length: scenario.seats },
    (_, seat) => roles[seat] ?? t('table.seat', { n: seat + 1 }),
  );
  const act = acts[at];
  if (act === undefined) return null;
  const view = ruleset.view(act.after, viewer);
  const lookOnly: Refusal = { rule: 'E', why: 'guide.lookOnly' };
  const { Board } = module;
  return (
    <>
      {moves.length > 0 && (
        <div className={styles.bar}>
          <Button disabled={at === 0} onClick={() => goTo(at - 1)}>
            {t('guide.back')}
          </Button>
          <Button look="main" disabled={at === acts.length - 1} onClick={() => goTo(at + 1)}>
            {t('guide.step')}
          </Button>
          <Button look="quiet" disabled={at === 0} onClick={() => goTo(0)}>
            {t('guide.before')}
          </Button>
          <Button look="quiet" disabled={at === acts.length - 1} onClick={() => goTo(acts.length - 1)}>
            {t('guide.after')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        <strong>
          {moves.length === 0 ? t('guide.position') : t('guide.stepOf', { n: at, of: moves.length })}
        </strong>{' '}
        {said()}
      </p>
      <div ref={area} className={styles.board} data-tone={module.isThemed ? undefined : 'dark'}>
        <ErrorBoundary>
          <Board
            key={at}
            ruleset={ruleset}
            view={view}
            viewer={viewer}
            near={near}
            names={names}
            asked={ruleset.toAct(act.after)}
            choices={[]}
            whyNot={() => lookOnly}
            preview={() => null}
            pending={null}
            play={() => undefined}
            explain={() => undefined}
            scene={null}
            endScene={() => undefined}
            news={[]}
            highlighted={[]}
            help={help}
            settings={settings}
          />
        </ErrorBoundary>
      </div>
      <p className={styles.holds} data-ok={example.holds}>
        {t(example.holds ? 'guide.holds' : 'guide.fails')}
      </p>
      {thing !== null && (
        <HelpDialog
          thing={thing}
          module={module}
          ruleset={ruleset}
          view={view}
          settings={settings}
          onClose={() => help(null)}
        />
      )}
    </>
  );

  /** The move that led here and its results, or why it was refused; before the first move, what happened by itself. */
  function said(): ReactNode {
    const move = moves[at - 1];
    const before = acts[at - 1];
    if (act === undefined) return '';
    const others = module.words.others?.(view, ruleset, settings.language) ?? [];
    const everybody = [...names, ...others.map(({ name }) => name)];
    const events = heard(act.told, viewer)
      .filter(({ did }) => did !== unheard.did)
      .flatMap((event) => module.words.eventText(event, everybody, ruleset, settings.language, view) ?? []);
    if (move === undefined || before === undefined)
      return [...(moves.length === 0 ? [] : [t('guide.beforeAll')]), ...events].join(' ');
    const seen = ruleset.view(before.after, only(move.seat));
    const mover = `${names[move.seat]}: ${module.words.choiceText(move, seen, ruleset, settings.language)}`;
    if (act.refusal !== null) {
      return (
        <>
          {mover}. {t('guide.refused')}{' '}
          <RefusalText refusal={act.refusal} words={module.words} ruleset={ruleset} />
        </>
      );
    }
    return events.length === 0 ? `${mover}.` : events.join(' ');
  }
}

/** The seat the example is about: the one that moves most and last. */
function nearSeat({ moves }: Example): Seat {
  return moves.at(-1)?.seat ?? 0;
}
