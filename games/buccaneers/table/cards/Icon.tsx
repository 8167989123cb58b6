import { iconsOf } from '../../../pieces/Icon.tsx';
import sheet from './icons.svg';
import type { IconName } from './icons.ts';

export const Icon = iconsOf<IconName>(sheet);
