/** `npm run generate`: very many people, jobs and applications that nobody is, to measure with. */
import pg from 'pg';
import { z } from 'zod';
import { generateApplications } from '../generate/generateApplications.ts';
import { generateJobs } from '../generate/generateJobs.ts';
import { distinctResumes, generatePeople } from '../generate/generatePeople.ts';
import { runCommand, UsageError } from './command.ts';
import { open } from './open.ts';

const help = `Usage: npm run generate -- --candidates NUMBER --jobs NUMBER [--applications NUMBER] [--seed NUMBER]
       [--resumes NUMBER]

Fills an empty database with plausible candidates, all looking for work, open jobs of one recruiter, and applications
for them: the same ones for the same seed. Of more than ${distinctResumes} candidates (--resumes) several have the same
resume, in other places. A database with anyone in it is left alone. Set DEMO=off for an embedded one.

Exit status: 0 done, 1 nothing or not all was written.`;

const most = 10_000_000;
const Size = z.coerce.number().int().min(0).max(most);
const Sizes = z.object({
  candidates: Size,
  jobs: Size,
  applications: Size,
  seed: Size,
  resumes: Size.min(1),
});

await runCommand({
  help,
  options: {
    candidates: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '0' },
    applications: { type: 'string', default: '0' },
    seed: { type: 'string', default: '7' },
    resumes: { type: 'string', default: String(distinctResumes) },
  },
  async run(given, shutdown) {
    const read = Sizes.safeParse(given);
    if (!read.success) {
      const names = Object.keys(Sizes.shape).map((name) => `--${name}`);
      throw new UsageError(`${names.join(', ')} have to be whole numbers up to ${most}.`);
    }
    const { candidates, jobs, applications, seed, resumes } = read.data;
    const { db, connection } = await open(shutdown);
    const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (anybody) throw new UsageError('There are people in the database; it has to be empty.');
    const client = new pg.Client(connection);
    await client.connect();
    shutdown.add(() => client.end());
    const at = new Date();
    const people = await generatePeople(client, { people: candidates, seed, at, resumes }, console.log);
    const vacancies = await generateJobs(client, { jobs, seed, at });
    const applied = await generateApplications(client, { applications, people, jobs: vacancies, seed, at });
    await client.query('analyze');
    console.log(`${candidates} candidates, ${jobs} open jobs and ${applied} applications.`);
    return 0;
  },
});
