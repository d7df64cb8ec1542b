/** Mails about plans and payments. */
import type { Invoice } from '../../../schemas/invoice.ts';
import { plans } from '../../../schemas/plans.ts';
import type { Letter } from '../../../server/base/mail.ts';
import {
  coveredTwice,
  planCanceled,
  planOver,
  planRenews,
  planResumed,
} from '../../../server/mail/templates/planChangeMails.ts';
import {
  firstListOver,
  guaranteeCredited,
  jobsOnHold,
  planEndsSoon,
} from '../../../server/mail/templates/planMails.ts';
import { paymentFailed, receipt } from '../../../server/mail/templates/receiptMails.ts';
import { appUrl, type MailWords } from './words.ts';

const plan = { end: '2026-09-23T15:30:00.000Z', appUrl, testMode: true };
const gone = { ...plan, planId: 'gone', role: 'RECRUITER' as const };
/** Every plan there is, beside its buyer. */
const sold = plans.map(({ id: planId, role }) => ({ ...plan, planId, role }));
const refund = { amount: 45.5, currency: 'USD' };
const invoice: Invoice = {
  ...{ id: 'in_1', number: 'TEST-0001', status: 'PAID', reason: 'START', planId: 'recruiter-year' },
  ...{ total: 990, amount: 990, currency: 'USD', url: null, createdAt: '2026-09-23T15:30:00.000Z' },
  ...{ periodStart: '2026-09-23T15:30:00.000Z', periodEnd: '2027-09-23T15:30:00.000Z' },
};
const receipts = (...more: Partial<Invoice>[]) =>
  more.map((one) => receipt({ invoice: { ...invoice, ...one }, role: 'RECRUITER', appUrl, testMode: true }));

export const planMails = ({ job, employer }: MailWords) =>
  ({
    planEndsSoon: plans.map(({ role, name }) =>
      planEndsSoon({ ...plan, role, planName: name, isCovered: role === 'RECRUITER' }),
    ),
    firstListOver: [firstListOver({ job, appUrl })],
    jobsOnHold: [[job], [job, job]].map((titles) => jobsOnHold({ titles, appUrl })),
    guaranteeCredited: (['LATE_ANSWER', 'NO_GOOD_CANDIDATE'] as const).map((reason) =>
      guaranteeCredited({ reason, amount: 99, currency: 'USD', appUrl, role: 'CANDIDATE' }),
    ),
    receipt: [
      ...receipts({}, { amount: 900 }, { amount: 0 }),
      ...receipts({ reason: 'CHANGE' }, { reason: 'CHANGE', total: -81, amount: 0 }),
      ...receipts({ reason: 'RENEWAL' }, { reason: 'OTHER', planId: null }, { reason: 'REFUND' }),
      ...(['START', 'CHANGE', 'RENEWAL'] as const).flatMap((reason) => receipts({ reason, planId: null })),
      ...plans.flatMap(({ id: planId }) => receipts({ planId })),
    ],
    paymentFailed: [...sold, gone].flatMap((one) =>
      [true, false].map((isCovered) => paymentFailed({ ...one, isCovered })),
    ),
    planCanceled: [...sold, gone].flatMap((one) =>
      [true, false].map((isCovered) => planCanceled({ ...one, isCovered })),
    ),
    planResumed: [...sold, gone].map((one) => planResumed(one)),
    planOver: [...sold, gone].flatMap((one) => [
      planOver({ ...one, unpaid: true, refund: null }),
      planOver({ ...one, unpaid: false, refund }),
    ]),
    planRenews: [...sold, gone].map((one) => planRenews(one)),
    coveredTwice: [...sold, gone].map(({ planId }) =>
      coveredTwice({ ...plan, planId, employerName: employer }),
    ),
  }) satisfies Record<string, Letter[]>;
