/** Pieces of a page as text, with everything escaped that comes from outside. */

export const escaped = (text: string | number): string =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export interface Grid {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A table that scrolls by itself where it is too wide or too long, by keyboard too. */
export function tableOf({ caption, head, rows }: Grid): string {
  const cells = (tag: string, row: Grid['rows'][number]): string =>
    row
      .map((cell, i) =>
        i === 0 && tag === 'td'
          ? `<th scope="row">${escaped(cell)}</th>`
          : `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escaped(cell)}</${tag}>`,
      )
      .join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div class="table" tabindex="0" role="region" aria-label="${escaped(caption)}"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${cells('th', head)}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}

export interface Section {
  readonly title: string;
  /** What it shows and how to read it, in a sentence or two. */
  readonly text: string;
  readonly plots: readonly string[];
  readonly tables: readonly Grid[];
}

const sectionOf = ({ title, text, plots, tables }: Section, index: number): string =>
  `<section aria-labelledby="s${index}"><h2 id="s${index}">${escaped(title)}</h2><p>${escaped(text)}</p>
<div class="pair"><div class="plots">${plots.join('\n')}</div><div class="tables">${tables.map(tableOf).join('\n')}</div></div></section>`;

const style = `
:root { color-scheme: light dark; --ink: #1b1b22; --paper: #fbfaf7; --line: #d8d5cc; --soft: #6a6a75; --mark: #1f5fbf; --reference: #a8480a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecebf2; --paper: #16161c; --line: #3a3a46; --soft: #a5a5b4; --mark: #7db1ff; --reference: #ffb46b; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 78rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .3rem; }
p { max-width: 44rem; margin: .3rem 0 .8rem; overflow-wrap: anywhere; } nav ul { columns: 14rem; padding-left: 1.2rem; }
a { color: var(--mark); }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.plots figure { margin: 0 0 1rem; } figcaption, caption { color: var(--soft); font-size: .9rem; text-align: left; padding: .2rem 0; }
svg { display: block; width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .soft { fill: var(--soft); } svg .axis { stroke: var(--line); } svg .bar { fill: var(--mark); }
svg .whisker { stroke: var(--mark); stroke-width: 2; } svg .reference { stroke: var(--reference); stroke-dasharray: 4 3; stroke-width: 1.5; fill: none; }
.table { overflow: auto; max-height: 30rem; margin-bottom: 1rem; border: 1px solid var(--line); border-radius: .4rem; padding: 0 .6rem .4rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { text-align: right; padding: .15rem .6rem; border-top: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: left; font-weight: 500; padding-left: 0; } thead th { font-weight: 600; border-top: 0; }
@media (max-width: 52rem) { .pair { grid-template-columns: minmax(0, 1fr); gap: .5rem; } }
@media (max-width: 32rem) { svg text { font-size: 16px; } }
@media print { .table { max-height: none; } }
`;

/** One page without anything from elsewhere. */
export const pageOf = (title: string, intro: string, sections: readonly Section[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${intro}
<nav aria-label="Contents"><ul>${sections.map((one, i) => `<li><a href="#s${i}">${escaped(one.title)}</a></li>`).join('')}</ul></nav>
${sections.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
