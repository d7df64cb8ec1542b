/** Templates as they are read. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { MessageTemplate } from '../../../schemas/messageTemplate.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { nameOfAdministrator, recruiterName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';

type TemplateRows<T = object> = SelectQueryBuilder<Tables, 'messageTemplates', T>;

/** Whose templates someone reads and writes. */
export type TemplateUser = Pick<Caller, 'email' | 'employerEmail'>;

export const noSuchTemplate = () => notFound('There is no such template.');

/** The templates of the caller's employer. */
export const templatesInScope = (db: Database, { employerEmail }: TemplateUser): TemplateRows =>
  db.selectFrom('messageTemplates').where('messageTemplates.employerEmail', '=', employerEmail);

/** The name of a recruiter or an administrator, else the company's. */
const nameOf = (column: 'createdByEmail' | 'updatedByEmail') => sql<string | null>`coalesce(
  (select ${recruiterName('author')} from "recruiters" "author"
    where "author"."recruiterEmail" = ${sql.ref(`messageTemplates.${column}`)}),
  ${nameOfAdministrator(sql.ref(`messageTemplates.${column}`))})`;

const computed = { createdBy: nameOf('createdByEmail'), updatedBy: nameOf('updatedByEmail') };

const selections = selectShape('messageTemplates', MessageTemplate.shape, computed);

export const selectTemplate = (rows: TemplateRows): TemplateRows<MessageTemplate> =>
  rows.select(selections).$castTo<MessageTemplate>();

export const templateColumns: ListColumns = {
  id: { by: sql.ref('messageTemplates.id'), type: 'uuid' },
  ...listColumns('messageTemplates', MessageTemplate, computed),
  search: [sql.ref('messageTemplates.name'), sql.ref('messageTemplates.text')],
};

/** @throws ApiError NOT_FOUND also for another employer's */
export const findTemplate = (db: Database, caller: TemplateUser, id: string): Promise<MessageTemplate> =>
  selectTemplate(templatesInScope(db, caller).where('messageTemplates.id', '=', id)).executeTakeFirstOrThrow(
    noSuchTemplate,
  );
