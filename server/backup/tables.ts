/** The tables of a database as a backup takes them. */
import type pg from 'pg';

interface BackedUpTable {
  name: string;
  /** Those that are stored; what is computed from others is computed again. */
  columns: string[];
}

/** Left out: the migrator writes the first again, and transaction numbers mean nothing in another database. */
export const notCopied = ['kysely_migration', 'kysely_migration_lock', 'outlineChanges'];

/** Each after those it refers to. @throws Error when two refer to each other */
function inOrder(
  tables: readonly BackedUpTable[],
  refersTo: ReadonlyMap<string, Set<string>>,
): BackedUpTable[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: BackedUpTable[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(({ name }) =>
      [...(refersTo.get(name) ?? [])].every((other) => other === name || !left.has(other)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const table of free) {
      ordered.push(table);
      left.delete(table.name);
    }
  }
  return ordered;
}

export async function listTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const tables = await client.query<BackedUpTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by 1 order by 1`,
    [notCopied],
  );
  const references = await client.query<{ from: string; to: string }>(
    `select f.relname::text as from, t.relname::text as to
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`,
  );
  const refersTo = new Map<string, Set<string>>();
  for (const { from, to } of references.rows) {
    refersTo.set(from, (refersTo.get(from) ?? new Set()).add(to));
  }
  return inOrder(tables.rows, refersTo);
}

/** `"table" ("column", …)`, as COPY takes it. */
export const copyTarget = (client: pg.ClientBase, { name, columns }: BackedUpTable): string =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

/** Texts mean the same on every server. */
export const plainTexts = `set DateStyle = 'ISO'; set IntervalStyle = 'iso_8601'; set TimeZone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set client_encoding = 'UTF8'`;
