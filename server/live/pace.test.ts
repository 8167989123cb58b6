import { describe, expect, it } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { house } from '../testing/house.ts';
import { newId } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

describe('moves and undos of one seat', () => {
  it('are rate-limited, far above normal play, and for that seat only', async () => {
    const clock = new HandClock();
    const at = await house({ limited: true, now: clock.now });
    const { seats } = await trio(at);
    const [ada, ben] = seats;
    let done = 0;
    let refusal = '';
    while (refusal === '' && done < 400) {
      clock.pass(100); // ten a second
      const answer =
        done % 2 === 0
          ? await ada.play(0)
          : await ada.send({ t: 'undo', seat: 0, number: ada.numberOf(0), id: newId() });
      if (answer.t === 'error') refusal = answer.code;
      else done++;
    }
    expect(refusal).toBe('tooFast');
    expect(done).toBeGreaterThan(120);
    expect(done).toBeLessThan(250);
    const written = await at.query('select 1 from entries');
    expect(written).toHaveLength(done);
    expect((await ben.play(1)).t).toBe('ack');
    clock.pass(1_000);
    const again =
      done % 2 === 0
        ? await ada.play(0)
        : await ada.send({ t: 'undo', seat: 0, number: ada.numberOf(0), id: newId() });
    expect(again.t).toBe('ack');
  });
});
