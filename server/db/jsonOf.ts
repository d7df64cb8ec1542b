/** A row as JSON inside a query, with the fields of a schema. */
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { bareSchema, fieldSchemas } from '../../schemas/base/inside.ts';

const isMoment = (field: z.ZodType): boolean => bareSchema(field) instanceof z.ZodISODateTime;

/** @param table whose row; its columns have the names of the schema's fields. Times are written as the API has them. */
export const jsonOf = (table: string, schema: z.ZodObject): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(
    fieldSchemas(schema).flatMap(([name, field]) => {
      const column = sql.ref(`${table}.${name}`);
      const value = isMoment(field)
        ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        : column;
      return [sql.lit(name), value];
    }),
  )})`;
