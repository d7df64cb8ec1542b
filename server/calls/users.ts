/** The account of whoever asks. */
import { notFound } from '../errors.ts';
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';

export const usersCalls = ({ db }: Services): Handlers => {
  const user = (email: string) =>
    db
      .selectFrom('users')
      .select(['email', 'role', 'emailVerified', 'createdAt'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(() => notFound('There is no such user.'));
  return {
    currentUser: ({ caller }) => user(caller.email),
    async user({ caller, params }) {
      if (params.email !== caller.email) throw notFound('There is no such user.');
      return user(caller.email);
    },
  };
};
