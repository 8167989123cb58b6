/** Help on whatever carries `data-thing`: on hover (short), by long press, right click and the key `?` (long). */
import type { Thing } from '@accretion/games/tables';
import { type RefObject, useEffect, useState } from 'react';
import type { Hovered } from './HoverHelp.tsx';

const hoverPatience = 450;
const pressPatience = 500;
const slip = 10;

function thingAt(target: EventTarget | null): { readonly thing: Thing; readonly element: Element } | null {
  const element = target instanceof Element ? target.closest('[data-thing]') : null;
  const [kind, id] = element?.getAttribute('data-thing')?.split(' ') ?? [];
  if (element === null || kind === undefined || id === undefined) return null;
  return { thing: { kind, id: Number(id) }, element };
}

export function useThings(area: RefObject<HTMLElement | null>, help: (thing: Thing) => void): Hovered | null {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  useEffect(() => {
    const { current } = area;
    if (current === null) return;
    const over = new AbortController();
    const { signal } = over;
    let timer = 0;
    let pressedAt: readonly [number, number] = [0, 0];
    let isSwallowing = false;
    let under: Element | null = null;
    const stop = (): void => {
      window.clearTimeout(timer);
      under = null;
      setHovered(null);
    };
    const open = (thing: Thing): void => {
      stop();
      help(thing);
    };
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      listen: (event: HTMLElementEventMap[K]) => void,
    ): void => current.addEventListener(name, listen, { signal, capture: true });

    // Only moving the mouse asks for help, not the table moving under it.
    const hover = (event: PointerEvent): void => {
      const found = thingAt(event.target);
      if (found?.element === under || event.buttons !== 0) return;
      stop();
      under = found?.element ?? null;
      if (found === null || found.element.getAttribute('data-hover') === 'off') return;
      timer = window.setTimeout(
        () => setHovered({ thing: found.thing, at: found.element.getBoundingClientRect() }),
        hoverPatience,
      );
    };
    on('pointerleave', stop);
    on('pointerdown', (event) => {
      stop();
      isSwallowing = false;
      const found = thingAt(event.target);
      if (found === null || event.pointerType === 'mouse') return;
      pressedAt = [event.clientX, event.clientY];
      timer = window.setTimeout(() => {
        isSwallowing = true;
        open(found.thing);
      }, pressPatience);
    });
    on('pointermove', (event) => {
      if (event.pointerType === 'mouse') return hover(event);
      const far = Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > slip;
      if (far) window.clearTimeout(timer);
    });
    on('pointerup', () => window.clearTimeout(timer));
    on('pointercancel', stop);
    // A long press that opened the help must not also play.
    on('click', (event) => {
      if (!isSwallowing) return;
      isSwallowing = false;
      event.preventDefault();
      event.stopPropagation();
    });
    on('contextmenu', (event) => {
      const found = thingAt(event.target);
      if (found === null) return;
      event.preventDefault();
      if (!isSwallowing) open(found.thing);
    });
    on('keydown', (event) => {
      const found = thingAt(event.target);
      if (event.key === 'Escape') stop();
      if (event.key !== '?' || found === null) return;
      event.preventDefault();
      event.stopPropagation();
      open(found.thing);
    });
    window.addEventListener('scroll', stop, { signal, capture: true, passive: true });
    return () => {
      stop();
      over.abort();
    };
  }, [area, help]);
  return hovered;
}
