/**
 * Texts for screen readers, in a live region. Each is a node of its own, which is added and removed much later: what
 * is said after it neither replaces nor repeats it. While a dialog is open, screen readers ignore the rest of the
 * page, so the region is inside the dialog then.
 */
import type { Timer, Voice } from './announcements.ts';

export const pageTimer: Timer = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

const mark = 'announcer';

function regionIn(place: Element): Element {
  const known = [...place.children].find((one) => one instanceof HTMLElement && mark in one.dataset);
  if (known !== undefined) return known;
  const region = document.createElement('div');
  region.dataset[mark] = '';
  region.className = 'unseen';
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-relevant', 'additions');
  place.append(region);
  return region;
}

export interface PageVoice extends Voice {
  close(): void;
}

export function pageVoice(root: Element, timer: Timer): PageVoice {
  const regions = new Set<Element>();
  const region = (): Element => {
    const here = regionIn([...document.querySelectorAll('dialog[open]')].at(-1) ?? root);
    regions.add(here);
    return here;
  };
  return {
    prepare: () => void region(),
    say(text, kind, keptFor) {
      const node = document.createElement('p');
      node.dataset['kind'] = kind;
      node.textContent = text;
      region().append(node);
      timer.after(keptFor, () => node.remove());
    },
    close() {
      for (const one of regions) one.remove();
    },
  };
}
