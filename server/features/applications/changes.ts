/** The common parts of every change of an application: its line in the history and the next promised answer. */
import { v7 as uuidv7 } from 'uuid';
import type {
  ApplicationEvent,
  ApplicationStatus,
  CandidateApplication,
} from '../../../schemas/application.ts';
import { promisedDay } from '../../../schemas/base/answerDay.ts';
import { startOf } from '../../../schemas/base/days.ts';
import type { StageType } from '../../../schemas/job.ts';
import type { Database } from '../../db/database.ts';
import { queueApplicationWebhooks } from '../webhooks/queueWebhooks.ts';

/** The day the next answer is promised by; nobody waits for one once an application has ended. */
export const answerBy = (status: ApplicationStatus, now: Date): string | null =>
  status === 'ACTIVE' ? promisedDay(now) : null;

/** While an offer waits it is the candidate who has to answer: the next one is promised for after the offer's last day. */
export const answerAfterOffer = (expiresOn: string): string => promisedDay(startOf(expiresOn));

/** A line of the history, with what kind of stage it was; null when the stage is gone. */
type NewEvent = ApplicationEvent & { stageType: StageType | null };

/** Writes one line of an application's history. */
export async function record(tx: Database, applicationId: string, event: NewEvent): Promise<void> {
  await tx
    .insertInto('applicationEvents')
    .values({ id: uuidv7(), applicationId, ...event })
    .execute();
  await queueApplicationWebhooks(tx, applicationId, event);
}

/** Tells the candidate of a change, in its transaction. */
export type Tell = (tx: Database, application: CandidateApplication) => Promise<void>;

export const tellBoth =
  (one: Tell, other: Tell): Tell =>
  async (tx, application) => {
    await one(tx, application);
    await other(tx, application);
  };

/** For changes nobody has to be told of, as in demo data. */
export const tellNobody: Tell = async () => {};
