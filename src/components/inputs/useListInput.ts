import { arrayMove } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { errorText } from './errorText.ts';

/**
 * An ordered list as one value of the form: what is in it, the edits, and the last removal so that it can be undone.
 *
 * @param source name in the record
 */
export function useListInput<T>(source: string) {
  const input = useController({ name: source });
  const id = useId();
  const [removed, setRemoved] = useState<{ item: T; at: number } | null>(null);
  const value: unknown = input.field.value;
  const items: T[] = Array.isArray(value) ? value : [];
  const set = (next: T[]) => {
    input.field.onChange(next);
    setRemoved(null);
  };
  return {
    items,
    error: errorText(input.fieldState.error),
    /** Goes on the element that takes the focus when the form is refused. */
    ref: input.field.ref,
    id,
    set,
    append: (...more: T[]) => set([...items, ...more]),
    replace: (at: number, item: T) => input.field.onChange(items.with(at, item)),
    move: (from: number, to: number) => input.field.onChange(arrayMove(items, from, to)),
    insert: (at: number, item: T) => set(items.toSpliced(at, 0, item)),
    remove: (at: number) => {
      const item = items[at];
      if (item === undefined) return;
      input.field.onChange(items.toSpliced(at, 1));
      setRemoved({ item, at });
    },
    removed: removed?.item,
    undo: () => removed && set(items.toSpliced(removed.at, 0, removed.item)),
  };
}
