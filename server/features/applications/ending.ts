/** The work that goes along with the end of an application. */
import type { Services } from '../../services/services.ts';
import { cancelInterviewsOf } from '../interviews/cancelInterview.ts';
import type { Tell } from './changes.ts';

/** Tells of an end, and cancels the interviews that lie ahead: booked ones are told of whether or not the end is. */
export const ending =
  (services: Pick<Services, 'clock' | 'env' | 'sendMail'>, tell: Tell): Tell =>
  async (tx, application) => {
    await tell(tx, application);
    await cancelInterviewsOf(services, tx, application.id);
  };
