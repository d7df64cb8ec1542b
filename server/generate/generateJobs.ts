/** Many plausible open jobs of one recruiter. */
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { defaultStages } from '../../schemas/job.ts';
import { copyRows, copyValue } from './copyRows.ts';
import { createRandom } from './random.ts';
import { drawPlace, drawTrade, ranks, work } from './work.ts';

const employer = 'employer@generated.example';
const recruiter = 'recruiter@generated.example';

async function addStaff(client: pg.ClientBase, when: string): Promise<void> {
  await copyRows(
    client,
    'users',
    ['email', 'id', 'role', 'emailVerified', 'locale', 'tokensValidFrom', 'createdAt'],
    [
      `${employer}\t${uuidv7()}\tEMPLOYER\tt\ten\t${when}\t${when}\n`,
      `${recruiter}\t${uuidv7()}\tRECRUITER\tt\ten\t${when}\t${when}\n`,
    ],
  );
  await copyRows(
    client,
    'employers',
    ['employerEmail', 'employerName', 'createdAt'],
    [`${employer}\tGenerated Holdings\t${when}\n`],
  );
  await copyRows(
    client,
    'recruiters',
    ['recruiterEmail', 'employerEmail', 'recruiterFirstName', 'recruiterLastName', 'status', 'createdAt'],
    [`${recruiter}\t${employer}\tRobin\tRecruiter\tACTIVE\t${when}\n`],
  );
}

/** A job as it was written. */
export interface GeneratedJob {
  id: string;
  title: string;
}

/** @param at stands as the time of opening */
export async function generateJobs(
  client: pg.ClientBase,
  { jobs, seed, at }: { jobs: number; seed: number; at: Date },
): Promise<GeneratedJob[]> {
  const when = at.toISOString();
  const written: GeneratedJob[] = [];
  await addStaff(client, when);
  const random = createRandom(seed + 1);
  const columns = [
    'id',
    'recruiterEmail',
    'title',
    'description',
    'employmentType',
    'workplaceType',
    'city',
    'state',
    'country',
    'salaryCurrency',
    'salaryUnit',
    'openings',
    'criteria',
    'stages',
    'status',
    'createdAt',
    'updatedAt',
    'openedAt',
  ];
  function* lines() {
    for (let i = 0; i < jobs; i += 1) {
      const { titles, skills, words } = work[drawTrade(random)] ?? { titles: [], skills: [], words: [] };
      const asked = random.some(skills, 6);
      const title = `${random.of(ranks)}${random.of(titles)}`;
      const description = [
        `We look for a ${title} who takes pride in ${random.some(words, 3).join(', ')}.`,
        'Requirements',
        ...asked.map((skill) => `- Experience with ${skill}`),
        `Your day: ${random.some(words, 5).join(', ')}.`,
      ].join('\n');
      const criteria = asked.slice(0, 4).map((name, place) => {
        return { name, importance: place < 2 ? 'MUST_HAVE' : 'NICE_TO_HAVE' };
      });
      const { city, state } = drawPlace(random);
      const id = uuidv7();
      written.push({ id, title });
      const place = [city, state, 'US'];
      const row = [id, recruiter, title, description, 'FULL_TIME', 'ONSITE', ...place, 'USD', 'YEAR', 1];
      yield `${[...row, criteria, defaultStages, 'OPEN', when, when, when].map(copyValue).join('\t')}\n`;
    }
  }
  await copyRows(client, 'jobs', columns, lines());
  return written;
}
