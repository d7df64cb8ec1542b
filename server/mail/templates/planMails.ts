/** What somebody who pays is told about their plan. */
import type { GuaranteeCredit } from '../../../schemas/guarantee.ts';
import { GuaranteeReason } from '../../../schemas/guarantee.ts';
import type { Role } from '../../../schemas/user.ts';
import type { MailContent } from '../mail.ts';
import { compose } from './compose.ts';

interface Ending {
  role: Role;
  planName: string;
  /** The last moment of it, ISO. */
  end: string;
  appUrl: string;
}

const planPage = (appUrl: string, role: Role) => `${appUrl}/dashboard/${role.toLowerCase()}/subscription/`;

/** What stops, and what stays, for each role. */
const consequence: Readonly<Record<Role, string>> = {
  CANDIDATE:
    'From then on jobs no longer pick you for their daily lists. Your profile, your applications and your invitations stay.',
  RECRUITER:
    'Your open jobs are then put on hold and get no more daily lists. Nothing is deleted: jobs, lists and applications stay.',
  EMPLOYER:
    "Your recruiters' open jobs are then put on hold and get no more daily lists, unless a recruiter has a plan of their own. Nothing is deleted.",
};

/** To the payer, a week and a day before the plan ends. */
export const planEndsSoon = ({ role, planName, end, appUrl }: Ending): MailContent =>
  compose({
    kind: 'PLAN_ENDS_SOON',
    subject: `Your plan ends on ${end.slice(0, 10)}`,
    blocks: [
      { say: `Your plan ${planName} ends on ${end.slice(0, 10)} at ${end.slice(11, 16)} UTC.` },
      { say: consequence[role] },
      { link: 'Keep your plan', url: planPage(appUrl, role) },
    ],
    why: 'You get this mail because you have a plan at Hireday that is about to end.',
  });

/** To a recruiter whose jobs were put on hold. */
export const jobsOnHold = (given: { titles: readonly string[]; appUrl: string }): MailContent => {
  const { titles, appUrl } = given;
  const jobs =
    titles.length === 1 ? 'Your open job is on hold' : `Your ${titles.length} open jobs are on hold`;
  return compose({
    kind: 'PLAN_ENDED',
    subject: `The plan has ended: ${jobs.toLowerCase()}`,
    blocks: [
      { say: `${jobs}, because the plan that covered you has ended: ${titles.slice(0, 10).join(', ')}.` },
      { say: 'Nothing was deleted. With a plan you can open them again where they stopped.' },
      { link: 'See the plans', url: planPage(appUrl, 'RECRUITER') },
    ],
    why: 'You get this mail because you have jobs at Hireday.',
  });
};

/** To the payer: a promise was not kept, and what is given back for it. */
export const guaranteeCredited = (
  given: Pick<GuaranteeCredit, 'reason' | 'amount' | 'currency'> & { role: Role; appUrl: string },
): MailContent =>
  compose({
    kind: 'GUARANTEE_CREDIT',
    subject: `We owe you ${given.amount} ${given.currency}`,
    blocks: [
      { say: `${GuaranteeReason.meta()?.ui?.choices?.[given.reason]}. That is not what you pay for.` },
      { say: `${given.amount} ${given.currency} are taken off your next invoice. You have nothing to do.` },
      { link: 'See your plan', url: planPage(given.appUrl, given.role) },
    ],
    why: 'You get this mail because you have a plan at Hireday.',
  });
