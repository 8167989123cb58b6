/** The 34 Team Tactic cards. */
import type { Content } from '../../rules/content/shape.ts';
import { affiliated } from './affiliated.ts';
import { general } from './general.ts';

export const tactics: Content['tactics'] = { ...affiliated, ...general };
