/** How a match will be played, in words: its clock, what happens if somebody goes missing, and its options. */
import type { Game, Json, Shape } from '@accretion/engine';
import { boxOf } from '@accretion/engine';
import type { Language, OptionTexts } from '@accretion/games/tables';
import type { Absence, Clock, MatchInfo } from '@accretion/protocol';
import { fieldsOf, isJsonList } from '../json.ts';
import { absenceOf, absences, clockOf, clocks } from '../lobby/tempo.ts';
import type { Translate } from '../texts/texts.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

type Described = Pick<MatchInfo, 'clock' | 'absence' | 'hints'>;

const minute = 60_000;
const hour = 3_600_000;
const tenths = (of: number): number => Math.round(of * 10) / 10;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The clock and the rule for absence, as the lobby calls them, other ones by their numbers; and if there are hints. */
export const tempoFacts = ({ clock, absence, hints }: Described, t: Translate): readonly Fact[] => [
  { name: t('invite.clock'), value: clockText(clock, t) },
  { name: t('invite.absence'), value: absenceText(absence, t) },
  { name: t('invite.hints'), value: t(hints ? 'hints.allowed' : 'hints.forbidden') },
];

function clockText(clock: Clock | null, t: Translate): string {
  const named = clocks.find((name) => isSame(clockOf(name), clock));
  if (named !== undefined || clock === null) return t(`clock.${named ?? 'none'}`);
  return clock.kind === 'each'
    ? t('clock.each', { hours: tenths(clock.per / hour) })
    : t('clock.live', { minutes: tenths(clock.bank / minute), seconds: tenths(clock.increment / 1000) });
}

function absenceText(absence: Absence, t: Translate): string {
  if (absence.do === 'wait') return t('absence.wait');
  const named = absences.find((name) => isSame(absenceOf(name, absence.level), absence));
  if (named !== undefined) return t(`absence.${named}`);
  return t(absence.do === 'resign' ? 'absence.resignAfter' : `absence.${absence.do}`, {
    hours: tenths(absence.after / hour),
  });
}

interface Setup {
  readonly game: Game;
  readonly texts: OptionTexts;
  readonly language: Language;
}

/** Every option of the game by its name, with the name of its value. */
export function optionFacts(
  { options, pack }: Pick<MatchInfo, 'options' | 'pack'>,
  { game, texts, language }: Setup,
  t: Translate,
): readonly Fact[] {
  const boxed = boxOf(game, pack);
  const content = 'box' in boxed ? boxed.box.content : game.content;
  const listed = new Intl.ListFormat(language, { type: 'unit' });
  return [
    ...factsOf(game.options, '', options),
    ...(pack === null ? [] : [{ name: t('options.pack'), value: t('join.pack') }]),
  ];

  function factsOf(shape: Shape<unknown>, path: string, value: Json): readonly Fact[] {
    if (shape.node.is !== 'record') return [{ name: nameOf(path), value: valueText(shape, path, value) }];
    const fields = fieldsOf(value);
    return Object.entries(shape.node.fields).flatMap(([name, field]) =>
      factsOf(field, below(path, name), fields[name] ?? null),
    );
  }

  function valueText({ node }: Shape<unknown>, path: string, value: Json): string {
    switch (node.is) {
      case 'flag':
        return t(value === true ? 'join.yes' : 'join.no');
      case 'list':
        return isJsonList(value) ? listed.format(value.map((one) => valueText(node.of, path, one))) : '';
      case 'either': {
        const fields = fieldsOf(value);
        const chosen = String(fields[node.tag]);
        const more = Object.entries(node.cases[chosen] ?? {}).map(([name, field]) =>
          valueText(field, below(below(path, chosen), name), fields[name] ?? null),
        );
        return [nameOf(below(path, chosen)), ...more].join(': ');
      }
      case 'text': {
        const known = texts.values?.[path]?.(content).find((one) => one.value === value);
        return known?.name[language] ?? String(value);
      }
      default:
        return nameOf(below(path, String(value)));
    }
  }

  function nameOf(path: string): string {
    return texts.options[path]?.[language] ?? path.split('.').at(-1) ?? '';
  }
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
