/** Employers: oneself, or the one a recruiter works for; names for everyone. */
import { sql } from 'kysely';
import { Employer, EmployerFields } from '../../../schemas/employer.ts';
import { companyOf } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { toRow } from '../../db/database.ts';
import { type ListColumns, listPage } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { spelledLike } from '../../db/spelledLike.ts';
import { wholeRecord } from '../../db/wholeRecord.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { nameCompany } from '../companies/companySlugs.ts';
import { updateShownDomain } from '../companyDomains/updateShownDomain.ts';
import { nameIsTaken } from './employerName.ts';
import { nameKey } from './nameKey.ts';
import { selectEmployer } from './selectPeople.ts';

const name = sql.ref('employers.employerName');

const columns: ListColumns = {
  id: { by: sql.ref('employers.employerEmail'), type: 'text' },
  ...listColumns('employers', Employer),
  search: [name],
};
/** To the public an employer is its name: the e-mail address behind it is nobody's business. */
const publicColumns: ListColumns = { ...columns, id: { by: name, type: 'text' } };

export const employersCalls = ({ db, clock }: Services): Handlers => {
  const inScope = (employerEmail: string | null) =>
    db.selectFrom('employers').where('employers.employerEmail', '=', employerEmail);
  return {
    employer: ({ params, caller }) =>
      selectEmployer(
        inScope(caller.employerEmail).where('employers.employerEmail', '=', params.email),
      ).executeTakeFirstOrThrow(() => notFound('There is no such employer.')),

    employers: ({ query, caller }) => listPage(inScope(caller.employerEmail), selectEmployer, columns, query),

    async updateEmployer({ params, caller, body }) {
      const company = companyOf(caller);
      if (params.email !== company) throw notFound('There is no such employer.');
      await db
        .transaction()
        .execute(async (tx) => {
          const { employerName } = await tx
            .updateTable('employers')
            // One whose name looked like another's before that was refused keeps it, and may change all else.
            .set({
              ...toRow(wholeRecord(EmployerFields, body)),
              nameKey: sql`case when "employerName" = ${body.employerName} then "nameKey" else ${nameKey(body.employerName)} end`,
            })
            .where('employerEmail', '=', company)
            .returning('employerName')
            .executeTakeFirstOrThrow();
          await nameCompany(tx, company, employerName, clock());
          await updateShownDomain(tx, company);
        })
        .catch(nameIsTaken);
      return selectEmployer(inScope(company)).executeTakeFirstOrThrow();
    },

    employerNames: async ({ query }) =>
      listPage(
        db.selectFrom('employers').where('employers.employerLeftAt', 'is', null),
        (rows) => rows.select(['employerName as id', 'employerName']),
        { ...publicColumns, alsoFinds: await spelledLike(db, name, query.q) },
        query,
      ),
  };
};
