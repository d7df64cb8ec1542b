import type { GetListParams } from 'react-admin';
import { fn } from 'storybook/test';
import type {
  DailyCandidate,
  DailyCandidateDetails,
  DailyList,
  PassReason,
} from '../../schemas/dailyCandidate.ts';
import { canMoveDailyCandidate } from '../../schemas/dailyCandidateStatus.ts';
import type { Invitation } from '../../schemas/invitation.ts';
import type { Job } from '../../schemas/job.ts';
import type { Standing } from '../../schemas/standing.ts';
import { problem } from './jobsInMemory.ts';
import { sampleInvitation } from './sampleCandidate.ts';
import { sampleJob } from './sampleJobs.ts';
import { samplePdf } from './samplePdf.ts';
import { sampleResults } from './sampleResults.ts';

/** The job the sample picks are of. */
export const pickedJob = sampleJob({ id: '019a0000-0000-7000-8000-00000000aaaa' });

/** Another job of the same recruiter. */
export const otherJobId = '019a0000-0000-7000-8000-00000000bbbb';

const names = ['Ana Diaz', 'Ben Okafor', 'Chloé Martin', 'Dev Patel', 'Edith Marlowe-Featherstonehaugh'];

/** A person in the interviews for another job, which a colleague hires for. */
export const sampleStanding = (told: Partial<Standing> = {}): Standing => ({
  jobId: otherJobId,
  jobTitle: 'Baker',
  status: 'IN_PROCESS',
  stageName: null,
  at: new Date().toISOString(),
  recruiterName: 'Rae Recruiter',
  applicationId: null,
  dailyCandidateId: null,
  ...told,
});

/** A pick of which a scene tells only what it is about. */
export function samplePick(rank: number, told: Partial<DailyCandidate> = {}): DailyCandidate {
  const name = names[(rank - 1) % names.length] ?? 'Somebody';
  return {
    id: `019a0000-0000-7000-8000-0000000${String(rank).padStart(5, '0')}`,
    jobId: pickedJob.id,
    date: '2026-11-21',
    rank,
    candidateEmail: `${name.split(' ')[0]?.toLowerCase()}@people.example`,
    candidateName: name,
    headline: 'Pastry chef, laminated dough and chocolate',
    city: 'Austin',
    state: 'TX',
    yearsOfExperience: 8 - rank,
    score: 96 - rank * 9,
    band: rank === 1 ? 'STRONG' : rank < 4 ? 'GOOD' : 'PARTIAL',
    criteria: sampleResults,
    summary: '1/3 must-haves, 0/1 nice-to-haves',
    status: 'NEW',
    snoozedUntil: null,
    reasons: [],
    reviewedAt: null,
    criteriaVersion: 1,
    matcherVersion: '1',
    isOwn: false,
    elsewhere: [],
    ...told,
  };
}

/** A day's list of which a scene tells only what it is about. */
export const sampleDay = (date: string, told: Partial<DailyList> = {}): DailyList => ({
  jobId: pickedJob.id,
  date,
  size: 3,
  newCount: 0,
  poolSize: 120,
  explanation: null,
  heldBack: null,
  ...told,
});

const detailsOf = (pick: DailyCandidate): DailyCandidateDetails => ({
  ...pick,
  jobTitle: pickedJob.title,
  candidate: {
    id: pick.candidateEmail,
    candidateEmail: pick.candidateEmail,
    candidateFirstName: pick.candidateName.split(' ')[0] ?? '',
    candidateLastName: pick.candidateName.split(' ')[1] ?? '',
    candidateCity: pick.city,
    candidateState: pick.state,
    candidateCountry: 'US',
    candidatePhone: '+1 512 555 0123',
    candidateWillingToRelocate: true,
    openToWork: true,
    highestLevelOfEducation: 'ASSOCIATE',
    candidateLinkedinProfile: 'in/somebody',
    candidateLeetcodeUserName: null,
    candidateOtherInformation: null,
    headline: pick.headline,
    skills: ['Laminated dough', 'Chocolate', 'Team lead'],
    yearsOfExperience: pick.yearsOfExperience,
    resumeFileName: 'resume.pdf',
    resumeUnreadPages: [],
    resumeOcrPages: [],
    correctedFacts: [],
    createdAt: '2026-10-01T08:00:00Z',
  },
  resumeUrl: `/api/v1/candidates/${pick.candidateEmail}/resume`,
  availability: { noticePeriod: 'TWO_WEEKS', rightToWork: ['US'] },
  otherJobs: [
    {
      id: '019a0000-0000-7000-8000-00000000bbbb',
      title: 'Night Baker',
      dailyCandidateId: '019a0000-0000-7000-8000-00000000cccc',
      date: pick.date,
      band: 'GOOD',
      summary: '2/3 must-haves',
    },
  ],
  invitation: null,
  application: null,
});

const resume = samplePdf([
  ['Pastry chef', 'Led a team of 12 bakers making croissants and puff pastry by hand'],
  ['Four years at Mill & Stone, Austin'],
]);

type Spy = ReturnType<typeof fn>;

/** The methods as a data provider and as spies. */
export type PicksInMemory = Record<
  | 'getOne'
  | 'getList'
  | 'pickQueue'
  | 'dailyLists'
  | 'dailyCandidateDetails'
  | 'setDailyCandidateStatus'
  | 'candidateResume'
  | 'invite'
  | 'withdrawInvitation'
  | 'update'
  | 'expectFits'
  | 'criteriaEffect',
  Spy
>;

interface StatusArgs {
  params: { id: string };
  query: {
    status: DailyCandidate['status'];
    reason?: PassReason[];
    until?: string;
    visit?: string;
    nth?: number;
  };
}

/** Titles of further jobs, by id. */
const jobTitles: Readonly<Record<string, string>> = { [otherJobId]: 'Night Baker' };

/** Picks that answer as the API does: by day, and decided about only as is legal. */
export function picksInMemory(picks: readonly DailyCandidate[], days: readonly DailyList[]): PicksInMemory {
  const kept = new Map(picks.map((pick) => [pick.id, pick]));
  let job: Job = pickedJob;
  const find = (id: string) => {
    const pick = kept.get(id);
    if (!pick) throw problem('NOT_FOUND', 'There is no such candidate.');
    return pick;
  };
  return {
    getOne: fn(async () => ({ data: job })),
    update: fn(async (_resource: string, { data }: { data: Partial<Job> }) => {
      job = { ...job, ...data };
      return { data: job };
    }),
    expectFits: fn(async () => ({
      pending: true,
      ...{ pool: null, good: null, partial: null, away: null },
      mustHaves: [],
      notCounted: [],
    })),
    criteriaEffect: fn(async () => ({
      pending: false,
      before: { good: null, partial: { about: 12, least: 12, most: 12 } },
      after: { good: null, partial: { about: 40, least: 40, most: 40 } },
      looked: 3,
      moved: [
        {
          ...{ id: 'a-1', from: 'APPLICANT', candidateName: 'Bo Lind', before: 'LIMITED', after: 'GOOD' },
          because: [],
        },
      ],
    })),
    getList: fn(async (_resource: string, { filter }: GetListParams) => {
      const data = [...kept.values()].filter(({ date }) => date === filter.date);
      return { data, total: data.length };
    }),
    pickQueue: fn(async () =>
      [...kept.values()]
        .filter(({ status }) => status === 'NEW' || status === 'VIEWED')
        .map((pick) => ({ ...pick, jobTitle: jobTitles[pick.jobId] ?? pickedJob.title })),
    ),
    dailyLists: fn(async () => [...days]),
    dailyCandidateDetails: fn(async ({ params }: { params: { id: string } }) => detailsOf(find(params.id))),
    candidateResume: fn(async () => resume),
    withdrawInvitation: fn(async () => sampleInvitation({ status: 'WITHDRAWN' })),
    invite: fn(async ({ params, body }: { params: { id: string }; body: Partial<Invitation> }) => {
      kept.set(params.id, { ...find(params.id), status: 'INVITED' });
      return sampleInvitation({ ...body, expiresAt: new Date(Date.now() + 4.5 * 86_400_000).toISOString() });
    }),
    setDailyCandidateStatus: fn(async ({ params, query }: StatusArgs) => {
      const pick = find(params.id);
      if (!canMoveDailyCandidate(pick.status, query.status)) {
        throw problem('ILLEGAL_MOVE', `This candidate is ${pick.status.toLowerCase()} already.`);
      }
      const changed = {
        ...pick,
        status: query.status,
        reasons: query.reason ?? [],
        snoozedUntil: query.until ?? null,
      };
      kept.set(pick.id, changed);
      return changed;
    }),
  };
}
