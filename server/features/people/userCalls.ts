/** The caller's account and display preferences. */

import type { User } from '../../../schemas/user.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { createLatest } from '../../base/latest.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { agreementsDue } from '../legal/consents.ts';
import { readPreferences, writePreferences } from './preferences.ts';

/** Browsers ask at every start of the app, and finding that no fit is missing takes a while among very many jobs. */
const aheadEveryMs = 5 * 60_000;
/** Candidates whose last time is remembered. */
const mostRemembered = 10_000;

export const usersCalls = (services: Services): Handlers => {
  const { db, clock, legalTexts } = services;
  const refreshed = createFitRefresher(services);
  const madeAhead = createLatest<Promise<void>>(mostRemembered);
  const user = async (caller: Caller): Promise<User> => {
    const { email, role, roles } = caller;
    const row = await db
      .selectFrom('users')
      .select(['email', 'emailVerified', 'locale', 'createdAt'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(() => notFound('There is no such user.'));
    const account = {
      ...row,
      role,
      roles: [...roles],
      agreementsDue: await agreementsDue(db, legalTexts, email),
    };
    return role === 'EMPLOYER' ? { ...account, employerEmail: companyOf(caller) } : account;
  };
  return {
    currentUser({ caller, request }) {
      // The candidate's list of jobs is made while the app's first page is drawn.
      if (caller.role === 'CANDIDATE') {
        const period = Math.floor(clock().getTime() / aheadEveryMs);
        void madeAhead(`${caller.email} ${period}`, () => refreshed(caller.email, request.log));
      }
      return user(caller);
    },
    async user({ caller, params }) {
      if (params.email !== caller.email) throw notFound('There is no such user.');
      return user(caller);
    },
    async updateUser({ caller, body }) {
      await db.updateTable('users').set(body).where('id', '=', caller.id).execute();
      return user(caller);
    },
    preferences: ({ caller }) => readPreferences(db, caller.email),
    setPreferences: ({ caller, body }) => writePreferences(db, caller.email, body),
  };
};
