import { sameJson } from '@accretion/engine';
import { useRoving } from '@accretion/games/roving';
import type { Choice } from '@accretion/games/tables';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { setPreferences } from '../../settings/settings.ts';
import { usePreferences } from '../../settings/useSettings.ts';
import { useTexts } from '../../texts/texts.ts';
import { useSpoken } from '../announcer/useSpoken.ts';
import { useFrame } from '../frame.ts';
import { Section } from '../panel/Section.tsx';
import { choiceText, promptedChoices } from '../words.ts';
import styles from './ChoiceList.module.css';
import { type Group, groupsOf, mostUngrouped } from './groups.ts';

/**
 * Every legal choice in words, for keys and screen readers. Reachable even when hidden. One Tab stop; arrow keys move
 * between choices. A long list is in groups, one of them open; each choice of it says what it would lead to.
 */
export default function ChoiceList() {
  const t = useTexts();
  const { choices: isShown } = usePreferences();
  const { state, source, settings } = useFrame();
  const spoken = useSpoken();
  const roving = useRoving<HTMLDivElement>();
  const [isInside, enter] = useState(false);
  const [chosen, choose] = useState<string | null>();
  const { view } = state;
  const choices = promptedChoices(state);
  const { choiceGroup } = spoken ?? {};
  const groups = groupsOf(
    choices,
    choiceGroup && ((choice) => choiceGroup(choice, view, source.ruleset, settings.language)),
  );
  const titles = groups.flatMap(({ title }) => (title === '' ? [] : [title]));
  const open = chosen === null || titles.includes(chosen ?? '') ? chosen : titles[0];
  const isOpen = ({ title }: Group): boolean => title === '' || title === open;
  const numbered = groups.filter(isOpen).flatMap((group) => group.choices.map(({ index }) => index));
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isShown}
      onClick={() => setPreferences({ choices: !isShown })}
    >
      {t(isShown ? 'table.hideChoices' : 'table.showChoices')}
    </button>
  );
  return (
    <Section title={t('table.choices')} part="choices" aside={toggle}>
      {choices.length === 0 && <p className={styles.none}>{t('table.noChoices')}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys walk through the buttons inside. */}
      <div
        {...roving}
        data-part="choiceList"
        tabIndex={-1}
        className={isShown ? styles.choices : `${styles.choices} ${styles.away}`}
        onFocus={(event) => {
          enter(true);
          roving.onFocus(event);
        }}
        onBlur={({ currentTarget, relatedTarget }) => enter(currentTarget.contains(relatedTarget))}
      >
        {groups.map((group) => (
          <ChoiceGroup
            key={group.title === '' ? `choice ${group.choices[0]?.index}` : group.title}
            group={group}
            isOpen={isOpen(group)}
            toggle={() => choose(isOpen(group) ? null : group.title)}
            numbered={numbered}
            isHeard={isShown || isInside}
          />
        ))}
      </div>
    </Section>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly isOpen: boolean;
  toggle(): void;
  /** The choices that number keys lead to, in order. */
  readonly numbered: readonly number[];
  /** Does somebody read or walk through the list? */
  readonly isHeard: boolean;
}

function ChoiceGroup({ group: { title, choices }, isOpen, toggle, numbered, isHeard }: GroupProps) {
  const t = useTexts();
  const frame = useFrame();
  const { selected, play } = frame;
  return (
    <>
      {title !== '' && (
        <Button className={styles.group} look="quiet" aria-expanded={isOpen} onClick={toggle}>
          {title} ({choices.length})
        </Button>
      )}
      <ol hidden={!isOpen} className={styles.list} aria-label={title === '' ? undefined : title}>
        {choices.map(({ choice, index }) => {
          const number = numbered.indexOf(index) + 1;
          const hasKey = number > 0 && number <= mostUngrouped;
          return (
            <li key={JSON.stringify(choice)}>
              <Button
                className={styles.choice}
                data-choice={index + 1}
                data-key={hasKey ? number : undefined}
                data-selected={sameJson(choice, selected) || undefined}
                onClick={() => play(choice)}
              >
                {hasKey && (
                  <span aria-hidden="true" className={styles.number}>
                    {number}
                  </span>
                )}
                {choiceText(choice, frame, t)}
                {isOpen && isHeard && <Outcome choice={choice} />}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What a choice would lead to, worked out after the list is drawn. */
function Outcome({ choice }: { readonly choice: Choice }) {
  const { state, source, settings } = useFrame();
  const spoken = useSpoken();
  const [text, say] = useState<string | null>(null);
  const { view } = state;
  const { language } = settings;
  useEffect(() => {
    const { outcomeText } = spoken ?? {};
    const preview = outcomeText === undefined ? null : source.preview(choice);
    say(preview === null ? null : (outcomeText?.(choice, preview, view, source.ruleset, language) ?? null));
  }, [choice, view, source, spoken, language]);
  if (text === null) return null;
  return (
    <span className={styles.outcome}>
      <span className="unseen">. </span>
      {text.charAt(0).toUpperCase() + text.slice(1)}
    </span>
  );
}
