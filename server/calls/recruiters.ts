/** Recruiters: oneself, or those of one's organisation. */
import { sql } from 'kysely';
import type { Caller } from '../auth/caller.ts';
import { type ListColumns, listPage } from '../db/list.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../mount.ts';
import { selectRecruiter } from '../people/selectPeople.ts';
import type { Services } from '../services.ts';

const ref = (name: string) => sql.ref(`recruiters.${name}`);

const columns: ListColumns = {
  id: { by: ref('recruiterEmail'), type: 'text' },
  sorts: {
    createdAt: { by: ref('createdAt'), type: 'timestamptz' },
    recruiterLastName: { by: sql`lower(${ref('recruiterLastName')})`, type: 'text' },
    status: { by: ref('status'), type: 'text' },
  },
  search: [ref('recruiterFirstName'), ref('recruiterLastName'), ref('recruiterEmail')],
  filters: { status: { by: ref('status'), type: 'text' } },
};

export const recruitersCalls = ({ db }: Services): Handlers => {
  const inScope = ({ role, email }: Caller) =>
    role === 'EMPLOYER'
      ? db.selectFrom('recruiters').where('recruiters.employerEmail', '=', email)
      : db.selectFrom('recruiters').where('recruiters.recruiterEmail', '=', email);
  return {
    recruiter: ({ params, caller }) =>
      selectRecruiter(
        inScope(caller).where('recruiters.recruiterEmail', '=', params.email),
      ).executeTakeFirstOrThrow(() => notFound('recruiter')),

    myRecruiters: ({ query, caller }) => listPage(inScope(caller), selectRecruiter, columns, query),
  };
};
