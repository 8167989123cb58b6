/** A squad of one's own (MC60 to MC63, ME2): members by Threat, affiliation, leader, cards, and what is still wrong. */
import { type ReactNode, useState } from 'react';
import type { MoveOf } from '../../rules/answers.ts';
import { squadSay } from '../../words/board/squadTexts.ts';
import { figureName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { DeskButton } from '../desk/Panel.tsx';
import { whyText } from '../field/why.ts';
import { leadersOf, threatOf, toggled, withMember } from './building.ts';
import { Offer } from './Offer.tsx';
import style from './SquadBuilder.module.css';

type Squad = MoveOf<'muster'>;

const empty: Squad = { do: 'muster', members: [], affiliation: '', leader: '', cards: [] };

export function SquadBuilder(): ReactNode {
  const { model, language, props, act } = useBoard();
  const { characters, affiliations, tactics, encounter } = model.content;
  const [squad, change] = useState(empty);
  const why = squad.members.length === 0 ? null : props.whyNot(squad);
  const heroes = Object.entries(characters)
    .filter(([, { threat }]) => threat !== undefined)
    .map(([key]) => ({ key, name: figureName(model, key, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  const leaders = leadersOf(model.content, squad);
  const named = (key: string): string => affiliations[key]?.name[language] ?? key;
  return (
    <details className={style['builder']}>
      <summary>{squadSay(language, 'own')}</summary>
      <p role="status" className={style['threat']}>
        {squadSay(language, 'threat', { threat: threatOf(model.content, squad), most: encounter.maxThreat })}
      </p>
      <fieldset>
        <legend>{squadSay(language, 'members')}</legend>
        {heroes.map(({ key, name }) => {
          const isIn = squad.members.includes(key);
          const more = { ...empty, members: [...squad.members, key] };
          return (
            <Offer
              key={key}
              name={name}
              note={squadSay(language, 'hero', {
                threat: characters[key]?.threat ?? 0,
                affiliations: characters[key]?.affiliations.map(named).join(', ') ?? '',
              })}
              isIn={isIn}
              why={isIn ? null : props.whyNot(more)}
              press={() => change(withMember(model.content, squad, key))}
            />
          );
        })}
      </fieldset>
      <label>
        {squadSay(language, 'affiliation')}
        <select
          value={squad.affiliation}
          onChange={({ target: { value } }) =>
            change({ ...squad, affiliation: value, leader: '', cards: [] })
          }
        >
          <option value="">{squadSay(language, 'none')}</option>
          {Object.keys(affiliations)
            .filter((key) => squad.members.some((one) => characters[one]?.affiliations.includes(key)))
            .map((key) => (
              <option key={key} value={key}>
                {named(key)}
              </option>
            ))}
        </select>
      </label>
      <label>
        {squadSay(language, 'leader')}
        <select
          value={squad.leader}
          onChange={({ target: { value } }) => change({ ...squad, leader: value })}
        >
          <option value="">{squadSay(language, 'none')}</option>
          {leaders.map((key) => (
            <option key={key} value={key}>
              {figureName(model, key, language)}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{squadSay(language, 'cards')}</legend>
        {Object.entries(tactics).map(([key, card]) => {
          const isIn = squad.cards.includes(key);
          const more = props.whyNot({ ...squad, cards: [...squad.cards, key] });
          return (
            <Offer
              key={key}
              name={card.name[language]}
              note={card.affiliation === undefined ? '' : named(card.affiliation)}
              isIn={isIn}
              why={!isIn && more?.why !== why?.why ? more : null}
              press={() => change({ ...squad, cards: toggled(squad.cards, key) })}
            />
          );
        })}
      </fieldset>
      {why !== null && (
        <p role="status" className={style['why']}>
          {whyText(why, model, language)} <small>{why.rule}</small>
        </p>
      )}
      <DeskButton isMain isLegal={squad.members.length > 0 && why === null} press={() => act(squad)}>
        {squadSay(language, 'confirm')}
      </DeskButton>
    </details>
  );
}
