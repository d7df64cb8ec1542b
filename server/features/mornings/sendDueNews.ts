/** All that people are told of when its time has come: mornings, interviews of the next day, overdue answers. */
import type { FastifyBaseLogger } from 'fastify';
import { traceOf } from '../../base/openBoss.ts';
import type { Services } from '../../services/services.ts';
import { tellOfStoppedJobs } from '../applications/tellOfStoppedJobs.ts';
import { remindOfInterviews } from '../interviews/remindOfInterviews.ts';
import { sendToCandidates } from './candidateBatches.ts';
import { newJobsMailing } from './mailNewJobs.ts';
import { pickedMailing } from './mailPicked.ts';
import { standingMailing } from './mailStanding.ts';
import { sendMornings } from './sendMornings.ts';
import { tellOfOverdue } from './tellOfOverdue.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'> & { log: FastifyBaseLogger };

/** One that fails is tried again with the next look, and keeps no other waiting. */
export async function sendDueNews(services: Needed): Promise<Record<string, number>> {
  const tried = (work: Promise<number>) =>
    work.catch((error: unknown) => {
      services.log.error(traceOf(error), 'something could not be told of; it is tried again');
      return 0;
    });
  return {
    ...(await sendMornings(services)),
    stoppedJobs: await tried(tellOfStoppedJobs(services)),
    reminders: await tried(remindOfInterviews(services)),
    newJobs: await tried(sendToCandidates(services, newJobsMailing)),
    picked: await tried(sendToCandidates(services, pickedMailing)),
    standings: await tried(sendToCandidates(services, standingMailing)),
    overdue: await tried(tellOfOverdue(services)),
  };
}
