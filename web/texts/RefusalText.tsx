import type { Refusal } from '@accretion/engine';
import type { GameWords } from '@accretion/games/tables';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { refusalText } from './refusalText.ts';
import { useTexts } from './texts.ts';

export interface Refused {
  readonly refusal: Refusal;
  /** The sentences of the game. */
  readonly sentences: GameWords['refusals'];
  /** The id of the game. */
  readonly game: string;
}

/** Neither the engine's rules (E1 to E7) nor the page's own refusals (E alone) are in a game's guide. */
const isInGuide = ({ rule }: Refusal): boolean => !/^E\d*$/.test(rule);

/** Why something is not allowed: one sentence, and the rule it comes from, which opens in a tab of its own. */
export function RefusalText({ refusal, sentences, game }: Refused) {
  const t = useTexts();
  const { language } = usePreferences();
  return (
    <>
      {refusalText(refusal, sentences, language)}{' '}
      {isInGuide(refusal) && (
        <Link href={addressOf.guide(game, refusal.rule)} target="_blank">
          {t('table.rule', { rule: refusal.rule })}
        </Link>
      )}
    </>
  );
}
