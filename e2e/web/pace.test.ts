import { describe, expect, it } from 'vitest';
import { dealtWith } from './dealt.ts';
import { nothingToPlay, open } from './horizon.ts';
import { openPlace } from './place.ts';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();

const told = ({ page }: Visitor): Promise<string | null> =>
  page.locator('[data-told]').getAttribute('data-told');
const asking = ({ page }: Visitor) => page.locator('[data-part="confirm"] p');
const why = ({ page }: Visitor) => page.locator('[data-part="why"]');
/** How often the person has ended their Actions. */
const ended = async (one: Visitor): Promise<number> =>
  (await one.log()).filter((line) => line.startsWith('Ada has ended')).length;

/** Bots take their time on a busy machine. */
const isAsked = (one: Visitor): Promise<true> =>
  until(
    async () => (await one.look()).turn || null,
    async () => `nothing is asked: ${JSON.stringify(await one.look())}`,
  );

interface Way {
  open(one: Visitor): Promise<void>;
  /** A choice that cannot be undone, where one is there from the start. */
  readonly risky?: RegExp;
}

/** How each game comes soon to a move that cannot be undone. */
const ways: Readonly<Record<string, Way>> = {
  // Cards are drawn for it. Other picks bind only if all others have picked, which need not happen in a whole match.
  buccaneers: {
    async open(one) {
      const { id, key, kept } = dealtWith('ART-TENT');
      await one.page.evaluate(([k, v]) => localStorage.setItem(k ?? '', v ?? ''), [key, kept]);
      await one.page.goto(`${place().house.address}/table/${id}`);
      await one.expectAtTable();
    },
    risky: /Tentacles/,
  },
  amass: { open: (one) => one.playNow('amass') },
  ultramassive: {
    async open(one) {
      await one.button('Play solo: ULTRAMASSIVE').click();
      await one.expectAtTable();
    },
  },
};
/** More moves than that takes. */
const enough = 60;

describe('the pace of a match', () => {
  it.each(Object.keys(ways))(
    'a move of %s that cannot be undone takes two taps',
    {
      timeout: 120_000,
    },
    async (game) => {
      const ada = await place().person({ confirm: true, passes: false });
      await ada.page.goto(place().house.address);
      const way = ways[game];
      await way?.open(ada);
      const tap = async (n: number): Promise<void> => {
        const { choices } = await ada.look();
        await ada.act(choices.find((text) => way?.risky?.test(text)) ?? n);
      };
      let before: string | null = null;
      for (let n = 0; n < enough && (await asking(ada).count()) === 0; n++) {
        await ada.settles();
        await isAsked(ada);
        before = await told(ada);
        await tap(n);
      }
      // Selected, and nothing has happened yet.
      await expect
        .poll(() => asking(ada).innerText())
        .toContain("This can't be undone. Tap again to confirm.");
      expect(await told(ada)).toBe(before);
      await ada.isAccessible('a move to confirm');
      await ada.page.keyboard.press('Escape');
      await asking(ada).waitFor({ state: 'detached' });
      expect(await told(ada)).toBe(before);
      // The same again, and once more.
      const selected = ada.page.locator('[data-choice][data-selected]');
      await tap(0);
      if ((await asking(ada).count()) === 0) await tap(0);
      await asking(ada).waitFor();
      expect(await selected.count()).toBe(1);
      await selected.dispatchEvent('click');
      await expect.poll(() => told(ada), { timeout: 20_000 }).not.toBe(before);
      expect(ada.complaints).toEqual([]);
      await ada.leave();
    },
  );

  it('passes for a player who plainly cannot play, unless they want to be asked', async () => {
    const moment = nothingToPlay();
    const ben = await place().person({ passes: false });
    await open(ben, place().house.address, moment);
    await ben.settles();
    const before = await ended(ben);
    expect((await ben.look()).choices).toHaveLength(1);
    await ben.act(0);
    await expect.poll(() => ended(ben), { timeout: 20_000 }).toBe(before + 1);
    expect(await why(ben).innerText()).toBe('');
    await ben.leave();

    const ada = await place().person();
    await open(ada, place().house.address, moment);
    await expect.poll(() => why(ada).innerText(), { timeout: 20_000 }).toContain('Nothing to play');
    expect(await ended(ada)).toBe(before + 1);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
