/** Benchmark: the daily run over real resumes and postings, and a second one that finds nothing to do. `node bench/dailyRun.ts [days]` */
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { runThreads } from '../server/base/poolSizes.ts';
import type { Database } from '../server/db/database.ts';
import { threadHands } from '../server/features/dailyRun/hands.ts';
import { runDailyLists } from '../server/features/dailyRun/run.ts';
import { importCandidates } from '../server/features/imports/importCandidates.ts';
import { importJobs } from '../server/features/imports/importJobs.ts';
import { createFactsReader } from '../server/files/factsReader.ts';
import { createResumeReader } from '../server/files/readResume.ts';
import { openDiskStorage } from '../server/files/storage/diskStorage.ts';
import type { Reporter } from '../server/import/report.ts';
import { benchDatabase, candidatesFile, jobsFile, needRealData } from './realData.ts';

const runs = Number(process.argv[2] ?? 3);
const recruiterEmail = 'recruiter@example.com';
const quiet: Reporter = { begin() {}, refuse() {}, foresee() {}, note() {}, step() {}, end() {} };
const clock = () => new Date();

async function addRecruiter(db: Database): Promise<void> {
  const at = clock().toISOString();
  const user = (email: string, role: 'EMPLOYER' | 'RECRUITER') => {
    const base = {
      id: uuidv7(),
      email,
      role,
      passwordHash: null,
      emailVerified: true,
      locale: 'en' as const,
    };
    return { ...base, tokensValidFrom: at, createdAt: at };
  };
  const employerEmail = 'employer@example.com';
  await db
    .insertInto('users')
    .values([user(employerEmail, 'EMPLOYER'), user(recruiterEmail, 'RECRUITER')])
    .execute();
  await db
    .insertInto('employers')
    .values({
      employerEmail,
      employerName: 'Example',
      employerWebsite: null,
      employerIndustry: null,
      employerSize: null,
      employerCity: null,
      employerState: null,
      employerDescription: null,
      createdAt: at,
    })
    .execute();
  await db
    .insertInto('recruiters')
    .values({
      recruiterEmail,
      employerEmail,
      recruiterFirstName: 'Robin',
      recruiterLastName: 'Recruiter',
      recruiterTitle: null,
      recruiterPhone: null,
      status: 'ACTIVE',
      createdAt: at,
    })
    .execute();
}

needRealData();
const { db, connection, dataDir, close } = await benchDatabase();
const hands = threadHands(connection, runThreads);
try {
  await addRecruiter(db);
  const resumes = createResumeReader();
  const facts = createFactsReader();
  const storage = await openDiskStorage(path.join(dataDir, 'resumes'));
  const given = { db, storage, resumes, facts, clock, report: quiet, complimentaryDays: 365 };
  const candidates = await importCandidates(candidatesFile, given);
  resumes.close();
  facts.close();
  const requestDailyRun = async () => {};
  const jobs = await importJobs(jobsFile, {
    db,
    clock,
    report: quiet,
    recruiterEmail,
    paid: true,
    requestDailyRun,
  });

  /** A day's run, timed. @param day counted from today */
  async function run(day: number) {
    const date = new Date(Date.now() + day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const started = performance.now();
    const before = process.cpuUsage();
    let peak = 0;
    const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
    const result = await runDailyLists({ db, clock, perJob: 10, hands }, date);
    clearInterval(sampling);
    const { user, system } = process.cpuUsage(before);
    return {
      date,
      lists: result.lists,
      candidates: result.candidates,
      seconds: ((performance.now() - started) / 1000).toFixed(2),
      // Tells more than the clock on a machine that has other things to do.
      'processor seconds': ((user + system) / 1e6).toFixed(2),
      'peak memory': `${(peak / 2 ** 20).toFixed(0)} MB`,
    };
  }

  console.log(`${candidates.added} candidates, ${jobs.added} open jobs`);
  const table = [];
  for (let day = 0; day < runs; day += 1) table.push(await run(day), await run(day));
  console.table(table);
} finally {
  hands.close();
  await close();
}
