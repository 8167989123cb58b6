/** The box as we know it. Each entry says where it comes from. */
import type { Content } from '../rules/content.ts';
import { actions } from './actions.ts';
import { anomalies } from './anomalies.ts';
import { challenges } from './challenges.ts';
import { cores } from './cores.ts';
import { draftTokens } from './draftTokens.ts';
import { editions } from './editions.ts';
import { resources } from './resources.ts';
import { tokens } from './tokens.ts';

export const content: Content = {
  tokens,
  anomalies,
  cores,
  actions,
  editions,
  draftTokens,
  resources,
  challenges,
};
