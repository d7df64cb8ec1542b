/** What candidates and recruiters are told about invitations. The recruiter's message is read in the product only. */
import type { Invitation } from '../../../schemas/invitation.ts';
import type { MailContent } from '../mail.ts';
import { compose } from './compose.ts';

interface About {
  jobId: string;
  jobTitle: string;
  employerName: string;
  /** Where the product is opened. */
  appUrl: string;
}

type Offer = Pick<Invitation, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryUnit' | 'expiresAt'>;

/** `USD 90,000–110,000 per year` */
function salaryOf({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: Offer): string {
  const amount = (value: number) => value.toLocaleString('en-US');
  const range = salaryMin === salaryMax ? amount(salaryMin) : `${amount(salaryMin)}–${amount(salaryMax)}`;
  return `${salaryCurrency} ${range} per ${salaryUnit.toLowerCase()}`;
}

/** To the candidate: an offer to talk. */
export const invitationMail = ({ jobTitle, employerName, appUrl, ...offer }: About & Offer): MailContent =>
  compose({
    kind: 'INVITATION',
    subject: `${employerName} invites you to talk about ${jobTitle}`,
    blocks: [
      { say: `They offer ${salaryOf(offer)}. Accepting makes an application; you are bound to nothing.` },
      { say: `The invitation is open until ${offer.expiresAt.slice(0, 10)}.` },
      { link: 'Read and answer', url: `${appUrl}/dashboard/candidate/applications/` },
    ],
    why: 'You get this mail because you are open to work at Hireday and fit this job.',
  });

/** To the recruiter: what the candidate said. */
export const invitationAnsweredMail = (
  given: About & { candidateName: string; pickId: string; accepted: boolean },
): MailContent =>
  compose({
    kind: 'INVITATION_ANSWERED',
    subject: `${given.candidateName} has ${given.accepted ? 'accepted' : 'declined'} your invitation`,
    blocks: [
      {
        say: given.accepted
          ? `They are now among the applications for ${given.jobTitle}.`
          : `It was for ${given.jobTitle}. The reason is beside the invitation.`,
      },
      {
        link: 'Open the candidate',
        url: `${given.appUrl}/dashboard/recruiter/jobs/${given.jobId}/daily-candidates/${given.pickId}/`,
      },
    ],
    why: `You get this mail because you invited somebody for ${given.employerName} at Hireday.`,
  });
