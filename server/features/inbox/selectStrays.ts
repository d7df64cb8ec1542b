/** Mails that became no message, as they are read. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { MessageFields } from '../../../schemas/message.ts';
import { StrayMail, type StrayReason, strayAdders } from '../../../schemas/strayMail.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type StrayRows<T = object> = SelectQueryBuilder<Tables, 'strayMails', T>;
type Reader = Pick<Caller, 'id' | 'role' | 'email' | 'employerEmail'>;

/** Recruiters of the caller's company. */
const colleagues = ({ employerEmail }: Reader) =>
  sql`select "recruiterEmail" from "recruiters" "colleague" where "colleague"."employerEmail" = ${employerEmail}`;

const isOwn = ({ id }: Reader) => sql<boolean>`"strayMails"."userId" = ${id}::uuid`;

/** A writer's own; a recruiter's also those about their jobs; a company's those that none of its recruiters can look at. */
function isTheirs(caller: Reader): RawBuilder<boolean> {
  const threads = sql`select "id" from "messageThreads" "thread" where "thread"."hirerEmail"`;
  if (caller.role === 'CANDIDATE') return isOwn(caller);
  return caller.role === 'RECRUITER'
    ? sql`(${isOwn(caller)} or "strayMails"."threadId" in (${threads} = ${caller.email}))`
    : sql`case when "strayMails"."threadId" is not null
        then "strayMails"."threadId" in (${threads} in (${colleagues(caller)} and "colleague"."status" <> 'ACTIVE'))
        else "strayMails"."userId" in (select "id" from "users" where "email" in (${colleagues(caller)})) end`;
}

export const straysInScope = (db: Database, caller: Reader): StrayRows =>
  db.selectFrom('strayMails').where(isTheirs(caller));

const addedBy = (...adders: readonly string[]): RawBuilder<boolean> => {
  const reasons = Object.entries(strayAdders).flatMap(([reason, adder]) =>
    adders.includes(adder) ? [reason] : [],
  );
  return sql`"strayMails"."reason" = any(${reasons}::text[])`;
};

const threads = sql`"messageThreads" where "messageThreads"."id" = "strayMails"."threadId"`;
const jobId = sql`(select "jobId" from ${threads})`;
const candidateEmail = sql`(select "candidateEmail" from ${threads})`;
const jobTitle = sql`(select "title" from "jobs" where "jobs"."id" = ${jobId})`;
const nameOfCandidate = sql`(
  select ${candidateName()} from "candidates" where "candidates"."candidateEmail" = ${candidateEmail})`;

const longestMessage = MessageFields.shape.text.maxLength ?? 0;

/** @param caller who reads them, and may add some */
export const selectStray = (caller: Reader) => {
  const mayAdd =
    caller.role === 'EMPLOYER'
      ? sql`false`
      : sql`("strayMails"."threadId" is not null
          and coalesce(char_length("strayMails"."text") between 1 and ${sql.lit(longestMessage)}, false)
          and (${addedBy('EITHER')} or (${isOwn(caller)} and ${addedBy('WRITER')})))`;
  const selections = selectShape('strayMails', StrayMail.shape, {
    ...{ jobId, jobTitle, candidateEmail, candidateName: nameOfCandidate, mayAdd },
    writer: sql`(
      select case when "users"."role" = 'CANDIDATE' then 'CANDIDATE' else 'RECRUITER' end
      from "users" where "users"."id" = "strayMails"."userId")`,
    isOwn: isOwn(caller),
  });
  return (rows: StrayRows): StrayRows<StrayMail> => rows.select(selections).$castTo<StrayMail>();
};

export const strayColumns: ListColumns = {
  id: { by: sql.ref('strayMails.id'), type: 'uuid' },
  sorts: { receivedAt: { by: sql.ref('strayMails.receivedAt'), type: 'timestamptz' } },
  search: [sql.ref('strayMails.subject'), sql.ref('strayMails.text'), nameOfCandidate],
  filters: {
    jobId: { by: jobId, type: 'uuid' },
    candidateEmail: { by: candidateEmail, type: 'text' },
  },
};

/** Those that came to someone's address for answers, for the copy of all that is held about them. */
export const straysOf = (db: Database, email: string) =>
  db
    .selectFrom('strayMails')
    .innerJoin('users', 'users.id', 'strayMails.userId')
    .where('users.email', '=', email)
    .select([
      'sender',
      'subject',
      'reason',
      'text',
      'parts',
      'filesNotTaken',
      'head',
      'receivedAt',
      'answeredAt',
    ])
    .orderBy('receivedAt')
    .orderBy('strayMails.id')
    .execute();

/** Whether someone may add a mail that became no message for a reason. @param isWriter whether it is theirs */
export const maySomeoneAdd = (reason: StrayReason, isWriter: boolean): boolean =>
  strayAdders[reason] === 'EITHER' || (isWriter && strayAdders[reason] === 'WRITER');
