/** Decisions before a page is shown. */
import { redirect } from '@tanstack/react-router';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import { parseSearch } from '../routing/search.ts';
import { mayUse, type Viewer } from './access.ts';
import type { Services } from './services.ts';

/** Where one wanted to go, kept with the entry of the browser's history while signing in. */
interface SignInState {
  nextPathname?: string;
  nextSearch?: string;
  /** The address typed at sign-in, for people who go on to "forgotten password". */
  typedEmail?: string | undefined;
  /** When a code for a new password was sent to that address, in milliseconds since 1970. */
  codeSentAt?: number | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends SignInState {}
}

/** The part of a navigation that the guards decide by. */
export interface GuardArgs {
  context: Services;
  location: { pathname: string; searchStr: string };
}

/** To the sign-in page, which brings people back here. */
function toSignIn({ context, location }: GuardArgs) {
  const left = context.auth.endedBecause() === 'signed-out';
  const state: SignInState = left ? {} : { nextPathname: location.pathname, nextSearch: location.searchStr };
  return redirect({ to: addresses.login, state: (previous) => ({ ...previous, ...state }), replace: true });
}

/** The pattern of an id; whether there is such a job is the next page's to say. */
const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Where one goes on to once there is an account: to the job or the search one came for, else to the dashboard. */
export function wantedAddress({ job, search }: { job?: string; search?: string }): string {
  if (search) return `${addresses.candidate.jobs}?save=${encodeURIComponent(search)}`;
  return job !== undefined && idShape.test(job)
    ? addressOf(addresses.candidate.job, { id: job })
    : addresses.dashboard;
}

/** Pages for people without an account; those who are signed in are sent on. */
export function requireSignedOut({ context, location }: GuardArgs) {
  if (!context.auth.isAuthenticated()) return;
  // A path alone would take the query for a part of it.
  const href = wantedAddress(parseSearch(location.searchStr));
  throw redirect({ to: addresses.dashboard, href, replace: true });
}

/**
 * Lets signed-in people pass, and says to the pages below who they are; others go to the sign-in page.
 *
 * @throws ApiError when it cannot be found out who asks
 */
export async function requireSignIn(args: GuardArgs): Promise<{ viewer: Viewer }> {
  const { authProvider } = args.context;
  const passes = () =>
    authProvider.checkAuth().catch(() => {
      throw toSignIn(args);
    });
  await passes();
  try {
    return { viewer: await authProvider.getPermissions() };
  } catch (error) {
    // The session may be what has ended.
    await passes();
    throw error;
  }
}

/** The address a viewer's day starts at: the first screen of the role that is open to them. */
export function homeOf(viewer: Viewer) {
  if (viewer.role === 'EMPLOYER') return addresses.employer.home;
  if (viewer.role === 'CANDIDATE') return addresses.candidate.home;
  return mayUse('stats.recruiter', viewer) ? addresses.recruiter.home : addresses.recruiter.profile;
}

/** The address to go on to after signing in: only places of the dashboard, never another site. */
export function nextAddress({ nextPathname, nextSearch }: SignInState): string {
  const isOurs = nextPathname !== undefined && `${nextPathname}/`.startsWith(addresses.dashboard);
  return isOurs ? nextPathname + (nextSearch ?? '') : addresses.dashboard;
}
