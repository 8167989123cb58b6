/** What the open question asks a seat. */

import type { Seat } from '@accretion/engine';
import { ruleOfStep, stepOf } from '../../pieces/choosing.ts';
import type { Language, Modelled } from '../../words.ts';
import { type Board, facingPlace, isMine } from '../rules/board.ts';
import { countCubes } from '../rules/cubes.ts';
import { dueOf } from '../rules/due.ts';
import type { Crew, OpenCrew, View } from '../rules/state.ts';
import { mustStore } from '../rules/store.ts';
import { listOf } from './known.ts';
import { placeTitle } from './names.ts';
import { say, sayCount } from './texts.ts';

export const ruleOf = ruleOfStep({
  takeBase: 'A1',
  choose: 'A3',
  plan: 'A7',
  command: 'A9',
  pick: 'A13',
  react: 'A15',
  propose: 'A33',
  answer: 'A33',
  steal: 'A20',
  store: 'A21',
});

export function prompt(view: View, seat: Seat, ruleset: Modelled<Board>, language: Language): string {
  const board = ruleset.model;
  if (view.ending !== null) return say(language, 'prompt.over');
  const step = stepOf(view, seat);
  const own = view.crews[seat];
  if (step === undefined || own === undefined) return say(language, 'prompt.wait');
  const at = String(step['at']);
  switch (step.do) {
    case 'takeBase':
      return say(language, 'prompt.takeBase');
    case 'choose':
      return say(language, 'prompt.choose');
    case 'plan': {
      if (own.ready || own.plan === '?') return say(language, 'prompt.locked');
      const left = own.home - own.plan.length;
      return left > 0 ? sayCount(language, 'prompt.plan', left) : say(language, 'prompt.plan.done');
    }
    case 'command':
      return say(language, 'prompt.command');
    case 'pick': {
      const hasRaid = dueOf(board, view, seat).some(({ kind }) => kind === 'raid');
      return say(language, hasRaid ? 'prompt.pick.raid' : 'prompt.pick');
    }
    case 'react':
      return say(language, 'prompt.react', { place: titleOf(view.fight?.at ?? '') });
    case 'propose':
      return say(language, step['attempt'] === 3 ? 'prompt.propose.last' : 'prompt.propose', {
        place: titleOf(at),
      });
    case 'answer':
      return answerPrompt(at, Number(step['own']));
    case 'steal': {
      const place = facingPlace(board, Number(step['base']), Number(step['facing']));
      return say(language, 'prompt.steal', {
        place: placeTitle(board, place, language),
        face: Number(step['face']),
      });
    }
    case 'store':
      return storePrompt({ ...own, setting: listOf(own.setting) });
    default:
      return say(language, 'prompt.wait');
  }

  function titleOf(name: string): string {
    const place = board.place(name);
    return place < 0 ? say(language, 'base', { base: name }) : placeTitle(board, place, language);
  }

  function answerPrompt(name: string, theirs: number): string {
    const place = board.place(name);
    if (!isMine(board, place))
      return say(language, theirs === 1 ? 'prompt.answer.steal' : 'prompt.answer.yield', {
        place: titleOf(name),
      });
    const rest = (view.mines[name] ?? 0) - theirs;
    return say(language, 'prompt.answer', {
      place: titleOf(name),
      theirs: sayCount(language, 'cubes', theirs),
      own: sayCount(language, 'cubes', rest),
    });
  }

  function storePrompt(crew: OpenCrew & Pick<Crew, 'setting'>): string {
    if (crew.ready) return say(language, 'prompt.confirmed');
    const must = mustStore(board, crew);
    const left = must - crew.setting.length;
    if (left === 0) return say(language, 'prompt.store.done');
    const stem = countCubes(crew.haul) > must ? 'prompt.store.aside' : 'prompt.store';
    return sayCount(language, stem, left);
  }
}
