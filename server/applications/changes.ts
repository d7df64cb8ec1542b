/** What every change of an application has in common: its line in the history and the next promised answer. */
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ApplicationEvent, ApplicationStatus } from '../../schemas/application.ts';
import type { Tables } from '../db/tables.ts';

/** Days within which a candidate is promised the next answer. */
const answerDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** The day the next answer is promised by; nobody waits for one once an application has ended. */
export const answerBy = (status: ApplicationStatus, now: Date): string | null =>
  status === 'ACTIVE' ? new Date(now.getTime() + answerDays * dayMs).toISOString().slice(0, 10) : null;

/** Writes one line of an application's history. */
export const record = (tx: Transaction<Tables>, applicationId: string, event: ApplicationEvent) =>
  tx
    .insertInto('applicationEvents')
    .values({ id: uuidv7(), applicationId, ...event })
    .execute();
