/** Where the long words on cards may break: browsers know it for some languages only, and on some machines. */

/** First parts of compounds, longer ones before those they begin with. */
const heads = [
  'Akkretions|Aktions|Anti|Brücken|Doppel|Durch|Entdeckungs|Ergo|Fütterungs|Galaxien|Gezeiten|Heraus|Kern|Langzeit',
  'Materie|Primor|Quasar|Raumzeit|Resonanz|Ressourcen|Riesen|Riss|Schwer|Singulari|Sonnen|Spektral|Spiegel|Sternen',
  'Stern|Super|Wurm|Zwillings|Zwei',
].join('|');
const afterHead = new RegExp(`(?<!\\p{L})(?:${heads})(?=\\p{Ll}{4})`, 'gu');
/** What may follow a first part and be followed by more. */
const afterMiddle = /\u00ad(?:durch|kraft|mit|stern|täts|ver)(?=\p{Ll}{4})/gu;
const softHyphen = '\u00ad';

/** The same words; at a soft hyphen a line may end. */
export const hyphenated = (text: string): string =>
  text.replace(afterHead, `$&${softHyphen}`).replace(afterMiddle, `$&${softHyphen}`);
