/** Says before criteria are saved whom of a job's newest list and of its applicants they would move, and why. */
import { sql } from 'kysely';
import type { Criterion, CriterionResult } from '../../../schemas/criteria.ts';
import type {
  CriteriaChange,
  CriteriaEffect,
  MovedPerson,
  MovingCriterion,
} from '../../../schemas/criteriaEffect.ts';
import { type Job, type JobPlace, placeOfJob } from '../../../schemas/job.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import { askedOf, proposalsFor } from '../../ranking/criteriaOfJob.ts';
import { hiddenFrom, isNotHidden } from '../../ranking/hiddenPeople.ts';
import type { AskedJob, MovedCandidate } from '../../services/judgePeople.ts';
import type { Services } from '../../services/services.ts';

/** People compared: the newest applicants who wait, and a list, to which some may have been added. */
const mostApplicants = 200;
const mostPicks = 100;
/** People shown, those who move furthest. */
const mostMoved = 50;
/** Criteria named for each, those that weigh most. */
const mostReasons = 3;

type Compared = Pick<MovedPerson, 'id' | 'from' | 'candidateName'> & { candidateEmail: string };

/** For whom a change is looked at. */
interface Asker {
  company: string;
  /** Whether the lists and the numbers of the pool are theirs to see: both are part of a plan. */
  withPlan: boolean;
}

async function peopleOf(db: Database, jobId: string, { company, withPlan }: Asker): Promise<Compared[]> {
  const applicants = await db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.candidateEmail', 'applications.candidateEmail')
    .select(['applications.id', 'candidates.candidateEmail', candidateName().as('candidateName')])
    .select(sql<'APPLICANT'>`'APPLICANT'`.as('from'))
    .where('applications.jobId', '=', jobId)
    .where('applications.status', '=', 'ACTIVE')
    .orderBy('applications.createdAt', 'desc')
    .limit(mostApplicants)
    .execute();
  if (!withPlan) return applicants;
  const picks = await db
    .selectFrom('dailyCandidates')
    .innerJoin('candidates', 'candidates.candidateEmail', 'dailyCandidates.candidateEmail')
    .select(['dailyCandidates.id', 'candidates.candidateEmail', 'dailyCandidates.candidateName'])
    .select(sql<'PICK'>`'PICK'`.as('from'))
    .where('jobId', '=', jobId)
    .where('dailyCandidates.status', '<>', 'PASSED')
    .where(isNotHidden(sql`${company}`))
    .where('date', '=', sql<string>`(select max("date") from "dailyCandidates" where "jobId" = ${jobId})`)
    .orderBy('rank')
    .limit(mostPicks)
    .execute();
  const applied = new Set(applicants.map(({ candidateEmail }) => candidateEmail));
  return [...picks.filter(({ candidateEmail }) => !applied.has(candidateEmail)), ...applicants];
}

const worth = {
  MUST_HAVE: { MEETS: 2, PARTIAL: 0, UNKNOWN: -1, DOES_NOT_MEET: -2 },
  NICE_TO_HAVE: { MEETS: 1, PARTIAL: 0.5, UNKNOWN: 0, DOES_NOT_MEET: -0.5 },
} as const satisfies Record<Criterion['importance'], Record<CriterionResult['outcome'], number>>;

/** How much a criterion speaks for someone, roughly; it only puts reasons in order. */
const worthOf = (result: CriterionResult | undefined): number =>
  result ? worth[result.importance][result.outcome] : 0;

/** The criteria that differ and speak for the way someone moves. */
function reasonsOf({ before, after }: MovedCandidate): MovingCriterion[] {
  const byName = (criteria: readonly CriterionResult[]) =>
    new Map(criteria.map((one) => [one.name.toLowerCase(), one]));
  const [was, is] = [byName(before.criteria), byName(after.criteria)];
  const direction = Math.sign(after.score - before.score);
  return [...new Set([...is.keys(), ...was.keys()])]
    .flatMap((name) => {
      const [from, to] = [was.get(name), is.get(name)];
      const shown = to ?? from;
      const gain = worthOf(to) - worthOf(from);
      return shown && Math.sign(gain) === direction ? [{ shown, to, weight: Math.abs(gain) }] : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostReasons)
    .map(({ shown: { name, outcome, evidence, source }, to }) => ({
      ...{ name, outcome, evidence, source },
      importance: to?.importance ?? null,
    }));
}

const asAsked = (fields: CriteriaChange, place: JobPlace): AskedJob => ({
  ...{ title: fields.title, description: fields.description, place },
  ...askedOf({ criteria: fields.criteria, proposedCriteria: proposalsFor(fields) }),
});

const uncounted = { pending: false, good: null, partial: null };

/** @returns bounded: a few hundred people are judged, the fifty who move furthest are named */
export async function criteriaEffect(
  { db, expectFits, judgePeople }: Pick<Services, 'db' | 'expectFits' | 'judgePeople'>,
  { id, title, description, ...job }: Job,
  change: CriteriaChange,
  asker: Asker,
): Promise<CriteriaEffect> {
  const place = placeOfJob(job);
  const [before, after] = [{ title, description, ...askedOf(job), place }, asAsked(change, place)];
  const people = await peopleOf(db, id, asker);
  const emails = people.map(({ candidateEmail }) => candidateEmail);
  // One after the other, as one thread answers all three: asked at once they would make each other look like a queue.
  const { looked, moved } = await judgePeople.compare(before, after, emails, mostMoved);
  const hidden = asker.withPlan ? await hiddenFrom(db, asker.company) : [];
  const expect = (job: AskedJob) => (asker.withPlan ? expectFits(job, hidden) : uncounted);
  const [was, is] = [await expect(before), await expect(after)];
  const personOf = new Map(people.map(({ candidateEmail, ...person }) => [candidateEmail, person]));
  return {
    pending: was.pending || is.pending,
    before: { good: was.good, partial: was.partial },
    after: { good: is.good, partial: is.partial },
    looked,
    moved: moved.flatMap((one) => {
      const person = personOf.get(one.email);
      return person
        ? [{ ...person, before: one.before.band, after: one.after.band, because: reasonsOf(one) }]
        : [];
    }),
  };
}
