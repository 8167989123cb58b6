/** The stat card of a figure: numbers, attacks, superpowers, in the words made from its effects; standing answers. */
import type { ReactNode } from 'react';
import { conditions } from '../../rules/content/vocabulary.ts';
import { actionSay } from '../../words/board/actionTexts.ts';
import { attackText, type CardText, superpowerText } from '../../words/cards/index.ts';
import { figureName } from '../../words/names.ts';
import { conditionNames, toolNames } from '../../words/terms.ts';
import { useBoard, useWords } from '../context.ts';
import { staminaOf } from '../map/figures.ts';
import { StandingChoice } from '../standing/StandingChoice.tsx';
import style from './CharacterCard.module.css';
import { DeskButton, Panel } from './Panel.tsx';

/** The card of the figure that is looked at. */
export function OpenCard(): ReactNode {
  const { lookedAt } = useBoard();
  return lookedAt === null ? null : <CharacterCard mark={lookedAt} />;
}

function CharacterCard({ mark }: { readonly mark: number }): ReactNode {
  const { model, view, language, lookAt, actor } = useBoard();
  const say = useWords();
  const figure = view.figures[mark];
  const hero = model.heroes[figure?.character ?? -1];
  if (figure === undefined || hero === undefined) return null;
  const { card, key } = hero;
  const side = figure.injured ? 'injured' : 'healthy';
  const isShown = (one: { readonly side: 'both' | 'healthy' | 'injured' }): boolean =>
    one.side === 'both' || one.side === side;
  const stamina = staminaOf(model, view, figure);
  const { physical, energy, mystic } = card.defense;
  const mine = conditions.filter((_, bit) => (figure.conditions & (1 << bit)) !== 0);
  return (
    <Panel
      title={figureName(model, key, language)}
      aside={
        <DeskButton label={actionSay(language, 'close')} press={() => lookAt(null)}>
          ✕
        </DeskButton>
      }
    >
      <p className={style['numbers']}>
        <span>{say(figure.dazed ? 'dazed' : side)}</span>
        <span>{say('stamina', { left: stamina - figure.damage, stamina })}</span>
        <span>{say('power', { power: figure.power })}</span>
        {card.threat !== undefined && <span>{actionSay(language, 'threat', { threat: card.threat })}</span>}
        <span>{actionSay(language, 'size', { size: card.size })}</span>
        <span>{actionSay(language, 'speed', { tool: toolNames[card.speed][language] })}</span>
        <span>{`${actionSay(language, 'defence')} ${physical} / ${energy} / ${mystic}`}</span>
        {mine.map((one) => (
          <b key={one}>{conditionNames[one][language]}</b>
        ))}
      </p>
      {Object.entries(card.attacks)
        .filter(([, attack]) => isShown(attack))
        .map(([name, attack]) => (
          <Rule key={name} text={attackText(model.content, card, attack, language)} />
        ))}
      {Object.entries(card.superpowers)
        .filter(([, power]) => isShown(power))
        .map(([name, power]) => (
          <Rule key={name} text={superpowerText(model.content, card, power, language)}>
            {power.kind === 'reactive' && figure.seat === actor && <StandingChoice rule={`${key}.${name}`} />}
          </Rule>
        ))}
    </Panel>
  );
}

interface RuleProps {
  readonly text: CardText;
  readonly children?: ReactNode;
}

export function Rule({ text: { title, family, text }, children }: RuleProps): ReactNode {
  return (
    <section className={style['rule']}>
      <h4>
        {title} <small>{family}</small>
      </h4>
      <p>{text.join(' ')}</p>
      {children}
    </section>
  );
}
