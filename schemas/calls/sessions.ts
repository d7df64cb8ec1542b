/** Where one is signed in, and ending that. */
import { z } from 'zod';
import { StoredAuth } from '../auth.ts';
import { Session } from '../session.ts';
import { byId, type Call } from './call.ts';

export const sessionsCalls = {
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    tag: 'auth',
    may: 'auth.secure',
    summary: 'Where the account is signed in, the one seen last first; a hundred at most.',
    answer: z.array(Session),
    extension: true,
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    tag: 'auth',
    may: 'auth.secure',
    summary: 'End one sign-in: its token is refused from the next request on.',
    params: byId,
    extension: true,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    tag: 'auth',
    may: 'auth.secure',
    summary: 'End every sign-in but this one, which goes on with the token of this answer.',
    secret: true,
    answer: StoredAuth,
    extension: true,
  },
} as const satisfies Record<string, Call>;
