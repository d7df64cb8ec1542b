import { useKept } from './useKept.ts';

const readNames = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : []);

/**
 * The columns of a table without those someone has hidden, in the same order. The first names the row and stays.
 *
 * @param list under which name the choice is kept
 */
export function useShownColumns<const T extends string>(list: string, fields: readonly T[]) {
  const { kept: hidden, isKnown, change } = useKept(`schemaAdmin.hiddenColumns.${list}`, readNames);
  return {
    shown: fields.filter((field, place) => place === 0 || !hidden.includes(field)),
    isKnown,
    toggle: (field: string) =>
      change((now) => (now.includes(field) ? now.filter((one) => one !== field) : [...now, field])),
    reset: () => change(() => []),
  };
}
