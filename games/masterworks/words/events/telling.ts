/** What a line of the log is told with. */
import { listed } from '../../../pieces/words.ts';
import type { Language } from '../../../words.ts';
import type { Story } from '../../rules/story.ts';
import { roughly } from '../measures.ts';
import { bossKey, type Named } from '../model.ts';
import { type Case, figureName, isPieceKey, ownRuleName, quoted, ruleName, thingName } from '../names.ts';
import { pointGoing, pointOf, pointOfDirection } from '../places/compass.ts';
import { say } from './texts.ts';

export type Did = Story['did'];
export type Told<D extends Did> = Extract<Story, { readonly did: D }>;
/** Null: not worth a line. */
export type Teller<D extends Did> = (told: Told<D>, telling: Telling) => string | null;
export type Tellers<D extends Did> = { readonly [K in D]: Teller<K> };

interface Way {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
}

export class Telling {
  constructor(
    readonly box: Named,
    readonly names: readonly string[],
    readonly language: Language,
  ) {}

  seat(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** What nobody's card does is the boss's to decide (MD4). */
  figure(key: string): string {
    return figureName(this.box, key === '' ? bossKey : key, this.language);
  }

  get boss(): string {
    return this.figure(bossKey);
  }

  thing(name: string, grammar: Case = 'nom'): string {
    return thingName(this.box, name, this.language, grammar);
  }

  /** German names of rules stand in quotes, since they are not inflected. */
  rule(key: string): string {
    return quoted(ruleName(this.box, key, this.language), this.language);
  }

  ownRule(figure: string, key: string): string {
    return quoted(ownRuleName(this.box, figure, key, this.language), this.language);
  }

  /** What changed a die: a rule, or cover. */
  cause(figure: string, rule: string): string {
    return rule === '' || rule === 'cover' ? say(this.language, 'cover') : this.ownRule(figure, rule);
  }

  isPiece(name: string): boolean {
    return isPieceKey(this.box, name) || name.startsWith('construct:');
  }

  list(items: readonly string[]): string {
    return listed(this.language, items);
  }

  /** How far and where to: null for no way at all, or one too short to tell. */
  way({ fromX, fromY, x, y }: Way): { length: string; going: string } | null {
    const length = Math.sqrt((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY));
    const point = pointOf(x - fromX, y - fromY);
    if (point === null || length < 50) return null;
    return { length: roughly(length, this.language), going: pointGoing(point, this.language) };
  }

  going(direction: number): string {
    return pointGoing(pointOfDirection(direction), this.language);
  }
}
