/** Very many plausible candidates, subscribed and looking for work. */

import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { dayOf } from '../../schemas/base/days.ts';
import { createPool } from '../base/workers/pool.ts';
import { startThread, workerScript } from '../base/workers/workers.ts';
import { profileVersion } from '../matching/profile/version.ts';
import { factsVersion } from '../matching/reading/factsVersion.ts';
import { copyRows, copyValue } from './copyRows.ts';
import type { ComposeTask } from './generateWorker.ts';
import { createRandom } from './random.ts';
import type { ReadResume } from './readPerson.ts';
import { drawPlace } from './work.ts';

/** How many resumes are composed and read by default; with more people than that, several share one. */
export const distinctResumes = 20_000;
const perTask = 250;
const threads = 2;
/** People written at once. */
const batchSize = 20_000;

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

/** Composes and reads resumes in threads. */
async function readResumes(count: number, seed: number, today: string): Promise<ReadResume[]> {
  const pool = createPool<ComposeTask, ReadResume[]>({
    size: threads,
    start: () => startThread(workerScript('generateWorker', import.meta), { maxOldGenerationSizeMb: 512 }),
  });
  const tasks = Array.from({ length: Math.ceil(count / perTask) }, (_, i) => {
    const from = i * perTask;
    const task = { seed, from, count: Math.min(perTask, count - from), today };
    return pool.run(task, { wallMs: 10 * 60_000 });
  });
  try {
    return (await Promise.all(tasks)).flat();
  } finally {
    pool.close();
  }
}

const emailOf = (number: number) => `person${String(number).padStart(8, '0')}@people.example`;

const userColumns = ['email', 'id', 'role', 'emailVerified', 'locale', 'tokensValidFrom', 'createdAt'];
const candidateColumns = [
  'candidateEmail',
  'candidateFirstName',
  'candidateLastName',
  'candidateCity',
  'candidateState',
  'candidateWillingToRelocate',
  'createdAt',
  'highestLevelOfEducation',
  'headline',
  'skills',
  'yearsOfExperience',
  'resumeFileName',
  'resumeText',
  'facts',
  'factsVersion',
];
const subscriptionColumns = [
  'id',
  'userEmail',
  'planId',
  'status',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
  'createdAt',
];
const profileColumns = ['candidateEmail', 'version', 'occupations', 'years', 'level', 'profile', 'sketch'];

/** The columns a resume fills, written once for all who share it. */
const writtenOf = ({ text, facts, occupations, years, level, profile, sketch }: ReadResume) => ({
  candidate: [
    facts.highestLevelOfEducation,
    facts.headline,
    facts.skills,
    facts.yearsOfExperience,
    'resume.pdf',
    text,
    facts,
    factsVersion,
  ]
    .map(copyValue)
    .join('\t'),
  profile: [profileVersion, `{${occupations.join(',')}}`, years, level, profile, sketch]
    .map(copyValue)
    .join('\t'),
});

/** Who was written, by number. */
export interface GeneratedPeople {
  count: number;
  emailOf(number: number): string;
  headlineOf(number: number): string;
}

/**
 * @param at stands as the time of creation
 * @param say told how far it is
 */
export async function generatePeople(
  client: pg.ClientBase,
  { people, seed, at, resumes: most }: { people: number; seed: number; at: Date; resumes: number },
  say: (text: string) => void,
): Promise<GeneratedPeople> {
  const today = dayOf(at);
  const began = performance.now();
  const resumes = await readResumes(Math.min(people, most), seed, today);
  const seconds = (performance.now() - began) / 1000;
  say(`${resumes.length} resumes composed and read in ${seconds.toFixed(0)} s.`);
  const random = createRandom(seed);
  const written = resumes.map(writtenOf);
  const when = at.toISOString();
  const later = new Date(at.getTime() + 365 * 24 * 60 * 60_000).toISOString();
  for (let from = 0; from < people; from += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, people - from) }, (_, i) => from + i);
    const own = (number: number) => {
      const found = written[number % written.length];
      if (!found) throw new Error('There is no such resume');
      return found;
    };
    await copyRows(
      client,
      'users',
      userColumns,
      numbers.map((n) => `${emailOf(n)}\t${uuidv7()}\tCANDIDATE\tt\ten\t${when}\t${when}\n`),
    );
    await copyRows(
      client,
      'candidates',
      candidateColumns,
      numbers.map((n) => {
        const { city, state } = drawPlace(random);
        const name = `${random.of(firstNames)}\t${random.of(lastNames)}`;
        return `${emailOf(n)}\t${name}\t${city}\t${state}\tt\t${when}\t${own(n).candidate}\n`;
      }),
    );
    await copyRows(
      client,
      'subscriptions',
      subscriptionColumns,
      numbers.map((n) => `${uuidv7()}\t${emailOf(n)}\tcomplimentary\tACTIVE\t${later}\tf\t${when}\n`),
    );
    await copyRows(
      client,
      'candidateProfiles',
      profileColumns,
      numbers.map((n) => `${emailOf(n)}\t${own(n).profile}\n`),
    );
    // The profiles are there already, and nobody holds outlines of before.
    await client.query('truncate "profileQueue", "outlineChanges"');
    say(`${from + numbers.length} of ${people} candidates.`);
  }
  return {
    count: people,
    emailOf,
    headlineOf: (number) => resumes[number % resumes.length]?.facts.headline ?? '',
  };
}
