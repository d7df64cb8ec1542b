/** The caller's account and display preferences. */
import { notFound } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { readPreferences, writePreferences } from './preferences.ts';

export const usersCalls = (services: Services): Handlers => {
  const { db } = services;
  const refreshed = createFitRefresher(services);
  const user = (email: string) =>
    db
      .selectFrom('users')
      .select(['email', 'role', 'emailVerified', 'locale', 'createdAt'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(() => notFound('There is no such user.'));
  return {
    currentUser({ caller, request }) {
      // Asked as the browser app starts: the candidate's list of jobs is made while its first page is drawn.
      if (caller.role === 'CANDIDATE') void refreshed(caller.email, request.log);
      return user(caller.email);
    },
    async user({ caller, params }) {
      if (params.email !== caller.email) throw notFound('There is no such user.');
      return user(caller.email);
    },
    async updateUser({ caller, body }) {
      await db.updateTable('users').set(body).where('id', '=', caller.id).execute();
      return user(caller.email);
    },
    preferences: ({ caller }) => readPreferences(db, caller.email),
    setPreferences: ({ caller, body }) => writePreferences(db, caller.email, body),
  };
};
