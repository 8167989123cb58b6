import { boxOf, isRefusal, type Json, problemText, type Refusal, rulesetOf } from '@accretion/engine';
import type { LobbyCard } from '@accretion/games/tables';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Buttons, Form, ProblemText, Select } from '../design/Field.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { isJsonRecord } from '../json.ts';
import { moduleOf } from '../match/games.ts';
import { begin } from '../match/local/begin.ts';
import { shelfIn } from '../match/local/kept.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { RefusalText, type Refused } from '../texts/RefusalText.tsx';
import { useTexts } from '../texts/texts.ts';
import { aboutLevel, offeredLevels, usualLevel } from './levels.ts';
import { OptionField } from './OptionField.tsx';
import { PackField } from './PackField.tsx';
import { SeatsField, useHolders } from './SeatsField.tsx';
import { type Loaded, useLoaded, useWanted } from './useWanted.ts';

interface Props {
  readonly card: LobbyCard;
  readonly onClose: () => void;
}

/** Sets up a match against bots. The fields of the game's own options come from their declared shape. */
export default function OptionsDialog({ card, onClose }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const loaded = useLoaded(card);
  return (
    <Dialog title={t('lobby.optionsOf', { game: card.name[language] })} onClose={onClose}>
      {loaded === null ? <Waiting /> : <OptionsForm card={card} {...loaded} />}
    </Dialog>
  );
}

function OptionsForm({ card, game, texts }: { readonly card: LobbyCard } & Loaded) {
  const t = useTexts();
  const { name } = usePreferences();
  const [, goTo] = useLocation();
  const { seats, options, setSeats, setOptions } = useWanted(card, game, texts);
  const [holders, setHolders] = useHolders(seats, 'bot');
  const mine = holders.flatMap((holder, seat) => (holder === 'me' ? [seat] : []));
  const [bot, setBot] = useState<string>(usualLevel);
  const [pack, setPack] = useState<Json>(null);
  const [problem, setProblem] = useState<string | Refused | null>(null);
  const boxed = boxOf(game, pack);
  const box = 'box' in boxed ? boxed.box : undefined;
  const content = box?.content ?? game.content;

  const explain = async (refusal: Refusal): Promise<void> => {
    const { words } = await moduleOf(card);
    setProblem({ refusal, words, ruleset: rulesetOf(game, box) });
  };
  const start = (): void => {
    if (mine.length === 0) return setProblem(t('seats.none'));
    const begun = begin(game, { seats, mine, bot, options, pack, name: name || t('settings.nobody') });
    if (isRefusal(begun)) void explain(begun);
    else if ('problems' in begun) setProblem(begun.problems.map((one) => problemText(one, game))[0] ?? '');
    else {
      shelfIn(localStorage).put(begun.match);
      goTo(addressOf.table(begun.match.id));
    }
  };
  const counts = Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, i) => card.seats.min + i);
  return (
    <Form onSubmit={start}>
      <Select
        label={t('options.seats')}
        value={String(seats)}
        values={counts.map((count) => ({ value: String(count), name: t('options.seatsCount', { count }) }))}
        onChange={(value) => setSeats(Number(value))}
      />
      {card.roles !== undefined && seats > 1 && (
        <SeatsField
          {...{ card, game, content, holders }}
          wanted={{ seats, options }}
          among={['me', 'bot']}
          onChange={setHolders}
        />
      )}
      {seats > mine.length && (
        <Select
          label={t('options.bots')}
          value={bot}
          values={offeredLevels(t)}
          onChange={setBot}
          note={aboutLevel(bot, t)}
        />
      )}
      {isJsonRecord(options) && (
        <OptionField
          shape={game.options}
          path=""
          value={options}
          texts={texts}
          content={content}
          onChange={setOptions}
        />
      )}
      <PackField game={game} pack={pack} onChange={setPack} />
      {problem !== null && (
        <ProblemText>{typeof problem === 'string' ? problem : <RefusalText {...problem} />}</ProblemText>
      )}
      <Buttons>
        <Button look="main" type="submit">
          {t('options.start')}
        </Button>
      </Buttons>
    </Form>
  );
}
