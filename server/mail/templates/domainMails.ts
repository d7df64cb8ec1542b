/** Mails about the domains by which a company shows who it is. */
import { addresses } from '../../../schemas/addresses.ts';
import { linkHours } from '../../../schemas/companyDomain.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';

interface Proof {
  domain: string;
  employerName: string;
  /** The administrator who had it sent. */
  askedBy: string;
  secret: string;
  appUrl: string;
}

/**
 * To an address of the domain. The secret does nothing for those who do not administer the company, so it may stand where
 * signing in keeps it.
 */
export const domainProofMail =
  ({ domain, employerName: employer, askedBy, secret, appUrl }: Proof): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'DOMAIN_PROOF',
      subject: t('Does {domain} belong to {employer}?', { domain, employer }),
      blocks: [
        {
          say: t(
            '{askedBy} administers {employer} at Hireday and says that {domain} belongs to it. Candidates are then told that the company has proved this domain.',
            { askedBy, employer, domain },
          ),
        },
        {
          say: t(
            'If that is true, let an administrator of {employer} follow this link. It works once, for {hours} hours, while they are signed in.',
            { employer, hours: linkHours },
          ),
        },
        {
          link: t('Prove {domain}', { domain }),
          url: `${appUrl}${addresses.employer.profile}?prove=${secret}`,
        },
      ],
      why: t(
        'You are receiving this e-mail because your address was entered for {domain}. If you do not know {employer}, do not pass the link on; without it nothing happens.',
        { domain, employer },
      ),
    });
  };

interface Ending {
  domain: string;
  /** Whether its record is gone; otherwise the proof is a year old. */
  isRecordGone: boolean;
  goodUntil: string;
  appUrl: string;
}

/** To the administrators, while there is time to do something about it. */
export const domainEndsMail =
  ({ domain, isRecordGone, goodUntil, appUrl }: Ending): Letter =>
  (voice) => {
    const { t } = voice;
    const day = dayOf(goodUntil, voice.locale);
    return compose(voice, {
      kind: 'DOMAIN_ENDS',
      subject: isRecordGone
        ? t('The DNS record of {domain} is gone', { domain })
        : t('Prove {domain} again by {day}', { domain, day }),
      blocks: [
        {
          say: isRecordGone
            ? t(
                'We could not find the record that proves {domain}. Put it back by {day}, and nothing changes. After that your company is no longer shown as proved.',
                { domain, day },
              )
            : t(
                'It is almost a year since your company proved {domain}. Prove it again by {day}, by e-mail or by a DNS record, and candidates go on seeing it.',
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
      subject: t('Your company is no longer shown with {domain}', { domain }),
      blocks: [
        {
          say:
            why === 'TAKEN'
              ? t(
                  'Another company has published our DNS record at {domain}, and that counts for more than an e-mail to an address there. If the domain is yours, find out who sees to its records, and publish yours.',
                  { domain },
                )
              : t(
                  'The proof that {domain} belongs to your company has run out. You can prove it again at any time.',
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
