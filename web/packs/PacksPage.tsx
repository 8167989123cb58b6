import { type Game, isRefusal, type Pack, type Problem } from '@accretion/engine';
import type { LobbyCard, TableModule } from '@accretion/games/tables';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { Input, ProblemText, Select } from '../design/Field.tsx';
import { Page } from '../design/Page.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { usualLevel } from '../lobby/levels.ts';
import { games, loadGame, moduleOf } from '../match/games.ts';
import { begin } from '../match/local/begin.ts';
import { save } from '../match/local/export.ts';
import { shelfIn } from '../match/local/kept.ts';
import { usualOptions } from '../match/local/played.ts';
import { usePreferences, useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { newPack, problemsOf, readPack, textOf } from './draft.ts';
import { EntryForm } from './EntryForm.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import own from './Packs.module.css';
import { type PackWords, packWords, problemPlace, problemSentence } from './problemSentence.ts';
import { keepPack, packsFor, removePack } from './shelf.ts';

interface Loaded {
  readonly card: LobbyCard;
  readonly game: Game;
  readonly module: TableModule;
  readonly words: PackWords;
}

/** Content packs: owners of a printed game enter its cards and play with them. */
export default function PacksPage() {
  const t = useTexts();
  const { language } = useSettings();
  const [id, choose] = useState(games[0]?.id ?? '');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isGone = false;
    setLoaded(null);
    void load(id).then((found) => isGone || setLoaded(found));
    return () => {
      isGone = true;
    };
  }, [id]);
  return (
    <Page title={t('packs.title')}>
      <div className={own.page}>
        <h1>{t('packs.title')}</h1>
        <p className={own.intro}>{t('packs.intro')}</p>
        {games.length > 1 && (
          <Select
            label={t('packs.game')}
            value={id}
            values={games.map((card) => ({ value: card.id, name: card.name[language] }))}
            onChange={choose}
          />
        )}
        {loaded === null ? <Waiting /> : <Editor key={loaded.card.id} loaded={loaded} />}
      </div>
    </Page>
  );
}

async function load(id: string): Promise<Loaded | null> {
  const card = games.find((one) => one.id === id);
  if (card === undefined) return null;
  const [{ game }, module] = await Promise.all([loadGame(id), moduleOf(card)]);
  return { card, game, module, words: await packWords(game, module) };
}

function Editor({ loaded: { card, game, module, words: ofGame } }: { readonly loaded: Loaded }) {
  const t = useTexts();
  const { language } = useSettings();
  const { name: person } = usePreferences();
  const [, goTo] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(() => packsFor(game.id));
  const [pack, setPack] = useState<Pack>(() => kept[0] ?? newPack(game, t('packs.newName')));
  const [text, setText] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>(() => problemsOf(game, pack));
  const [said, say] = useState('');
  const words = (name: string): string => ofGame.fields[name]?.[language] ?? name;
  const isSound = problems.length === 0 && pack.name.trim() !== '';
  const isKept = kept.some((one) => textOf(one) === textOf(pack));

  const edit = (next: Pack): void => {
    setPack(next);
    setProblems(problemsOf(game, next));
    say('');
  };
  const open = (next: Pack): void => {
    edit(next);
    if (text !== null) setText(textOf(next));
  };
  const write = (typed: string): void => {
    setText(typed);
    const read = readPack(game, typed);
    if (read.pack !== null) setPack(read.pack);
    setProblems(read.problems);
    say('');
  };
  const store = (): void => {
    keepPack(pack);
    setKept(packsFor(game.id));
    say(t('packs.saved', { name: pack.name }));
  };
  const remove = (): void => {
    removePack(pack);
    const left = packsFor(game.id);
    setKept(left);
    open(left[0] ?? newPack(game, t('packs.newName')));
  };
  const load = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const typed = await chosen.text();
    const read = readPack(game, typed);
    if (read.pack === null) {
      setText(typed);
      setProblems(read.problems);
    } else open(read.pack);
  };
  const play = (): void => {
    const begun = begin(game, {
      seats: card.usualSeats,
      bot: usualLevel,
      options: usualOptions(card),
      pack: { ...pack },
      name: person || t('settings.nobody'),
    });
    if (isRefusal(begun) || 'problems' in begun) return;
    store();
    shelfIn(localStorage).put(begun.match);
    goTo(addressOf.table(begun.match.id));
  };

  return (
    <>
      <div className={own.bar}>
        <Select
          label={t('packs.open')}
          value={isKept ? pack.name : ''}
          values={[
            ...(isKept ? [] : [{ value: '', name: t('packs.unsaved') }]),
            ...kept.map(({ name }) => ({ value: name, name })),
          ]}
          onChange={(name) => {
            const chosen = kept.find((one) => one.name === name);
            if (chosen !== undefined) open(chosen);
          }}
        />
        <Input
          label={t('packs.name')}
          value={pack.name}
          max={80}
          onChange={(name) => open({ ...pack, name })}
        />
      </div>
      <div className={own.buttons}>
        <Button look="main" disabled={!isSound || isKept} onClick={store}>
          {t('packs.save')}
        </Button>
        <Button disabled={!isSound} onClick={play}>
          {t('packs.play')}
        </Button>
        <Button onClick={() => open(newPack(game, t('packs.newName')))}>{t('packs.new')}</Button>
        <Button onClick={() => file.current?.click()}>{t('packs.import')}</Button>
        <Button disabled={!isSound} onClick={() => save(pack, `${game.id}-${pack.name}`)}>
          {t('packs.export')}
        </Button>
        {isKept && (
          <Button look="danger" onClick={remove}>
            {t('packs.delete')}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t('packs.import')}
          onChange={(event) => void load(event.target.files?.[0])}
        />
      </div>
      <p role="status" className={own.said}>
        {said}
      </p>
      <Problems problems={problems} ofGame={ofGame} />
      <fieldset className={own.tabs}>
        <legend className="unseen">{t('packs.how')}</legend>
        <Button
          look={text === null ? 'main' : 'plain'}
          aria-pressed={text === null}
          onClick={() => setText(null)}
        >
          {t('packs.form')}
        </Button>
        <Button
          look={text === null ? 'plain' : 'main'}
          aria-pressed={text !== null}
          onClick={() => setText(textOf(pack))}
        >
          {t('packs.json')}
        </Button>
      </fieldset>
      {text === null ? (
        <EntryForm game={game} module={module} pack={pack} words={words} onChange={edit} />
      ) : (
        <JsonEditor text={text} onChange={write} />
      )}
    </>
  );
}

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly ofGame: PackWords;
}

/** The problems, entry by entry; the pack cannot be saved until they are fixed. */
function Problems({ problems, ofGame }: ProblemsProps) {
  const t = useTexts();
  const { language } = useSettings();
  if (problems.length === 0) return <p className={own.sound}>{t('packs.sound')}</p>;
  return (
    <div>
      <ProblemText>{t('packs.unsound', { count: problems.length })}</ProblemText>
      <ul className={own.problems}>
        {problems.slice(0, 12).map((problem) => (
          <li key={`${problem.path} ${problem.why}`}>
            <code>{problemPlace(problem, t)}</code> {problemSentence(problem, t, language, ofGame)}
          </li>
        ))}
      </ul>
    </div>
  );
}
