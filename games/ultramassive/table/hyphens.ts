/** Where the long words on cards may break: browsers know it for some languages only, and on some machines. */

/** First parts of compounds, longer ones before those they begin with. */
const heads = [
  ...[
    'Akkretions',
    'Aktions',
    'Anti',
    'Brücken',
    'Doppelstern',
    'Durch',
    'Entdeckungs',
    'Ergo',
    'Fütterungs',
  ],
  ...[
    'Galaxien',
    'Gezeiten',
    'Heraus',
    'Kern',
    'Langzeit',
    'Materie',
    'Primor',
    'Quasar',
    'Raumzeit',
    'Resonanz',
  ],
  ...['Ressourcen', 'Riesen', 'Riss', 'Schwerkraft', 'Singulari', 'Sonnen', 'Spektral', 'Spiegel', 'Sternen'],
  ...['Stern', 'Super', 'Wurm', 'Zwillings', 'Zwei'],
];
const afterHead = new RegExp(`(?<!\\p{L})(${heads.join('|')})(?=\\p{Ll}{4})`, 'gu');
const softHyphen = '\u00ad';

/** The same words; at a soft hyphen a line may end. */
export const hyphenated = (text: string): string =>
  text
    .replace(afterHead, `$1${softHyphen}`)
    .replace(/\u00ad(durch|mit|täts|ver)(?=\p{Ll}{4})/gu, `$&${softHyphen}`);
