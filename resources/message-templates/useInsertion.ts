import { type RefObject, useRef } from 'react';
import { useNextCaret } from '../common/useNextCaret.ts';

/** A text box, and how its text is changed. */
interface Box {
  text: string;
  /** How many characters it can hold. */
  longest: number | undefined;
  onChange: (text: string) => void;
}

/**
 * Puts words where someone was typing.
 *
 * @returns `input` and `enter` for the box's element: its `ref` and its `onFocus`; `insert` answers by how many
 *   characters the text would be too long, in which case it has not changed; `select` shows a part of the text
 */
export function useInsertion({ text, longest, onChange }: Box) {
  const input: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const wasEntered = useRef(false);
  const enter = () => {
    wasEntered.current = true;
  };
  const select = (start: number, end: number) => {
    input.current?.focus();
    input.current?.setSelectionRange(start, end);
  };
  const goOnAt = useNextCaret(input, text);
  const insert = (words: string): number => {
    // An element that nobody has been in says 0; its text goes on at the end.
    const { selectionStart, selectionEnd } = (wasEntered.current && input.current) || {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    const changed = text.slice(0, selectionStart) + words + text.slice(selectionEnd);
    const excess = changed.length - (longest ?? changed.length);
    if (excess > 0) return excess;
    goOnAt({ text: changed, caret: selectionStart + words.length });
    onChange(changed);
    return 0;
  };
  return { input, enter, insert, select };
}
