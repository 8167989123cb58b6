import { boxOf, type Json, rulesetOf } from '@accretion/engine';
import type { LobbyCard } from '@accretion/games/tables';
import type { MatchInfo, NewMatch } from '@accretion/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Buttons, Check, Form, Input, ProblemText, Select } from '../design/Field.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { LinkField } from '../invitation/LinkField.tsx';
import { isJsonRecord } from '../json.ts';
import { moduleOf } from '../match/games.ts';
import { createWithNumber } from '../match/ownNumber.ts';
import { introduce } from '../server/me.ts';
import { troubleIn } from '../server/trouble.ts';
import { setPreferences } from '../settings/settings.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { RefusalText, type Refused } from '../texts/RefusalText.tsx';
import { useTexts } from '../texts/texts.ts';
import { aboutLevel, offeredLevels, standInLevel } from './levels.ts';
import { OptionField } from './OptionField.tsx';
import { PackField } from './PackField.tsx';
import { type Holder, SeatsField, useHolders } from './SeatsField.tsx';
import { absenceOf, type absences, absencesFor, clockOf, clocks } from './tempo.ts';
import { type Loaded, useLoaded, useWanted } from './useWanted.ts';

interface Props {
  readonly card: LobbyCard;
  readonly onClose: () => void;
}

const nameLimit = 40;

/** Sets up a match on the server, and shows the link to it. */
export default function InviteDialog({ card, onClose }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const loaded = useLoaded(card);
  const [made, setMade] = useState<MatchInfo | null>(null);
  return (
    <Dialog title={t('invite.title', { game: card.name[language] })} onClose={onClose} wide>
      {made !== null && <Ready made={made} />}
      {made === null && loaded === null && <Waiting />}
      {made === null && loaded !== null && <InviteForm card={card} {...loaded} onMade={setMade} />}
    </Dialog>
  );
}

interface FormProps extends Loaded {
  readonly card: LobbyCard;
  readonly onMade: (made: MatchInfo) => void;
}

function InviteForm({ card, game, texts, onMade }: FormProps) {
  const t = useTexts();
  const { name, language } = usePreferences();
  const { seats, options, setSeats, setOptions } = useWanted(card, game, texts);
  const [chosen, setHolders] = useHolders(seats, 'open');
  const [wantedBots, setBots] = useState(0);
  const holders = card.roles === undefined ? withBots(seats, Math.min(wantedBots, seats - 1)) : chosen;
  const [level, setLevel] = useState<string>(standInLevel);
  const [visibility, setVisibility] = useState<NewMatch['visibility']>('private');
  const [clock, setClock] = useState<(typeof clocks)[number]>('none');
  const [absence, setAbsence] = useState<(typeof absences)[number]>('wait');
  const [hints, setHints] = useState(true);
  const [pack, setPack] = useState<Json>(null);
  const [problem, setProblem] = useState<string | Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const boxed = boxOf(game, pack);
  const box = 'box' in boxed ? boxed.box : undefined;
  const content = box?.content ?? game.content;
  const bots = holders.filter((holder) => holder === 'bot').length;

  const create = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await introduce(name.trim() || t('settings.nobody'));
      const wanted: NewMatch = {
        game: card.id,
        options,
        pack,
        seats: holders.map((holder) => (holder === 'bot' ? { for: holder, level } : { for: holder })),
        visibility,
        clock: clockOf(clock),
        absence: absenceOf(absence, level),
        hints,
      };
      onMade(await createWithNumber(wanted));
    } catch (error) {
      const { words, refusal } = troubleIn(error);
      if (refusal === null) setProblem(words[language]);
      else setProblem({ refusal, words: (await moduleOf(card)).words, ruleset: rulesetOf(game, box) });
    }
    setBusy(false);
  };
  // An invitation needs at least two seats.
  const least = Math.max(2, card.seats.min);
  const counts = Array.from({ length: card.seats.max - least + 1 }, (_, i) => least + i);
  return (
    <Form wide onSubmit={() => void create()}>
      <Input
        label={t('invite.name')}
        value={name}
        max={nameLimit}
        placeholder={t('settings.nobody')}
        onChange={(value) => setPreferences({ name: value })}
      />
      <Select
        label={t('options.seats')}
        value={String(seats)}
        values={counts.map((count) => ({ value: String(count), name: t('options.seatsCount', { count }) }))}
        onChange={(value) => setSeats(Number(value))}
      />
      {card.roles === undefined ? (
        <Select
          label={t('invite.bots')}
          value={String(bots)}
          values={Array.from({ length: seats }, (_, count) => ({
            value: String(count),
            name: t('invite.botsCount', { count }),
          }))}
          onChange={(value) => setBots(Number(value))}
          note={t('invite.friends', { count: seats - 1 - bots })}
        />
      ) : (
        <SeatsField
          {...{ card, game, content, holders }}
          wanted={{ seats, options }}
          among={['me', 'open', 'bot']}
          onChange={setHolders}
        />
      )}
      {(bots > 0 || absence !== 'wait') && (
        <Select
          label={t('options.bots')}
          value={level}
          values={offeredLevels(t)}
          onChange={setLevel}
          note={aboutLevel(level, t)}
        />
      )}
      <Select<NewMatch['visibility']>
        label={t('invite.visibility')}
        value={visibility}
        values={[
          { value: 'private', name: t('invite.private') },
          { value: 'public', name: t('invite.public') },
        ]}
        onChange={setVisibility}
      />
      <Select
        label={t('invite.clock')}
        value={clock}
        values={clocks.map((value) => ({ value, name: t(`clock.${value}`) }))}
        onChange={setClock}
      />
      <Select
        label={t('invite.absence')}
        value={absence}
        values={absencesFor(game).map((value) => ({ value, name: t(`absence.${value}`) }))}
        onChange={setAbsence}
      />
      <Check label={t('hints.allow')} value={hints} onChange={setHints} />
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
        <Button look="main" type="submit" disabled={isBusy}>
          {t('invite.create')}
        </Button>
      </Buttons>
    </Form>
  );
}

/** This person first, then friends, then this many bots. */
const withBots = (seats: number, bots: number): readonly Holder[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : seat < seats - bots ? 'open' : 'bot'));

function Ready({ made }: { readonly made: MatchInfo }) {
  const t = useTexts();
  const [, goTo] = useLocation();
  return (
    <>
      <p>{t('invite.ready')}</p>
      <LinkField link={made.link} />
      <Buttons>
        <Button look="main" onClick={() => goTo(addressOf.invitation(made.id))}>
          {t('invite.go')}
        </Button>
      </Buttons>
    </>
  );
}
