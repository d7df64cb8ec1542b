/** Keys as they are read: never with their secret. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '../../../schemas/calls/listQuery.ts';
import { MachineKey } from '../../../schemas/machineKey.ts';
import type { Database } from '../../db/database.ts';
import { type ListColumns, listPage, type Page } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type KeyRows<T = object> = SelectQueryBuilder<Tables, 'machineKeys', T>;

export const keysOf = (db: Database, employerEmail: string): KeyRows =>
  db.selectFrom('machineKeys').where('machineKeys.employerEmail', '=', employerEmail);

const computed = {
  recruiterEmail: sql<
    string | null
  >`case when "machineKeys"."actsAs" = 'RECRUITER' then "machineKeys"."userEmail" end`,
};

const selections = selectShape('machineKeys', MachineKey.shape, computed);

export const selectKey = (rows: KeyRows): KeyRows<MachineKey> =>
  rows.select(selections).$castTo<MachineKey>();

const columns: ListColumns = {
  id: { by: sql.ref('machineKeys.id'), type: 'uuid' },
  ...listColumns('machineKeys', MachineKey, computed),
  search: [sql.ref('machineKeys.name')],
};

export const listMachineKeys = (
  db: Database,
  employerEmail: string,
  query: ListQuery,
): Promise<Page<MachineKey>> => listPage(keysOf(db, employerEmail), selectKey, columns, query);
