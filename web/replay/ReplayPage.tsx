import { isRefusal, rematchOptions } from '@accretion/engine';
import type { LobbyCard, TableModule, TableProps } from '@accretion/games/tables';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Waiting } from '../design/Waiting.tsx';
import { MatchFrame } from '../frame/MatchFrame.tsx';
import { standInLevel } from '../lobby/levels.ts';
import { cardOf, loadGame, moduleOf } from '../match/games.ts';
import { begin } from '../match/local/begin.ts';
import { isLocal, shelfIn } from '../match/local/kept.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { continueFrom } from './continueFrom.ts';
import { OldMatch } from './OldMatch.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { findRecord, isShared, type Outdated, type Where } from './records.ts';
import { gameIn, type Replay, replayOf } from './replay.ts';
import { type Eyes, ReplaySource, sentences } from './source.ts';

interface Opened {
  readonly card: LobbyCard;
  readonly module: TableModule;
  readonly replay: Replay;
  readonly names: readonly string[];
  readonly mine: readonly number[];
  readonly where: Where;
}

/** Replays a match from this browser, from a file or from the server. */
export default function ReplayPage() {
  const { id } = useParams<{ id?: string }>();
  const t = useTexts();
  const [opened, setOpened] = useState<Opened | Outdated | { readonly problem: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    setOpened(null);
    if (id !== undefined) void open(id).then((found) => isGone || setOpened(found));
    return () => {
      isGone = true;
    };
  }, [id]);
  if (id === undefined) return <OpenRecord />;
  if (opened === null) return <Waiting />;
  if ('match' in opened) return <OldMatch match={opened.match} />;
  if ('problem' in opened) {
    const lost = isLocal(id) ? 'replay.elsewhere' : isShared(id) ? 'replay.unshared' : 'replay.none';
    return <OpenRecord problem={opened.problem || t(lost)} />;
  }
  return <Watching key={id} id={id} opened={opened} />;
}

async function open(id: string): Promise<Opened | Outdated | { readonly problem: string }> {
  const found = await findRecord(id);
  if (found !== null && 'match' in found) return found;
  const game = gameIn(found?.record);
  const card = game === null ? undefined : cardOf(game);
  if (found === null || card === undefined) return { problem: '' };
  const [{ game: rules }, module] = await Promise.all([loadGame(card.id), moduleOf(card)]);
  const replay = replayOf(found.record, rules);
  return 'problem' in replay ? replay : { ...found, card, module, replay };
}

function Watching({ id, opened }: { readonly id: string; readonly opened: Opened }) {
  const t = useTexts();
  const [, goTo] = useLocation();
  const { name } = usePreferences();
  const { card, replay, mine } = opened;
  const { record, ruleset } = replay;
  const me = name || t('settings.nobody');
  const eyes = useMemo(() => eyesFor(opened), [opened]);

  const [source] = useState(() => {
    const names = Array.from(
      { length: record.seats },
      (_, seat) => opened.names[seat] || t('table.seat', { n: seat + 1 }),
    );
    const rematch = async (): Promise<string> => {
      const { seats, pack } = record;
      const options = rematchOptions(ruleset.game, record.options);
      const begun = begin(ruleset.game, { seats, options, pack, bot: standInLevel, name: me });
      if (isRefusal(begun) || 'problems' in begun) throw new Error('the same table cannot be set up again');
      shelfIn(localStorage).put(begun.match);
      return begun.match.id;
    };
    return new ReplaySource(replay, { id, names, rematch }, eyes[0] ?? 'spectator', momentInAddress());
  });

  useEffect(() => {
    const write = (): void => history.replaceState(history.state, '', `#${source.at}`);
    const read = (): void => source.goTo(momentInAddress());
    const stop = source.subscribe(write);
    window.addEventListener('hashchange', read);
    return () => {
      stop();
      window.removeEventListener('hashchange', read);
    };
  }, [source]);

  // Each moment gets its own board, so that no animation of another moment goes on.
  const module = useMemo<TableModule>(() => {
    const { Board } = opened.module;
    const Staged = (props: TableProps) => <Board key={source.at} {...props} />;
    const { words } = opened.module;
    return {
      ...opened.module,
      Board: Staged,
      words: { ...words, refusals: { ...words.refusals, ...sentences } },
    };
  }, [opened.module, source]);

  const goOn = (): void => {
    const { names, near } = source.getSnapshot();
    const seat = mine[0] ?? near;
    const match = continueFrom(replay, { at: source.at, seat, names, name: me, bot: standInLevel });
    shelfIn(localStorage).put(match);
    goTo(addressOf.table(match.id));
  };
  return (
    <MatchFrame
      card={card}
      module={module}
      source={source}
      bar={<ReplayBar source={source} module={module} eyes={eyes} where={opened.where} onContinue={goOn} />}
    />
  );
}

/** Before the end, only one's own view; afterwards everything. */
function eyesFor({ replay: { record }, mine }: Opened): readonly Eyes[] {
  if (record.outcome === null) return [...mine, 'spectator'];
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);
  const others = seats.filter((seat) => !mine.includes(seat));
  return mine.length > 0 ? [...mine, 'open', ...others, 'spectator'] : ['open', ...others, 'spectator'];
}

function momentInAddress(): number {
  const n = Number(location.hash.slice(1));
  return Number.isInteger(n) ? n : 0;
}
