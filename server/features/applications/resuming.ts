/** The work that goes along when a candidate takes a withdrawal back. */
import type { Services } from '../../services/services.ts';
import { refuseAnotherRound } from './apply.ts';
import { type Tell, tellBoth } from './changes.ts';
import { tellRecruiter } from './tellRecruiter.ts';

/** Tells both sides. It counts as applying again does: each time is a mail to the recruiter. */
export const resuming =
  (services: Pick<Services, 'clock' | 'env' | 'sendMail'>, tell: Tell): Tell =>
  async (tx, application) => {
    await refuseAnotherRound(tx, application.id);
    await tellBoth(tell, tellRecruiter(services))(tx, application);
  };
