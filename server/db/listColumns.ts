/** The columns a list is narrowed and ordered by, derived from the record it is of. */
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type ComparedField, comparedField } from '../../schemas/ui/comparison.ts';
import type { ColumnType, FilterColumn, SortKey } from './list.ts';

function columnType(type: z.core.$ZodType): ColumnType {
  if (type instanceof z.ZodNumber) return type.format?.includes('int') ? 'bigint' : 'double precision';
  if (type instanceof z.ZodBoolean) return 'boolean';
  if (type instanceof z.ZodISODate) return 'date';
  if (type instanceof z.ZodISODateTime) return 'timestamptz';
  return type instanceof z.ZodISOTime ? 'time' : 'text';
}

function filterColumns(
  name: string,
  by: RawBuilder<unknown>,
  field: ComparedField,
): [string, FilterColumn][] {
  const column = { by, type: columnType(field.type) };
  switch (field.comparison) {
    case 'range':
      return [
        [`${name}From`, { ...column, match: 'from' }],
        [`${name}To`, { ...column, match: 'to' }],
      ];
    case 'words':
      return [[name, { ...column, match: 'words' }]];
    case 'has':
      return [[name, { ...column, match: 'has' }]];
    case null:
      return [];
    default:
      return [[name, column]];
  }
}

/** Words are ordered without regard to case, choices in the order the schema has them in. */
function sortKey(by: RawBuilder<unknown>, { type, nullable }: ComparedField): SortKey {
  const last = nullable ? { nullable: true as const } : {};
  if (type instanceof z.ZodEnum) {
    const choices = sql.join(type.options.map((one) => sql.lit(one)));
    return { by: sql`array_position(array[${choices}], ${by})`, type: 'integer', ...last };
  }
  const column = columnType(type);
  return { by: column === 'text' ? sql`lower(${by})` : by, type: column, ...last };
}

/**
 * The columns behind the filters and sorts that `filtersBy` and `sortsBy` (schemas/calls/listFields.ts) derive from the same
 * record. There are more than a list may offer: its query says what can be asked.
 *
 * @param table whose columns they are
 * @param computed fields that are no columns of it
 */
export function listColumns(
  table: string,
  { shape }: z.ZodObject,
  computed: Readonly<Record<string, RawBuilder<unknown> | undefined>> = {},
): { sorts: Record<string, SortKey>; filters: Record<string, FilterColumn> } {
  // Rows are asked for by their ids in a way of its own.
  const fields = Object.entries(shape).flatMap(([name, schema]) =>
    name === 'id'
      ? []
      : [
          {
            name,
            field: comparedField(schema),
            by: computed[name] ?? sql.ref(`${table}.${name}`),
          },
        ],
  );
  return {
    filters: Object.fromEntries(fields.flatMap(({ name, by, field }) => filterColumns(name, by, field))),
    sorts: Object.fromEntries(
      fields.flatMap(({ name, by, field }) => (field.isSortable ? [[name, sortKey(by, field)]] : [])),
    ),
  };
}
