/** A die of eight sides, by the face it shows (MC1). */
import type { ReactNode } from 'react';
import type { Face } from '../../rules/content/vocabulary.ts';
import { faceAt, faceNames } from '../../words/terms.ts';
import type { Language } from '../types.ts';
import style from './Die.module.css';

/** On a square from −1 to 1. */
const marks: Readonly<Record<Face, string>> = {
  critical:
    'M0 -0.62L0.15 -0.2L0.58 -0.2L0.23 0.07L0.37 0.5L0 0.24L-0.37 0.5L-0.23 0.07L-0.58 -0.2L-0.15 -0.2Z',
  wild: 'M-0.5 -0.35L-0.25 0.45L0 -0.1L0.25 0.45L0.5 -0.35',
  hit: 'M-0.42 -0.42L0.42 0.42M0.42 -0.42L-0.42 0.42M-0.55 0H0.55M0 -0.55V0.55',
  block: 'M0 -0.55L0.46 -0.36V0.05C0.46 0.35 0.22 0.5 0 0.6C-0.22 0.5 -0.46 0.35 -0.46 0.05V-0.36Z',
  blank: '',
  failure: 'M-0.36 -0.36L0.36 0.36M0.36 -0.36L-0.36 0.36',
};

interface DieProps {
  /** 1 to 8 (MA69); 0 while it is still rolling. */
  readonly face: number;
  readonly of: 'attack' | 'defence';
  readonly language: Language;
  readonly isChanged?: boolean;
  /** Is it worth something? */
  readonly isSuccess?: boolean;
}

export function Die({ face, of, language, isChanged = false, isSuccess = false }: DieProps): ReactNode {
  const shown = face === 0 ? 'blank' : faceAt(face);
  return (
    <svg
      viewBox="-1.1 -1.1 2.2 2.2"
      className={style['die']}
      data-of={of}
      data-face={face === 0 ? 'none' : shown}
      data-changed={isChanged}
      data-success={isSuccess}
      role="img"
      aria-label={face === 0 ? '' : faceNames[shown][language]}
    >
      <path className={style['body']} d="M0 -1L0.82 -0.58L1 0.24L0.5 0.95H-0.5L-1 0.24L-0.82 -0.58Z" />
      <path className={style['mark']} d={marks[shown]} />
    </svg>
  );
}
