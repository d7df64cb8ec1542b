/** Recruiters: oneself, or those of one's organisation. */
import { sql } from 'kysely';
import { RecruiterFields, RecruiterSummary } from '../../../schemas/recruiter.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { toRow } from '../../db/database.ts';
import { type ListColumns, listPage } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { wholeRecord } from '../../db/wholeRecord.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { addOwnRecruiter } from './addOwnRecruiter.ts';
import { selectRecruiter, selectRecruiterSummary, summaryComputed, withAnswersOwed } from './selectPeople.ts';
import { setRecruiterStatus } from './setRecruiterStatus.ts';

const ref = (name: string) => sql.ref(`recruiters.${name}`);

const { sorts, filters } = listColumns('recruiters', RecruiterSummary, summaryComputed);
const columns: ListColumns = {
  id: { by: ref('recruiterEmail'), type: 'text' },
  sorts: {
    ...sorts,
    // By the name of the status, as from the beginning.
    status: { by: ref('status'), type: 'text' },
    // Someone with one name is listed by it.
    recruiterLastName: {
      by: sql`lower(coalesce(nullif(${ref('recruiterLastName')}, ''), ${ref('recruiterFirstName')}))`,
      type: 'text',
    },
  },
  filters,
  changedAt: ref('changedAt'),
  search: [ref('recruiterFirstName'), ref('recruiterLastName'), ref('recruiterEmail')],
};

export const recruitersCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  const inScope = ({ role, email, employerEmail }: Caller) =>
    db
      .selectFrom('recruiters')
      .where(({ eb }) =>
        role === 'EMPLOYER'
          ? eb('recruiters.employerEmail', '=', employerEmail)
          : eb('recruiters.recruiterEmail', '=', email),
      )
      .where('recruiters.recruiterLeftAt', 'is', null);
  return {
    recruiter({ params, caller }) {
      const found = inScope(caller).where('recruiters.recruiterEmail', '=', params.email);
      const selected =
        caller.role === 'EMPLOYER'
          ? selectRecruiterSummary(withAnswersOwed(found, clock()))
          : selectRecruiter(found);
      return selected.executeTakeFirstOrThrow(() => notFound('There is no such recruiter.'));
    },

    async recruitMyself({ caller, body }) {
      await db.transaction().execute((tx) => addOwnRecruiter(tx, caller.email, body, clock()));
      return selectRecruiter(
        inScope(caller).where('recruiters.recruiterEmail', '=', caller.email),
      ).executeTakeFirstOrThrow();
    },

    async updateRecruiter({ params, caller, body }) {
      if (params.email !== caller.email) throw notFound('There is no such recruiter.');
      await db
        .updateTable('recruiters')
        .set(toRow(wholeRecord(RecruiterFields, body)))
        .where('recruiterEmail', '=', caller.email)
        .execute();
      return selectRecruiter(inScope(caller)).executeTakeFirstOrThrow();
    },

    async setRecruiterStatus({ params, caller, query }) {
      await setRecruiterStatus(services, companyOf(caller), params.email, query.status);
      return selectRecruiter(
        inScope(caller).where('recruiters.recruiterEmail', '=', params.email),
      ).executeTakeFirstOrThrow();
    },

    myRecruiters: ({ query, caller }) =>
      listPage(withAnswersOwed(inScope(caller), clock()), selectRecruiterSummary, columns, query),
  };
};
