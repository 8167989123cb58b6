import type { Refusal, Ruleset } from '@accretion/engine';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { type RefusalWords, refusalSentence } from './refusalSentence.ts';
import { useTexts } from './texts.ts';

export interface Refused {
  readonly refusal: Refusal;
  readonly words: RefusalWords;
  readonly ruleset: Ruleset;
}

/** Neither the engine's rules (E1 to E7) nor the page's own refusals (E alone) are in a game's guide. */
const isInGuide = ({ rule }: Refusal): boolean => !/^E\d*$/.test(rule);

/**
 * Why something is not allowed: one sentence, and the rule it comes from, which opens in a tab of its own. Every
 * refusal on the page is shown by this.
 */
export function RefusalText({ refusal, words, ruleset }: Refused) {
  const t = useTexts();
  const { language } = usePreferences();
  return (
    <>
      {refusalSentence(refusal, words, ruleset, language)}{' '}
      {isInGuide(refusal) && (
        <Link href={addressOf.guide(ruleset.game.id, refusal.rule)} target="_blank">
          {t('table.rule', { rule: refusal.rule })}
        </Link>
      )}
    </>
  );
}
