/** What employers and recruiters are told about joining and leaving. */
import type { MailContent } from '../mail.ts';
import { compose } from './compose.ts';

interface Recruiter {
  recruiterName: string;
  recruiterEmail: string;
  employerName: string;
  /** Where the product is opened. */
  appUrl: string;
}

/** To the employer: somebody whose address does not show where they work wants in. */
export const recruiterWaiting = (given: Recruiter): MailContent =>
  compose({
    kind: 'RECRUITER_WAITING',
    subject: `${given.recruiterName} waits for your approval`,
    blocks: [
      {
        say: `${given.recruiterName} (${given.recruiterEmail}) has registered as a recruiter of ${given.employerName}.`,
      },
      { say: 'Until you approve, they can see and do nothing but edit their own profile.' },
      { link: 'See your recruiters', url: `${given.appUrl}/dashboard/employer/recruiters/` },
    ],
    why: `You get this mail because you manage ${given.employerName} at Hireday.`,
  });

/** To the recruiter: approved, or back after a suspension. */
export const recruiterActive = ({ employerName, appUrl }: Recruiter): MailContent =>
  compose({
    kind: 'RECRUITER_ACTIVE',
    subject: `${employerName} has approved your account`,
    blocks: [
      { say: `You can now post jobs for ${employerName} and see who fits them.` },
      { link: 'Open your dashboard', url: `${appUrl}/dashboard/recruiter/` },
    ],
    why: `You get this mail because you registered as a recruiter of ${employerName}.`,
  });

/** To the recruiter: shut out by the employer. */
export const recruiterSuspended = ({ employerName }: Recruiter): MailContent =>
  compose({
    kind: 'RECRUITER_SUSPENDED',
    subject: `${employerName} has suspended your account`,
    blocks: [
      {
        say: `You can still sign in and edit your profile. Everything else waits until ${employerName} activates your account again.`,
      },
      { say: 'If you think this is a mistake, ask them.' },
    ],
    why: `You get this mail because you are registered as a recruiter of ${employerName}.`,
  });
