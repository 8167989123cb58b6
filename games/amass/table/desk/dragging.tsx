/** Dragging members and cubes with a mouse, a pen or a finger. For keys and taps there are buttons. */
import { createContext, type PointerEvent, type ReactNode, useContext, useRef } from 'react';
import type { Colour } from '../../rules/content.ts';

export type Load = { readonly kind: 'member' } | { readonly kind: 'cube'; readonly colour: Colour };

interface Dragging {
  /** Lets go over an element that says where by its `data-spot` or `data-slot`. */
  drop(load: Load, at: HTMLElement): void;
}

const DraggingContext = createContext<Dragging>({ drop: () => undefined });

export const DraggingProvider = ({
  drop,
  children,
}: Dragging & { readonly children: ReactNode }): ReactNode => (
  <DraggingContext value={{ drop }}>{children}</DraggingContext>
);

const slip = 6;

interface Held {
  readonly ghost: HTMLElement;
  readonly from: readonly [number, number];
  over: HTMLElement | null;
}

const targetAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot], [data-slot]') ?? null;

/** Handlers of something that can be dragged. A short press stays a click. */
export function useDragged(load: Load) {
  const { drop } = useContext(DraggingContext);
  const held = useRef<Held | null>(null);
  const end = (): void => {
    const { current } = held;
    if (current === null) return;
    current.ghost.remove();
    current.over?.removeAttribute('data-over');
    held.current = null;
  };
  return {
    style: { touchAction: 'none', cursor: 'grab' } as const,
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      const { currentTarget } = event;
      const ghost = currentTarget.cloneNode(true);
      if (!(ghost instanceof HTMLElement)) return;
      ghost.removeAttribute('data-thing');
      Object.assign(ghost.style, { position: 'fixed', zIndex: '60', pointerEvents: 'none', display: 'none' });
      document.body.append(ghost);
      held.current = { ghost, from: [event.clientX, event.clientY], over: null };
      currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>): void {
      const { current } = held;
      if (current === null) return;
      const { ghost, from } = current;
      if (ghost.style.display === 'none' && Math.hypot(clientX - from[0], clientY - from[1]) < slip) return;
      Object.assign(ghost.style, { display: 'block', left: `${clientX - 16}px`, top: `${clientY - 16}px` });
      const over = targetAt(clientX, clientY);
      if (over === current.over) return;
      current.over?.removeAttribute('data-over');
      over?.setAttribute('data-over', 'true');
      current.over = over;
    },
    onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>): void {
      const isDragged = held.current?.ghost.style.display === 'block';
      end();
      const at = isDragged ? targetAt(clientX, clientY) : null;
      if (at !== null) drop(load, at);
    },
    onPointerCancel: end,
  };
}
