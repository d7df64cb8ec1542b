/** Ways into an account beside its password: which there are and since when, and taking them away. */
import { recentDays, type WayIn, WayInKind } from '../../schemas/wayIn.ts';
import type { Env } from '../base/env.ts';
import { providerName } from '../base/openIdProviders.ts';
import type { Database } from '../db/database.ts';

type Providers = Pick<Env, 'OIDC_PROVIDERS'>;

const dayMs = 24 * 60 * 60_000;

/** Ways in that were added after this are recent. */
const recentSince = (now: Date): string => new Date(now.getTime() - recentDays * dayMs).toISOString();

/** There is one of its kind. */
const only = '';

/** A way in as the database knows it, before anyone asks how old it is. */
type Row = Pick<WayIn, 'kind' | 'name' | 'addedAt'> & { target: string };

/** Keys of other software that the account has made, as long as they open anything. */
const keysMadeBy = (db: Database, userId: string) =>
  db
    .selectFrom('machineKeys')
    .innerJoin('users', 'users.email', 'machineKeys.madeByEmail')
    .where('users.id', '=', userId)
    .where('revokedAt', 'is', null);

const feedOf = (db: Database, userId: string) =>
  db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.email', 'calendarFeeds.recruiterEmail')
    .where('users.id', '=', userId);

async function rowsOf(db: Database, env: Providers, userId: string): Promise<Row[]> {
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
  const feed = await feedOf(db, userId).select('calendarFeeds.createdAt').executeTakeFirst();
  return [
    ...passkeys.map(
      ({ id: target, name, createdAt: addedAt }): Row => ({ kind: 'PASSKEY', target, name, addedAt }),
    ),
    ...links.map(
      ({ id: target, provider, createdAt: addedAt }): Row => ({
        ...{ kind: 'SERVICE', target, addedAt },
        name: providerName(env, provider),
      }),
    ),
    ...(factor?.since ? [{ kind: 'FACTOR', target: only, name: null, addedAt: factor.since } as const] : []),
    ...keys.map(
      ({ id: target, name, createdAt: addedAt }): Row => ({ kind: 'MACHINE_KEY', target, name, addedAt }),
    ),
    ...(feed ? [{ kind: 'CALENDAR', target: only, name: null, addedAt: feed.createdAt } as const] : []),
  ];
}

const idOf = ({ kind, target }: Pick<Row, 'kind' | 'target'>) => `${kind}:${target}`;

const shown = ({ target, ...row }: Row, now: Date): WayIn => ({
  ...row,
  id: idOf({ ...row, target }),
  isRecent: row.addedAt > recentSince(now),
});

/** The latest first. */
export async function waysInto(db: Database, env: Providers, userId: string, now: Date): Promise<WayIn[]> {
  const rows = await rowsOf(db, env, userId);
  return rows.map((row) => shown(row, now)).sort((a, b) => b.addedAt.localeCompare(a.addedAt));
}

/** Takes a second factor away, with its recovery codes. */
export async function dropSecondFactor(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx.deleteFrom('secondFactors').where('userId', '=', userId).execute();
}

interface Targets {
  userId: string;
  targets: string[];
  now: Date;
}

/** How each kind is taken away; once more changes nothing. */
const drops: Record<WayInKind, (tx: Database, about: Targets) => Promise<unknown>> = {
  PASSKEY: (tx, { userId, targets }) =>
    tx.deleteFrom('passkeys').where('userId', '=', userId).where('id', 'in', targets).execute(),
  SERVICE: (tx, { userId, targets }) =>
    tx.deleteFrom('openIdLinks').where('userId', '=', userId).where('id', 'in', targets).execute(),
  FACTOR: (tx, { userId }) => dropSecondFactor(tx, userId),
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
      .where('recruiterEmail', 'in', feedOf(tx, userId).select('calendarFeeds.recruiterEmail'))
      .execute(),
};

/** @param about the account, and what the objection names */
export const dropWayIn = async (
  tx: Database,
  kind: WayInKind,
  { target, ...about }: Omit<Targets, 'targets'> & { target: string },
): Promise<void> => {
  await drops[kind](tx, { ...about, targets: [target] });
};

/** Ways in that a new password has taken away, and those that still open the account. */
interface WaysInLeft {
  removed: WayIn[];
  remaining: WayIn[];
}

async function dropWhere(
  tx: Database,
  env: Providers,
  { userId, now }: { userId: string; now: Date },
  goes: (one: WayIn) => boolean,
): Promise<WaysInLeft> {
  const rows = (await rowsOf(tx, env, userId)).map((row) => ({ row, way: shown(row, now) }));
  const [gone, stay] = [rows.filter(({ way }) => goes(way)), rows.filter(({ way }) => !goes(way))];
  for (const kind of WayInKind.options) {
    const targets = gone.filter(({ row }) => row.kind === kind).map(({ row }) => row.target);
    if (targets.length > 0) await drops[kind](tx, { userId, targets, now });
  }
  return { removed: gone.map(({ way }) => way), remaining: stay.map(({ way }) => way) };
}

/** Takes away what is recent, but for what the owner keeps; and a second factor that was begun and never confirmed. */
export async function dropRecentWaysIn(
  tx: Database,
  env: Providers,
  about: { userId: string; now: Date },
  keep: readonly string[],
): Promise<WaysInLeft> {
  await tx
    .deleteFrom('secondFactors')
    .where('userId', '=', about.userId)
    .where('since', 'is', null)
    .execute();
  return dropWhere(tx, env, about, ({ id, isRecent }) => isRecent && !keep.includes(id));
}

/** Takes away what was added from a moment on: recovery codes, too, that were made later than their factor. */
export async function dropWaysInSince(
  tx: Database,
  env: Providers,
  about: { userId: string; now: Date },
  since: string,
): Promise<void> {
  await dropWhere(tx, env, about, ({ addedAt }) => addedAt >= since);
  const { userId } = about;
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).where('madeAt', '>=', since).execute();
  await tx.deleteFrom('secondFactors').where('userId', '=', userId).where('since', 'is', null).execute();
}
