/** How often each call may be made. docs/decisions/limits.md says why; what stops guessing is in server/access/rules.ts. */
import type { Call } from './call.ts';

interface CallLimit {
  /**
   * Whose calls are counted: a person's, a key's of other software, or a network address's. People who are signed in
   * or send a good proof of an e-mail address count by themselves, all others by network address. A key counts as a
   * person, and has a limit that is its own.
   */
  by: 'address' | 'person' | 'key';
  /** So many calls in so many seconds. */
  calls: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

export const callLimits = {
  /** Every request, whatever it asks for: far above what a person with several tabs makes. */
  ceiling: { by: 'person', calls: 1200, seconds: minute },
  /** Everything asked with one key: ten a second, so that a program that went wrong is stopped before people notice. */
  machine: { by: 'key', calls: 600, seconds: minute },
  /** Whatever changes something and has no limit of its own; a board moves a hundred cards at once. */
  change: { by: 'person', calls: 300, seconds: minute },
  /** Answered while one types; a list in which words are looked for counts as one, too. */
  search: { by: 'person', calls: 240, seconds: minute },
  /** Names offered while one types and figures of the front page, also before anyone has signed in. */
  publicRead: { by: 'person', calls: 600, seconds: minute },
  /** Searches of open jobs without an account, as a page or as a feed: a misspelled one takes the database a second. */
  publicSearch: { by: 'address', calls: 120, seconds: minute },
  /** All open jobs with their texts, for sites that list jobs. */
  publicFeed: { by: 'address', calls: 30, seconds: hour },
  /** Files of the site map, each with thousands of addresses. */
  siteMap: { by: 'address', calls: 300, seconds: hour },
  /** Reads a posting while it is written. */
  propose: { by: 'person', calls: 60, seconds: minute },
  /** Scores a few hundred people for a posting while it is being written. */
  estimate: { by: 'person', calls: 60, seconds: minute },
  /** Searches of the pool, far more than one person reads: a scraper would have to come for days. */
  poolSearch: { by: 'person', calls: 60, seconds: hour },
  /** Counted from many rows. */
  stats: { by: 'person', calls: 120, seconds: minute },
  /** Messages to the other side of an application: each can be a mail. */
  message: { by: 'person', calls: 60, seconds: 10 * minute },
  /** Messages and invitations to many at once: each can be a hundred mails. */
  toMany: { by: 'person', calls: 12, seconds: 10 * minute },
  /** Each asks name servers elsewhere. */
  domainCheck: { by: 'person', calls: 30, seconds: 10 * minute },
  /** Changes of an interview: each is a mail or two. */
  interview: { by: 'person', calls: 60, seconds: 10 * minute },
  /** Files: resumes out of the storage, calendars. */
  file: { by: 'person', calls: 120, seconds: minute },
  /** Keeps a file of up to 10 MB. */
  attach: { by: 'person', calls: 60, seconds: hour },
  /** Archives of up to 50 MB, each kept until its resumes are read. */
  archive: { by: 'person', calls: 20, seconds: hour },
  /** A whole archive each. */
  export: { by: 'person', calls: 10, seconds: hour },
  /** Rates and hashes a password. */
  password: { by: 'person', calls: 30, seconds: 15 * minute },
  /** Rates and hashes a password; a candidate's reads a resume too. */
  register: { by: 'person', calls: 60, seconds: hour },
  /** Each is a mail. What bounds codes of one e-mail address and of one network is in server/access/rules.ts. */
  sendCode: { by: 'person', calls: 300, seconds: minute },
  /** Rates a password before registering. */
  checkPassword: { by: 'person', calls: 120, seconds: hour },
  /** Reads a resume in a process of its own, and stores it. */
  upload: { by: 'person', calls: 60, seconds: hour },
  /** Makes a PDF of a few pages out of a form; people who are about to register have proved nothing yet. */
  writeResume: { by: 'person', calls: 600, seconds: hour },
  /** Reads a resume in a process of its own, to fill in a form. */
  readResume: { by: 'person', calls: 120, seconds: hour },
  /** Answers to having been added by an employer, by the secret of a mail. */
  consent: { by: 'person', calls: 60, seconds: hour },
  /** Signing in by passkey: a page begins to ask when it is opened. */
  passkey: { by: 'person', calls: 600, seconds: hour },
  /** Signing in with another service: each asks its servers. */
  openId: { by: 'person', calls: 300, seconds: hour },
  /** Asks the payment provider. */
  payment: { by: 'person', calls: 60, seconds: 10 * minute },
  /** Told by the payment provider, in bursts. */
  events: { by: 'address', calls: 1200, seconds: minute },
  /** Test cards tried. */
  testPayment: { by: 'person', calls: 120, seconds: hour },
  /** Moves of the time of a test subscription, each of which can be years of renewals. */
  testClock: { by: 'person', calls: 120, seconds: hour },
} as const satisfies Record<string, CallLimit>;

export type LimitName = keyof typeof callLimits;

/** The limit of a call beside the ceiling: its own, or that of all changes. A call that only reads needs none. */
export const limitOf = ({ limit, method }: Pick<Call, 'limit' | 'method'>): LimitName | undefined =>
  limit ?? (method === 'GET' ? undefined : 'change');

/** Whether words can be looked for in a list: a request that does so counts as a search. */
export const isSearchable = ({ list, query }: Pick<Call, 'list' | 'query'>): boolean =>
  list !== undefined && query !== undefined && 'q' in query.shape;
