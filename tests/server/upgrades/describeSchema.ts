/** A database's schema as sorted lines: two databases are built alike if and only if these are equal. */
import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';

const questions = {
  columns: sql<{ line: string }>`
    select format('%I.%I %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid),
      ' ' || nullif(a.attgenerated::text || a.attidentity::text, '')) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  // PostgreSQL 18 lists what must not be null among the constraints, too; the columns say it.
  constraints: sql<{ line: string }>`
    select format('%s %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: sql<{ line: string }>`
    select pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' invalid' end as line
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`,
  triggers: sql<{ line: string }>`
    select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  functions: sql<{ line: string }>`
    select pg_get_functiondef(p.oid) as line from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  sequences: sql<{ line: string }>`
    select 'sequence ' || relname as line from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  types: sql<{ line: string }>`
    select format('%s %s', t.typname, (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as line
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
  extensions: sql<{ line: string }>`select 'extension ' || extname as line from pg_extension`,
};

/** @param db whose tables lie in the schema `public` */
export async function describeSchema(db: Database): Promise<string[]> {
  const answers = await Promise.all(Object.values(questions).map((question) => question.execute(db)));
  return answers.flatMap(({ rows }) => rows.map(({ line }) => line)).sort();
}
