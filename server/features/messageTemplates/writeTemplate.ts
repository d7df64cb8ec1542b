/** Writing, changing and deleting templates. */
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import {
  type MessageTemplate,
  type MessageTemplateFields,
  mostTemplates,
} from '../../../schemas/messageTemplate.ts';
import { ApiError } from '../../base/errors.ts';
import { errorText } from '../../base/errorText.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Unchanged } from '../../http/etag.ts';
import { findTemplate, noSuchTemplate, type TemplateUser, templatesInScope } from './selectTemplates.ts';

/** For `catch`. @throws ApiError DUPLICATE, or the error as it came */
function nameIsTaken(error: unknown): never {
  if (errorText(error, 'constraint') !== 'messageTemplatesByName') throw error;
  const message: Sentence = (t) => t('There is a template with this name already.');
  throw new ApiError('DUPLICATE', message, { errors: { name: message } });
}

/** Counts with the employer held, so that two at once do not both become the last one. */
async function refuseTooMany(tx: Transaction<Tables>, caller: TemplateUser): Promise<void> {
  await tx
    .selectFrom('employers')
    .select('employerEmail')
    .where('employerEmail', '=', caller.employerEmail)
    .forNoKeyUpdate()
    .execute();
  const { kept } = await templatesInScope(tx, caller)
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  if (kept >= mostTemplates)
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('An employer can have {most} templates. Delete one that is not used any more.', {
        most: mostTemplates,
      }),
    );
}

/**
 * @throws ApiError DUPLICATE when the employer has a template of that name; ILLEGAL_MOVE when it has as many as it can
 */
export async function createTemplate(
  db: Database,
  caller: TemplateUser,
  fields: MessageTemplateFields,
  now: Date,
): Promise<MessageTemplate> {
  const id = uuidv7();
  const { email, employerEmail } = caller;
  const at = now.toISOString();
  await db
    .transaction()
    .execute(async (tx) => {
      await refuseTooMany(tx, caller);
      await tx
        .insertInto('messageTemplates')
        .values({
          ...{ id, employerEmail: employerEmail ?? '', ...fields },
          ...{ createdByEmail: email, createdAt: at, updatedByEmail: email, updatedAt: at },
        })
        .execute();
    })
    .catch(nameIsTaken);
  return findTemplate(db, caller, id);
}

const holdTemplate = (tx: Transaction<Tables>, caller: TemplateUser, id: string) =>
  templatesInScope(tx, caller)
    .where('messageTemplates.id', '=', id)
    .select('messageTemplates.updatedAt')
    .forUpdate()
    .executeTakeFirstOrThrow(noSuchTemplate);

/** @throws ApiError NOT_FOUND; DUPLICATE when another template has that name; CHANGED_MEANWHILE */
export async function updateTemplate(
  db: Database,
  caller: TemplateUser,
  id: string,
  fields: MessageTemplateFields,
  now: Date,
  unchanged?: Unchanged,
): Promise<MessageTemplate> {
  await db
    .transaction()
    .execute(async (tx) => {
      const template = await holdTemplate(tx, caller, id);
      unchanged?.(template);
      await tx
        .updateTable('messageTemplates')
        .set({ ...fields, updatedByEmail: caller.email, updatedAt: now.toISOString() })
        .where('id', '=', id)
        .execute();
    })
    .catch(nameIsTaken);
  return findTemplate(db, caller, id);
}

/** @throws ApiError NOT_FOUND; CHANGED_MEANWHILE */
export async function deleteTemplate(
  db: Database,
  caller: TemplateUser,
  id: string,
  unchanged?: Unchanged,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const template = await holdTemplate(tx, caller, id);
    unchanged?.(template);
    await tx.deleteFrom('messageTemplates').where('id', '=', id).execute();
  });
}
