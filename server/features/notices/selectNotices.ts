/** Notices as they are read. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { Notice, type NoticeKind } from '../../../schemas/notice.ts';
import type { Role } from '../../../schemas/user.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type NoticeRows<T = object> = SelectQueryBuilder<Tables, 'notices', T>;

/** Someone who reads notices, in one area of their account. */
type Reader = Pick<Caller, 'email' | 'role'>;

/** Those that are for a company and not for its recruiters; the plan's end, and mails that became no message, reach both. */
const companysOwn = [
  ...(['RECRUITER_WAITING', 'COLLEAGUE_JOINED', 'ANSWERS_OVERDUE', 'WEBHOOK_OFF'] as const),
] as const satisfies NoticeKind[];
const companys = [...companysOwn, 'PLAN_ENDS', 'STRAY_MAIL'] as const satisfies NoticeKind[];

/** Of an address that is used in two areas those of the area it is used in. */
const inArea = (role: Role) =>
  role === 'EMPLOYER'
    ? sql<boolean>`"notices"."kind" = any(${companys})`
    : sql<boolean>`"notices"."kind" <> all(${companysOwn})`;

export const noticesOf = (db: Database, { email, role }: Reader): NoticeRows =>
  db.selectFrom('notices').where('notices.userEmail', '=', email).where(inArea(role));

const jobTitle = sql`(select "title" from "jobs" where "jobs"."id" = "notices"."jobId")`;
const name = sql`(
  select ${candidateName()} from "candidates"
  where "candidates"."candidateEmail" = "notices"."candidateEmail")`;

const employerName = sql`(
  select "employerName" from "jobs" join "recruiters" using ("recruiterEmail") join "employers" using ("employerEmail")
  where "jobs"."id" = "notices"."jobId")`;

/** The application or the pick that a notice's candidate has for its job. */
const idOf = (table: 'applications' | 'dailyCandidates') => sql`(
  select "id" from ${sql.table(table)} "one"
  where "one"."jobId" = "notices"."jobId" and "one"."candidateEmail" = "notices"."candidateEmail")`;

const selections = selectShape('notices', Notice.shape, {
  jobTitle,
  employerName,
  candidateName: name,
  applicationId: idOf('applications'),
  dailyCandidateId: idOf('dailyCandidates'),
});

export const selectNotice = (rows: NoticeRows): NoticeRows<Notice> =>
  rows.select(selections).$castTo<Notice>();

export const noticeColumns: ListColumns = {
  id: { by: sql.ref('notices.id'), type: 'uuid' },
  sorts: { createdAt: { by: sql.ref('notices.createdAt'), type: 'timestamptz' } },
  search: [name, jobTitle, employerName],
  filters: {},
};

export async function countUnread(db: Database, reader: Reader): Promise<number> {
  const { unread } = await noticesOf(db, reader)
    .where('readAt', 'is', null)
    .select(sql<number>`count(*)`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

const findNotice = (db: Database, reader: Reader, id: string) =>
  noticesOf(db, reader)
    .where('notices.id', '=', id)
    .select(['id', 'createdAt'])
    .executeTakeFirstOrThrow(() => notFound('There is no such notice.'));

const unread = (db: Database, { email, role }: Reader, now: Date) =>
  db
    .updateTable('notices')
    .set({ readAt: now.toISOString() })
    .where('userEmail', '=', email)
    .where(inArea(role))
    .where('readAt', 'is', null);

/** @throws ApiError NOT_FOUND for what is not theirs */
export async function markNoticeRead(db: Database, reader: Reader, id: string, now: Date): Promise<void> {
  await findNotice(db, reader, id);
  await unread(db, reader, now).where('id', '=', id).execute();
}

/** Those that came while the list was looked at stay unread. @throws ApiError NOT_FOUND for what is not theirs */
export async function markNoticesRead(db: Database, reader: Reader, upTo: string, now: Date): Promise<void> {
  const { id, createdAt } = await findNotice(db, reader, upTo);
  await unread(db, reader, now)
    .where(sql<boolean>`("createdAt", "id") <= (${createdAt}::timestamptz, ${id}::uuid)`)
    .execute();
}

/** Of an area someone has given up: the plan's end is the company's to know. */
export async function dropNotices(tx: Database, email: string, role: Role): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('userEmail', '=', email)
    .where(inArea(role))
    .where('kind', '<>', 'PLAN_ENDS')
    .execute();
}
