import { type DragEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Follows a finger or mouse sideways.
 *
 * @param threshold distance in CSS pixels from which letting go counts as a swipe
 * @param onSwipe called once when it does, with 1 for the right and -1 for the left
 * @returns how far it is moved now, whether it is held, and the handlers for the element
 */
export function useSwipe(threshold: number, onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; pointer: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const end = (event: PointerEvent, counts: boolean) => {
    if (start.current?.pointer !== event.pointerId) return;
    const distance = event.clientX - start.current.x;
    start.current = null;
    if (counts && Math.abs(distance) >= threshold) onSwipe(distance > 0 ? 1 : -1);
    else setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Buttons inside keep their click.
        if (event.target instanceof Element && event.target.closest('button, a')) return;
        start.current = { x: event.clientX, pointer: event.pointerId };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current?.pointer === event.pointerId) setOffset(event.clientX - start.current.x);
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
      // Text marked by an earlier swipe would be dragged, and the browser would take the pointer away.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}
