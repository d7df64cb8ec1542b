/**
 * Milliseconds of what the dashboards ask for at one large employer: 400 jobs of twenty recruiters, with 2,000 and with
 * 200,000 applications and as many picks. The median of many calls each, through the whole app but the network.
 *
 * Usage: npx node bench/employer.ts [calls] [applications …]; with BENCH_KEEP=folder what was filled is kept for a day
 */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../server/app.ts';
import { testPassword } from '../tests/support/people.ts';
import { testServices } from '../tests/support/services.ts';
import { candidate, employer, fillEmployer, recruiter } from './employerData.ts';
import { filledDatabase } from './realData.ts';

const [calls = 31, ...given] = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [2000, 200_000];

const job = '01900000-0001-7000-8000-000000000000';

/** The calls of each screen, by who asks. */
const asked: Record<string, [screen: string, path: string][]> = {
  [employer]: [
    ['figures, 30 days', '/stats/employer/me?days=30'],
    ['figures, 90 days', '/stats/employer/me?days=90'],
    ['hiring', '/stats/employer/hiring'],
    ['hiring, a year', '/stats/employer/hiring?months=12'],
    ['hiring, a job', `/stats/employer/hiring?jobId=${job}`],
    ['hiring, a source', '/stats/employer/hiring?source=DAILY_LIST'],
    ['hiring, a recruiter', `/stats/employer/hiring?recruiterEmail=${recruiter}`],
    ['what is due', '/stats/employer/todo'],
    ['recruiters', '/recruiters/employer/me?page=1&perPage=25'],
    ['recruiters by overdue answers', '/recruiters/employer/me?sort=answersOverdueCount&order=DESC'],
    ['recruiters by applications', '/recruiters/employer/me?sort=applicationsCount&order=DESC'],
    ['search, a word', '/search?q=nurse'],
    ['search, a name', '/search?q=casey'],
    ['jobs', '/jobs?page=1&perPage=25'],
    ['jobs, a word', '/jobs?q=nurse'],
    ['a job', `/jobs/${job}`],
    ['applications', '/candidate-applications?page=1&perPage=25'],
    ['applications of a job', `/candidate-applications?jobId=${job}&sort=status&order=ASC&perPage=100`],
    ['people', '/people?page=1&perPage=25'],
    ['people, a name', '/people?q=casey+berg'],
  ],
  [recruiter]: [
    ['figures, 30 days', '/stats/recruiter/me?days=30'],
    ['figures, 90 days', '/stats/recruiter/me?days=90'],
    ['hiring', '/stats/recruiter/hiring'],
    ['what is due', '/stats/recruiter/todo'],
    ['jobs', '/jobs/recruiter/me?page=1&perPage=25'],
    ['jobs by applications', '/jobs/recruiter/me?sort=applicationsCount&order=DESC'],
    ['a job', `/jobs/${job}`],
    ['board of a job', `/candidate-applications?jobId=${job}&sort=status&order=ASC&perPage=100`],
    ['applications', '/candidate-applications?page=1&perPage=25'],
    ['queue', '/daily-candidates/recruiter/me?perPage=100'],
    ['daily candidates of a job', `/daily-candidates/job/${job}`],
    ['days of a job', `/daily-candidates/job/${job}/days`],
    ['people', '/people?page=1&perPage=25'],
    ['people, a name', '/people?q=casey+berg'],
    ['people, a word', '/people?q=nurse'],
    ['search, a word', '/search?q=nurse'],
    ['search, a name', '/search?q=casey'],
    ['search, a full name', '/search?q=casey+berg'],
    ['interviews', '/interviews?order=DESC&perPage=100'],
    ['conversations', '/message-threads?perPage=100'],
    ['unread messages', '/unread-messages'],
    ['notices', '/notices'],
    ['unread notices', '/unread-notices'],
  ],
  [candidate]: [
    ['figures', '/stats/candidate/me?days=30'],
    ['own applications', '/candidate-applications'],
    ['lists one is on', '/daily-candidates/candidate/me'],
    ['open jobs', '/jobs?page=1&perPage=20'],
    ['interviews', '/interviews?order=DESC&perPage=100'],
    ['conversations', '/message-threads?perPage=100'],
  ],
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Company {
  app: FastifyInstance;
  headers: Record<string, { authorization: string }>;
  close(): Promise<void>;
}

/** A database with one employer's applications, and the app on it. */
async function open(applications: number): Promise<Company> {
  const { db, close } = await filledDatabase(`employer-${applications}`, (made) =>
    fillEmployer(made.db, made.connection, applications),
  );
  const app = await buildApp(testServices(db));
  const headers: Company['headers'] = {};
  for (const email of Object.keys(asked)) {
    const payload = { email, password: testPassword };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    headers[email] = { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  }
  return {
    app,
    headers,
    async close() {
      await app.close();
      await close();
    },
  };
}

/** @returns milliseconds, and how many rows were answered */
async function timeOf(
  { app, headers }: Company,
  email: string,
  path: string,
): Promise<{ ms: number; rows: number }> {
  const from = performance.now();
  const { statusCode, body } = await app.inject({ url: `/api/v1${path}`, headers: headers[email] ?? {} });
  const ms = performance.now() - from;
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
  const answer: unknown = JSON.parse(body);
  return { ms, rows: Array.isArray(answer) ? answer.length : 1 };
}

/** Medians of a call by company, with the rows of each answer. */
async function measure(companies: readonly Company[], email: string, path: string) {
  const taken: number[][] = companies.map(() => []);
  const rows: number[] = companies.map(() => 0);
  // In turn, so that whatever else the machine does slows all of them down; the first calls only warm up.
  for (let call = -3; call < calls; call += 1)
    for (const [i, company] of companies.entries()) {
      const one = await timeOf(company, email, path);
      rows[i] = one.rows;
      if (call >= 0) taken[i]?.push(one.ms);
    }
  return { medians: taken.map(median), rows };
}

const withRows = (path: string, perPage: number) => {
  const [asked = '', query] = path.split('?');
  const params = new URLSearchParams(query);
  params.set('perPage', String(perPage));
  return `${asked}?${params}`;
};

const ratioOf = ({ medians }: { medians: number[] }) =>
  ((medians.at(-1) ?? 0) / (medians[0] || 1)).toFixed(2);

const companies: Company[] = [];
try {
  for (const size of sizes) companies.push(await open(size));
  const table: Record<string, Record<string, string>> = {};
  for (const [email, screens] of Object.entries(asked))
    for (const [screen, path] of screens) {
      const found = await measure(companies, email, path);
      const [least = 0] = found.rows;
      const isFuller = (found.rows.at(-1) ?? 0) > least;
      // A fuller page takes longer for its rows: what the size costs is seen with as many rows as the smaller one has.
      const same = isFuller && least > 0 ? await measure(companies, email, withRows(path, least)) : found;
      table[`${email.replace(/\d?@.*/, '')}: ${screen}`] = {
        ...Object.fromEntries(sizes.map((size, i) => [String(size), (found.medians[i] ?? 0).toFixed(1)])),
        rows: found.rows.join(' / '),
        ratio: ratioOf(found),
        'ratio, as many rows': ratioOf(same),
      };
    }
  console.table(table);
} finally {
  for (const company of companies) await company.close();
}
