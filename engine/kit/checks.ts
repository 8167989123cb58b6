/** The promises of the contract, each with the check that keeps it. */
import { anyone } from './anyone.ts';
import { cloning } from './cloning.ts';
import { commuting } from './commuting.ts';
import { ending } from './ending.ts';
import { imagining, variety } from './imagining.ts';
import { draws, offers, refusals } from './legality.ts';
import { opening } from './opening.ts';
import { partners } from './partners.ts';
import { recording } from './recording.ts';
import { conservation, determinism, roundTrip } from './replaying.ts';
import { secrecy } from './secrecy.ts';
import { secretMoves } from './secretMoves.ts';
import type { Report, Subject } from './subject.ts';
import { takingBack } from './takingBack.ts';
import { telling } from './telling.ts';
import { choices, twins } from './twins.ts';
import { watching } from './watching.ts';

interface Check {
  readonly promise: string;
  readonly find: (subject: Subject, fault: Report) => void;
}

export const checks = {
  opening: {
    promise:
      'opens with whole seatings, whoever holds them, and refuses unknown options and wrong seats by name',
    find: opening,
  },
  ending: {
    promise: 'comes to an end from wherever random play leads, with a well-made outcome',
    find: ending,
  },
  determinism: { promise: 'goes the same way with the same seed and moves', find: determinism },
  roundTrip: {
    promise: 'is plain JSON of its declared shape, and goes on the same from a saved state',
    find: roundTrip,
  },
  conservation: { promise: 'keeps every component in exactly one place', find: conservation },
  offers: { promise: 'offers only legal moves of the declared shape', find: offers },
  refusals: {
    promise: 'refuses what is not legal with a rule and a reason, and changes nothing',
    find: refusals,
  },
  draws: {
    promise: 'draws moves of the declared shape, some of them legal, from what may be legal',
    find: draws,
  },
  cloning: { promise: 'clones states that share nothing that changes', find: cloning },
  commuting: { promise: 'does not depend on who answers first when several are asked', find: commuting },
  anyone: {
    promise: 'takes the first answer to a question where one is enough',
    find: anyone,
  },
  takingBack: { promise: 'takes back moves exactly, as far as the horizon', find: takingBack },
  secretMoves: {
    promise: 'lets a seat undo the same, whatever others do in secret meanwhile',
    find: secretMoves,
  },
  recording: { promise: 'keeps records that verify and show any tampering', find: recording },
  watching: { promise: 'shows in updates what a fresh view shows', find: watching },
  telling: { promise: 'tells of every use of chance, in events of the declared shape', find: telling },
  secrecy: {
    promise: 'shows, asks, allows and refuses nothing that depends on what is hidden',
    find: secrecy,
  },
  partners: {
    promise: 'shows seats of one side the same, where one may answer for another',
    find: partners,
  },
  twins: { promise: 'tells the same story in worlds a viewer cannot tell apart', find: twins },
  choices: { promise: 'does not tell which choice was made when the choice is hidden', find: choices },
  imagining: { promise: 'imagines states that agree with all a viewer knows', find: imagining },
  variety: { promise: 'imagines every hidden place with more than one value', find: variety },
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
