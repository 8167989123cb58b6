/** Runs something once the page has shown what it has; where nothing is shown, soon. */
const longest = 100;

export function afterPaint(task: () => void): void {
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  // A page that is not looked at is not painted.
  globalThis.requestAnimationFrame?.(() => setTimeout(run));
  setTimeout(run, globalThis.requestAnimationFrame === undefined ? 0 : longest);
}
