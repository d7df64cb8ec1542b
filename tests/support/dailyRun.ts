/** A pool of people, open jobs and a matching whose scores a test decides. */
import { v7 as uuidv7 } from 'uuid';
import type { Criterion } from '../../schemas/criteria.ts';
import type { ResumeFacts } from '../../schemas/facts.ts';
import { JobFields } from '../../schemas/job.ts';
import type { Match } from '../../schemas/matching.ts';
import { type Database, toRow } from '../../server/db/database.ts';
import type { CandidateRow, JobRow } from '../../server/db/tables.ts';
import { inlineHands } from '../../server/features/dailyRun/hands.ts';
import { shippedWeights } from '../../server/matching/scoring/weights.ts';
import type { Matching } from '../../server/ranking/matching.ts';
import { type DueJob, type PoolCandidate, readCandidates } from '../../server/ranking/pool.ts';
import { addCandidate, subscribe } from './people.ts';

const noFacts: ResumeFacts = {
  headline: null,
  skills: [],
  yearsOfExperience: null,
  highestLevelOfEducation: null,
  education: [],
  places: [],
  positions: [],
};

/** A candidate who may be picked: subscribed, verified, with a resume. */
export async function addPickable(
  db: Database,
  email: string,
  more: Partial<CandidateRow> = {},
): Promise<string> {
  await addCandidate(db, email, { facts: noFacts, resumeText: 'Resume', ...more });
  await subscribe(db, email);
  return email;
}

const openedAt = '2026-06-01T08:00:00.000Z';

/** An open job. @returns its id */
export async function addOpenJob(
  db: Database,
  recruiterEmail: string,
  more: Partial<JobRow> = {},
): Promise<string> {
  const job: JobRow = {
    ...JobFields.parse({ title: 'Accountant', description: 'Keeps the books.' }),
    id: uuidv7(),
    recruiterEmail,
    proposedCriteria: [],
    suggestedCriteria: [],
    dismissedSuggestions: [],
    criteriaVersion: 1,
    status: 'OPEN',
    closeReason: null,
    createdAt: openedAt,
    updatedAt: openedAt,
    openedAt,
    closedAt: null,
    ...more,
  };
  await db.insertInto('jobs').values(toRow(job)).execute();
  return job.id;
}

/** How well someone fits; 40 and more is a possible fit. */
export type Scores = (job: DueJob, candidate: PoolCandidate) => number;

const bandOf = (score: number): Match['band'] =>
  score >= 70 ? 'STRONG' : score >= 40 ? 'PARTIAL' : 'LIMITED';
const outcomeOf = (score: number) => (score >= 40 ? ('MEETS' as const) : ('UNKNOWN' as const));

/** A matching that scores as told. */
export const matchingOf = (scores: Scores): Matching<DueJob, PoolCandidate, number> => ({
  peopleVersion: '',
  outdatedPeople: async () => 0,
  keepPeople: async () => 0,
  waitingPeople: async () => 0,
  people: async (db, emails) =>
    new Map((await readCandidates(db, emails)).map((row) => [row.candidateEmail, row])),
  count: (before = 0, candidates) => before + candidates.length,
  prepareJob: (job) => job,
  // In a small pool everyone is looked at.
  coarse: () => ({
    reach: { titles: new Float32Array(), texts: new Float32Array() },
    titleTerms: [],
    words: [],
    pairs: [],
    mustHaves: [],
    niceToHaves: [],
    weights: shippedWeights,
    placeRule: null,
  }),
  score(job, candidate) {
    const score = scores(job, candidate);
    return {
      score,
      fine: score,
      band: bandOf(score),
      affinity: 0,
      overlap: 0,
      outcomes: [],
      place: null,
      isOfTrade: true,
      unwanted: null,
    };
  },
  show(job, candidate) {
    const score = scores(job, candidate);
    const criteria = job.criteria.map(({ name, importance }: Criterion) => {
      return { name, importance, outcome: outcomeOf(score), evidence: null, source: null };
    });
    const summary = `${score} points`;
    return { score, band: bandOf(score), criteria, summary, affinity: 0, overlap: 0 };
  },
  explain: (_job, matches) => ({
    poolSize: matches.length,
    fitting: matches.filter(({ band }) => band !== 'LIMITED').length,
    criterion: null,
    notMet: 0,
    notStated: 0,
    gain: 0,
  }),
});

/** Does the tasks of runs where it is called, scoring as told. */
export const scoring = (db: Database, scores: Scores) => inlineHands(db, matchingOf(scores));
