/** Checks each day whether the DNS records of proved domains are still there, warns, and withdraws proofs without one. */
import pLimit from 'p-limit';
import { daysLater } from '../../../schemas/base/days.ts';
import { graceDays, recordPrefix, warnDays } from '../../../schemas/companyDomain.ts';
import type { Database } from '../../db/database.ts';
import { domainEndsMail } from '../../mail/templates/domainMails.ts';
import type { LookUpTxt } from '../../services/lookUpTxt.ts';
import type { Services } from '../../services/services.ts';
import { readersOf } from '../notices/readersOf.ts';
import { recordFound } from './companyDomains.ts';
import { withdrawProof } from './proofs.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail' | 'lookUpTxt'>;

/** The most domains checked in one run; the others follow in the next runs, an hour apart. */
const batchSize = 500;

/** The most DNS lookups at the same time. */
const atOnce = 8;

/** Days without an answer of the name servers after which a record counts as gone. */
const silentDays = 7;

interface Checked {
  id: string;
  domain: string;
  recordValue: string;
  employerEmail: string;
  foundAt: string | null;
}

async function checkRecord(
  { db, clock }: Needed,
  lookUpTxt: LookUpTxt,
  { id, domain, recordValue, foundAt }: Checked,
): Promise<void> {
  const texts = await lookUpTxt(`${recordPrefix}.${domain}`);
  const now = clock();
  if (texts?.includes(recordValue)) {
    await recordFound(db, id, now);
    return;
  }
  const isSilent = texts === null && foundAt !== null && foundAt > daysLater(now, -silentDays).toISOString();
  await db
    .updateTable('companyDomains')
    .set((eb) => ({
      lookup: texts === null ? 'UNREACHABLE' : 'MISSING',
      checkedAt: now.toISOString(),
      // A server that is away for a while is no reason to doubt.
      ...(isSilent
        ? {}
        : { goodUntil: eb.fn.coalesce('goodUntil', eb.val(daysLater(now, graceDays).toISOString())) }),
    }))
    .where('id', '=', id)
    .where('method', '=', 'DNS')
    .execute();
}

const dueChecks = (db: Database, now: Date): Promise<Checked[]> =>
  db
    .selectFrom('companyDomains')
    .select(['id', 'domain', 'recordValue', 'employerEmail', 'foundAt'])
    .where('method', '=', 'DNS')
    .where('checkedAt', '<', daysLater(now, -1).toISOString())
    .orderBy('checkedAt')
    .limit(batchSize)
    .execute();

/** Mails the administrators once before a proof is withdrawn, in time to restore the record. */
async function mailWarnings({ db, env, sendMail }: Needed, now: Date): Promise<void> {
  const ending = await db
    .selectFrom('companyDomains')
    .select('id')
    .where('method', '=', 'DNS')
    .where('goodUntil', '<=', daysLater(now, warnDays).toISOString())
    .where('warnedAt', 'is', null)
    .limit(batchSize)
    .execute();
  for (const { id } of ending)
    await db.transaction().execute(async (tx) => {
      const warned = await tx
        .updateTable('companyDomains')
        .set({ warnedAt: now.toISOString() })
        .where('id', '=', id)
        .where('warnedAt', 'is', null)
        .where('goodUntil', 'is not', null)
        .returning(['employerEmail', 'domain', 'goodUntil'])
        .executeTakeFirst();
      if (!warned?.goodUntil) return;
      const { domain, goodUntil } = warned;
      const letter = domainEndsMail({ domain, goodUntil, appUrl: env.APP_URL });
      for (const reader of await readersOf(tx, warned.employerEmail))
        await sendMail(tx, { ...reader, letter });
    });
}

/** Proofs to withdraw: their record is gone for too long, or they rest on a mailbox or the trial, which no longer count. */
const overdue = ({ db, lookUpTxt }: Needed, now: Date) =>
  db
    .selectFrom('companyDomains')
    .where('provedAt', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('goodUntil', '<=', now.toISOString()),
        eb('method', '<>', 'DNS'),
        ...(lookUpTxt === null ? [] : [eb('isTrial', '=', true)]),
      ]),
    );

async function withdrawOverdueProofs(services: Needed, now: Date): Promise<number> {
  const old = await overdue(services, now).select('id').limit(batchSize).execute();
  for (const { id } of old)
    await services.db.transaction().execute(async (tx) => {
      const claim = await overdue({ ...services, db: tx }, now)
        .select(['id', 'employerEmail', 'domain'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (claim) await withdrawProof(services, tx, claim, 'ENDED');
    });
  return old.length;
}

/** To be called every hour; each record is looked up once a day. */
export async function keepDomains(services: Needed): Promise<{ checked: number; ended: number }> {
  const limit = pLimit(atOnce);
  const { lookUpTxt } = services;
  const due = lookUpTxt === null ? [] : await dueChecks(services.db, services.clock());
  if (lookUpTxt !== null)
    await Promise.all(due.map((one) => limit(() => checkRecord(services, lookUpTxt, one))));
  const now = services.clock();
  const ended = await withdrawOverdueProofs(services, now);
  await mailWarnings(services, now);
  return { checked: due.length, ended };
}
