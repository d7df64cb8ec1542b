/**
 * Every address of the app, spelled once: its routes, its links and the links in mails are made from this table. What a
 * query may carry stands beside them. No zod, because every page begins with its address.
 */
import type { Role } from './user.ts';

/** `$x` is a parameter. */
export const addresses = {
  home: '/',
  login: '/login/',
  /** Where another service sends people back to. */
  loginWith: '/login/with/$provider/',
  register: '/register/',
  forgotPassword: '/forgot-password/',
  /** Where someone takes an address back that was changed; the secret of the mail comes behind a #. */
  keepAddress: '/keep-address/',
  /** Where someone objects to a new way into their account; the secret of the mail comes behind a #. */
  notMe: '/not-me/',
  /** Where guests of a job see its applicants; their address comes behind a #. */
  guest: '/guest/',
  /** Where someone an employer added answers; the secret of the mail comes behind a #. */
  consent: '/consent/',
  /** Where someone who was invited as a recruiter comes in; the secret of the link comes behind a #. */
  join: '/join/',
  dashboard: '/dashboard/',
  recruiter: {
    home: '/dashboard/recruiter/',
    queue: '/dashboard/recruiter/queue/',
    jobs: '/dashboard/recruiter/jobs/',
    newJob: '/dashboard/recruiter/jobs/new/',
    job: '/dashboard/recruiter/jobs/$id/',
    editJob: '/dashboard/recruiter/jobs/$id/edit/',
    dailyCandidates: '/dashboard/recruiter/jobs/$id/daily-candidates/',
    dailyCandidate: '/dashboard/recruiter/jobs/$id/daily-candidates/$dcId/',
    figures: '/dashboard/recruiter/figures/',
    people: '/dashboard/recruiter/people/',
    person: '/dashboard/recruiter/people/$email/',
    messageTemplates: '/dashboard/recruiter/templates/',
    newMessageTemplate: '/dashboard/recruiter/templates/new/',
    messageTemplate: '/dashboard/recruiter/templates/$id/',
    import: '/dashboard/recruiter/import/',
    profile: '/dashboard/recruiter/profile/',
    subscription: '/dashboard/recruiter/subscription/',
    payment: '/dashboard/recruiter/subscription/payment/',
    waiting: '/dashboard/recruiter/subscription/loading/',
  },
  employer: {
    home: '/dashboard/employer/',
    jobs: '/dashboard/employer/jobs/',
    job: '/dashboard/employer/jobs/$id/',
    recruiters: '/dashboard/employer/recruiters/',
    figures: '/dashboard/employer/figures/',
    messageTemplates: '/dashboard/employer/templates/',
    newMessageTemplate: '/dashboard/employer/templates/new/',
    messageTemplate: '/dashboard/employer/templates/$id/',
    machines: '/dashboard/employer/software/',
    profile: '/dashboard/employer/profile/',
    subscription: '/dashboard/employer/subscription/',
    payment: '/dashboard/employer/subscription/payment/',
    waiting: '/dashboard/employer/subscription/loading/',
  },
  candidate: {
    home: '/dashboard/candidate/',
    jobs: '/dashboard/candidate/jobs/',
    job: '/dashboard/candidate/jobs/$id/',
    saved: '/dashboard/candidate/saved/',
    applications: '/dashboard/candidate/applications/',
    profile: '/dashboard/candidate/profile/',
    editProfile: '/dashboard/candidate/profile/edit/',
    subscription: '/dashboard/candidate/subscription/',
    payment: '/dashboard/candidate/subscription/payment/',
    waiting: '/dashboard/candidate/subscription/loading/',
  },
} as const;

type Leaves<T> = T extends string ? T : { [K in keyof T]: Leaves<T[K]> }[keyof T];

/** One of the addresses, its parameters not filled in. */
export type Address = Leaves<typeof addresses>;

/** The part of the dashboard that belongs to a role: its name in an address. */
export type Area = Lowercase<Role>;

export const areaOfRole = (role: Role): Area => role.toLowerCase() as Area;

/** Types of a query's values: one of a few words, or any text. */
type QueryShape = Readonly<Record<string, readonly string[] | 'text'>>;

/** Queries by the page that reads them. All of their values are optional, for anyone may write an address by hand. */
export const queries = {
  register: {
    as: ['candidate', 'recruiter', 'employer', 'hiring'],
    step: 'text',
    job: 'text',
    search: 'text',
  },
  /** Which part of the job is shown (an employer reads its daily lists there), its applications as a board or a table, whose is open, and what orders the cards. */
  job: {
    tab: ['overview', 'applications', 'pool', 'picks'],
    view: ['table'],
    application: 'text',
    order: ['urgency', 'fit'],
  },
  /** A day's list, and words of the API by which it is filtered, with commas between them. */
  dailyCandidates: { date: 'text', status: 'text', band: 'text', view: ['table'] },
  /** The import that is shown, and what a new one is of. */
  import: { file: 'text', kind: ['candidates', 'jobs', 'resumes'] },
  /** The address of the recruiter whose panel is open. */
  recruiters: { recruiter: 'text' },
  /** Which part of what a candidate keeps is shown. */
  saved: { show: ['jobs', 'searches', 'hidden'] },
  /** Of how many months, and of which job, recruiter and source the figures are. */
  figures: { months: ['1', '3', '6', '12'], job: 'text', recruiter: 'text', source: 'text' },
  /** The application someone came to see. */
  applications: { application: 'text' },
  /** `edit` shows a form in place of the profile: its own, or how one is told of what happens. */
  profile: { edit: ['profile', 'notices'] },
  /** The plan being paid for, where one goes on to, when the waiting began, and what Stripe adds on the way back. */
  subscription: { plan: 'text', next: 'text', since: 'text', redirect_status: 'text' },
} as const satisfies Record<string, QueryShape>;

type ValuesOf<S extends QueryShape> = {
  [K in keyof S]?: (S[K] extends readonly (infer V)[] ? V : string) | undefined;
};

/** The query parameters of a page. */
export type Query<P extends keyof typeof queries> = ValuesOf<(typeof queries)[P]>;

type ParamsOf<A extends string> = A extends `${string}$${infer P}/${infer Rest}` ? P | ParamsOf<Rest> : never;

/** Fills the parameters of an address in. Those it is not given stay empty. */
export const fillPath = (address: string, params: Readonly<Record<string, string | undefined>>): string =>
  address.replace(/\$(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/**
 * The same for an address of the table, whose parameters the compiler knows.
 *
 * @example addressOf(addresses.recruiter.job, { id: '7' }) // '/dashboard/recruiter/jobs/7/'
 */
export const addressOf = <A extends Address>(address: A, params: Record<ParamsOf<A>, string>): string =>
  fillPath(address, params);
