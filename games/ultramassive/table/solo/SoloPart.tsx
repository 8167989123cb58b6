/** Alone: the goal, the Challenges with their progress, and the Resource cards drawn (R67 to R71, R80 to R82). */
import type { ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { challengeOf, challengesDone, progressOf } from '../../rules/challenges.ts';
import { goals } from '../../rules/ranking.ts';
import type { LaidChallenge } from '../../rules/state.ts';
import { challengeText } from '../../words/effects.ts';
import { cardName } from '../../words/names.ts';
import { ResourceFace } from '../cards/faces.tsx';
import { Sign } from '../cards/Sign.tsx';
import { useBoard, useWords } from '../context.ts';
import { useOffers } from '../useOffers.ts';
import style from './SoloPart.module.css';

/** What a solo match asks for, and how far it has come (R71). */
export function Goal(): ReactNode {
  const { view } = useBoard();
  const say = useWords();
  const own = view.seats[0];
  const goal = goals[view.options.mode === 'soloHard' ? 'soloHard' : 'soloNormal'];
  const done = challengesDone(view);
  const met = (is: boolean, what: string): string => say(is ? 'end.met' : 'solo.unmet', { what });
  const [areMet, isHeavy] = [done >= goal.challenges, (own?.mass ?? 0) >= goal.solarMass];
  return (
    <p className={style['goal']}>
      <b>{say('solo.goal')}</b>
      <span data-met={isHeavy}>
        {met(isHeavy, say('solo.mass', { mass: own?.mass ?? 0, goal: goal.solarMass }))}
      </span>
      <span data-met={areMet}>{met(areMet, say('solo.challenges', { done, goal: goal.challenges }))}</span>
    </p>
  );
}

export function SoloPart(): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const roving = useRoving<HTMLFieldSetElement>();
  return (
    <div className={style['solo']}>
      {view.resources.length > 0 && (
        <fieldset {...roving} className={style['resources']}>
          <legend>{say(view.resources.length > 1 ? 'solo.draw' : 'solo.kept')}</legend>
          {view.resources.map((card) => (
            <button
              key={card}
              {...offers.button({ do: 'keep', card }, cardName(cards, 'resource', card, language))}
              className={style['resource']}
              data-thing={`resource ${card}`}
            >
              <ResourceFace id={card} cards={cards} language={language} />
            </button>
          ))}
        </fieldset>
      )}
      <ul className={style['challenges']}>
        {view.challenges.map((laid) => (
          <ChallengeCard key={laid.card} laid={laid} />
        ))}
      </ul>
    </div>
  );
}

const signOf = { open: '○', done: '✓', missed: '✗' } as const;

function ChallengeCard({ laid }: { readonly laid: LaidChallenge }): ReactNode {
  const { view, cards, language, props } = useBoard();
  const say = useWords();
  const own = view.seats[0];
  if (own === undefined) return null;
  const thing = { kind: 'challenge', id: laid.card };
  return (
    <li className={style['challenge']} data-thing={`challenge ${laid.card}`}>
      <button type="button" className={style['name']} onClick={() => props.help(thing)}>
        {cardName(cards, 'challenge', laid.card, language)}
      </button>
      {laid.states.map((state, which) => {
        const challenge = challengeOf(cards, laid.card, which);
        const now = progressOf(cards, own, challenge.metric);
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the two of a card never change places.
            key={which}
            className={style['one']}
            data-state={state}
          >
            <span className={style['mark']}>
              <span className="unseen">{say(`solo.${state}`)}</span>
              <span aria-hidden="true">{signOf[state]}</span>
            </span>
            <span>{challengeText(challenge, language)}</span>
            <span className={style['progress']}>
              {state === 'open' && `${now} / ${challenge.value} `}
              <b>
                +{challenge.reward}
                <Sign of="mass" />
              </b>
            </span>
          </p>
        );
      })}
    </li>
  );
}
