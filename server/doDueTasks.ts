/** The tasks that fall due with the passing of time, each safe to repeat. */
import { daysLater } from '../schemas/base/days.ts';
import { strayDays } from '../schemas/strayMail.ts';
import { dropOldNetworks } from './access/networks.ts';
import type { Database } from './db/database.ts';
import { dropUnanswered } from './features/addedPeople/dropUnanswered.ts';
import { nameCompanies } from './features/companies/companySlugs.ts';
import { dropOldDeletions } from './features/deletions/calls.ts';
import { dropOldFits } from './features/fits/refreshFits.ts';
import { dropOldGuests } from './features/guests/dropOldGuests.ts';
import { tellEnds } from './features/heldPeople/tellEnds.ts';
import { dropOldImports } from './features/imports/dropOldImports.ts';
import { expireInvitations } from './features/invitations/expireInvitations.ts';
import { expireJobOffers } from './features/jobOffers/expireJobOffers.ts';
import { closeExpiredJobs } from './features/jobs/closeExpiredJobs.ts';
import { occupyJobs } from './features/jobs/occupations.ts';
import { indexJobs } from './features/jobs/search/indexJobs.ts';
import { addUpFigures } from './features/stats/countFigures.ts';
import { dropOldInvitations } from './features/teamInvitations/dropOldInvitations.ts';
import { dropOldDeliveries } from './features/webhooks/dropDeliveries.ts';
import { dropOldKeys } from './http/idempotency.ts';

/** A token that has expired is refused as it is; that it was revoked before need not be known any more. */
const dropRevoked = (db: Database, now: Date) =>
  db.deleteFrom('revokedTokens').where('expiresAt', '<', now.toISOString()).execute();

const dropOldSessions = (db: Database, now: Date) =>
  db.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute();

const dropOldAddresses = (db: Database, now: Date) =>
  db.deleteFrom('addressChanges').where('expiresAt', '<', now.toISOString()).execute();

const dropOldObjections = (db: Database, now: Date) =>
  db.deleteFrom('wayInObjections').where('expiresAt', '<', now.toISOString()).execute();

/** Longer than any worker goes without reading changes. */
const noteMs = 2 * 24 * 60 * 60_000;

const dropOldNotes = (db: Database, now: Date) =>
  db
    .deleteFrom('outlineChanges')
    .where('at', '<', new Date(now.getTime() - noteMs).toISOString())
    .execute();

/** Days a notice is kept. */
const noticeDays = 90;

const dropOldNotices = (db: Database, now: Date) =>
  db.deleteFrom('notices').where('createdAt', '<', daysLater(now, -noticeDays).toISOString()).execute();

/** Days a mail that was taken is known by; one that is in the mailbox for longer was left there. */
const knownDays = 180;

const dropOldMails = (db: Database, now: Date) =>
  db.deleteFrom('inboundMails').where('takenAt', '<', daysLater(now, -knownDays).toISOString()).execute();

const dropStrayMails = (db: Database, now: Date) =>
  db.deleteFrom('strayMails').where('receivedAt', '<', daysLater(now, -strayDays).toISOString()).execute();

export async function doDueTasks(db: Database, now: Date): Promise<void> {
  await closeExpiredJobs(db, now);
  await expireInvitations(db, now);
  await expireJobOffers(db, now);
  await dropOldFits(db, now);
  await dropRevoked(db, now);
  await dropOldSessions(db, now);
  await dropOldNetworks(db, now);
  await dropOldAddresses(db, now);
  await dropOldObjections(db, now);
  await dropOldNotes(db, now);
  await dropOldNotices(db, now);
  await dropOldKeys(db, now);
  await dropOldMails(db, now);
  await dropStrayMails(db, now);
  await dropOldDeliveries(db, now);
  await dropOldDeletions(db, now);
  await addUpFigures(db);
  await tellEnds(db, now);
  await dropUnanswered(db, now);
  await dropOldInvitations(db, now);
  await dropOldGuests(db, now);
  await dropOldImports(db, now);
  await nameCompanies(db, now);
  await indexJobs(db);
  await occupyJobs(db);
}
