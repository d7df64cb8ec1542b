/** One employer with very many applications, the same ones every time: half a year of twenty recruiters' work, by COPY. */
import pg from 'pg';
import { defaultStages, type StageType } from '../schemas/job.ts';
import type { Database } from '../server/db/database.ts';
import { addUpFigures } from '../server/features/stats/countFigures.ts';
import { copyRows, copyValue } from '../server/generate/copyRows.ts';
import { createRandom, type Random } from '../server/generate/random.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe } from '../tests/support/people.ts';

export const employer = 'boss@company.example';
export const recruiter = 'recruiter0@company.example';
export const candidate = 'person0@bench.example';

const recruiters = 20;
const jobs = 400;
/** Days back from now that everything happened in. */
const days = 180;
/** Each candidate applies for so many jobs, and is on as many lists of others. */
const perCandidate = 4;
const dayMs = 86_400_000;

const firstNames = [
  'Alex',
  'Casey',
  'Jordan',
  'Morgan',
  'Quinn',
  'Riley',
  'Rowan',
  'Sasha',
  'Taylor',
  'Yuki',
];
const lastNames = [
  'Abara',
  'Berg',
  'Castillo',
  'Diaz',
  'Endo',
  'Fischer',
  'Gupta',
  'Haddad',
  'Ito',
  'Jensen',
];
const works = ['Nurse', 'Accountant', 'Engineer', 'Driver', 'Teacher', 'Electrician', 'Analyst', 'Designer'];
const statuses = ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'ON_HOLD', 'CLOSED', 'CLOSED', 'ARCHIVED'];

type Value = Parameters<typeof copyValue>[0];

/** A UUID of a kind of row and its number, in the order of the numbers. */
const idOf = (kind: number, n: number) => `01900000-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`;
const emailOf = (n: number) => `person${n}@bench.example`;
const recruiterOf = (job: number) => `recruiter${job % recruiters}@company.example`;

/** The jobs are spread over all recruiters; the first of a recruiter's is open. */
const jobOf = (person: number, n: number) => (person * 7 + n * 101) % jobs;

interface Made {
  now: number;
  random: Random;
  applications: number;
  people: number;
}

/** Rows of several tables, gathered and then written. */
class Rows {
  private readonly lines = new Map<string, { columns: string[]; lines: string[] }>();

  add(table: string, row: Record<string, Value>): void {
    const of = this.lines.get(table) ?? { columns: Object.keys(row), lines: [] };
    this.lines.set(table, of);
    of.lines.push(`${Object.values(row).map(copyValue).join('\t')}\n`);
  }

  async write(client: pg.ClientBase): Promise<void> {
    for (const [table, { columns, lines }] of this.lines) await copyRows(client, table, columns, lines);
  }
}

const iso = (at: number) => new Date(at).toISOString();
const day = (at: number) => iso(at).slice(0, 10);

function addJobs(rows: Rows, { now }: Made): void {
  for (let n = 0; n < jobs; n += 1) {
    const status = statuses[Math.floor(n / recruiters) % statuses.length] ?? 'OPEN';
    const at = iso(now - days * dayMs + n * 60_000);
    rows.add('jobs', {
      id: idOf(1, n),
      recruiterEmail: recruiterOf(n),
      title: `${works[n % works.length]} ${n}`,
      description: 'What the work is like, in a few paragraphs of plain words. '.repeat(20),
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Austin',
      state: 'TX',
      salaryCurrency: 'USD',
      salaryUnit: 'YEAR',
      openings: 3,
      criteria: [{ name: 'PostgreSQL', importance: 'MUST_HAVE' }],
      stages: [...defaultStages],
      status,
      createdAt: at,
      updatedAt: at,
      openedAt: at,
      closedAt: status === 'CLOSED' || status === 'ARCHIVED' ? iso(now) : null,
    });
  }
}

function addPerson(rows: Rows, n: number, at: string): void {
  const first = firstNames[n % 10] ?? '';
  const last = `${lastNames[Math.floor(n / 10) % 10]}${Math.floor(n / 100) || ''}`;
  rows.add('users', {
    email: emailOf(n),
    id: idOf(2, n),
    role: 'CANDIDATE',
    emailVerified: true,
    createdAt: at,
  });
  rows.add('candidates', {
    candidateEmail: emailOf(n),
    candidateFirstName: first,
    candidateLastName: last,
    candidateCity: 'Austin',
    candidateState: 'TX',
    headline: works[n % works.length] ?? '',
    skills: ['PostgreSQL', 'Excel'],
    createdAt: at,
  });
}

interface Step {
  status: string;
  stage: (typeof defaultStages)[number];
  at: number;
}

/** How far an application came: old ones are decided, most with a no; of the last month's a half waits. */
function courseOf({ now, random }: Made, from: number): Step[] {
  const steps: Step[] = [{ status: 'ACTIVE', stage: stageOf('APPLIED'), at: from }];
  const later = (hours: number) =>
    Math.min(now, (steps.at(-1)?.at ?? from) + random.next() * hours * 3_600_000);
  const isRecent = from > now - 30 * dayMs;
  if (random.next() < (isRecent ? 0.4 : 0.02)) return steps;
  for (const type of ['SCREENING', 'INTERVIEW', 'OFFER'] as const) {
    if (random.next() < 0.5) break;
    steps.push({ status: 'ACTIVE', stage: stageOf(type), at: later(150) });
  }
  const last = steps.at(-1)?.stage ?? stageOf('APPLIED');
  if (isRecent && random.next() < 0.2) return steps;
  const end = last.type === 'OFFER' ? 'HIRED' : random.next() < 0.9 ? 'REJECTED' : 'WITHDRAWN';
  steps.push({ status: end, stage: end === 'HIRED' ? stageOf('HIRED') : last, at: later(150) });
  return steps;
}

function stageOf(type: StageType) {
  const found = defaultStages.find((one) => one.type === type);
  if (!found) throw new Error(`There is no stage ${type}`);
  return found;
}

function addApplication(rows: Rows, made: Made, n: number): void {
  const { now, random } = made;
  const person = Math.floor(n / perCandidate);
  const job = jobOf(person, n % perCandidate);
  const id = idOf(3, n);
  const steps = courseOf(made, now - random.next() * days * dayMs);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return;
  rows.add('applications', {
    id,
    jobId: idOf(1, job),
    candidateEmail: emailOf(person),
    status: last.status,
    stageId: last.stage.id,
    source: 'APPLIED',
    answerBy: last.status === 'ACTIVE' ? day(last.at + 7 * dayMs) : null,
    createdAt: iso(first.at),
    updatedAt: iso(last.at),
  });
  for (const [i, { status, stage, at }] of steps.entries())
    rows.add('applicationEvents', {
      id: idOf(4, n * 8 + i),
      applicationId: id,
      status,
      stageName: stage.name,
      stageType: stage.type,
      at: iso(at),
      by: i === 0 || status === 'WITHDRAWN' ? emailOf(person) : recruiterOf(job),
    });
  if (n % 20 === 0) addTalk(rows, made, n, job, last.at);
}

/** A thread of messages, an interview, a scorecard and a notice beside some applications. */
function addTalk(rows: Rows, { now }: Made, n: number, job: number, at: number): void {
  const [person, by, k] = [emailOf(Math.floor(n / perCandidate)), recruiterOf(job), n / 20];
  const [thread, jobId] = [idOf(5, k), idOf(1, job)];
  rows.add('messageThreads', { id: thread, jobId, candidateEmail: person, latestAt: iso(at) });
  const isUnread = k % 50 === 0;
  rows.add('messages', {
    ...{ id: idOf(6, k), threadId: thread, from: 'CANDIDATE', text: 'When may I expect an answer?' },
    ...{ createdAt: iso(at), readAt: isUnread ? null : iso(at), isMailed: true },
  });
  const startsAt = now - days * dayMs + k * 3_600_000;
  rows.add('interviews', {
    ...{ id: idOf(7, k), applicationId: idOf(3, n), recruiterEmail: by, kind: 'PHONE', minutes: 30 },
    ...{ place: '512 555 0100', timeZone: 'UTC', proposedTimes: [iso(startsAt)], startsAt: iso(startsAt) },
    ...{ endsAt: iso(startsAt + 1_800_000), sequence: 0, createdAt: iso(at), updatedAt: iso(at) },
  });
  rows.add('notices', {
    ...{ id: idOf(8, k), userEmail: by, kind: 'APPLIED', jobId, candidateEmail: person, count: 1 },
    ...{ createdAt: iso(at), readAt: isUnread ? null : iso(at) },
  });
}

/** As many picks as applications, of other people than applied for the job; those of the last week mostly wait. */
function addPicks(rows: Rows, { now, random, applications, people }: Made): void {
  const perJob = applications / jobs;
  const lists = Math.min(days, perJob);
  for (let job = 0; job < jobs; job += 1)
    for (let list = 0; list < lists; list += 1) {
      const back = Math.floor((list * days) / lists);
      const date = day(now - back * dayMs);
      const size = Math.floor(((list + 1) * perJob) / lists) - Math.floor((list * perJob) / lists);
      const base = { jobId: idOf(1, job), date, createdAt: iso(now - back * dayMs) };
      rows.add('dailyLists', { ...base, size, poolSize: 1000 });
      for (let rank = 1; rank <= size; rank += 1) {
        const n = job * perJob + Math.floor((list * perJob) / lists) + rank - 1;
        // Picks of a job follow each other, so each is someone else.
        addPick(rows, { random, job, date, rank, isNew: back < 7, n, person: n % people });
      }
    }
}

interface Pick {
  random: Random;
  job: number;
  date: string;
  rank: number;
  isNew: boolean;
  n: number;
  person: number;
}

function addPick(rows: Rows, { random, job, date, rank, isNew, n, person }: Pick): void {
  const drawn = random.next();
  const decided = drawn < 0.6 ? 'PASSED' : drawn < 0.68 ? 'SAVED' : 'VIEWED';
  const status = random.next() < (isNew ? 0.3 : 0.002) ? 'NEW' : decided;
  rows.add('dailyCandidates', {
    ...{ id: idOf(9, n), jobId: idOf(1, job), date, rank, candidateEmail: emailOf(person) },
    ...{
      candidateName: 'Casey Candidate',
      headline: 'Nurse',
      score: 80,
      band: 'GOOD',
      summary: '1/1 must-haves',
    },
    criteria: [
      { name: 'PostgreSQL', importance: 'MUST_HAVE', outcome: 'MEETS', evidence: 'SQL', source: 'RESUME' },
    ],
    ...{
      status,
      reviewedAt: status === 'NEW' ? null : `${date}T09:00:00Z`,
      criteriaVersion: 1,
      matcherVersion: 'bench',
    },
  });
}

/** @param applications how many; four of each candidate */
export async function fillEmployer(
  db: Database,
  connection: pg.PoolConfig,
  applications: number,
): Promise<void> {
  await addEmployer(db, employer);
  await subscribe(db, employer);
  for (let n = 0; n < recruiters; n += 1)
    await addRecruiter(db, `recruiter${n}@company.example`, employer, {
      recruiterLastName: `Recruiter ${n}`,
    });
  const people = applications / perCandidate;
  const made: Made = { now: Date.now(), random: createRandom(7), applications, people };
  const rows = new Rows();
  await addCandidate(db, candidate, { candidateFirstName: 'Casey', candidateLastName: 'Berg' });
  for (let n = 1; n < people; n += 1) addPerson(rows, n, iso(made.now - days * dayMs));
  addJobs(rows, made);
  for (let n = 0; n < applications; n += 1) addApplication(rows, made, n);
  addPicks(rows, made);
  const client = new pg.Client(connection);
  await client.connect();
  await rows.write(client);
  await addUpFigures(db);
  await client.query('vacuum analyze');
  await client.end();
}
