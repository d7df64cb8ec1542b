import { useKept } from './useKept.ts';

const readNames = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : []);

/**
 * The columns of a table that someone wants to see, in the order of the table. The first names the row and stays.
 *
 * @param list under which name the choice is kept
 * @param usual columns shown until someone chooses; by default all. What is kept are those chosen differently.
 * @example
 * const { shown } = useShownColumns('orders', ['customer', 'bread', 'note'], ['customer', 'bread']);
 * <SchemaTable schema={Order} query={OrderQuery} fields={shown} />
 */
export function useShownColumns<const T extends string>(
  list: string,
  fields: readonly T[],
  usual: readonly T[] = fields,
) {
  const { kept: changed, isKnown, change } = useKept(`schemaAdmin.hiddenColumns.${list}`, readNames);
  return {
    shown: fields.filter((field, place) => place === 0 || usual.includes(field) !== changed.includes(field)),
    isKnown,
    toggle: (field: string) =>
      change((now) => (now.includes(field) ? now.filter((one) => one !== field) : [...now, field])),
    reset: () => change(() => []),
    isUsual: changed.length === 0,
  };
}
