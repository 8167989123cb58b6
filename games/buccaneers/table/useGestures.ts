/** Help on anything: a long press, `?`, or the menu key; pointing shows it large. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Thing } from '../../table.ts';
import { useBoard } from './context.ts';

const longPress = 480;
const rest = 260;

export interface Gestures {
  onKeyDown(event: KeyboardEvent): void;
  onContextMenu(event: MouseEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onBlur(): void;
  /** Swallows the click that ends a long press. */
  onClickCapture(event: MouseEvent): void;
}

export function useGestures(thing: Thing): Gestures {
  const { props, peek } = useBoard();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  return {
    onKeyDown(event) {
      if (event.key !== '?' && event.key !== 'ContextMenu') return;
      event.preventDefault();
      event.stopPropagation();
      props.help(thing);
    },
    onContextMenu(event) {
      event.preventDefault();
      stop();
      if (!wasLong.current) props.help(thing);
    },
    onPointerDown(event) {
      wasLong.current = false;
      if (event.pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        props.help(thing);
      }, longPress);
    },
    onPointerUp: stop,
    onPointerEnter(event) {
      if (event.pointerType !== 'mouse') return;
      const at = event.currentTarget;
      timer.current = setTimeout(() => peek(thing, at), rest);
    },
    onPointerLeave() {
      stop();
      peek(null);
    },
    onBlur: () => peek(null),
    onClickCapture(event) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
