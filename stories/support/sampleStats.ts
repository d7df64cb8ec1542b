/** Figures and what waits, as the API answers them. */
import type { CandidateStats, EmployerStats, PeriodFigures, RecruiterStats } from '../../schemas/stats.ts';
import type { EmployerTodo, RecruiterTodo } from '../../schemas/todo.ts';

const dayBefore = (days: number) =>
  new Date(Date.UTC(2026, 10, 21) - days * 86_400_000).toISOString().slice(0, 10);

/** An id which stories tell apart by its last digits. */
export const statsId = (n: number) => `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const period: PeriodFigures = {
  dailyLists: 28,
  dailyCandidates: 180,
  saved: 44,
  invited: 12,
  passed: 31,
  applications: 19,
  interviews: 8,
  hires: 2,
  precision: 0.643,
  medianHoursToFirstAnswer: 31.5,
};

/** Figures of so many days. */
export const sampleRecruiterStats = (days = 30): RecruiterStats => ({
  jobsByStatus: { DRAFT: 1, OPEN: 7, ON_HOLD: 2, CLOSED: 4, ARCHIVED: 0 },
  dailyLists: 64,
  dailyCandidates: 390,
  saved: 84,
  invited: 22,
  passed: 61,
  applications: 39,
  interviews: 14,
  hires: 3,
  precisionLast30Days: 0.643,
  period,
  series: Array.from({ length: days }, (_, index) => ({
    date: dayBefore(days - 1 - index),
    dailyLists: 1 + (index % 2),
    dailyCandidates: 4 + (index % 5),
    saved: index % 3,
    invited: index % 2,
    passed: 1,
    applications: (index * 7) % 4,
    interviews: index % 4 === 0 ? 1 : 0,
    hires: index === 17 ? 1 : 0,
    precisionLast30Days: index < 3 ? null : 0.5 + (index % 10) / 50,
    medianHoursToFirstAnswer: index % 3 === 0 ? 20 + index : null,
  })),
  perJob: [
    { ...period, jobId: statsId(1), jobTitle: 'Pastry Chef', jobStatus: 'OPEN', dailyCandidates: 120 },
    {
      ...period,
      jobId: statsId(2),
      // Formulas that a spreadsheet would run.
      jobTitle: '=SUM(A1:A9) Night Baker',
      jobStatus: 'ON_HOLD',
      dailyCandidates: 60,
      precision: null,
      medianHoursToFirstAnswer: null,
    },
  ],
});

export const sampleEmployerStats = (days = 30): EmployerStats => ({
  ...sampleRecruiterStats(days),
  perRecruiter: [
    {
      ...period,
      recruiterEmail: 'dana@corner-bakery.example',
      recruiterName: 'Dana Wells',
      dailyCandidates: 150,
    },
    {
      ...period,
      recruiterEmail: 'lee@corner-bakery.example',
      recruiterName: 'Lee Park',
      dailyCandidates: 30,
    },
  ],
});

const noFigures: PeriodFigures = {
  dailyLists: 0,
  dailyCandidates: 0,
  saved: 0,
  invited: 0,
  passed: 0,
  applications: 0,
  interviews: 0,
  hires: 0,
  precision: null,
  medianHoursToFirstAnswer: null,
};

/** Of someone who has just registered. */
export const emptyRecruiterStats: RecruiterStats = {
  ...sampleRecruiterStats(),
  ...{ dailyLists: 0, dailyCandidates: 0, saved: 0, invited: 0, passed: 0 },
  ...{ applications: 0, interviews: 0, hires: 0, precisionLast30Days: null },
  jobsByStatus: { DRAFT: 0, OPEN: 0, ON_HOLD: 0, CLOSED: 0, ARCHIVED: 0 },
  period: noFigures,
  perJob: [],
  series: sampleRecruiterStats().series.map(({ date }) => ({
    date,
    ...{ dailyLists: 0, dailyCandidates: 0, saved: 0, invited: 0, passed: 0 },
    ...{ applications: 0, interviews: 0, hires: 0 },
    ...{ precisionLast30Days: null, medianHoursToFirstAnswer: null },
  })),
};

const chef = { jobId: statsId(1), jobTitle: 'Pastry Chef' };
const baker = { jobId: statsId(2), jobTitle: 'Night Baker' };

/** Something of everything. */
export const sampleRecruiterTodo: RecruiterTodo = {
  jobsCount: 14,
  openJobsCount: 7,
  listsComingCount: 0,
  answersDue: {
    total: 2,
    items: [
      {
        ...chef,
        id: statsId(11),
        candidateName: 'Maya Torres',
        stageName: 'Interview',
        answerBy: '2020-01-06',
      },
      {
        ...baker,
        id: statsId(12),
        candidateName: 'Jon Abara',
        stageName: 'Screening',
        answerBy: '2099-01-06',
      },
    ],
  },
  offerNews: {
    total: 2,
    items: [
      {
        ...chef,
        id: statsId(25),
        candidateName: 'Noor Haddad',
        status: 'DECLINED',
        expiresOn: '2026-11-25',
        declineReason: 'I took another job',
      },
      {
        ...baker,
        id: statsId(26),
        candidateName: 'Ben Okafor',
        status: 'SENT',
        expiresOn: '2026-11-22',
        declineReason: null,
      },
    ],
  },
  scorecardsMissing: {
    total: 1,
    items: [{ ...baker, id: statsId(27), candidateName: 'Ivo Marin', endedAt: '2026-11-19T15:30:00Z' }],
  },
  messagesUnread: {
    total: 1,
    items: [
      {
        ...chef,
        candidateName: 'Lena Ortiz',
        applicationId: statsId(24),
        dailyCandidateId: null,
        unreadCount: 2,
        latestText: 'Is there parking?',
        latestAt: '2026-11-20T09:00:00Z',
      },
    ],
  },
  invitationsAnswered: {
    total: 2,
    items: [
      {
        ...chef,
        dailyCandidateId: statsId(21),
        applicationId: statsId(22),
        candidateName: 'Ana Diaz',
        status: 'ACCEPTED',
        declineReason: null,
        invitedAt: '2026-11-19T09:00:00Z',
      },
      {
        ...chef,
        dailyCandidateId: statsId(23),
        applicationId: null,
        candidateName: 'Ravi Nair',
        status: 'DECLINED',
        declineReason: 'The pay is below what I earn now',
        invitedAt: '2026-11-18T09:00:00Z',
      },
    ],
  },
  unseenLists: {
    total: 7,
    picksCount: 41,
    items: [
      { ...chef, date: '2026-11-21', newCount: 8, olderCount: 3, bestBand: 'STRONG' },
      { ...baker, date: '2026-11-21', newCount: 1, olderCount: 0, bestBand: 'PARTIAL' },
    ],
  },
  savedWithoutNext: {
    total: 1,
    items: [{ ...chef, savedCount: 3, dailyCandidateId: statsId(31), date: '2026-11-18', bestBand: 'GOOD' }],
  },
  emptyJobs: {
    total: 1,
    items: [
      {
        ...baker,
        date: '2026-11-21',
        explanation: 'None of 41 people considered works nights; without that must-have 6 would fit.',
        heldBack: { criterion: 'Night shifts', gain: 6 },
      },
    ],
  },
  drafts: { total: 1, items: [{ ...baker, updatedAt: '2026-11-18T09:00:00Z' }] },
};

const none = { total: 0, items: [] };

/** Of someone for whom nothing waits. */
export const emptyRecruiterTodo: RecruiterTodo = {
  jobsCount: 3,
  openJobsCount: 2,
  listsComingCount: 0,
  answersDue: none,
  offerNews: none,
  scorecardsMissing: none,
  messagesUnread: none,
  invitationsAnswered: none,
  unseenLists: { ...none, picksCount: 0 },
  savedWithoutNext: none,
  emptyJobs: none,
  drafts: none,
};

export const sampleEmployerTodo: EmployerTodo = {
  recruitersCount: 3,
  answersOverdue: {
    total: 1,
    items: [
      {
        recruiterEmail: 'dana@corner-bakery.example',
        recruiterName: 'Dana Wells',
        answersOverdueCount: 3,
        oldestAnswerBy: '2026-11-02',
      },
    ],
  },
  idleRecruiters: {
    total: 1,
    items: [{ recruiterEmail: 'lee@corner-bakery.example', recruiterName: 'Lee Park', draftsCount: 1 }],
  },
  ignoredLists: {
    total: 1,
    items: [
      {
        ...chef,
        ...{ recruiterEmail: 'dana@corner-bakery.example', recruiterName: 'Dana Wells' },
        ...{ listsCount: 2, picksCount: 11, since: '2026-11-18' },
      },
    ],
  },
};

/** Figures of a candidate. */
export const sampleCandidateStats = (days = 30): CandidateStats => ({
  picks: 14,
  invitations: 3,
  applications: 5,
  applicationsByPlace: {
    ...{ APPLIED: 1, SCREENING: 0, ASSESSMENT: 0, INTERVIEW: 2, OFFER: 1 },
    ...{ HIRED: 0, REJECTED: 1, WITHDRAWN: 0 },
  },
  answersInTime: 7,
  answersLate: 1,
  series: Array.from({ length: days }, (_, index) => ({
    date: dayBefore(days - 1 - index),
    picks: index % 3 === 0 ? 1 : 0,
    invitations: index === 20 ? 1 : 0,
    applications: index % 9 === 0 ? 1 : 0,
  })),
});

export const emptyCandidateStats: CandidateStats = {
  ...sampleCandidateStats(),
  ...{ picks: 0, invitations: 0, applications: 0, answersInTime: 0, answersLate: 0 },
  applicationsByPlace: {
    ...{ APPLIED: 0, SCREENING: 0, ASSESSMENT: 0, INTERVIEW: 0, OFFER: 0 },
    ...{ HIRED: 0, REJECTED: 0, WITHDRAWN: 0 },
  },
  series: sampleCandidateStats().series.map(({ date }) => ({
    ...{ date, picks: 0, invitations: 0, applications: 0 },
  })),
};
