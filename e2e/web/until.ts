/** How long anything may take on a slow and busy machine. */
export const patience = 45_000;

/** How often is looked again. */
const pause = 20;

/**
 * Looks again and again until there is an answer. The one place in the browser tests where time passes: what is
 * awaited is always something that can be seen, and running out of patience is always an error.
 */
export async function until<T>(
  ask: () => Promise<T | null>,
  otherwise: () => Promise<string> | string,
  limit = patience,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() > end) throw new Error(await otherwise());
    await new Promise((done) => setTimeout(done, pause));
  }
}
