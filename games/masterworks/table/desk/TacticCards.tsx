/** The tactic cards of both squads, open to everybody (MK1): what they do, and which were played. */
import type { ReactNode } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { tacticText } from '../../words/cards/index.ts';
import { useBoard, useWords } from '../context.ts';
import { squadKeys } from '../ear/useFigureText.ts';
import { tacticOf } from '../field/cards.ts';
import { StandingChoice } from '../standing/StandingChoice.tsx';
import { Rule } from './CharacterCard.tsx';
import style from './TacticCards.module.css';

export function TacticCards(): ReactNode {
  const { model, view, language, actor } = useBoard();
  const say = useWords();
  const squads = view.squads.flatMap(({ cards, played }, seat) =>
    cards.length + played.length > 0 ? [{ seat, cards, played }] : [],
  );
  if (squads.length === 0) return null;
  return (
    <details className={style['cards']}>
      <summary>{actionSay(language, 'cards')}</summary>
      {squads.map(({ seat, cards, played }) => (
        <section key={seat}>
          <h3>{say(squadKeys[seat] ?? 'squad.cosmic')}</h3>
          {[...cards, ...played].map((key) => {
            const card = tacticOf(model, key);
            if (card === null) return null;
            const text = tacticText(model.content, card, language);
            const isPlayed = played.includes(key);
            return (
              <Rule key={key} text={isPlayed ? { ...text, family: say('card.played') } : text}>
                {card.triggers !== undefined && !isPlayed && seat === actor && <StandingChoice rule={key} />}
              </Rule>
            );
          })}
        </section>
      ))}
    </details>
  );
}
