/** Invitations as they are read: the recruiter's, and the candidate's with the job they are for. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { CandidateInvitation, Invitation, InvitationStatus } from '../../../schemas/invitation.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { ListColumns } from '../../db/list.ts';
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

export const invitationColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: {
    createdAt: { by: ref('createdAt'), type: 'timestamptz' },
    expiresAt: { by: ref('expiresAt'), type: 'timestamptz' },
    status: {
      by: sql`array_position(array[${sql.join(InvitationStatus.options.map((one) => sql.lit(one)))}], ${ref('status')})`,
      type: 'integer',
    },
  },
  search: [computed.jobTitle, computed.employerName],
  filters: { status: { by: ref('status'), type: 'text' }, jobId: { by: jobId, type: 'uuid' } },
};
