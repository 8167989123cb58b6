import { boxOf, type Game, isRecord, type Json, type Problem } from '@accretion/engine';
import { useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import styles from '../design/Field.module.css';
import { ProblemText, Select } from '../design/Field.tsx';
import { cardOf, moduleOf } from '../match/games.ts';
import { type PackWords, packWords, problemPlace, problemSentence } from '../packs/problemSentence.ts';
import { keepPack, packsFor } from '../packs/shelf.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';

interface Props {
  readonly game: Game;
  readonly pack: Json;
  readonly onChange: (pack: Json) => void;
}

/** Which cards to play with: the standard ones, or a pack saved in this browser or loaded from a file. */
export function PackField({ game, pack, onChange }: Props) {
  const t = useTexts();
  const file = useRef<HTMLInputElement>(null);
  const [packs, setPacks] = useState(() => packsFor(game.id));
  const { language } = usePreferences();
  const [problem, setProblem] = useState<Misfit | 'notJson' | null>(null);

  const load = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const read = parse(await chosen.text());
    if (read === undefined) return setProblem('notJson');
    const boxed = boxOf(game, read);
    if ('problems' in boxed) return setProblem(await misfitOf(game, boxed.problems));
    if (boxed.box.pack === null) return;
    keepPack(boxed.box.pack);
    setPacks(packsFor(game.id));
    setProblem(null);
    onChange({ ...boxed.box.pack });
  };

  const chosen = isRecord(pack) ? String(pack['name']) : '';
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t('options.pack')}
          value={chosen}
          values={[
            { value: '', name: t('options.builtIn') },
            ...packs.map(({ name }) => ({ value: name, name })),
          ]}
          onChange={(name) => {
            const next = packs.find((one) => one.name === name);
            onChange(next === undefined ? null : { ...next });
          }}
        />
      </div>
      <div>
        <Button look="quiet" onClick={() => file.current?.click()}>
          {t('options.loadPack')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          onChange={(event) => void load(event.target.files?.[0])}
        />
      </div>
      {problem === 'notJson' && <ProblemText>{t('options.notJson')}</ProblemText>}
      {problem !== null && problem !== 'notJson' && (
        <ProblemText>
          {t('options.packProblem', {
            problem: `${problemPlace(problem, t)}: ${problemSentence(problem, t, language, problem.words)}`,
          })}
        </ProblemText>
      )}
    </>
  );
}

/** The first problem of a pack, with the texts to describe it. */
type Misfit = Problem & { readonly words: PackWords };

async function misfitOf(game: Game, [first]: readonly Problem[]): Promise<Misfit | null> {
  const card = cardOf(game.id);
  if (first === undefined || card === undefined) return null;
  const words = await packWords(game, await moduleOf(card));
  return { ...first, words };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
