/** Runs a task after the next paint, or soon if nothing is painted. */
const longest = 100;

export function afterPaint(task: () => void): void {
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  // A hidden page is not painted.
  globalThis.requestAnimationFrame?.(() => setTimeout(run));
  setTimeout(run, globalThis.requestAnimationFrame === undefined ? 0 : longest);
}
