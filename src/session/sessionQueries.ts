/** Data about the signed-in user, as queries that screens, guards and the auth provider share. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Locale } from '../../schemas/base/locales.ts';
import type { Candidate } from '../../schemas/candidate.ts';
import type { Employer } from '../../schemas/employer.ts';
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { ActiveSubscription } from '../../schemas/subscription.ts';
import type { User } from '../../schemas/user.ts';
import type { ApiClient } from '../client/apiClient.ts';
import { ApiError } from '../client/apiError.ts';
import type { AuthStorage } from '../client/authStorage.ts';
import { currentLocale } from '../i18n/t.ts';
import { mayUse, type Viewer } from './access.ts';

/** The profile of the user's role. */
export type Profile = Candidate | Employer | Recruiter;

/** The user with the profile that goes with the role. */
interface Session {
  user: User;
  profile: Profile;
}

/** Refusals of recruiters who may not work now. */
export const shutOut: ReadonlySet<string> = new Set(['RECRUITER_NOT_ACTIVE', 'EMPLOYER_LEFT']);

const profileCall = { CANDIDATE: 'candidate', EMPLOYER: 'employer', RECRUITER: 'recruiter' } as const;

/** The address of a user's profile: an administrator's is the company's. */
export const profileOf = ({ email, employerEmail }: Pick<User, 'email' | 'employerEmail'>): string =>
  employerEmail ?? email;

/** The queries over one client. The user and the subscription are never retried. */
export const createSessionQueries = ({ call }: Pick<ApiClient, 'call'>) => ({
  currentUser: () =>
    queryOptions({
      queryKey: ['currentUser'],
      queryFn: ({ signal }): Promise<User> => call('currentUser', { signal }),
      retry: false,
      meta: { isAskedOnce: true },
    }),
  profile: (user: Pick<User, 'email' | 'role' | 'employerEmail'>) => {
    const email = profileOf(user);
    return queryOptions({
      queryKey: ['profile', user.role, email],
      queryFn: ({ signal }): Promise<Profile> => call(profileCall[user.role], { params: { email }, signal }),
    });
  },
  activeSubscription: () =>
    queryOptions({
      queryKey: ['activeSubscription'],
      queryFn: ({ signal }): Promise<ActiveSubscription> =>
        call('activeSubscription', { signal }).catch((error: unknown) => {
          // No plan covers a recruiter who is not approved; the page says that, and needs no error beside it.
          if (error instanceof ApiError && shutOut.has(error.code)) return { active: false };
          throw error;
        }),
      retry: false,
      meta: { isAskedOnce: true },
      // Nor by the next part of a page that wants to know: only who asks for it, or a change of plan, asks again.
      retryOnMount: false,
    }),
  /** Keeps the language the user's mails are in. */
  keepLocale: (locale: Locale): Promise<User> => call('updateUser', { body: { locale } }),
});

export type SessionQueries = ReturnType<typeof createSessionQueries>;

/** The services of signing in and the session. */
export interface SessionParts {
  auth: AuthStorage;
  client: ApiClient;
  queryClient: QueryClient;
  queries: SessionQueries;
}

/** Loads user and profile, or answers them from the cache. */
export async function loadSession(queryClient: QueryClient, queries: SessionQueries): Promise<Session> {
  const user = await queryClient.fetchQuery(queries.currentUser());
  return { user, profile: await queryClient.fetchQuery(queries.profile(user)) };
}

/** Mails are in the language someone reads the product in: tells the account when that has become another one. */
export async function followLocale(
  queryClient: QueryClient,
  queries: SessionQueries,
  session: Session,
): Promise<void> {
  const locale = currentLocale();
  if (session.user.locale === locale || !mayUse('users.edit', viewerOf(session))) return;
  queryClient.setQueryData(queries.currentUser().queryKey, await queries.keepLocale(locale));
}

/** Everything the start waits for: the session, and the subscription, whose failure stops nobody from working. */
export async function startSession(queryClient: QueryClient, queries: SessionQueries): Promise<Session> {
  const [session] = await Promise.all([
    loadSession(queryClient, queries),
    queryClient.prefetchQuery(queries.activeSubscription()),
  ]);
  // Nobody waits for it, and what fails is done at the next start.
  followLocale(queryClient, queries, session).catch(() => undefined);
  return session;
}

/** Who asks, for the permission table. */
export const viewerOf = ({ user, profile }: Session): Viewer => ({
  role: user.role,
  roles: user.roles,
  recruiterStatus: 'status' in profile ? profile.status : undefined,
  isOwner: user.role === 'EMPLOYER' && profileOf(user) === user.email,
});
