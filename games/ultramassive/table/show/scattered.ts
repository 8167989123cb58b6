/** A number from 0 to 1 that looks like chance and is the same in every frame. */
export function scattered(nth: number, of: number): number {
  const value = Math.sin(nth * 127.1 + of * 311.7) * 43_758.545;
  return value - Math.floor(value);
}
