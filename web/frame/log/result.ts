/** The end of the story: what broke ties, and who has won. */

import type { Translate } from '../../texts/texts.ts';
import type { Frame } from '../frame.ts';
import { everybodyIn, othersOf, victoryText } from '../words.ts';

export function resultLines(frame: Frame, t: Translate): readonly string[] {
  const { state, module, source, settings } = frame;
  const { outcome, view } = state;
  if (outcome === null) return [];
  const names = everybodyIn(frame);
  const points = [...outcome.scores, ...othersOf(frame).map((one) => one.points)];
  const scores = names.map((name, player) => `${name} ${points[player] ?? 0}`).join(', ');
  const ties = module.words.ties?.(view, names, source.ruleset, settings.language) ?? [];
  return [...ties, t('log.result', { result: victoryText(outcome, frame, t), scores })];
}
