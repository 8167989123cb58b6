/** Writes the book: numbers every rule, effect and list of effects, so that a state can point at them. */
import type { Attack, Superpower, Tactic } from '../content/cards.ts';
import type { Effect } from '../content/effects.ts';
import { type AttackNumbers, grouped, type Part, type Rule, type RuleKind } from './rule.ts';

type Told = Partial<Omit<Rule, 'index' | 'list' | 'parts' | 'byWhen' | 'byOp'>> & Pick<Rule, 'key' | 'kind'>;

export class Writer {
  readonly rules: Rule[] = [];
  readonly parts: Part[] = [];
  readonly lists: Part[][] = [];

  attack(
    key: string,
    { type, shape, range, strength, cost, effects }: AttackNumbers & { readonly effects: readonly Effect[] },
    owner: number,
    side: Attack['side'],
  ): Rule {
    return this.rule(
      { key, kind: 'attack', owner, side, cost, attack: { type, shape, range, strength, cost } },
      effects,
    );
  }

  superpower(key: string, power: Superpower, owner: number): Rule {
    const { kind, side, x } = power;
    return this.rule(
      {
        key,
        kind,
        owner,
        side,
        triggers: power.triggers ?? [],
        cost: power.cost ?? 0,
        x: x === undefined ? null : { min: x.min, max: x.max, morePerUse: x.morePerUse ?? 0 },
        isAction: power.action ?? false,
        limit: power.limit ?? null,
        pay: power.pay ?? null,
        affiliation: power.affiliation ?? '',
      },
      power.effects,
    );
  }

  card(key: string, { triggers, pay, affiliation, effects }: Tactic): Rule {
    return this.rule(
      { key, kind: 'card', triggers: triggers ?? [], pay, affiliation: affiliation ?? '' },
      effects,
    );
  }

  plain(key: string, kind: RuleKind, effects: readonly Effect[]): Rule {
    return this.rule({ key, kind }, effects);
  }

  private rule(told: Told, effects: readonly Effect[]): Rule {
    const parts: Part[] = [];
    const rule: Rule & { byWhen: Rule['byWhen']; byOp: Rule['byOp'] } = {
      owner: -1,
      side: 'both',
      triggers: [],
      cost: 0,
      x: null,
      isAction: false,
      limit: null,
      pay: null,
      affiliation: '',
      attack: null,
      ...told,
      index: this.rules.length,
      list: this.lists.length,
      parts,
      byWhen: {},
      byOp: {},
    };
    this.rules.push(rule);
    this.lists.push(parts);
    this.write(rule, effects, parts);
    const written = {
      byWhen: grouped(parts, ({ effect }) => effect.when ?? ''),
      byOp: grouped(parts, ({ effect }) => effect.op),
    };
    return Object.assign(rule, written);
  }

  private write(rule: Rule, effects: readonly Effect[], into: Part[]): void {
    for (const effect of effects) {
      const lists: number[] = [];
      const part = { index: this.parts.length, rule, place: into.length, effect, lists, granted: -1 };
      this.parts.push(part);
      into.push(part);
      for (const inner of innerLists(effect)) {
        const list: Part[] = [];
        lists.push(this.lists.length);
        this.lists.push(list);
        this.write(rule, inner, list);
      }
      if (effect.op === 'grantAttack')
        part.granted = this.attack(`${rule.key}.attack`, effect.args.attack, -1, 'both').index;
    }
  }
}

function innerLists(effect: Effect): readonly (readonly Effect[])[] {
  if (effect.op === 'chooseOne') return effect.args.options;
  if (effect.op !== 'stance') return [];
  const { options = {} } = effect.args;
  return stanceKeys(options).map((key) => options[key]?.effects ?? []);
}

/** The stances of an effect, in the order of their lists. */
export const stanceKeys = (options: object): string[] => Object.keys(options).sort();
