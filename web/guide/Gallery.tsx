import type { Ruleset } from '@accretion/engine';
import type { Help, Language, TableModule, Thing } from '@accretion/games/tables';
import { useMemo, useState } from 'react';
import { HelpDialog } from '../frame/help/HelpDialog.tsx';
import { useHelp } from '../frame/help/useHelp.ts';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Gallery.module.css';
import { folded } from './search.ts';

const faceSize = 132;

interface Props {
  readonly ruleset: Ruleset;
  readonly module: TableModule;
  readonly query: string;
}

/** Everything in the box that has a face, with its help. */
export default function Gallery({ ruleset, module, query }: Props) {
  const t = useTexts();
  const settings = useSettings();
  const [shown, show] = useState<Thing | null>(null);
  const { language } = settings;
  const help = useHelp(module);
  const families = useMemo(
    () => (help === null ? [] : byFamily(ruleset, module, help, language)),
    [ruleset, module, help, language],
  );
  const { Face } = module;
  return (
    <div className={styles.gallery}>
      {families.map(({ family, things }) => {
        const fitting = things.filter((one) =>
          folded(`${family} ${one.name}`).includes(folded(query.trim())),
        );
        if (fitting.length === 0) return null;
        return (
          <section key={family} aria-label={family}>
            <h3>
              {family} <small>{things.length}</small>
            </h3>
            <ul>
              {fitting.map(({ thing, name }) => (
                <li key={`${thing.kind} ${thing.id}`}>
                  <button type="button" aria-label={t('guide.helpOn', { name })} onClick={() => show(thing)}>
                    <span className="plate" data-tone="dark">
                      <Face thing={thing} ruleset={ruleset} settings={settings} size={faceSize} />
                    </span>
                    <span>{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {shown !== null && (
        <HelpDialog
          thing={shown}
          module={module}
          ruleset={ruleset}
          settings={settings}
          onClose={() => show(null)}
        />
      )}
    </div>
  );
}

interface Family {
  readonly family: string;
  readonly things: { readonly thing: Thing; readonly name: string }[];
}

function byFamily(ruleset: Ruleset, module: TableModule, help: Help, language: Language): Family[] {
  const families = new Map<string, Family>();
  for (const [kind, names] of Object.entries(ruleset.rules.components)) {
    if (typeof names === 'number') continue;
    for (const id of names.keys()) {
      const thing = { kind, id };
      const { family } = help(thing, ruleset, language);
      const known = families.get(family) ?? { family, things: [] };
      known.things.push({ thing, name: module.words.nameOf(thing, ruleset, language) });
      families.set(family, known);
    }
  }
  return [...families.values()];
}
