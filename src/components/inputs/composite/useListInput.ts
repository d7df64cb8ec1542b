import { arrayMove } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useControl } from '../field/control.ts';
import { errorText, ownErrorText } from '../field/errorText.ts';

const asList = <T>(value: unknown): T[] => (Array.isArray(value) ? value : []);

/** A list in a form, and its edits. */
export type ListInput<T> = ReturnType<typeof useListInput<T>>;

/**
 * An ordered list as one value of the form: what is in it, the edits, and the last removal so that it can be undone.
 *
 * @param source name in the record
 * @param entriesOf reads the entries from what the record holds, where that is no array
 */
export function useListInput<T>(source: string, entriesOf: (value: unknown) => T[] = asList) {
  const input = useControl(source);
  const id = useId();
  const [removed, setRemoved] = useState<{ item: T; at: number } | null>(null);
  const items = entriesOf(input.value);
  const set = (next: T[]) => {
    input.onChange(next);
    setRemoved(null);
  };
  return {
    items,
    error: errorText(input.error),
    /** The problem of the list as a whole, and not with one of its entries. */
    ownError: ownErrorText(input.error),
    /** The problems of the entries, as react-hook-form keeps it. */
    errors: input.error,
    onBlur: input.onBlur,
    /** Goes on the element that takes the focus when the form is refused. */
    ref: input.ref,
    id,
    set,
    append: (...more: T[]) => set([...items, ...more]),
    replace: (at: number, item: T) => input.onChange(items.with(at, item)),
    move: (from: number, to: number) => input.onChange(arrayMove(items, from, to)),
    insert: (at: number, item: T) => set(items.toSpliced(at, 0, item)),
    remove: (at: number) => {
      const item = items[at];
      if (item === undefined) return;
      input.onChange(items.toSpliced(at, 1));
      setRemoved({ item, at });
    },
    removed: removed?.item,
    undo: () => removed && set(items.toSpliced(removed.at, 0, removed.item)),
  };
}
