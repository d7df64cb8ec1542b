/** Deletions, for software that keeps copies. */
import { sql } from 'kysely';
import { daysLater } from '../../../schemas/base/days.ts';
import { Deletion, deletionDays } from '../../../schemas/deletion.ts';
import type { Database } from '../../db/database.ts';
import { type ListColumns, listPage } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';

const ref = (name: string) => sql.ref(`deletions.${name}`);

const columns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: { deletedAt: { by: ref('deletedAt'), type: 'timestamptz' } },
  search: [ref('resource')],
  filters: { resource: { by: ref('resource'), type: 'text' } },
  changedAt: ref('deletedAt'),
};

const selections = selectShape('deletions', Deletion.shape, {});

export const deletionsCalls = ({ db }: Pick<Services, 'db'>): Handlers => ({
  deletions: ({ caller, query }) =>
    listPage(
      db
        .selectFrom('deletions')
        .where(
          caller.role === 'EMPLOYER' ? 'deletions.employerEmail' : 'deletions.recruiterEmail',
          '=',
          caller.role === 'EMPLOYER' ? caller.employerEmail : caller.email,
        ),
      (rows) => rows.select(selections).$castTo<Deletion>(),
      columns,
      query,
    ),
});

export const dropOldDeletions = (db: Database, now: Date) =>
  db.deleteFrom('deletions').where('deletedAt', '<', daysLater(now, -deletionDays).toISOString()).execute();
