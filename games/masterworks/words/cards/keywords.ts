/** Keywords of card texts and the rules that explain them, so that a text can name the number behind each. */
import type { Language } from '../../../words.ts';

type Keyword = readonly [rule: string, en: RegExp, de: RegExp];

/** The first match in a text counts. */
const keywords: readonly Keyword[] = [
  [
    'MC55',
    /\b(Bleed|Hex|Incinerate|Judgement|Poison|Root|Shock|Slow|Stagger|Stun|special conditions?)\b/,
    /(?<!\p{L})(Blutung|Fluch|Brand|Urteil|Gift|Fessel|Schock|Verlangsamung|Taumeln|Betäubung|besonderen? Zuständ?e?|besonderen Zustand)(?!\p{L})/u,
  ],
  ['MC73', /\b(advances?|advanced)\b/, /(?<!\p{L})(vorrücken|vorgerückt|Vorrücken|rückt)(?!\p{L})/u],
  ['MC75', /\b(push(es)?|pushed)\b/, /(?<!\p{L})(stößt|stoßen|gestoßen)(?!\p{L})/u],
  ['MC76', /\b(throws?|thrown)\b/, /(?<!\p{L})(?<!würfel )(wirft|werfen|geworfen)(?=[ ,.;)]|$)/u],
  ['MC78', /\bcollisions?\b/, /(?<!\p{L})(Kollision|Kollisionen)(?!\p{L})/u],
  ['MC79', /\b(is|be|was) placed\b/, /(?<!\p{L})versetzt(?!\p{L})/u],
  ['MC44', /\bline of sight\b/, /(?<!\p{L})(Sichtlinie|in Sicht|außer Sicht)(?!\p{L})/u],
  ['MC46', /\bcover\b/, /(?<!\p{L})Deckung(?!\p{L})/u],
  ['MC85', /\breroll\b/, /(?<!\p{L})neu würfeln(?!\p{L})/u],
  ['MC3', /\bfailures\b/, /(?<!\p{L})Patzer in(?!\p{L})/u],
  ['MC89', /\bdodge (roll|dice)\b/, /(?<!\p{L})(Ausweichwurf|Ausweichwürfel\p{L}*)(?!\p{L})/u],
  ['MC83', /\bbecomes? the target\b/, /(?<!\p{L})stattdessen zum Ziel(?!\p{L})/u],
  [
    'MC87',
    /\bone more (?:[\w' -]+? )?attack(?: action)?\b/,
    /einen weiteren Angriff(?: „[^“]*“)?|eine weitere Angriffsaktion/u,
  ],
  ['MC15', /\bDazed\b/, /(?<!\p{L})(benommen\p{L}*|Benommen-Marker)(?!\p{L})/u],
  ['MC21', /\bActivated token\b/, /(?<!\p{L})Aktiviert-Marker(?!\p{L})/u],
  ['MC56', /\binteract\w*\b/, /(?<!\p{L})(interagier\p{L}*|Interagieren)(?!\p{L})/u],
  [
    'MC91',
    /\b(Asset or Civilian token|objective token)s?\b/,
    /(?<!\p{L})(Objekt- oder Zivilistenmarker|Zielmarker)(?!\p{L})/u,
  ],
  ['ME10', /\bthis round\b/, /(?<!\p{L})in dieser Runde(?!\p{L})/u],
  ['ME20', /\bDebris Piles?\b/, /(?<!\p{L})Trümmerhaufen(?!\p{L})/u],
  ['ME24', /\bShutdown Codes?\b/, /(?<!\p{L})Abschaltcodes?(?!\p{L})/u],
  ['ME25', /\bExhaustion token\b/, /(?<!\p{L})Erschöpfungsmarker(?!\p{L})/u],
  ['ME26', /\bDebris Tracker\b/, /(?<!\p{L})Trümmerleiste(?!\p{L})/u],
  ['MA35', /\bactivates at once\b/, /(?<!\p{L})sofort und zusätzlich(?!\p{L})/u],
];

interface Found {
  readonly rule: string;
  readonly line: number;
  readonly end: number;
}

function found(lines: readonly string[], language: Language): Found[] {
  return keywords.flatMap(([rule, en, de]): Found[] => {
    for (const [line, text] of lines.entries()) {
      const match = (language === 'en' ? en : de).exec(text);
      if (match !== null) return [{ rule, line, end: match.index + match[0].length }];
    }
    return [];
  });
}

/** The rules that explain the keywords of a text, in the order in which they appear. */
export const rulesIn = (lines: readonly string[], language: Language): string[] =>
  found(lines, language)
    .sort((a, b) => a.line - b.line || a.end - b.end)
    .map(({ rule }) => rule);

/** The same text with the number of its rule behind each keyword, where it first stands. */
export function numbered(lines: readonly string[], language: Language): string[] {
  const marks = found(lines, language);
  return lines.map((text, line) =>
    marks
      .filter((mark) => mark.line === line)
      .sort((a, b) => b.end - a.end)
      .reduce((told, { rule, end }) => `${told.slice(0, end)} (${rule})${told.slice(end)}`, text),
  );
}
