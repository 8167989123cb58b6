import { describe, expect, it } from 'vitest';
import { fieldWith, figure, model } from '../../testing/table.ts';
import { reactionOutlook } from './reacting.ts';

const mean = (damage: readonly number[]): number =>
  damage.reduce((sum, chance, amount) => sum + chance * amount, 0);

/** What a reaction to an attack of the first figure on the second changes, on average. */
function change(field: ReturnType<typeof fieldWith>, attack: string, rule: string, user = 1) {
  const going = {
    ...{ id: 7, attack: model.byKey.get(attack)?.index ?? -1, attacker: 0, target: 1 },
    attackDice: [],
  };
  const found = reactionOutlook(field, going, rule, user);
  return found && [mean(found.before), mean(found.after)];
}

const onBoss = (attacker: string) =>
  fieldWith(figure(attacker, 0, 2_000, 2_000), figure('boss', 2, 2_000, 5_000));

describe('what a reaction changes', () => {
  it('MC48: Force Projection defends with Mystic, which is better against some attacks and the same against others', () => {
    const { defense } = model.content.boss;
    const attacks = ['hulk.strike', 'iron-man.repulsor-blast', 'jean-grey.psionic-bolt'];
    for (const key of attacks) {
      const type = model.byKey.get(key)?.attack?.type ?? 'mystic';
      const [before = 0, after = 0] =
        change(onBoss(key.split('.')[0] ?? ''), key, 'boss.force-projection') ?? [];
      const gained = defense.mystic - defense[type];
      expect(Math.sign(before - after), `${key}: ${before} to ${after}`).toBe(Math.sign(gained));
    }
  });

  it('MC48: Quick Draw rolls five dice instead of Defence', () => {
    const field = fieldWith(figure('boss', 2, 2_000, 2_000), figure('cyclops', 0, 2_000, 7_000));
    const [before = 0, after = 0] = change(field, 'boss.reverse-polarity', 'cyclops.quick-draw') ?? [];
    expect(after).toBeLessThan(before);
  });

  it('MC83: a bodyguard takes the damage with its own Defence', () => {
    const field = fieldWith(
      figure('boss', 2, 2_000, 2_000),
      figure('storm', 0, 2_000, 5_000),
      figure('okoye', 0, 4_000, 5_000),
    );
    const found = change(field, 'boss.reverse-polarity', 'okoye.bodyguard', 2);
    expect(found?.[0]).not.toBe(found?.[1]);
  });

  it('says nothing of what is not about damage', () => {
    expect(change(onBoss('hulk'), 'hulk.strike', 'boss.fatal-attraction')).toBe(null);
  });
});
