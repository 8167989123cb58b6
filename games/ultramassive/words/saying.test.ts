import { type Event, erased, only, type Ruleset } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { GameWords, Help, Language } from '../../words.ts';
import type { Options } from '../rules/state.ts';
import { type Given, given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';
import { ends, gains, plays, recycles, siphons, type Wish } from '../testing/wishes.ts';
import { help as typedHelp } from './help/index.ts';
import { words } from './index.ts';
import { spaceThing, tokenThing } from './things.ts';

const { choiceText, eventText, prompt, waiting, ties } = erased<Required<GameWords>>(words);
const help = erased<Help>(typedHelp);
const names = ['Ada', 'Ben', 'Cleo'];
const earlier: Partial<Options> = { edition: 'earlier' };
const rulesetIn = (play: Play): Ruleset => play.ruleset as unknown as Ruleset;

/** The log as Ada reads it. */
const log = (play: Play, language: Language = 'en'): string[] =>
  play.stage.told.flatMap(({ event, secret }) => {
    const heard = secret !== undefined && (secret.to & only(0)) !== 0 ? secret.event : event;
    if (heard.did === '') return [];
    const seats = names.slice(0, play.state.seats.length);
    return eventText(heard as Event, seats, rulesetIn(play), language, play.view(only(0))) ?? [];
  });

const promptOf = (play: Play, seat = 0, language: Language = 'en'): string =>
  prompt(play.view(only(seat)), seat, rulesetIn(play), language);

describe('the log', () => {
  const merger: Wish[] = [plays('sb-1'), siphons('primordial', 1)];

  it('tells what is queued for others as it is caused, and again when it is settled', () => {
    const play = given({ seats: 3, red: { hand: ['sb-1'] } });
    play.red.does(...merger);
    const queued = 'Queued by Ada for Ben and Cleo, once everyone is done: Gain 1 Discovery Counter.';
    expect(log(play)).toContain(queued);
    expect(log(play, 'de')).toContain(
      'Von Ada für Ben und Cleo, sobald alle fertig sind: Erhalte 1 Entdeckungsmarker.',
    );
    play.red.does(ends);
    play.yellow.does(ends);
    play.teal.does(ends);
    const lines = log(play);
    expect(lines.filter((line) => line === queued)).toHaveLength(1);
    const ended = lines.indexOf('Cleo has ended their Actions phase.');
    expect(lines.indexOf(queued)).toBeLessThan(ended);
    expect(lines.indexOf('Now for Cleo, from Ada: Gain 1 Discovery Counter.')).toBeGreaterThan(ended);
  });

  it('says from where a token is removed unscored', () => {
    const space = 3; // of set 2: remove Antimatter, gain a Blue Giant
    const play = given({
      at: 'gaining',
      options: earlier,
      red: { board: 'blue 4: Minor, pink 2: Minor', picks: [1, space] },
      yellow: { picks: [2, 2] },
    });
    play.red.does(gains(1), () => ({ do: 'remove', channel: 'pink', space: 2, token: 'minor' }));
    expect(log(play)).toContain('Ada removes Minor Antimatter from pink 2, unscored.');
    expect(log(play, 'de')).toContain('Ada entfernt ungewertet von rosa 2: Kleine Antimaterie.');
    const handed = given({
      at: 'gaining',
      options: earlier,
      red: { picks: [1, space], board: 'blue 4: Minor' },
      yellow: { picks: [0, 2] },
    });
    const at = handed.red.place.pending.findIndex(({ is }) => is === 'space');
    handed.red.does(gains(at + 1), () => ({ do: 'removePending', at: handed.red.place.pending.length - 1 }));
    expect(log(handed)).toContain(
      'Ada removes Minor Antimatter from the Resources still to be gained, unscored.',
    );
  });

  it('has a line for recycling nothing', () => {
    const opened = { at: 'gaining', red: { hand: ['sa-1'], picks: [1, 3] }, yellow: { picks: [2, 2] } };
    const play = given(opened);
    play.red.does(gains(1), recycles());
    expect(log(play)).toContain('Ada recycles nothing.');
    expect(log(play, 'de')).toContain('Ada recycelt nichts.');
    const one = given(opened);
    one.red.does(gains(1), recycles('sa-1'));
    expect(log(one)).toContain('Ada recycles 1 card.');
  });

  it('speaks to a solo player without mentioning others', () => {
    const alone = given({ at: 'draft', options: { mode: 'soloNormal' } });
    alone.red.does(() => ({ do: 'keep', card: alone.state.resources[0] as number }));
    expect(log(alone)).toContain('You gain what you drafted.');
    expect(log(alone).filter((line) => /\b(all|everyone|they)\b/i.test(line))).toEqual([]);
    expect(log(alone, 'de').filter((line) => /\b(alle|anderen)\b/i.test(line))).toEqual([]);
    const two = given({ at: 'gaining', red: { picks: [1, 1] }, yellow: { picks: [2, 2] } });
    expect(log(two)).toContain('Everyone gains what they drafted.');
  });
});

describe('ER22 the earlier edition', () => {
  it('has its own words in prompts, choices and the log', () => {
    const play = given({ options: earlier, red: { hand: ['oa-1'] } });
    expect(promptOf(play)).toMatch(/^Discover phase: /);
    expect(promptOf(play, 0, 'de')).toMatch(/^Phase Entdecken: /);
    const end = { seat: 0, move: { do: 'end' } };
    const textOf = (from: Play): string => choiceText(end, from.view(only(0)), rulesetIn(from), 'en');
    expect(textOf(play)).toBe('End your Action phase');
    play.red.does(() => ({ do: 'pass' }));
    expect(promptOf(play)).toMatch(/end your Action phase\. /);
    play.red.does(ends);
    expect(log(play)).toContain('Ada has ended their Action phase.');
    expect(log(play)).toContain('Player Turns: Discover, Action, Draw.');
    const final = given({ red: { hand: ['oa-1'] } });
    expect(promptOf(final)).toMatch(/end your Actions phase\. /);
    expect(textOf(final)).toBe('End your Actions phase');
  });

  it('has its own words and rules in help, and the final one its own', () => {
    const helpIn = (options: Partial<Options>, thing: { kind: string; id: number }) => {
      const play = given({ at: 'draft', options });
      const { text, rules } = help(thing, rulesetIn(play), 'en', play.view(only(0)));
      return { text: text.join(' '), rules };
    };
    const action = { kind: 'action', id: 0 };
    expect(helpIn(earlier, action).text).toContain('Primary Action, when played: ');
    expect(helpIn({}, action).text).toContain('Primary Effect, when played: ');
    const anomaly = { kind: 'anomaly', id: 0 };
    expect(helpIn(earlier, anomaly).text).toContain('Anomaly Action, once a Round: ');
    expect(helpIn({}, anomaly).text).toContain('Anomaly Effect, once a Round: ');
    const rift = spaceThing(0, 'blue', 3);
    expect(helpIn(earlier, rift).text).toContain('gained directly onto it stays until it moves');
    expect(helpIn(earlier, rift).rules).toContain('ER14');
    expect(helpIn({}, rift).text).not.toContain('directly onto it');
    expect(helpIn(earlier, tokenThing('major')).text).toContain('moved onto a Rift');
    expect(helpIn(earlier, { kind: 'starter', id: 0 }).text).toContain('at the start of each Round');
    expect(helpIn({}, { kind: 'starter', id: 0 }).text).toContain('after each Round');
    expect(helpIn(earlier, { kind: 'round', id: 0 }).text).toContain('Player Turns (Discover, Action, Draw)');
    expect(helpIn({}, { kind: 'round', id: 0 }).text).toContain('Discovery, Actions and Solar Mass Bonus');
    expect(helpIn(earlier, { kind: 'mass', id: 0 }).rules).toContain('ER18');
  });
});

describe('help', () => {
  const hole = { kind: 'hole', id: 0 };
  const helpIn = (story: Given, thing: { kind: string; id: number }, language: Language = 'en') => {
    const play = given({ at: 'draft', ...story });
    const { text, rules } = help(thing, rulesetIn(play), language, play.view(only(0)));
    return { text: text.join(' '), rules };
  };

  it('mentions no rule that is switched off in this match', () => {
    expect(helpIn({}, hole).text).toContain('ULTRAMASSIVE');
    const off = helpIn({ options: { ultramassiveIsASize: false } }, hole);
    expect(off.text).not.toContain('ULTRAMASSIVE');
    expect(off.text).toContain('for each larger one');
    expect(off.rules).not.toContain('A18');
  });

  it('mentions no other players in solo', () => {
    for (const language of ['en', 'de'] as const) {
      const { text, rules } = helpIn({ options: { mode: 'soloHard' } }, hole, language);
      expect(text).not.toMatch(/Bonus|ULTRAMASSIVE|larger|größere/);
      expect(rules).not.toContain('R59');
    }
    const solo = { options: { mode: 'soloHard' } } as const;
    expect(helpIn(solo, { kind: 'mass', id: 0 }).text).toBe(
      'To win you need 100 Solar Mass and 5 Challenges after six Rounds.',
    );
    expect(helpIn(solo, { kind: 'round', id: 0 }).text).not.toContain('Bonus');
    const { cards } = given({ at: 'draft' });
    const echo = { kind: 'core', id: cards.coreOf('epsilon', 0) };
    expect(helpIn(solo, echo).text).toContain('In solo, anything that affects other players does nothing.');
    expect(helpIn({}, echo).text).not.toContain('In solo');
  });
});

describe('H17 a player who has to wait before drawing', () => {
  /** Nothing lies ready: the deck could run out. */
  const opened = (): Play =>
    given({
      seats: 3,
      at: 'gaining',
      red: { hand: ['sa-1', 'sb-1'], picks: [1, 3] },
      yellow: { picks: [2, 2] },
      teal: { picks: [3, 0] },
    });
  const waitingIn = (play: Play, asked: readonly string[], language: Language = 'en') =>
    waiting(play.view(only(0)), 0, asked, rulesetIn(play), language);

  it('is told before choosing the cards', () => {
    const play = opened();
    play.red.does(gains(1));
    expect(promptOf(play)).toContain('The deck is almost empty, so you draw once the others have gained');
    expect(promptOf(play, 0, 'de')).toContain('Der Stapel ist fast leer');
  });

  it('is told why, and for whom', () => {
    const play = opened();
    play.red.does(gains(1), recycles('sa-1', 'sb-1'));
    expect(waitingIn(play, ['Ben', 'Cleo'])).toBe(
      'Waiting for Ben and Cleo to gain everything. Then you draw your 2 cards. The deck is almost empty and is reshuffled as you draw; being quicker is no advantage (H17).',
    );
    expect(waitingIn(play, ['Ben'], 'de')).toMatch(/^Warten auf Ben: .*deine 2 Karten/);
  });

  it('is told nothing of the kind when the cards are set aside already', () => {
    const play = given({ at: 'draft', red: { hand: ['sa-1', 'sb-1'] } });
    play.red.does(() => ({ do: 'pick', space: 1 }));
    play.yellow.does(
      () => ({ do: 'pick', space: 2 }),
      () => ({ do: 'pick', space: 0 }),
    );
    play.red.does(() => ({ do: 'pick', space: 3 }), gains(1));
    expect(promptOf(play)).toBe(
      'Recycle up to 3 cards: discard them, draw as many, and gain 1 Solar Mass for each.',
    );
    play.red.does(recycles('sa-1'));
    expect(waitingIn(play, ['Ben'])).toBeNull();
  });
});

describe('R62 R79 ties', () => {
  const over = (seats: Given, language: Language = 'en'): readonly string[] => {
    const play = given({ seats: 3, at: 'endOfRound', round: 6, ...seats });
    return ties(play.view(0b111), names, rulesetIn(play), language);
  };

  it('says nothing when Solar Mass decided', () => {
    const seats: Given = {
      red: { mass: 95 },
      yellow: { mass: 90, board: 'blue 1: BG' },
      teal: { mass: 90, board: 'blue 1: SG' },
    };
    expect(over(seats)).toEqual([
      'Cleo and Ben both have 90 Solar Mass. Cleo ranks higher: Tokens left 3 to 2.',
    ]);
    expect(over(seats, 'de')).toEqual([
      'Cleo und Ben haben beide 90 Sonnenmasse. Cleo liegt vorn: Plättchen übrig 3 zu 2.',
    ]);
  });

  it('names for each pair of neighbours what decided between the two', () => {
    expect(
      over({
        red: { mass: 90, board: 'blue 1: BG', spent: 7 },
        yellow: { mass: 90, board: 'blue 1: BG', spent: 4 },
        teal: { mass: 90, board: 'blue 1: PB' },
      }),
    ).toEqual([
      'Cleo and Ada both have 90 Solar Mass. Cleo ranks higher: Tokens left 4 to 2.',
      'Ada and Ben both have 90 Solar Mass. Ada ranks higher: Counters spent 7 to 4.',
    ]);
  });

  it('says that a place is shared, and nothing where all differ or nothing is over', () => {
    expect(over({ red: { mass: 80 }, yellow: { mass: 90 }, teal: { mass: 90 } })).toEqual([
      'Ben and Cleo both have 90 Solar Mass and are equal in every tie-break, so they share the rank.',
    ]);
    expect(over({ red: { mass: 80 }, yellow: { mass: 90 }, teal: { mass: 95 } })).toEqual([]);
    expect(over({ at: 'actions', red: { mass: 90 }, yellow: { mass: 90 }, teal: { mass: 90 } })).toEqual([]);
  });
});
