/** A backup comes back row by row and file by file, or a line says why not. */
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBackup } from '../../server/backup/readBackup.ts';
import { restoreElsewhere } from '../../server/backup/restoreBackup.ts';
import { listTables } from '../../server/backup/tables.ts';
import { writeBackup } from '../../server/backup/writeBackup.ts';
import { logging } from '../../server/base/logging.ts';
import { StartError } from '../../server/base/startError.ts';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { startPostgres } from '../../server/db/embedded/startPostgres.ts';
import { holdingColumns, holdingLists } from '../../server/db/heldFiles.ts';
import { contentKey } from '../../server/files/storage/contentKey.ts';
import { openDiskStorage } from '../../server/files/storage/diskStorage.ts';
import { openResumeStorage } from '../../server/files/storage/openStorage.ts';
import { startMailQueue } from '../../server/mail/queue.ts';
import { passwordChanged } from '../../server/mail/templates/passwordChanged.ts';
import { describeSchema } from '../server/upgrades/describeSchema.ts';
import { loadSnapshot, rowsOf, snapshots } from '../server/upgrades/snapshots.ts';
import { testBucket } from '../support/bucket.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../support/database.ts';
import { addCandidate, addEmployer, addRecruiter } from '../support/people.ts';
import { runCommand } from '../support/runCommand.ts';
import { testEnv } from '../support/services.ts';
import { testSmtp } from '../support/smtp.ts';
import { temporary } from '../support/temporary.ts';

vi.setConfig({ testTimeout: 120_000 });

const secret = 'a secret that is only good for tests, 32+';
const folder = fs.mkdtempSync(path.join(temporary, 'hireday-backup-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
const at = (name: string) => path.join(folder, name);

const backup = (file: string, config: pg.PoolConfig, dataDir: string) =>
  runCommand('backup', [file], { config, dataDir });
const restore = (file: string, config: pg.PoolConfig, dataDir: string) =>
  runCommand('restore', [file], { config, dataDir });

/** As the commands do it, without a process for each time. */
const write = (file: string, connection: pg.PoolConfig, dataDir: string) =>
  writeBackup(file, {
    connection,
    dataDir,
    inBucket: false,
    withSecret: false,
    secret,
    clock: () => new Date(),
  });
async function bringBack(file: string, connection: pg.PoolConfig, dataDir: string): Promise<void> {
  const opened = await openBackup(file);
  try {
    await restoreElsewhere(opened, connection, { dataDir });
  } finally {
    opened.close();
  }
}

/** Kept by a trigger: a row that was there before the trigger has none, a restored one has. */
const withoutSearch = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'search' && name !== 'searchTop'));

/** Every row of every table except those about transactions, whose numbers differ in another database. */
async function contents(db: Database): Promise<Record<string, unknown[]>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and relname <> 'outlineChanges' order by 1`.execute(db);
  const all: Record<string, unknown[]> = {};
  for (const { name } of rows) all[name] = (await rowsOf(db, name)).map(withoutSearch);
  return all;
}

async function addWithResume(db: Database, dataDir: string, email: string, text: string): Promise<string> {
  const key = await (await openDiskStorage(path.join(dataDir, 'resumes'))).put(Buffer.from(text));
  await addCandidate(db, email, { resumeKey: key, resumeKind: 'TXT', resumeText: text });
  return key;
}

let source: TestDatabase;
const mailed = 'awkward@people.example';
beforeAll(async () => {
  source = await testDatabase();
  await addEmployer(source.db, 'hiring@company.example', {
    employerDescription: 'tab\t\\N \\. "quoted"\r\nñ 😀',
  });
  await addWithResume(source.db, at('data'), mailed, 'A resume.\n');
  const mails = await startMailQueue({
    db: source.db,
    env: { ...testEnv, AUTH_SECRET: secret },
    clock: () => new Date(),
    log: logging('silent'),
    connection: source.config,
    working: false,
  });
  const letter = passwordChanged({ appUrl: 'http://localhost' });
  await source.db.transaction().execute((tx) => mails.sendMail(tx, { to: mailed, letter }));
  await mails.stop();
  expect(await backup(at('whole.zip'), source.config, at('data'))).toMatchObject({ status: 0 });
});

test('a round trip brings back every row, every file and the mails that wait', async () => {
  expect(fs.statSync(at('whole.zip')).mode & 0o777).toBe(0o600);
  const target = await emptyDatabase();
  const { status, lines } = await restore(at('whole.zip'), target.config, at('restored'));
  expect({ status, lines }).toEqual({
    status: 0,
    lines: [expect.stringMatching(/^the database of DATABASE_URL is as it was at .* 1 resumes\.$/)],
  });
  expect(await contents(target.db)).toEqual(await contents(source.db));
  expect(await describeSchema(target.db)).toEqual(await describeSchema(source.db));
  const key = contentKey(Buffer.from('A resume.\n'));
  expect(fs.readFileSync(path.join(at('restored'), 'resumes', key.slice(0, 2), key), 'utf8')).toBe(
    'A resume.\n',
  );

  const smtp = await testSmtp();
  const mails = await startMailQueue({
    db: target.db,
    env: { ...testEnv, AUTH_SECRET: secret, SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@hireday.example' },
    clock: () => new Date(),
    log: logging('silent'),
    connection: target.config,
  });
  await expect.poll(() => smtp.received.flatMap(({ to }) => to), { timeout: 20_000 }).toEqual([mailed]);
  await mails.stop();
});

/** Restores with settings of its own, and says what came of it in one string. */
async function restoreWith(file: string, more: NodeJS.ProcessEnv, args: string[] = []) {
  const target = await emptyDatabase();
  const dataDir = at(`with-${Math.random()}`);
  const { status, lines } = await runCommand('restore', [at(file), ...args], {
    ...{ config: target.config, dataDir, more },
  });
  return { status, said: lines.join(' '), target, dataDir };
}

test('with a bucket the files go there, each read back, and none is left in the folder', async () => {
  const bucket = await testBucket();
  const { status, said, dataDir } = await restoreWith('whole.zip', bucket.settings);
  const key = contentKey(Buffer.from('A resume.\n'));
  expect([status, said]).toEqual([
    0,
    expect.stringMatching(/1 resumes, each put into the bucket resumes-test and read back\.$/),
  ]);
  expect(bucket.objects.get(`/resumes-test/resumes/${key}`)?.toString()).toBe('A resume.\n');
  expect(fs.existsSync(path.join(dataDir, 'resumes'))).toBe(false);
  // A server with the same settings finds it.
  const storage = await openResumeStorage({ dataDir, bucket: bucket.options });
  expect((await storage.get(key))?.size).toBe(10);
  bucket.close();
});

test('a bucket that does not take the files, or gives others back, is one line, and nothing is restored', async () => {
  const bucket = await testBucket();
  bucket.objects.set = () => bucket.objects;
  const swallowed = await restoreWith('whole.zip', bucket.settings);
  expect([swallowed.status, swallowed.said]).toEqual([
    1,
    expect.stringMatching(
      /^The file [0-9a-f]{64} does not come back as it was put\. Nothing was restored\.$/,
    ),
  ]);
  expect(await contents(swallowed.target.db)).toEqual({});
  bucket.close();
  const away = await restoreWith('whole.zip', { ...bucket.settings, S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect([away.status, away.said]).toEqual([
    1,
    expect.stringMatching(/^The bucket resumes-test does not take the files: it does not answer\. Nothing/),
  ]);
  expect(await contents(away.target.db)).toEqual({});
});

test('another secret than the backup’s is refused with what it would break, or accepted', async () => {
  const other = { AUTH_SECRET: 'another secret that is good for nothing, 32+' };
  const refused = await restoreWith('whole.zip', other);
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringMatching(
      /^The backup was made with another AUTH_SECRET .*second factors.* Set AUTH_SECRET as it was set there, or accept the loss with --other-secret\. Nothing was restored\.$/,
    ),
  ]);
  expect(await contents(refused.target.db)).toEqual({});
  const accepted = await restoreWith('whole.zip', other, ['--other-secret']);
  expect([accepted.status, accepted.said]).toEqual([
    0,
    expect.stringContaining('these have stopped working'),
  ]);
  // Into a folder, where a new secret would be made without a word.
  const embedded = await restore(at('whole.zip'), {}, at('no-secret'));
  expect(embedded).toEqual({
    status: 1,
    lines: [expect.stringMatching(/set as a variable, and none is set here/)],
  });
});

test('whatever column holds a file, the backup has it', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (column_name = 'key' or column_name like '%Key' or column_name like '%Keys')
      and (data_type = 'text' or udt_name = '_text')
      and table_name not in ('comingFiles', 'leavingFiles', 'idempotencyKeys', 'testCredits')
      and column_name not in ('nameKey', 'publicKey', 'companyKeys')`.execute(source.db);
  const named = (columns: readonly { table: string; column: string }[]) =>
    columns.map(({ table, column }) => `${table}.${column}`).sort();
  expect(named([...holdingColumns, ...holdingLists])).toEqual(named(rows));
});

test('files attached to people and archives that are being read come back', async () => {
  const busy = await testDatabase();
  const storage = await openDiskStorage(path.join(at('attached'), 'resumes'));
  const recruiter = await addRecruiter(
    busy.db,
    'recruiter@company.example',
    await addEmployer(busy.db, 'boss@company.example'),
  );
  const person = await addCandidate(busy.db, 'person@people.example');
  const attached = await storage.put(Buffer.from('A certificate.\n'));
  const archived = await storage.put(Buffer.from('Half an archive.\n'));
  const employerEmail = 'boss@company.example';
  const addedAt = '2026-05-01T09:00:00.000Z';
  await busy.db
    .insertInto('people')
    .values({ employerEmail, candidateEmail: person, hasApplied: false, latestAt: addedAt })
    .execute();
  await sql`insert into "personFiles" ("id", "employerEmail", "candidateEmail", "addedBy", "fileName", "kind", "size", "key", "addedAt")
    values (gen_random_uuid(), ${employerEmail}, ${person}, ${recruiter}, 'certificate.txt', 'TXT', 15, ${attached}, ${addedAt})`.execute(
    busy.db,
  );
  await sql`insert into "imports" ("id", "recruiterEmail", "kind", "fileName", "status", "reading", "fields", "locale", "rows",
    "archiveKeys", "archiveSize", "createdAt") values (gen_random_uuid(), ${recruiter}, 'RESUMES', 'people.zip', 'READING',
    '{}', '[]', 'en', 1, array[${archived}], 17, ${addedAt})`.execute(busy.db);
  await write(at('attached.zip'), busy.config, at('attached'));
  const target = await emptyDatabase();
  await bringBack(at('attached.zip'), target.config, at('attached-back'));
  const back = await openDiskStorage(path.join(at('attached-back'), 'resumes'));
  for (const key of [attached, archived]) {
    const file = await back.get(key);
    expect(file).toBeDefined();
    file?.stream.destroy();
  }
});

test('every table is in the order of what it refers to', async () => {
  const client = new (await import('pg')).default.Client(source.config);
  await client.connect();
  const names = (await listTables(client)).map(({ name }) => name);
  await client.end();
  expect(names.indexOf('users')).toBeLessThan(names.indexOf('candidates'));
  expect(names.indexOf('jobs')).toBeLessThan(names.indexOf('dailyCandidates'));
});

test('while servers write and files are replaced, the backup is of one moment', async () => {
  const busy = await testDatabase();
  const dataDir = at('busy');
  let stop = false;
  let written = 0;
  const writing = (async () => {
    for (let n = 0; !stop; n++) {
      await addWithResume(busy.db, dataDir, `person-${n}@people.example`, `Resume ${n}`);
      written += 1;
      if (n === 0) continue;
      // Someone leaves: row and file.
      const email = `person-${n - 1}@people.example`;
      await busy.db.deleteFrom('candidates').where('candidateEmail', '=', email).execute();
      const key = contentKey(Buffer.from(`Resume ${n - 1}`));
      fs.rmSync(path.join(dataDir, 'resumes', key.slice(0, 2), key), { force: true });
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(1);
  for (let n = 0; n < 3; n++) await write(at(`busy-${n}.zip`), busy.config, dataDir);
  stop = true;
  await writing;
  for (let n = 0; n < 3; n++) {
    const target = await emptyDatabase();
    await bringBack(at(`busy-${n}.zip`), target.config, at(`busy-back-${n}`));
    const held = await target.db.selectFrom('candidates').select(['candidateEmail', 'resumeKey']).execute();
    expect(held.length).toBeGreaterThan(0);
    for (const { resumeKey: key } of held) {
      expect(
        fs.existsSync(path.join(at(`busy-back-${n}`), 'resumes', key?.slice(0, 2) ?? '', key ?? '')),
      ).toBe(true);
    }
  }
  expect(fs.readdirSync(dataDir)).toEqual(['resumes']);
});

test.each([snapshots[0], snapshots[6], snapshots[9]])(
  'data of an earlier version (%s) is backed up and restored',
  async (name = '') => {
    const old = await emptyDatabase();
    await loadSnapshot(old.db, name);
    expect((await backup(at(`${name}.zip`), old.config, at('old'))).status).toBe(0);
    const target = await emptyDatabase();
    await bringBack(at(`${name}.zip`), target.config, at(`back-${name}`));
    expect(await contents(target.db)).toEqual(await contents(old.db));
  },
);

test('a database that has rows is left alone; one that a server has only started on is not in the way', async () => {
  const full = await testDatabase();
  await addEmployer(full.db, 'other@company.example');
  const before = await contents(full.db);
  expect(await restore(at('whole.zip'), full.config, at('refused'))).toMatchObject({
    status: 1,
    lines: ['The database is not empty. A backup is restored into an empty one only.'],
  });
  expect(await contents(full.db)).toEqual(before);
  const unused = await testDatabase();
  expect((await restore(at('whole.zip'), unused.config, at('unused'))).status).toBe(0);
  expect(await contents(unused.db)).toEqual(await contents(source.db));
});

test('a file that is there is not written over', async () => {
  const before = fs.readFileSync(at('whole.zip'));
  expect(await backup(at('whole.zip'), source.config, at('data'))).toMatchObject({
    status: 1,
    lines: [`${at('whole.zip')} is there already. Name a file that is not.`],
  });
  expect(fs.readFileSync(at('whole.zip')).equals(before)).toBe(true);
});

test('a place that cannot be written is one line, and nothing stays behind', async () => {
  const file = path.join(at('nowhere'), 'backup.zip');
  expect(await backup(file, source.config, at('data'))).toEqual({
    status: 1,
    lines: [`The backup ${file} cannot be written: ENOENT.`],
  });
});

const whole = () => fs.readFileSync(at('whole.zip'));
test.each([
  ['cut in half', () => whole().subarray(0, whole().length / 2)],
  ['without its last byte', () => whole().subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('not a backup at all')],
  [
    'with one bit turned inside of a table',
    () => {
      const bytes = Buffer.from(whole());
      const place = bytes.indexOf('tables/users') + 40;
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      return bytes;
    },
  ],
])('a backup that is %s is refused in one line, and nothing is restored', async (_what, make) => {
  const file = at(`damaged-${Math.random()}.zip`);
  fs.writeFileSync(file, make());
  const target = await emptyDatabase();
  const refused = await bringBack(file, target.config, at('damaged')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(refused).toHaveProperty(
    'message',
    expect.stringMatching(/^.* is not a whole backup \(.*\)\. Nothing was restored.*$/),
  );
  expect(await contents(target.db)).toEqual({});
});

test('a backup of a newer version names what is missing', async () => {
  const newer = await testDatabase();
  await sql`insert into "kysely_migration" values ('9001_future', '2030-01-01')`.execute(newer.db);
  await write(at('newer.zip'), newer.config, at('data'));
  const target = await emptyDatabase();
  await expect(bringBack(at('newer.zip'), target.config, at('newer'))).rejects.toThrow(
    /^The backup was made by a newer Hireday \(it has 9001_future\)/,
  );
});

test('an embedded database is backed up as it runs and restored with its secret into an empty folder', async () => {
  const running = await startPostgres({ dataDir: at('embedded') });
  const { db, close } = openDatabase(running.connection);
  try {
    await loadSnapshot(db, snapshots[12] ?? '');
    fs.writeFileSync(path.join(at('embedded'), 'auth-secret'), secret, { mode: 0o600 });
    expect((await backup(at('embedded.zip'), {}, at('embedded'))).status).toBe(0);
    expect((await restore(at('embedded.zip'), {}, at('embedded-back'))).status).toBe(0);
    expect(await restore(at('embedded.zip'), {}, at('embedded-back'))).toMatchObject({
      status: 1,
      lines: [expect.stringMatching(/^The data folder .* is not empty/)],
    });
    const back = await startPostgres({ dataDir: at('embedded-back') });
    const restored = openDatabase(back.connection);
    expect(await contents(restored.db)).toEqual(await contents(db));
    await restored.close();
    await back.stop();
    expect(fs.readFileSync(path.join(at('embedded-back'), 'auth-secret'), 'utf8')).toBe(secret);
    // From here to a database elsewhere: the secret is carried over by hand, and the refusal says from where.
    const moved = await restoreWith('embedded.zip', { AUTH_SECRET: 'another secret that is no good, 32+' });
    expect([moved.status, moved.said]).toEqual([1, expect.stringContaining('unzip -p FILE auth-secret')]);
    expect(await restoreWith('embedded.zip', {})).toMatchObject({ status: 0 });
  } finally {
    await close();
    await running.stop();
  }
});
