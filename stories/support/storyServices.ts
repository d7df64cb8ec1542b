import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Candidate } from '../../schemas/candidate.ts';
import { NoticeSettings } from '../../schemas/notice.ts';
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

/** The signed-in person of a scene. */
export interface StorySession {
  profile: Candidate | Recruiter;
  subscription?: ActiveSubscription | undefined;
  /** Whether the address was proved; by default it was. */
  emailVerified?: boolean | undefined;
}

/** Nobody has written to anyone. */
const noMessages = {
  messages: [],
  strayMails: [],
  messageThreads: [],
  unreadMessages: { unreadCount: 0 },
  notices: [],
  unreadNotices: { unreadCount: 0 },
  noticeSettings: NoticeSettings.parse({ timeZone: 'UTC' }),
  interviews: [],
  calendarFeed: { createdAt: null },
  scorecards: [],
};

function sessionAnswers({ profile, subscription = { active: false }, emailVerified = true }: StorySession) {
  const isCandidate = 'candidateEmail' in profile;
  return {
    currentUser: {
      email: profile.id,
      role: isCandidate ? 'CANDIDATE' : 'RECRUITER',
      roles: [isCandidate ? 'CANDIDATE' : 'RECRUITER'],
      emailVerified,
      locale: 'en',
      createdAt: profile.createdAt,
    },
    [isCandidate ? 'candidate' : 'recruiter']: profile,
    activeSubscription: subscription,
  };
}

/** As unchecked as react-admin leaves the answers of methods that it does not know. */
type Answered = ReturnType<DataProvider[string]>;

/**
 * The page's services for someone who is signed in.
 *
 * @param calls what the scene answers, by the name of the call
 * @param session who that is; without it nothing is known of them
 */
export function servicesOf(calls: Partial<DataProvider>, session?: StorySession): Services {
  const answers: Record<string, Answered> = {
    ...noMessages,
    ...(session && sessionAnswers(session)),
  };
  const call = async (name: string, args: unknown): Promise<Answered> => {
    if (calls[name]) return calls[name](args);
    if (name in answers) return answers[name];
    throw new Error(`The scene does not answer ${name}.`);
  };
  const client: Services['client'] = {
    call: (name, ...[args]) => call(name, args),
    request: async (name, args) => {
      const rows = await call(name, args);
      const count = Array.isArray(rows) ? rows.length : 0;
      return Response.json(rows, { headers: { 'content-range': `rows 0-${count - 1}/${count}` } });
    },
    send: () => Promise.reject(new Error('A scene sends nothing.')),
    // A scene signs no one out.
    onRefused: () => {},
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  return { ...createServices(signedIn, client), queryClient };
}
