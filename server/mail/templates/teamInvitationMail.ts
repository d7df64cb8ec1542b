/** The mail to someone an employer wants as a recruiter. */
import { addresses } from '../../../schemas/addresses.ts';
import { invitationDays } from '../../../schemas/teamInvitation.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

interface Invited {
  employerName: string;
  secret: string;
  appUrl: string;
}

/** The link's secret stands where it is never sent to a server with the address, nor kept in its logs. */
export const teamInvitationMail =
  ({ employerName: employer, secret, appUrl }: Invited): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'TEAM_INVITATION',
      subject: t('{employer} invites you to recruit with Hireday', { employer }),
      blocks: [
        { say: t('{employer} would like you to post jobs and choose candidates for them.', { employer }) },
        {
          say: t('Enter your name and a password, and you are in. The link works once, for {days} days.', {
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
