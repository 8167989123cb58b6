/** What stands in the sentence of a refusal: lengths in inches, angles in degrees, things by name. */
import type { Refusal } from '@accretion/engine';
import { speechOf } from '../../../pieces/words.ts';
import type { Language, Modelled } from '../../../words.ts';
import { conditions, tools } from '../../rules/content/vocabulary.ts';
import { degrees, exactly } from '../measures.ts';
import type { Named } from '../model.ts';
import { type Case, ruleName, thingName } from '../names.ts';
import { conditionNames, toolNames } from '../terms.ts';

// biome-ignore format: one text, one line
const { say, sayCount } = speechOf({
  'terrain': { en: 'terrain', de: 'Gelände' },
  'figure': { en: 'another figure', de: 'eine andere Figur' },
  'sizes.one': { en: '{count} Size', de: '{count} Größe' },
  'sizes.other': { en: '{count} Sizes', de: '{count} Größen' },
  'overlap': { en: ' by {by}', de: ' um {by}' },
  'any': { en: 'at least one', de: 'mindestens einer' },
});

type Values = NonNullable<Refusal['values']>;
const things: ReadonlySet<string> = new Set([
  'figure',
  'target',
  'anchor',
  'name',
  'token',
  'leader',
  'character',
]);
const rules: ReadonlySet<string> = new Set(['card', 'rule', 'attack', 'power']);

/** "Auf der Rakete", "den Teleporter". */
const cases: Readonly<Record<string, Case>> = { onNoRest: 'dat', onNoEntry: 'acc', offCone: 'acc' };

/** Reasons that count in something other than inches. */
const inDegrees: ReadonlySet<string> = new Set(['bentTooFar', 'offCone']);

export function refusalValues(
  { why, values = {} }: Refusal,
  { model }: Modelled<Named>,
  language: Language,
): Values {
  const by = Number(values['by'] ?? 0);
  const amount =
    why === 'tooTall'
      ? sayCount(language, 'sizes', by)
      : inDegrees.has(why)
        ? degrees(by, language)
        : exactly(by, language);
  const read = (name: string, value: string | number): string | number => {
    if (name === 'by') return amount;
    if (name === 'count') return value === 'any' ? say(language, 'any') : value;
    if (typeof value === 'number') return value;
    if (name === 'piece') return value === '' ? say(language, 'terrain') : thingName(model, value, language);
    if (things.has(name)) return thingName(model, value, language, cases[why] ?? 'nom');
    if (rules.has(name)) return ruleName(model, value, language);
    if (name === 'affiliation') return model.content.affiliations[value]?.name[language] ?? value;
    const condition = conditions.find((one) => one === value);
    if (condition !== undefined) return conditionNames[condition][language];
    const tool = tools.find((one) => one === value);
    return tool === undefined ? value : toolNames[tool][language];
  };
  return {
    piece: say(language, 'terrain'),
    figure: say(language, 'figure'),
    by: amount,
    overlap: by > 0 ? say(language, 'overlap', { by: amount }) : '',
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(name, value)])),
  };
}
