import type { Candidate } from '../../schemas/candidate.ts';
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { ActiveSubscription } from '../../schemas/subscription.ts';
import type { AuthStorage } from '../../src/client/authStorage.ts';
import { createServices, type Services } from '../../src/session/services.ts';

const signedIn: AuthStorage = {
  token: () => 'story',
  isAuthenticated: () => true,
  save: () => {},
  clear: () => {},
  endedBecause: () => undefined,
  subscribe: () => () => {},
};

/** The page's services for somebody who is signed in; only what the session asks for is answered. */
export function servicesOf(
  profile: Candidate | Recruiter,
  subscription: ActiveSubscription,
  emailVerified = true,
): Services {
  const isCandidate = 'candidateEmail' in profile;
  const answers: Record<string, unknown> = {
    currentUser: {
      email: profile.id,
      role: isCandidate ? 'CANDIDATE' : 'RECRUITER',
      emailVerified,
      locale: 'en',
      createdAt: profile.createdAt,
    },
    [isCandidate ? 'candidate' : 'recruiter']: profile,
    activeSubscription: subscription,
  };
  const client = {
    call: async (name: string) => answers[name],
    request: () => Promise.reject(new Error('A scene sends nothing.')),
    send: () => Promise.reject(new Error('A scene sends nothing.')),
  } as unknown as Services['client'];
  return createServices(signedIn, client);
}
