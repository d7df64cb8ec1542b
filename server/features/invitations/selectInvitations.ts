/** Invitations as they are read: the recruiter's, and the candidate's with the job they are for. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { CandidateInvitation, Invitation } from '../../../schemas/invitation.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type InvitationRows<T = object> = SelectQueryBuilder<Tables, 'invitations', T>;

const ref = (name: string) => sql.ref(`invitations.${name}`);

/** A value of the pick, its job or whose job it is. */
const ofPick = (value: RawBuilder<unknown>) => sql`(
  select ${value}
  from "dailyCandidates" "pick" join "jobs" on "jobs"."id" = "pick"."jobId"
  join "recruiters" using ("recruiterEmail") join "employers" using ("employerEmail")
  where "pick"."id" = "invitations"."dailyCandidateId")`;

const jobId = ofPick(sql`"pick"."jobId"`);
const computed: Record<Exclude<keyof CandidateInvitation, keyof Invitation>, RawBuilder<unknown>> = {
  jobId,
  jobTitle: ofPick(sql`"jobs"."title"`),
  employerName: ofPick(sql`"employers"."employerName"`),
};

const own = selectShape('invitations', Invitation.shape);
const candidates = selectShape('invitations', CandidateInvitation.shape, computed);

export const selectInvitation = (rows: InvitationRows): InvitationRows<Invitation> =>
  rows.select(own).$castTo<Invitation>();
export const selectCandidateInvitation = (rows: InvitationRows): InvitationRows<CandidateInvitation> =>
  rows.select(candidates).$castTo<CandidateInvitation>();

/** The answer for an invitation that does not exist, or that the caller may not know of. */
export const noSuchInvitation = () => notFound('There is no such invitation.');

/** Invitations to one candidate. */
export const invitationsTo = (db: Database, candidateEmail: string): InvitationRows =>
  db
    .selectFrom('invitations')
    .where((eb) =>
      eb(
        'invitations.dailyCandidateId',
        'in',
        eb.selectFrom('dailyCandidates').select('id').where('candidateEmail', '=', candidateEmail),
      ),
    );

const derived = listColumns('invitations', CandidateInvitation, computed);

export const invitationColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: derived.sorts,
  search: [computed.jobTitle, computed.employerName],
  filters: { ...derived.filters, jobId: { by: jobId, type: 'uuid' } },
};
