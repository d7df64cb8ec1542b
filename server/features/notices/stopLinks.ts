/** Links in mails that stop mails of a kind without signing in. */
import { timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { addresses, areaOfRole } from '../../../schemas/addresses.ts';
import type { NoticeSettings } from '../../../schemas/notice.ts';
import type { Role } from '../../../schemas/user.ts';
import type { Env } from '../../base/env.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Stop } from '../../mail/templates/compose.ts';

/**
 * The mails that can be stopped, and what stops each. A recruiter's that come at once go on to be told of in the morning;
 * whatever was stopped stands in the list of notices.
 */
export const stops = {
  morning: { morningMail: false },
  applicants: { applicants: 'MORNING' },
  messages: { messages: 'MORNING' },
  answers: { answers: 'MORNING' },
  mailInvitations: { mailInvitations: false },
  mailNews: { mailNews: false },
  mailMessages: { mailMessages: false },
  mailReminders: { mailReminders: false },
  mailPicked: { mailPicked: false },
  mailStanding: { mailStanding: false },
  newJobs: { newJobs: 'NEVER' },
  mailRecruiters: { mailRecruiters: false },
  mailOverdue: { mailOverdue: false },
  mailWebhooks: { mailWebhooks: false },
} as const satisfies Record<string, Partial<NoticeSettings>>;

export type Stoppable = keyof typeof stops;

/** Those that come by the day or the week. */
type Regular = 'morning' | 'mailPicked' | 'mailStanding' | 'newJobs';

/** Those that come when something happens; each has the name of the setting that says so. */
export type Urgent = Exclude<Stoppable, Regular>;

/** Whether someone wants mails of a kind when it happens. */
export const wantsAtOnce = (settings: NoticeSettings, what: Urgent): boolean =>
  settings[what] === true || settings[what] === 'NOW';

/** Where mails are stopped. */
export const unsubscribePath = '/unsubscribe';

const isStoppable = (name: string): name is Stoppable => Object.hasOwn(stops, name);

type Secret = Pick<Env, 'AUTH_SECRET'>;

/** Whose mails of which kind a link stops; the account by its id, so that no address stands in it. */
interface Stopped {
  userId: string;
  what: Stoppable;
}

const signatureOf = ({ AUTH_SECRET }: Secret, { userId, what }: Stopped) =>
  keyedHash(keyFor(AUTH_SECRET, 'unsubscribing'), userId, what);

/** Of what follows the kind of mails in a token: the account's id, a dot, and SHA-256 in base64url. */
export const stopTokenLength = 36 + 1 + 43;

/** Good for as long as the account is there: a mail may be read years later. */
const stopToken = (env: Secret, stopped: Stopped): string =>
  `${stopped.what}.${stopped.userId}.${signatureOf(env, stopped)}`;

/** The settings that only those who recruit have. */
const isRecruiters = (what: Stoppable) => ['morning', 'applicants', 'messages', 'answers'].includes(what);

/**
 * Where everything one is told of is chosen: in the area the mail is for.
 *
 * @param role of the account
 */
export function settingsUrl({ APP_URL }: Pick<Env, 'APP_URL'>, role: Role, what: Stoppable): string {
  const area = areaOfRole(isRecruiters(what) ? 'RECRUITER' : role);
  return `${APP_URL}${addresses[area].profile}?edit=notices`;
}

export const stopOf = (env: Secret & Pick<Env, 'APP_URL'>, role: Role, stopped: Stopped): Stop => ({
  url: `${env.APP_URL}${unsubscribePath}/${stopToken(env, stopped)}`,
  settingsUrl: settingsUrl(env, role, stopped.what),
});

/** @returns undefined for a token we have not made */
export function readStopToken(env: Secret, token: string): Stopped | undefined {
  const [what = '', userId = '', signature = ''] = token.split('.');
  if (!isStoppable(what) || !isUuid(userId)) return undefined;
  const stopped = { userId, what };
  const [given, right] = [signature, signatureOf(env, stopped)].map((text) => Buffer.from(text));
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return stopped;
}
