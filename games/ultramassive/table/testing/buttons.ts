/** The buttons of a board, as a person finds them: by name. */

export const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent ?? '';
export const usable = (): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter(
    (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled,
  );
export const called = (name: string): HTMLButtonElement | undefined =>
  usable().find((one) => nameOf(one) === name);
export const starting = (text: string): HTMLButtonElement[] =>
  usable().filter((one) => nameOf(one).startsWith(text));
