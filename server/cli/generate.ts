/** `npm run generate`: very many people and jobs that nobody is, to measure with. */
import pg from 'pg';
import { z } from 'zod';
import { generateJobs } from '../generate/generateJobs.ts';
import { distinctResumes, generatePeople } from '../generate/generatePeople.ts';
import { runCommand, UsageError } from './command.ts';
import { open } from './open.ts';

const help = `Usage: npm run generate -- --people NUMBER --jobs NUMBER [--seed NUMBER] [--resumes NUMBER]

Fills an empty database with plausible candidates, all looking for work, and open jobs of one recruiter: the same ones
for the same seed. Of more than ${distinctResumes} people (--resumes) several have the same resume, in other places. A database with anybody in it is left alone. Set DEMO=off for an embedded one.

Exit status: 0 done, 1 nothing or not all was written.`;

const Size = z.coerce.number().int().min(0).max(10_000_000);

await runCommand({
  help,
  options: {
    people: { type: 'string' },
    jobs: { type: 'string' },
    seed: { type: 'string' },
    resumes: { type: 'string' },
  },
  async run(given, shutdown) {
    const {
      people: wanted = '0',
      jobs: vacancies = '0',
      seed: first = '7',
      resumes: read = distinctResumes,
    } = given;
    const [people, jobs, seed, resumes] = [wanted, vacancies, first, read].map(
      (number) => Size.safeParse(number).data,
    );
    if (people === undefined || jobs === undefined || seed === undefined || !resumes) {
      throw new UsageError('--people, --jobs, --seed and --resumes have to be whole numbers up to 10000000.');
    }
    const { db, connection } = await open(shutdown);
    const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (anybody) throw new UsageError('There are people in the database; it has to be empty.');
    const client = new pg.Client(connection);
    await client.connect();
    shutdown.add(() => client.end());
    const at = new Date();
    await generatePeople(client, { people, seed, at, resumes }, console.log);
    await generateJobs(client, { jobs, seed, at });
    await client.query('analyze');
    console.log(`${people} people and ${jobs} open jobs.`);
    return 0;
  },
});
