import { type DragEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Follows a finger or mouse sideways.
 *
 * @param threshold distance in CSS pixels from which letting go counts as a swipe
 * @param onSwipe called once when it does
 * @returns how far it is moved now, whether it is held, and the handlers for the element
 */
export function useSwipe(threshold: number, onSwipe: () => void) {
  const start = useRef<{ x: number; pointer: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const end = (event: PointerEvent, counts: boolean) => {
    if (start.current?.pointer !== event.pointerId) return;
    const distance = Math.abs(event.clientX - start.current.x);
    start.current = null;
    if (counts && distance >= threshold) onSwipe();
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
