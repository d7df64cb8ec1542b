/**
 * Ways into an account beside its password: passkeys, connected services, the second factor, keys of other software, the
 * calendar address; and ways into its company that were opened with the account. Lists and removes them.
 */
import { recentDays, type WayIn, WayInKind } from '../../schemas/wayIn.ts';
import type { Env } from '../base/env.ts';
import { providerName } from '../base/openIdProviders.ts';
import type { Database } from '../db/database.ts';

type Providers = Pick<Env, 'OIDC_PROVIDERS'>;

const dayMs = 24 * 60 * 60_000;

/** Ways in that were added after this moment are recent. */
const recentSince = (now: Date): string => new Date(now.getTime() - recentDays * dayMs).toISOString();

/** The target of a kind of which an account has one at most, and which needs no id. */
const noTarget = '';

/** A way in as it is stored: `target` is the id of its row among those of its kind. */
type StoredWayIn = Pick<WayIn, 'kind' | 'name' | 'addedAt'> & { target: string };

/** Keys of other software that the account has made and that are not revoked. */
const keysMadeBy = (db: Database, userId: string) =>
  db
    .selectFrom('machineKeys')
    .innerJoin('users', 'users.email', 'machineKeys.madeByEmail')
    .where('users.id', '=', userId)
    .where('revokedAt', 'is', null);

const calendarFeedOf = (db: Database, userId: string) =>
  db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.email', 'calendarFeeds.recruiterEmail')
    .where('users.id', '=', userId);

/** The address by which the company is kept that the account owns; only its owner invites administrators and lets domains in. */
const ownCompanyOf = (db: Database, userId: string) =>
  db
    .selectFrom('employers')
    .innerJoin('users', 'users.email', 'employers.employerEmail')
    .where('users.id', '=', userId)
    .select('employers.employerEmail');

/** Administrators who were invited and have not joined yet. */
const invitedAdministratorsOf = (db: Database, userId: string) =>
  db
    .selectFrom('teamInvitations')
    .where('role', '=', 'ADMINISTRATOR')
    .where('employerEmail', 'in', ownCompanyOf(db, userId));

/** Domains of which everyone is let in without having been proved. */
const openDomainsOf = (db: Database, userId: string) =>
  db
    .selectFrom('companyDomains')
    .where('letsIn', '=', true)
    .where('employerEmail', 'in', ownCompanyOf(db, userId));

/** Addresses to which the company that the account administers sends what happens. */
const webhooksOf = (db: Database, userId: string) =>
  db
    .selectFrom('webhooks')
    .where('webhooks.employerEmail', 'in', (eb) =>
      eb
        .selectFrom('administrators')
        .innerJoin('users', 'users.email', 'administrators.administratorEmail')
        .where('users.id', '=', userId)
        .select('administrators.employerEmail'),
    );

async function intoTheCompany(db: Database, userId: string): Promise<StoredWayIn[]> {
  const invited = await invitedAdministratorsOf(db, userId)
    .select(['id', 'invitedEmail', 'sentAt'])
    .execute();
  const domains = await openDomainsOf(db, userId).select(['id', 'domain', 'createdAt']).execute();
  const webhooks = await webhooksOf(db, userId).select(['id', 'url', 'updatedAt']).execute();
  return [
    ...invited.map(
      ({ id: target, invitedEmail: name, sentAt: addedAt }): StoredWayIn => ({
        kind: 'ADMINISTRATOR',
        target,
        name,
        addedAt,
      }),
    ),
    ...domains.map(
      ({ id: target, domain: name, createdAt: addedAt }): StoredWayIn => ({
        kind: 'DOMAIN',
        target,
        name,
        addedAt,
      }),
    ),
    ...webhooks.map(
      ({ id: target, url, updatedAt: addedAt }): StoredWayIn => ({
        kind: 'WEBHOOK',
        target,
        name: new URL(url).host,
        addedAt,
      }),
    ),
  ];
}

async function storedWaysIn(db: Database, env: Providers, userId: string): Promise<StoredWayIn[]> {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .execute();
  const links = await db
    .selectFrom('openIdLinks')
    .select(['id', 'provider', 'createdAt'])
    .where('userId', '=', userId)
    .execute();
  const factor = await db
    .selectFrom('secondFactors')
    .select('since')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const keys = await keysMadeBy(db, userId)
    .select(['machineKeys.id', 'machineKeys.name', 'machineKeys.createdAt'])
    .execute();
  const feed = await calendarFeedOf(db, userId).select('calendarFeeds.createdAt').executeTakeFirst();
  const single = { target: noTarget, name: null };
  return [
    ...passkeys.map(
      ({ id: target, name, createdAt: addedAt }): StoredWayIn => ({ kind: 'PASSKEY', target, name, addedAt }),
    ),
    ...links.map(
      ({ id: target, provider, createdAt: addedAt }): StoredWayIn => ({
        kind: 'SERVICE',
        target,
        addedAt,
        name: providerName(env, provider),
      }),
    ),
    ...(factor?.since ? [{ kind: 'FACTOR', ...single, addedAt: factor.since } as const] : []),
    ...keys.map(
      ({ id: target, name, createdAt: addedAt }): StoredWayIn => ({
        kind: 'MACHINE_KEY',
        target,
        name,
        addedAt,
      }),
    ),
    ...(feed ? [{ kind: 'CALENDAR', ...single, addedAt: feed.createdAt } as const] : []),
    ...(await intoTheCompany(db, userId)),
  ];
}

const toWayIn = ({ target, ...stored }: StoredWayIn, now: Date): WayIn => ({
  ...stored,
  id: `${stored.kind}:${target}`,
  isRecent: stored.addedAt > recentSince(now),
});

/** @returns the ways into an account, the latest first */
export async function listWaysIn(db: Database, env: Providers, userId: string, now: Date): Promise<WayIn[]> {
  const stored = await storedWaysIn(db, env, userId);
  return stored.map((one) => toWayIn(one, now)).sort((a, b) => b.addedAt.localeCompare(a.addedAt));
}

/** Removes the second factor of an account, with its recovery codes. */
export async function removeSecondFactor(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx.deleteFrom('secondFactors').where('userId', '=', userId).execute();
}

interface Removal {
  userId: string;
  /** Ids of rows of one kind. */
  targets: string[];
  now: Date;
}

/** How each kind is removed. Removing one a second time changes nothing. */
const removers: Record<WayInKind, (tx: Database, removal: Removal) => Promise<unknown>> = {
  PASSKEY: (tx, { userId, targets }) =>
    tx.deleteFrom('passkeys').where('userId', '=', userId).where('id', 'in', targets).execute(),
  SERVICE: (tx, { userId, targets }) =>
    tx.deleteFrom('openIdLinks').where('userId', '=', userId).where('id', 'in', targets).execute(),
  FACTOR: (tx, { userId }) => removeSecondFactor(tx, userId),
  MACHINE_KEY: (tx, { userId, targets, now }) =>
    tx
      .updateTable('machineKeys')
      .set({ revokedAt: now.toISOString() })
      .where(
        'id',
        'in',
        keysMadeBy(tx, userId).where('machineKeys.id', 'in', targets).select('machineKeys.id'),
      )
      .execute(),
  CALENDAR: (tx, { userId }) =>
    tx
      .deleteFrom('calendarFeeds')
      .where('recruiterEmail', 'in', calendarFeedOf(tx, userId).select('calendarFeeds.recruiterEmail'))
      .execute(),
  // People who have accepted are administrators by now, whom the owner removes.
  ADMINISTRATOR: (tx, { userId, targets }) =>
    tx
      .deleteFrom('teamInvitations')
      .where('id', 'in', invitedAdministratorsOf(tx, userId).where('id', 'in', targets).select('id'))
      .execute(),
  DOMAIN: (tx, { userId, targets }) =>
    tx
      .updateTable('companyDomains')
      .set({ letsIn: false })
      .where('id', 'in', openDomainsOf(tx, userId).where('id', 'in', targets).select('id'))
      .execute(),
  WEBHOOK: (tx, { userId, targets }) =>
    tx
      .deleteFrom('webhooks')
      .where('id', 'in', webhooksOf(tx, userId).where('id', 'in', targets).select('id'))
      .execute(),
};

/** Removes one way in, the one that an objection names. */
export const removeWayIn = async (
  tx: Database,
  kind: WayInKind,
  { target, ...about }: Omit<Removal, 'targets'> & { target: string },
): Promise<void> => {
  await removers[kind](tx, { ...about, targets: [target] });
};

/** The ways in that were removed, and those that still open the account. */
interface RemovedWaysIn {
  removed: WayIn[];
  remaining: WayIn[];
}

async function removeWhere(
  tx: Database,
  env: Providers,
  { userId, now }: { userId: string; now: Date },
  isRemoved: (one: WayIn) => boolean,
): Promise<RemovedWaysIn> {
  const all = (await storedWaysIn(tx, env, userId)).map((stored) => ({ stored, way: toWayIn(stored, now) }));
  const removed = all.filter(({ way }) => isRemoved(way));
  const remaining = all.filter(({ way }) => !isRemoved(way));
  for (const kind of WayInKind.options) {
    const targets = removed.filter(({ way }) => way.kind === kind).map(({ stored }) => stored.target);
    if (targets.length > 0) await removers[kind](tx, { userId, targets, now });
  }
  return { removed: removed.map(({ way }) => way), remaining: remaining.map(({ way }) => way) };
}

/**
 * Removes recent ways in, except those that the owner keeps, and a second factor that was begun and never confirmed.
 *
 * @param keptIds ids of ways in
 */
export async function removeRecentWaysIn(
  tx: Database,
  env: Providers,
  about: { userId: string; now: Date },
  keptIds: readonly string[],
): Promise<RemovedWaysIn> {
  await tx
    .deleteFrom('secondFactors')
    .where('userId', '=', about.userId)
    .where('since', 'is', null)
    .execute();
  return removeWhere(tx, env, about, ({ id, isRecent }) => isRecent && !keptIds.includes(id));
}

/** Removes ways in that were added from a moment on, and recovery codes that were made later than their factor. */
export async function removeWaysInAddedSince(
  tx: Database,
  env: Providers,
  about: { userId: string; now: Date },
  since: string,
): Promise<void> {
  await removeWhere(tx, env, about, ({ addedAt }) => addedAt >= since);
  const { userId } = about;
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).where('madeAt', '>=', since).execute();
  await tx.deleteFrom('secondFactors').where('userId', '=', userId).where('since', 'is', null).execute();
}
