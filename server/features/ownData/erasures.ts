/** Who has been erased, kept in the database and beside it, so that a restored database forgets them again. */
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { tellOfErasing } from '../interviews/tellOfErasing.ts';
import { removeUnheld } from '../people/keepResume.ts';
import { erasePerson } from './erasePerson.ts';
import { type GoodbyeServices, prepareGoodbye } from './goodbye.ts';

type ErasureServices = Pick<Services, 'db' | 'storage' | 'clock' | 'env' | 'forgetMails'>;

/** One erasure: a keyed hash of the address, which tells nobody anything, and when. */
interface Erasure {
  emailHash: string;
  at: string;
}

const fileOf = ({ env }: Pick<Services, 'env'>) => path.join(env.DATA_DIR, 'erasures.log');

const hasher = (secret: string) => {
  const key = keyFor(secret, 'erasures');
  return (email: string) => keyedHash(key, email);
};

async function append(file: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(erasures.map(({ emailHash, at }) => `${emailHash} ${at}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The newest of each; a line cut off by a crash is none. */
async function readErasures(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, emailHash, at] = /^(\S+) (\d{4}-\d\d-\d\dT\S+Z)$/.exec(line) ?? [];
    if (emailHash && at) found.set(emailHash, at);
  }
  return found;
}

const note = (tx: Database, erasure: Erasure) =>
  tx
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('emailHash').doUpdateSet({ at: erasure.at }))
    .execute();

/** Takes away what lies outside the tables. */
async function clearAway(
  services: ErasureServices,
  email: string,
  erased: { resumeKey: string | null; name: string },
) {
  await services.forgetMails([email, erased.name]);
  if (erased.resumeKey !== null) await removeUnheld(services, erased.resumeKey);
}

/**
 * Erases a candidate and notes it.
 *
 * @param before done in the same transaction; what it throws leaves everything as it was
 */
export async function eraseCandidate(
  services: ErasureServices & GoodbyeServices,
  email: string,
  before: (tx: Database) => Promise<void>,
): Promise<void> {
  const { db, clock, env } = services;
  const now = clock();
  const erasure = { emailHash: hasher(env.AUTH_SECRET)(email), at: now.toISOString() };
  const goodbye = await prepareGoodbye(services, email, now);
  const erased = await db.transaction().execute(async (tx) => {
    await before(tx);
    await tellOfErasing(services, tx, email);
    const found = await erasePerson(tx, email, now);
    if (found) {
      await note(tx, erasure);
      await goodbye(tx);
    }
    return found;
  });
  if (!erased) return;
  // Should this be cut short, the next start copies it out of the table.
  await append(fileOf(services), [erasure]);
  await clearAway(services, email, erased);
}

/**
 * Done at each start: erasures the database does not know of were undone by restoring it, so they are done again. A
 * person who has registered since is someone else.
 *
 * @returns how many were erased
 */
export async function eraseAgain(services: ErasureServices): Promise<number> {
  const { db, clock, env } = services;
  const file = fileOf(services);
  const kept = await readErasures(file);
  const inTable = new Map(
    (await db.selectFrom('erasures').selectAll().execute()).map(({ emailHash, at }) => [emailHash, at]),
  );
  await append(
    file,
    [...inTable].flatMap(([emailHash, at]) => ((kept.get(emailHash) ?? '') < at ? [{ emailHash, at }] : [])),
  );
  const undone = new Map([...kept].filter(([emailHash, at]) => (inTable.get(emailHash) ?? '') < at));
  if (undone.size === 0) return 0;

  const hash = hasher(env.AUTH_SECRET);
  const people = await db
    .selectFrom('candidates')
    .select(['candidateEmail', 'createdAt'])
    .where('erasedAt', 'is', null)
    .execute();
  let count = 0;
  for (const { candidateEmail, createdAt } of people) {
    const at = undone.get(hash(candidateEmail));
    if (at === undefined || createdAt >= at) continue;
    const erased = await db.transaction().execute((tx) => erasePerson(tx, candidateEmail, clock()));
    if (!erased) continue;
    await clearAway(services, candidateEmail, erased);
    count += 1;
  }
  for (const [emailHash, at] of undone) await note(db, { emailHash, at });
  return count;
}
