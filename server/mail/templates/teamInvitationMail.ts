/** The mail to someone a company wants as a recruiter, or to administer it. */
import { addresses } from '../../../schemas/addresses.ts';
import { invitationDays, type TeamRole } from '../../../schemas/teamInvitation.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { safeName } from './safeName.ts';

interface Invited {
  employerName: string;
  role: TeamRole;
  /** Whether they recruit for the company already. */
  recruits: boolean;
  secret: string;
  appUrl: string;
}

/**
 * The subject is in words of ours alone, for it goes to a stranger. The link's secret comes behind a #, where it is never
 * sent to a server with the address, nor kept in its logs.
 */
export const teamInvitationMail =
  ({ employerName, role, recruits, secret, appUrl }: Invited): Letter =>
  (voice) => {
    const { t } = voice;
    const employer = safeName(employerName);
    return compose(voice, {
      kind: 'TEAM_INVITATION',
      subject: (t) =>
        role === 'RECRUITER'
          ? t('You are invited to recruit with Hireday')
          : t('You are invited to administer a company at Hireday'),
      blocks: [
        {
          say:
            role === 'RECRUITER'
              ? t('{employer} would like you to post jobs and choose candidates for them.', { employer })
              : t('{employer} would like you to see to its recruiters, jobs and plan with them.', {
                  employer,
                }),
        },
        {
          say: recruits
            ? t(
                'You keep your account: sign in with this address, follow the link and accept. It works once, for {days} days.',
                { days: invitationDays },
              )
            : t('Enter your name and a password, and you are in. The link works once, for {days} days.', {
                days: invitationDays,
              }),
        },
        { link: t('Join {employer}', { employer }), url: `${appUrl}${addresses.join}#${secret}` },
      ],
      why: t(
        'You are receiving this e-mail because {employer} entered your address. If you do not know them, you need not do anything.',
        { employer },
      ),
    });
  };
