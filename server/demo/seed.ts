/** Fills an empty database with a month of work, made day by day with the product's own services. */

import { sql } from 'kysely';
import { dayOf } from '../../schemas/base/days.ts';
import { hashPassword } from '../access/password.ts';
import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import { inlineHands } from '../features/dailyRun/hands.ts';
import { runDailyLists } from '../features/dailyRun/run.ts';
import type { ResumeStorage } from '../files/storage/storage.ts';
import { productMatching } from '../ranking/productMatching.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { addCandidates, addStaff, addWaitingRecruiter, prepareCandidates } from './addPeople.ts';
import { agreeToTexts } from './agreeToTexts.ts';
import { ApplicationLife } from './applicationLife.ts';
import { arrangeInterviews } from './arrangeInterviews.ts';
import { dayAt, daysOfDemo } from './days.ts';
import { createInvitationLife } from './invitationLife.ts';
import { inviteVisitor } from './inviteVisitor.ts';
import { createJobLife } from './jobLife.ts';
import { keepNotices } from './keepNotices.ts';
import { makeOffers } from './makeOffers.ts';
import { removeDemo } from './removeDemo.ts';
import { createPickReview } from './reviewPicks.ts';
import { demoEmployer, demoRecruiters } from './staff.ts';
import { writeConversations } from './writeConversations.ts';
import { writeScorecards } from './writeScorecards.ts';
import { writeTemplates } from './writeTemplates.ts';

interface SeedServices {
  db: Database;
  env: Env;
  storage: ResumeStorage;
  clock: () => Date;
  /** Longest daily list of one job. */
  perJob: number;
}

/**
 * Longest list of one job before today. Thirty people are used up in a few days by lists of ten; a few at a time they
 * last for the month.
 */
const pastPerJob = 3;

/** Any number that no other lock of this database uses. */
const lockKey = 7_302_027;

/**
 * Whether there is something to do: an empty database, or one whose seeding was cut short. The demo accounts get
 * their password last of all, so without it the rest is not complete, and nobody has been in there yet.
 */
async function stateOf(db: Database): Promise<'EMPTY' | 'HALF' | 'DONE'> {
  const [demo] = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', demoEmployer.email)
    .execute();
  if (demo) return demo.passwordHash === null ? 'HALF' : 'DONE';
  const [anybody] = await db.selectFrom('users').select('id').limit(1).execute();
  return anybody ? 'DONE' : 'EMPTY';
}

/** A month of the product's life. */
async function live({ db, env, storage, clock, perJob }: SeedServices): Promise<void> {
  const now = clock();
  const candidates = await prepareCandidates(now);
  await addStaff(db, dayAt(now, daysOfDemo));
  await addWaitingRecruiter(db, dayAt(now, 1));
  const jobs = createJobLife(db, now);
  const picks = createPickReview(db);
  const applications = new ApplicationLife(db);
  const invitations = createInvitationLife({ db, env }, applications);
  const hands = inlineHands(db, productMatching);
  for (let daysAgo = daysOfDemo; daysAgo >= 0; daysAgo -= 1) {
    const at = dayAt(now, daysAgo);
    await addCandidates({ db, storage, clock: () => at }, candidates, daysAgo);
    await jobs.open(daysAgo, at);
    await runDailyLists(
      {
        db,
        perJob: daysAgo === 0 ? perJob : Math.min(perJob, pastPerJob),
        clock: () => at,
        hands,
      },
      dayOf(at),
    );
    if (daysAgo === 0) break;
    const saved = await picks.review(daysAgo, at);
    const left = await applications.live(saved, daysAgo, at);
    await invitations.live(left, daysAgo, at);
    await jobs.end(daysAgo, at);
  }
  await inviteVisitor({ db, clock, env });
  await makeOffers({ db, clock, env });
  await writeConversations({ db, clock, env });
  await writeTemplates({ db, clock });
  await arrangeInterviews({ db, clock, env });
  await writeScorecards({ db, clock, env });
  await keepNotices({ db, clock });
  await agreeToTexts({ db, env });
  const passwordHash = await hashPassword(demoPassword);
  const accounts = [...demoAccounts.map(({ email }) => email), ...demoRecruiters.map(({ email }) => email)];
  await db.updateTable('users').set({ passwordHash }).where('email', 'in', accounts).execute();
}

/**
 * Loads the demo data unless the database holds anything of its own. Cut short at any moment, the next start takes
 * away what there is and does it again; of several servers that start at once, one does it and the others wait.
 *
 * @returns whether it loaded anything
 */
export function seedDemo(services: SeedServices): Promise<boolean> {
  const { db } = services;
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      const state = await stateOf(connection);
      if (state === 'DONE') return false;
      if (state === 'HALF') await removeDemo(connection);
      await live(services);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection).catch(() => undefined);
    }
  });
}
