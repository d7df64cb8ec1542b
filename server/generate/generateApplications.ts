/** Many plausible applications: people apply for what they are, most of them. */
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { defaultStages } from '../../schemas/job.ts';
import { answerBy } from '../features/applications/changes.ts';
import { copyRows, copyValue } from './copyRows.ts';
import type { GeneratedJob } from './generateJobs.ts';
import type { GeneratedPeople } from './generatePeople.ts';
import { createRandom, type Random } from './random.ts';

/** How often someone applies for something else. */
const elsewhere = 0.2;
/** So often in a row someone is drawn who has applied already before there is nobody else. */
const maxMisses = 1000;

/** A title without its rank tells the work. */
const workOf = (title: string) => title.replace(/^(?:Senior|Junior|Lead) /, '');

/** Draws who applies for what, each pair once. */
function* drawPairs(people: GeneratedPeople, jobs: readonly GeneratedJob[], random: Random) {
  const byWork = Map.groupBy(jobs, ({ title }) => workOf(title));
  const drawn = new Set<string>();
  for (let misses = 0; misses < maxMisses; ) {
    const person = random.whole(people.count);
    const fitting = byWork.get(workOf(people.headlineOf(person)));
    const job = random.of(fitting && random.next() >= elsewhere ? fitting : jobs);
    const pair = `${person} ${job.id}`;
    if (drawn.has(pair)) misses += 1;
    else {
      drawn.add(pair);
      misses = 0;
      yield { email: people.emailOf(person), jobId: job.id };
    }
  }
}

interface Given {
  /** How many; fewer where there are not so many pairs of a candidate and a job. */
  applications: number;
  people: GeneratedPeople;
  jobs: readonly GeneratedJob[];
  seed: number;
  /** Stands as the time of applying. */
  at: Date;
}

/** @returns how many were written */
export async function generateApplications(
  client: pg.ClientBase,
  { applications, people, jobs, seed, at }: Given,
): Promise<number> {
  const [stage] = defaultStages;
  if (applications === 0 || people.count === 0 || jobs.length === 0 || !stage) return 0;
  const when = at.toISOString();
  const made = drawPairs(people, jobs, createRandom(seed + 2))
    .take(applications)
    .map((pair) => ({ ...pair, id: uuidv7() }))
    .toArray();
  const line = (values: Parameters<typeof copyValue>[0][]) => `${values.map(copyValue).join('\t')}\n`;
  await copyRows(
    client,
    'applications',
    ['id', 'jobId', 'candidateEmail', 'status', 'stageId', 'source', 'answerBy', 'createdAt', 'updatedAt'],
    made.map(({ id, jobId, email }) =>
      line([id, jobId, email, 'ACTIVE', stage.id, 'APPLIED', answerBy('ACTIVE', at), when, when]),
    ),
  );
  await copyRows(
    client,
    'applicationEvents',
    ['id', 'applicationId', 'status', 'stageName', 'stageType', 'at', 'by'],
    made.map(({ id, email }) => line([uuidv7(), id, 'ACTIVE', stage.name, stage.type, when, email])),
  );
  return made.length;
}
