/** Mails about accounts, and about who works for a company. */
import { TeamRole } from '../../../schemas/teamInvitation.ts';
import { WayInKind } from '../../../schemas/wayIn.ts';
import type { Letter } from '../../../server/base/mail.ts';
import { accountErased } from '../../../server/mail/templates/accountErased.ts';
import { addedPersonMail } from '../../../server/mail/templates/addedPersonMail.ts';
import { areaEndedMail } from '../../../server/mail/templates/areaEndedMail.ts';
import { emailCode, forgotCode } from '../../../server/mail/templates/codes.ts';
import { domainEndsMail, domainLostMail } from '../../../server/mail/templates/domainMails.ts';
import { employerLeftMail } from '../../../server/mail/templates/employerLeftMail.ts';
import { guestMail } from '../../../server/mail/templates/guestMails.ts';
import { jobsHandedOverMail, jobsTakenOverMail } from '../../../server/mail/templates/handoverMails.ts';
import { heldInvitationMail } from '../../../server/mail/templates/heldInvitationMail.ts';
import { machineKeyMade } from '../../../server/mail/templates/machineKeyMails.ts';
import { ownerChangedMail } from '../../../server/mail/templates/ownerChangedMail.ts';
import { passwordChanged } from '../../../server/mail/templates/passwordChanged.ts';
import {
  colleagueJoined,
  recruiterActive,
  recruiterSuspended,
  recruiterWaiting,
} from '../../../server/mail/templates/recruiterMails.ts';
import { addressChanged, securityChanged, wayInAdded } from '../../../server/mail/templates/securityMails.ts';
import { teamInvitationMail } from '../../../server/mail/templates/teamInvitationMail.ts';
import { webhookOff } from '../../../server/mail/templates/webhookMails.ts';
import { appUrl, code, type MailWords, roles, stop } from './words.ts';

const plan = { planId: 'candidate-year', end: '2026-06-11T15:30:00.000Z' };
const refund = { amount: 45.5, currency: 'USD' };
const erased = { role: 'CANDIDATE', testMode: true, plan, refund } as const;

export function accountMails({ employer, recruiter, colleague, guest, job, label, domain }: MailWords) {
  const waysIn = WayInKind.options.map((kind) => ({
    ...{ id: kind, kind, name: label, addedAt: '2026-06-01T12:00:00.000Z', isRecent: true },
  }));
  const about = {
    ...{ recruiterName: recruiter, recruiterEmail: 'dana@larkfield.example' },
    ...{ employerName: employer, appUrl },
  };
  const handed = { formerName: recruiter, newName: colleague, employerName: employer, appUrl };
  return {
    emailCode: [emailCode({ code, minutes: 10 })],
    forgotCode: [forgotCode({ code, minutes: 10 })],
    passwordChanged: [
      passwordChanged({ appUrl }),
      passwordChanged({ appUrl, removed: waysIn, remaining: waysIn }),
    ],
    securityChanged: (
      [
        ...(['FACTOR_OFF', 'RECOVERY_USED', 'RECOVERY_RENEWED'] as const),
        ...(['PASSKEY_REMOVED', 'SERVICE_REMOVED', 'WAYS_REMOVED'] as const),
      ] as const
    )
      .map((what) => securityChanged({ what, appUrl }))
      .concat(
        (['DOMAIN_LET_IN', 'WEBHOOK_ADDED'] as const).map((what) =>
          securityChanged({ what, name: domain, appUrl }),
        ),
      ),
    wayInAdded: WayInKind.exclude(['DOMAIN', 'WEBHOOK']).options.map((kind) =>
      wayInAdded({ kind, name: label, url: `${appUrl}/objection#zq` }),
    ),
    addressChanged: [
      addressChanged({ newEmail: 'new@larkfield.example', url: `${appUrl}/take-back#zq`, days: 7 }),
    ],
    recruiterWaiting: [recruiterWaiting({ ...about, stop })],
    colleagueJoined: (['DOMAIN', 'INVITED', 'ADMINISTRATOR'] as const).map((way) =>
      colleagueJoined({ ...about, way, stop }),
    ),
    recruiterActive: [recruiterActive(about)],
    recruiterSuspended: [recruiterSuspended(about)],
    jobsTakenOverMail: [[job], Array.from({ length: 22 }, () => job)].flatMap((titles) =>
      [0, 1, 2].map((count) => jobsTakenOverMail({ ...handed, titles, heldCount: count, freedCount: count })),
    ),
    jobsHandedOverMail: [[job], [job, job]].map((titles) => jobsHandedOverMail({ ...handed, titles })),
    guestMail: [
      guestMail({
        ...{ guestName: guest, guestEmail: 'marta@larkfield.example', recruiterName: recruiter },
        ...{ employerName: employer, jobTitle: job, appUrl },
      }),
    ],
    addedPersonMail: [true, false].map((hasResume) =>
      addedPersonMail({
        ...{ recruiterName: recruiter, employerName: employer, hasResume, token: 'zq' },
        ...{ endsAt: '2026-06-11T15:30:00.000Z', appUrl },
      }),
    ),
    heldInvitationMail: [
      heldInvitationMail({
        ...{ recruiterName: recruiter, employerName: employer, token: 'zq' },
        ...{ expiresAt: '2026-06-11T15:30:00.000Z', appUrl },
      }),
    ],
    teamInvitationMail: TeamRole.options.map((role) =>
      teamInvitationMail({
        ...{ employerName: employer, role, secret: 'zq', appUrl, recruits: role === 'ADMINISTRATOR' },
      }),
    ),
    domainEndsMail: [domainEndsMail({ domain, goodUntil: '2026-06-11T09:00:00.000Z', appUrl })],
    domainLostMail: (['TAKEN', 'ENDED'] as const).map((why) => domainLostMail({ domain, why, appUrl })),
    ownerChangedMail: [true, false].map((isYou) =>
      ownerChangedMail({ employerName: employer, ownerName: recruiter, isYou, appUrl }),
    ),
    machineKeyMade: [machineKeyMade({ keyName: label, employerName: employer })],
    webhookOff: [webhookOff({ url: `https://${domain}/hooks`, appUrl, stop })],
    areaEndedMail: (['EMPLOYER', 'RECRUITER'] as const).map((staysAs) => areaEndedMail({ staysAs, appUrl })),
    employerLeftMail: [true, false].map((hasPlan) =>
      employerLeftMail({ employerName: employer, hasPlan, appUrl }),
    ),
    accountErased: [
      ...[...roles, ...(['ADMINISTRATOR', 'REMOVED', 'WITH_COMPANY'] as const)].map((role) =>
        accountErased({ role, testMode: true, plan: null, refund: null }),
      ),
      accountErased({ ...erased, refund: null }),
      accountErased(erased),
      accountErased({ ...erased, plan: { ...plan, planId: 'gone' } }),
      accountErased({ ...erased, testMode: false, refund: { ...refund, amount: 0 } }),
    ],
  } satisfies Record<string, Letter[]>;
}
