/** Notices as they are read. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { Notice } from '../../../schemas/notice.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type NoticeRows<T = object> = SelectQueryBuilder<Tables, 'notices', T>;

export const noticesOf = (db: Database, userEmail: string): NoticeRows =>
  db.selectFrom('notices').where('notices.userEmail', '=', userEmail);

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

export async function countUnread(db: Database, userEmail: string): Promise<number> {
  const { unread } = await noticesOf(db, userEmail)
    .where('readAt', 'is', null)
    .select(sql<number>`count(*)`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

const findNotice = (db: Database, userEmail: string, id: string) =>
  noticesOf(db, userEmail)
    .where('notices.id', '=', id)
    .select(['id', 'createdAt'])
    .executeTakeFirstOrThrow(() => notFound('There is no such notice.'));

const unread = (db: Database, userEmail: string, now: Date) =>
  db
    .updateTable('notices')
    .set({ readAt: now.toISOString() })
    .where('userEmail', '=', userEmail)
    .where('readAt', 'is', null);

/** @throws ApiError NOT_FOUND for what is not theirs */
export async function markNoticeRead(db: Database, userEmail: string, id: string, now: Date): Promise<void> {
  await findNotice(db, userEmail, id);
  await unread(db, userEmail, now).where('id', '=', id).execute();
}

/** Those that came while the list was looked at stay unread. @throws ApiError NOT_FOUND for what is not theirs */
export async function markNoticesRead(
  db: Database,
  userEmail: string,
  upTo: string,
  now: Date,
): Promise<void> {
  const { id, createdAt } = await findNotice(db, userEmail, upTo);
  await unread(db, userEmail, now)
    .where(sql<boolean>`("createdAt", "id") <= (${createdAt}::timestamptz, ${id}::uuid)`)
    .execute();
}
