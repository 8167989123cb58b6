/** Breaks a name into the one or two lines that fit a plate best. */
export interface Plate {
  readonly lines: readonly string[];
  /** Letters at this size fit the width. */
  readonly size: number;
}

/** Width of an average letter, as a share of its height. */
const letter = 0.6;

export function plateFor(name: string, width: number, largest: number): Plate {
  const one = width / (name.length * letter);
  if (one >= largest * 0.86 || !/[ -]/.test(name)) return { lines: [name], size: Math.min(largest, one) };
  let best: readonly string[] = [name];
  let longest = name.length;
  for (const match of name.matchAll(/[ -]/g)) {
    const at = match.index + (match[0] === '-' ? 1 : 0);
    const lines = [name.slice(0, at).trim(), name.slice(at).trim()];
    const length = Math.max(...lines.map((text) => text.length));
    if (length < longest) [best, longest] = [lines, length];
  }
  return { lines: best, size: Math.min(largest, width / (longest * letter)) };
}
