/** Lists of names that this browser remembers. */

export function listIn(key: string): readonly unknown[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(known) ? known : [];
  } catch {
    return [];
  }
}

/** Adds a name. If storage is full, it is forgotten again, nothing worse. */
export function rememberIn(key: string, name: string): void {
  const known = listIn(key);
  if (known.includes(name)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...known, name]));
  } catch {
    // Full.
  }
}
