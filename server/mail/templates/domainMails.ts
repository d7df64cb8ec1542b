/** Mails about the domains by which a company shows who it is. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';

interface Ending {
  domain: string;
  goodUntil: string;
  appUrl: string;
}

/** To the administrators, while there is time to put the record back. */
export const domainEndsMail =
  ({ domain, goodUntil, appUrl }: Ending): Letter =>
  (voice) => {
    const { t } = voice;
    const day = dayOf(goodUntil, voice.locale);
    return compose(voice, {
      kind: 'DOMAIN_ENDS',
      subject: (t) => t('The DNS record of {domain} is gone', { domain }),
      blocks: [
        {
          say: t(
            'We could not find the record that proves {domain}. Put it back by {day}, and nothing changes. After that your company is no longer shown as proved.',
            { domain, day },
          ),
        },
        { link: t('See your domains'), url: appUrl + addresses.employer.profile },
      ],
      why: t('You are receiving this e-mail because you administer a company that has proved {domain}.', {
        domain,
      }),
    });
  };

interface Lost {
  domain: string;
  why: 'TAKEN' | 'ENDED';
  appUrl: string;
}

/** To the administrators, once the proof is gone. */
export const domainLostMail =
  ({ domain, why, appUrl }: Lost): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'DOMAIN_LOST',
      subject: (t) => t('Your company is no longer shown with {domain}', { domain }),
      blocks: [
        {
          say:
            why === 'TAKEN'
              ? t(
                  'Another company has published our DNS record at {domain}, and yours is not there. If the domain is yours, find out who sees to its records, and publish yours.',
                  { domain },
                )
              : t(
                  'There is no DNS record at {domain} that shows that it belongs to your company; an e-mail address there is no longer enough. Publish the record, and your company is shown with it again.',
                  { domain },
                ),
        },
        { link: t('See your domains'), url: appUrl + addresses.employer.profile },
      ],
      why: t('You are receiving this e-mail because you administer a company that had proved {domain}.', {
        domain,
      }),
    });
  };
