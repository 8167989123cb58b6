import { describe, expect, it } from 'vitest';
import { Announcements, gathering, type Kind, longWait, readingTime } from './announcements.ts';
import { type Aloud, summed } from './summing.ts';

/** A voice that writes down what it says, and a clock that is set by hand. */
function listener() {
  const said: { readonly text: string; readonly kind: Kind }[] = [];
  const due: { at: number; act: () => void }[] = [];
  let now = 0;
  const queue = new Announcements(
    { prepare: () => undefined, say: (text, kind) => said.push({ text, kind }) },
    {
      after(milliseconds, act) {
        const one = { at: now + milliseconds, act };
        due.push(one);
        return () => {
          if (due.includes(one)) due.splice(due.indexOf(one), 1);
        };
      },
    },
  );
  const wait = (milliseconds: number): void => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      due.splice(due.indexOf(next), 1);
      now = next.at;
      next.act();
    }
    now = end;
  };
  /** What was said since the last time this was asked. */
  const heard = (): string[] => said.splice(0).map(({ text }) => text);
  return { queue, wait, heard, said };
}

const result = (text: string): Aloud => ({ text, isMinor: false });
const minor = (text: string): Aloud => ({ text, isMinor: true });

describe('announcements', () => {
  it('are said one after another, each after the time the one before it needs', () => {
    const { queue, wait, heard } = listener();
    queue.tell([result('Ada wins the fight.')]);
    wait(gathering);
    expect(heard()).toEqual(['Ada wins the fight.']);
    queue.tell([result('Ben takes two cubes.')]);
    wait(readingTime('Ada wins the fight.') - 1);
    expect(heard()).toEqual([]);
    wait(1);
    expect(heard()).toEqual(['Ben takes two cubes.']);
  });

  it('need more time the longer they are', () => {
    const { queue, wait, heard } = listener();
    const long = 'Plans revealed: everybody goes everywhere, and nobody stays at home. '.repeat(4);
    queue.tell([result(long)]);
    wait(gathering);
    queue.tell([result('Then this.')]);
    wait(readingTime('short'));
    expect(heard()).toEqual([long]);
    wait(readingTime(long));
    expect(heard()).toEqual(['Then this.']);
  });

  it('keep a result that "has picked" follows', () => {
    const { queue, wait, heard } = listener();
    queue.tell([result('Revealed: Ada: Moon Bus.')]);
    queue.tell([minor('Ben has picked.')]);
    wait(60_000);
    expect(heard()).toEqual(['Revealed: Ada: Moon Bus.', 'Ben has picked.']);
  });

  it('drop "has picked" when a result follows, in the same update or while it waits', () => {
    const { queue, wait, heard } = listener();
    queue.tell([minor('Ada has picked.')]);
    queue.tell([minor('Ben has picked.'), result('Revealed: Ada: Moon Bus.')]);
    wait(60_000);
    expect(heard()).toEqual(['Revealed: Ada: Moon Bus.']);
  });

  it('ask the question after the results, even if it was known before', () => {
    const { queue, wait, heard } = listener();
    queue.ask({ text: 'Pick one card to keep.', isQuestion: true });
    queue.tell([result('Revealed: Ada: Moon Bus.')]);
    wait(60_000);
    expect(heard()).toEqual(['Revealed: Ada: Moon Bus.', 'Pick one card to keep.']);
  });

  it('ask only the newest question, and once, until it is answered', () => {
    const { queue, wait, heard } = listener();
    queue.ask({ text: 'Choose a space.', isQuestion: true });
    queue.ask({ text: 'Choose a card.', isQuestion: true });
    queue.ask({ text: 'Choose a card.', isQuestion: true });
    wait(60_000);
    expect(heard()).toEqual(['Choose a card.']);
    queue.answered();
    queue.ask({ text: 'Choose a card.', isQuestion: true });
    wait(60_000);
    expect(heard()).toEqual(['Choose a card.']);
  });

  it('do not ask a question that was answered before it was said', () => {
    const { queue, wait, heard } = listener();
    queue.ask({ text: 'Choose a space.', isQuestion: true });
    queue.answered();
    wait(60_000);
    expect(heard()).toEqual([]);
  });

  it('mention who is being waited for only if it takes long, and once', () => {
    const { queue, wait, heard } = listener();
    queue.ask({ text: 'Waiting for Ben and Cy', isQuestion: false });
    wait(gathering + longWait - 1);
    expect(heard()).toEqual([]);
    wait(1);
    expect(heard()).toEqual(['Waiting for Ben and Cy']);
    queue.ask({ text: 'Waiting for Cy', isQuestion: false });
    wait(60_000);
    expect(heard()).toEqual([]);
  });

  it('hurry when a key is pressed, which silences the voice anyway', () => {
    const { queue, wait, heard } = listener();
    queue.tell([result('Ada wins the fight.')]);
    wait(gathering);
    queue.tell([result('Ben takes two cubes.')]);
    queue.hurry();
    expect(heard()).toEqual(['Ada wins the fight.', 'Ben takes two cubes.']);
  });

  it('say nothing more once the match is left', () => {
    const { queue, wait, heard } = listener();
    queue.tell([result('Ada wins the fight.')]);
    queue.close();
    wait(60_000);
    expect(heard()).toEqual([]);
  });

  it('have a kind each, by which they can be told apart', () => {
    const { queue, wait, said } = listener();
    queue.tell([minor('Ben has picked.')]);
    queue.ask({ text: 'Pick one card to keep.', isQuestion: true });
    wait(60_000);
    expect(said.map(({ kind }) => kind)).toEqual(['minor', 'question']);
  });
});

describe('what an update tells is summed up', () => {
  const names = ['Ada', 'Ben', 'Cy'];
  const texts = (told: readonly Aloud[], language: 'en' | 'de' = 'en'): string[] =>
    summed(told, names, language).map(({ text }) => text);

  it('if only the name differs', () => {
    expect(texts([result('Ada passes.'), result('Ben passes.'), result('Cy passes.')])).toEqual([
      'Ada passes. Ben and Cy too.',
    ]);
    expect(texts([minor('Ada hat gewählt.'), minor('Cy hat gewählt.')], 'de')).toEqual([
      'Ada hat gewählt. Cy auch.',
    ]);
  });

  it('when the same text comes twice', () => {
    expect(texts([result('Ada draws a card.'), result('Ada draws a card.')])).toEqual([
      'Ada draws a card. (2 times)',
    ]);
  });

  it('but what happens in between stays where it is, and names inside of words are none', () => {
    const told = [result('Ada passes.'), result('Hands are passed.'), result('Ben passes.')];
    expect(texts(told)).toEqual(told.map(({ text }) => text));
    const owned = [result("Ada's robot turns."), result("Ben's robot turns.")];
    expect(texts(owned)).toEqual(owned.map(({ text }) => text));
  });
});
