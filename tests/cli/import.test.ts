import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoPeople } from '../../server/demo/data/people.ts';
import { makeResumePdf } from '../../server/demo/resumePdf.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { addEmployer, addRecruiter, subscribe } from '../support/people.ts';
import { type CommandResult, runCommand } from '../support/runCommand.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hireday-import-'));
  await mkdir(path.join(folder, 'csv', 'resumes'), { recursive: true });
  database = await testDatabase();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a CSV file. @returns its path */
async function csv(name: string, lines: string[]): Promise<string> {
  const file = path.join(folder, 'csv', name);
  await writeFile(file, `\ufeff${lines.join('\r\n')}\r\n`);
  return file;
}
/** A real PDF. @param place among the demo people */
function resumeOf(place: number): Promise<Uint8Array> {
  const person = demoPeople()[place];
  if (!person) throw new Error('There are not so many demo people');
  return makeResumePdf(person);
}
/** Puts real resumes beside the CSV file: resumes/0.pdf … */
async function addResumes(count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    await writeFile(path.join(folder, 'csv', 'resumes', `${place}.pdf`), await resumeOf(place));
  }
}
const run = (...args: string[]): Promise<CommandResult> =>
  runCommand('import', args, { config: database.config, dataDir: path.join(folder, 'data') });
const storedFiles = async () => {
  const names = await readdir(path.join(folder, 'data', 'resumes'), { recursive: true });
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).length;
};

describe('candidates', () => {
  const header =
    'candidateEmail,candidateFirstName,candidateLastName,candidateWillingToRelocate,shoeSize,resume';

  test('rows go in without a cell that is wrong or missing, each that cannot is named with its line and reason, and twice adds nothing twice', async () => {
    await addResumes(3);
    await writeFile(path.join(folder, 'csv', 'resumes', 'broken.pdf'), '%PDF-1.7 and then nothing');
    await writeFile(path.join(folder, 'secret.pdf'), await resumeOf(4));
    const file = await csv('people.csv', [
      header,
      'ADA@Example.com,Ada,Lovelace,yes,38,resumes/0.pdf',
      'not-an-address,Bob,Babbage,no,42,resumes/1.pdf',
      'carol@example.com,Carol,Shaw,no,,resumes/missing.pdf',
      'dora@example.com,Dora,Mills,no,,../secret.pdf',
      'erin@example.com,Erin,Short',
      'finn@example.com,Finn,Broken,no,,resumes/broken.pdf',
      'gus@example.com,"Gus, Jr.",Grissom,maybe,,resumes/1.pdf',
      'ada@example.com,Ada,Again,no,,resumes/1.pdf',
      'hal@example.com,Hal,Jordan,false,,resumes/2.pdf',
    ]);

    const first = await run('--candidates', file, '--complimentary', '30');
    expect(first.status).toBe(2);
    const text = first.lines.join('\n');
    expect(text).toContain('These columns mean nothing here and are left out: shoeSize.');
    expect(text).toMatch(/line 3: not imported. candidateEmail: Enter an e-mail address/);
    expect(text).toMatch(/line 4: not imported. resume: resumes\/missing.pdf cannot be read \(not there\)/);
    expect(text).toMatch(/line 5: not imported. resume: ..\/secret.pdf lies outside the folder/);
    expect(text).toMatch(/line 7: not imported. resume: The file is/);
    expect(text).toMatch(/line 8: left out. candidateWillingToRelocate: /);
    expect(first.lines.at(-1)).toBe('Candidates: 4 added, 1 there already, 4 not imported.');

    const stored = await database.db
      .selectFrom('candidates')
      .innerJoin('users', 'users.email', 'candidates.candidateEmail')
      .innerJoin('subscriptions', 'subscriptions.userEmail', 'users.email')
      .select([
        'email',
        'emailVerified',
        'passwordHash',
        'planId',
        'candidateWillingToRelocate',
        'resumeFileName',
      ])
      .select(['headline', 'skills', 'facts', 'resumeText'])
      .orderBy('email')
      .execute();
    expect(stored).toMatchObject([
      {
        email: 'ada@example.com',
        emailVerified: true,
        passwordHash: null,
        planId: 'complimentary',
        candidateWillingToRelocate: true,
        resumeFileName: '0.pdf',
      },
      { email: 'erin@example.com', candidateWillingToRelocate: false, resumeFileName: null },
      { email: 'gus@example.com', candidateWillingToRelocate: false, resumeFileName: '1.pdf' },
      { email: 'hal@example.com', candidateWillingToRelocate: false },
    ]);
    expect(stored[0]?.headline).toBeTruthy();
    expect(stored[0]?.skills.length).toBeGreaterThan(3);
    expect(await storedFiles()).toBe(3);

    const again = await run('--candidates', file, '--complimentary', '30');
    expect(again.lines.at(-1)).toBe('Candidates: 0 added, 5 there already, 4 not imported.');
    expect(await storedFiles()).toBe(3);
  });

  test('without --complimentary they are kept and not picked', async () => {
    await addResumes(1);
    const file = await csv('people.csv', [header, 'ada@example.com,Ada,Lovelace,yes,38,resumes/0.pdf']);
    expect((await run('--candidates', file)).status).toBe(0);
    expect(await database.db.selectFrom('subscriptions').select('id').execute()).toEqual([]);
  });

  test('a dry run tells of each row what would happen, in the words of another system, and stores nothing', async () => {
    await addResumes(1);
    const lines = [
      'Correo;Nombre completo;CV',
      'ada@example.com;Ada Lovelace;resumes/0.pdf',
      'eve@example.com;Eve Nobody;',
      'ada@example.com;Ada Again;',
      'nobody;Bob Babbage;',
      'dan@example.com;Dan Missing;resumes/9.pdf',
    ];
    const file = await csv('personas.csv', lines);
    const dry = await run('--candidates', file, '--dry-run');
    expect(dry.status).toBe(2);
    expect(dry.lines).toEqual(
      expect.arrayContaining([
        'personas.csv, line 2: new.',
        'personas.csv, line 3: new.',
        'personas.csv, line 4: there already.',
        expect.stringMatching(/line 5: wrong. Correo: Enter an e-mail address/),
        expect.stringMatching(/line 6: wrong. resume: resumes\/9.pdf cannot be read/),
      ]),
    );
    expect(dry.lines.at(-1)).toBe('Candidates: 2 new, 1 there already, 2 wrong. Nothing was stored.');
    expect(await database.db.selectFrom('users').select('email').execute()).toEqual([]);
    expect(await storedFiles()).toBe(0);

    const mapping = path.join(folder, 'mapping.json');
    await writeFile(mapping, JSON.stringify({ CV: '' }));
    const done = await run('--candidates', file, '--mapping', mapping);
    expect(done.lines.at(-1)).toBe('Candidates: 3 added, 1 there already, 1 not imported.');
    const kept = await database.db.selectFrom('candidates').select(['facts', 'resumeKey']).execute();
    expect(kept).toEqual([1, 2, 3].map(() => ({ facts: null, resumeKey: null })));
  });

  test('a file that cannot be imported as a whole says why and ends with 1', async () => {
    const lacking = await csv('people.csv', ['candidateEmail,candidateFirstName', 'a@example.com,A']);
    expect(await run('--candidates', lacking)).toMatchObject({
      status: 1,
      lines: [expect.stringContaining('lacks the column candidateLastName.'), 'See --help.'],
    });
    expect(await run('--candidates', path.join(folder, 'nowhere.csv'))).toMatchObject({
      status: 1,
      lines: [expect.stringContaining('there is no such file'), 'See --help.'],
    });
  });
});

describe('jobs', () => {
  const header = 'title,description,salaryMin,salaryMax,status';
  const rows = [
    header,
    'Accountant,"Keeps the books.\nAll of them.",50000,60000,OPEN',
    'Auditor,Checks the books.,,,DRAFT',
    'Actuary,Counts.,70000,60000,OPEN',
    'Analyst,Looks.,much,,OPEN',
    'Accountant,"Keeps the books.\nAll of them.",50000,60000,OPEN',
    'Archivist,Keeps.,,,ARCHIVED',
    'Agent,Sells.,,,CLOSED',
    'Author,,,,OPEN',
  ];
  beforeEach(async () => {
    await addEmployer(database.db, 'employer@example.com');
    await addRecruiter(database.db, 'recruiter@example.com', 'employer@example.com');
  });
  const states = async () => {
    const jobs = await database.db.selectFrom('jobs').select(['title', 'status']).orderBy('title').execute();
    return Object.fromEntries(jobs.map(({ title, status }) => [title, status]));
  };

  test('go as far as the file says, and opened ones get a list by the next server', async () => {
    await subscribe(database.db, 'employer@example.com');
    const file = await csv('jobs.csv', rows);
    const result = await run('--jobs', file, '--as', 'Recruiter@example.com');
    expect(result.status).toBe(2);
    const text = result.lines.join('\n');
    expect(text).toMatch(/line 5: left out. salaryMax: The upper end/);
    expect(text).toMatch(/line 5: stays a draft, because cells of it are left out/);
    expect(text).toMatch(/line 6: left out. salaryMin: /);
    expect(text).toMatch(/line 11: not imported. description: /);
    expect(result.lines.at(-1)).toBe('Jobs: 6 added, 1 there already, 1 not imported.');
    expect(await states()).toEqual({
      Accountant: 'OPEN',
      Auditor: 'DRAFT',
      Actuary: 'DRAFT',
      Analyst: 'DRAFT',
      Archivist: 'ARCHIVED',
      Agent: 'CLOSED',
    });
    const { rows: asked } = await database.pool.query(
      `select data from pgboss.job where name = 'opened-jobs'`,
    );
    expect(asked).toHaveLength(1);
    const again = await run('--jobs', file, '--as', 'recruiter@example.com');
    expect(again.lines.at(-1)).toBe('Jobs: 0 added, 7 there already, 1 not imported.');
  });

  test('stay drafts without a subscription, and the file is told so', async () => {
    const file = await csv('jobs.csv', rows.slice(0, 3));
    const result = await run('--jobs', file, '--as', 'recruiter@example.com');
    expect(result.status).toBe(0);
    expect(result.lines.join('\n')).toMatch(/line 3: stays a draft: opening it needs a subscription/);
    expect(await states()).toEqual({ Accountant: 'DRAFT', Auditor: 'DRAFT' });
  });

  test('need a recruiter who may have jobs', async () => {
    const file = await csv('jobs.csv', rows.slice(0, 3));
    await addRecruiter(database.db, 'pending@example.com', 'employer@example.com', { status: 'PENDING' });
    const refusals = [
      await run('--jobs', file),
      await run('--jobs', file, '--as', 'nobody@example.com'),
      await run('--jobs', file, '--as', 'pending@example.com'),
    ];
    expect(refusals.map(({ status, lines }) => [status, lines[0]])).toEqual([
      [1, '--jobs needs --as, the e-mail of the recruiter whose jobs they become.'],
      [1, '--as: there is no recruiter nobody@example.com.'],
      [1, '--as: pending@example.com is pending; only an active recruiter has jobs.'],
    ]);
  });
});

test('the arguments are checked, and --help says what there is', async () => {
  expect(await run()).toMatchObject({ status: 1 });
  expect(await run('--candidats', 'x.csv')).toMatchObject({
    status: 1,
    lines: ["Unknown option '--candidats'", 'See --help.'],
  });
  expect(await run('--candidates', 'x.csv', '--complimentary', 'many')).toMatchObject({ status: 1 });
  expect(await run('--candidates', 'x.csv', '--preset', 'workday')).toMatchObject({ status: 1 });
  expect(await run('--candidates', 'x.csv', '--mapping', 'x.csv')).toMatchObject({ status: 1 });
  const help = await run('--help');
  expect(help.status).toBe(0);
  expect(help.lines[0]).toMatch(/^Usage: npm run import/);
});
