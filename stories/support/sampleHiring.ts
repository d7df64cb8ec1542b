/** Figures of hiring, as the API answers them. */
import type { EmployerHiringStats, HiringRow } from '../../schemas/hiring.ts';
import { statsId } from './sampleStats.ts';

const row = (told: Partial<HiringRow> = {}): HiringRow => ({
  ...{ shown: 0, picked: 0, invited: 0, applied: 0, interviewed: 0, offered: 0, hired: 0 },
  ...{ lostApplied: 0, lostInterviewed: 0, lostOffered: 0 },
  daysToHire: { days: null, of: 0 },
  ...told,
});

const { daysToHire: _, ...funnel } = row({
  ...{ shown: 420, picked: 96, invited: 40, applied: 120, interviewed: 48, offered: 15, hired: 9 },
  ...{ lostApplied: 50, lostInterviewed: 21, lostOffered: 2 },
});

/** Of two jobs, two recruiters and two sources. */
export const sampleHiring: EmployerHiringStats = {
  from: '2026-09-01',
  funnel,
  toHire: { days: 21.5, of: 9 },
  toInterview: { days: 6, of: 48 },
  toOffer: { days: 9, of: 15 },
  fromOffer: { days: null, of: 4 },
  jobsCount: 2,
  perJob: [
    {
      ...row({ applied: 80, interviewed: 30, offered: 12, hired: 8, daysToHire: { days: 20, of: 8 } }),
      ...{ jobId: statsId(1), jobTitle: 'Pastry Chef', jobStatus: 'OPEN' },
    },
    {
      ...row({ applied: 40, interviewed: 18, offered: 3, hired: 1, daysToHire: { days: null, of: 1 } }),
      ...{ jobId: statsId(2), jobTitle: 'Night Baker', jobStatus: 'ON_HOLD' },
    },
  ],
  perSource: [
    {
      ...row({ shown: 420, picked: 96, invited: 40, applied: 20, interviewed: 14, offered: 8, hired: 6 }),
      ...{ daysToHire: { days: 15, of: 6 }, source: 'DAILY_LIST' },
    },
    {
      ...row({ applied: 100, interviewed: 34, offered: 7, hired: 3, daysToHire: { days: null, of: 3 } }),
      source: 'APPLIED',
    },
  ],
  perRecruiter: [
    {
      ...row({ applied: 90, interviewed: 40, offered: 12, hired: 8, daysToHire: { days: 20, of: 8 } }),
      ...{ recruiterEmail: 'dana@corner-bakery.example', recruiterName: 'Dana Wells' },
    },
    {
      ...row({ applied: 30, interviewed: 8, offered: 3, hired: 1, daysToHire: { days: null, of: 1 } }),
      ...{ recruiterEmail: 'lee@corner-bakery.example', recruiterName: 'Lee Park' },
    },
  ],
};
