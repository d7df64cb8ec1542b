import { type AliasedRawBuilder, type Expression, sql } from 'kysely';

/**
 * The fields of a schema as what a query selects. The names come from the schema, which the row type is made from as
 * well.
 *
 * @param table whose columns they are
 * @param shape the schema's fields
 * @param computed fields that are no columns of it
 */
export const selectShape = (
  table: string,
  shape: object,
  computed: Readonly<Record<string, Expression<unknown> | undefined>> = {},
): AliasedRawBuilder<unknown, string>[] =>
  Object.keys(shape).map((name) => {
    const value = Object.hasOwn(computed, name) ? computed[name] : undefined;
    return sql`${value ?? sql.ref(`${table}.${name}`)}`.as(name);
  });
