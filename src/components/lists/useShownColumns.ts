import type { ColumnedList } from '../../../schemas/preferences.ts';
import { usePreferences } from './usePreferences.ts';

/** The columns of a table without those someone has hidden, in the same order. The first names the row and stays. */
export function useShownColumns<const T extends string>(list: ColumnedList, fields: readonly T[]) {
  const { preferences, change } = usePreferences();
  const hidden = preferences?.hiddenColumns[list] ?? [];
  const hide = (columns: readonly string[]) =>
    change((kept) => ({ ...kept, hiddenColumns: { ...kept.hiddenColumns, [list]: [...columns] } }));
  return {
    shown: fields.filter((field, place) => place === 0 || !hidden.includes(field)),
    isKnown: preferences !== undefined,
    toggle: (field: string) =>
      hide(hidden.includes(field) ? hidden.filter((one) => one !== field) : [...hidden, field]),
    reset: () => hide([]),
  };
}
