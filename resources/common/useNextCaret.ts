import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A text, and the place in it to go on from. */
interface Changed {
  text: string;
  caret: number;
}

/**
 * Where someone goes on typing after their text was changed for them. It is set as soon as the changed text is in the
 * box: a moment later, and what they have typed meanwhile would stand behind it.
 *
 * @returns says that the text is about to be this one
 */
export function useNextCaret(
  box: RefObject<HTMLTextAreaElement | null>,
  text: string,
): (changed: Changed) => void {
  const next = useRef<Changed>(undefined);
  useLayoutEffect(() => {
    if (next.current?.text === text) {
      box.current?.focus();
      box.current?.setSelectionRange(next.current.caret, next.current.caret);
    }
    next.current = undefined;
  });
  return (changed) => {
    next.current = changed;
  };
}
