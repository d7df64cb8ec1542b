/** Who may do what. The server's guard, the browser's `canAccess` and the menus read this one table. */
import type { Role } from '../user.ts';

/** Who can ask: those with an account, and guests of a job, who have none. */
type Asker = Role | 'GUEST';

export const askers = ['CANDIDATE', 'EMPLOYER', 'RECRUITER', 'GUEST'] as const satisfies readonly Asker[];

/** Whose records a grant reaches. What is outside it is answered as if it did not exist. */
export type Scope =
  /** Their own record, or what they made. */
  | 'own'
  /** The work of their organisation's recruiters; an employer only reads it, but for whose a job is, its public page, templates and scorecards. */
  | 'organisation'
  /** Jobs that are open to everyone. */
  | 'open'
  /** Candidates who are on one of their lists or applied for one of their jobs. */
  | 'listed'
  /** Recruiters see the employer they work for. */
  | 'employer';

/** One cell of the table. */
export interface Grant {
  scope: Scope;
  /** Needs an active subscription: the caller's own, or the company's. */
  paid?: true;
  /** Where it needs one: without it also about the first list of the company (docs/decisions/first-list.md). */
  firstList?: true;
  /** Also for a recruiter who is not ACTIVE: PENDING, or SUSPENDED by the employer. */
  evenInactive?: true;
  /** For the company's owner alone, and no other administrator. */
  owner?: true;
}

const own: Grant = { scope: 'own' };
const organisation: Grant = { scope: 'organisation' };
const evenInactive: Grant = { scope: 'own', evenInactive: true };
const owner: Grant = { scope: 'own', owner: true };
const everybody = { CANDIDATE: own, EMPLOYER: own, RECRUITER: own };

const table = {
  'jobs.list': { RECRUITER: own, EMPLOYER: organisation, CANDIDATE: { scope: 'open' } },
  'jobs.show': { RECRUITER: own, EMPLOYER: organisation, CANDIDATE: { scope: 'open' } },
  // All of them in one list, each with its pipeline.
  'jobs.oversee': { EMPLOYER: organisation },
  'jobs.create': { RECRUITER: own },
  // How many would fit: an administrator asks by a title and a place, in round numbers.
  'jobs.estimate': { RECRUITER: own, EMPLOYER: own },
  'jobs.edit': { RECRUITER: own },
  'jobs.delete': { RECRUITER: own },
  'jobs.setStatus': { RECRUITER: own },
  // An employer decides this too: whether the public may read it.
  'jobs.setPublicPage': { RECRUITER: own, EMPLOYER: organisation },
  // The employer, too: a job must not stay with someone who is locked out.
  'jobs.handOver': { RECRUITER: own, EMPLOYER: organisation },
  // Saving and hiding: a candidate's own notes on open jobs.
  'jobs.mark': { CANDIDATE: own },
  'saved-searches.list': { CANDIDATE: own },
  'saved-searches.edit': { CANDIDATE: own },
  'jobs.open': { RECRUITER: { scope: 'own', paid: true } },
  // One job of a company, for its first list.
  'jobs.openFirst': { RECRUITER: own },
  'first-list.show': { RECRUITER: own, EMPLOYER: own },
  'daily-candidates.list': {
    RECRUITER: { scope: 'own', paid: true, firstList: true },
    EMPLOYER: { scope: 'organisation', paid: true, firstList: true },
  },
  'daily-candidates.show': {
    RECRUITER: { scope: 'own', paid: true, firstList: true },
    EMPLOYER: { scope: 'organisation', paid: true, firstList: true },
  },
  'daily-candidates.setStatus': { RECRUITER: { scope: 'own', paid: true, firstList: true } },
  'daily-candidates.invite': { RECRUITER: { scope: 'own', paid: true } },
  // Finds people who are on no list, without saying who they are.
  'daily-candidates.search': { RECRUITER: { scope: 'own', paid: true } },
  // A company's own people, by name, on the list of a job of the recruiter's.
  'people.consider': { RECRUITER: { scope: 'own', paid: true } },
  'daily-candidates.mine': { CANDIDATE: own },
  'invitations.list': { CANDIDATE: own },
  'invitations.answer': { CANDIDATE: own },
  // Also once the plan has ended: an offer nobody stands by any more must not stay open.
  'invitations.withdraw': { RECRUITER: own },
  'applications.list': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  'applications.show': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  'applications.resume': { CANDIDATE: own, RECRUITER: own },
  'applications.create': { CANDIDATE: own },
  'applications.setStatus': { CANDIDATE: own, RECRUITER: own },
  // Offers are read with their application. Without a plan too: who has come so far is owed an offer.
  'job-offers.make': { RECRUITER: own },
  'job-offers.withdraw': { RECRUITER: own },
  'job-offers.answer': { CANDIDATE: own },
  // Between a candidate and the recruiter of the job; the employer reads along and does not write.
  'messages.list': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  'messages.writeMany': { RECRUITER: own },
  'messages.write': { CANDIDATE: own, RECRUITER: own },
  // Answers by mail that became no message: its writer's, and whose job it is; the company's where none of its recruiters can look.
  'stray-mails.list': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  'stray-mails.add': { CANDIDATE: own, RECRUITER: own },
  'stray-mails.delete': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  // The employer's own words: everyone who hires for it writes and changes them.
  'message-templates.list': { RECRUITER: organisation, EMPLOYER: organisation },
  'message-templates.show': { RECRUITER: organisation, EMPLOYER: organisation },
  'message-templates.create': { RECRUITER: organisation, EMPLOYER: organisation },
  'message-templates.edit': { RECRUITER: organisation, EMPLOYER: organisation },
  'message-templates.delete': { RECRUITER: organisation, EMPLOYER: organisation },
  // A recruiter proposes, the candidate of the application answers, the employer reads along.
  'interviews.list': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  'interviews.show': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  'interviews.propose': { RECRUITER: own },
  'interviews.answer': { CANDIDATE: own },
  // Everyone who hires for the job gives a card; the others' are blind until one's own is in.
  'scorecards.list': { RECRUITER: own, EMPLOYER: organisation, GUEST: own },
  'scorecards.give': { RECRUITER: own, EMPLOYER: organisation, GUEST: own },
  // A guest sees the applicants of the jobs they were invited to, and nothing else.
  'guests.list': { RECRUITER: own, EMPLOYER: organisation },
  'guests.edit': { RECRUITER: own },
  'guests.visit': { GUEST: own },
  'calendar-feed.edit': { RECRUITER: own },
  'notices.list': everybody,
  'notices.edit': everybody,
  'candidates.show': { CANDIDATE: own, RECRUITER: { scope: 'listed' } },
  'candidates.resume': { CANDIDATE: own, RECRUITER: { scope: 'listed' } },
  'candidates.edit': { CANDIDATE: own },
  // A candidate's own; a recruiter reads the one that an application was sent with.
  'resumes.list': { CANDIDATE: own },
  'resumes.edit': { CANDIDATE: own },
  'candidates.export': { CANDIDATE: own },
  'candidates.erase': { CANDIDATE: own },
  // Colleagues know of a person all that one of them learns; who was only listed is known as long as the plan lasts.
  'people.list': { RECRUITER: organisation, EMPLOYER: organisation },
  'people.show': { RECRUITER: organisation, EMPLOYER: organisation },
  'people.annotate': { RECRUITER: organisation },
  // Adding someone is a mail to a stranger, so it is for those who pay.
  'people.add': { RECRUITER: { scope: 'organisation', paid: true } },
  // A recruiter names the ground once; changing it is the administrators'.
  'people.nameBasis': { RECRUITER: organisation, EMPLOYER: organisation },
  // Jobs come as drafts; candidates need the right to add people, when it starts.
  'imports.edit': { RECRUITER: own },
  'recruiters.list': { EMPLOYER: organisation },
  'recruiters.show': { RECRUITER: evenInactive, EMPLOYER: organisation },
  // Under their own address, for their own company.
  'recruiters.create': { EMPLOYER: own },
  'recruiters.edit': { RECRUITER: evenInactive },
  'recruiters.setStatus': { EMPLOYER: organisation },
  'team-invitations.list': { EMPLOYER: own },
  'team-invitations.edit': { EMPLOYER: own },
  // Whatever their standing: what is held about someone is theirs to have, and to have erased.
  'recruiters.export': { RECRUITER: evenInactive },
  'recruiters.erase': { RECRUITER: evenInactive },
  // With the company goes all that its administrators have here.
  'employers.export': { EMPLOYER: owner },
  'employers.erase': { EMPLOYER: owner },
  // People who are let in read what the company knows of others.
  'companyDomains.letIn': { EMPLOYER: owner },
  'administrators.list': { EMPLOYER: organisation },
  'administrators.edit': { EMPLOYER: own },
  'administrators.invite': { EMPLOYER: owner },
  // For the company they recruit for, whose owner has invited them.
  'administrators.accept': { RECRUITER: own },
  'administrators.remove': { EMPLOYER: owner },
  'administrators.handOver': { EMPLOYER: owner },
  'administrators.export': { EMPLOYER: own },
  'administrators.erase': { EMPLOYER: own },
  'employers.list': { EMPLOYER: own, RECRUITER: { scope: 'employer' } },
  'employers.show': { EMPLOYER: own, RECRUITER: { scope: 'employer' } },
  'employers.edit': { EMPLOYER: own },
  // Keys with which other software does what their scopes name (machineScopes.ts).
  'machine-keys.list': { EMPLOYER: own },
  'machine-keys.create': { EMPLOYER: own },
  'machine-keys.revoke': { EMPLOYER: own },
  'webhooks.list': { EMPLOYER: own },
  'webhooks.edit': { EMPLOYER: own },
  'deletions.list': { RECRUITER: own, EMPLOYER: organisation },
  // Finds what the other rows let one see.
  'search.use': { CANDIDATE: own, RECRUITER: own, EMPLOYER: organisation },
  'stats.employer': { EMPLOYER: { scope: 'own', paid: true } },
  'stats.recruiter': { RECRUITER: own },
  'stats.candidate': { CANDIDATE: own },
  'subscriptions.show': everybody,
  'subscriptions.edit': everybody,
  // The account itself; its language and how the screens are liked are for those who work here.
  'users.me': { CANDIDATE: own, EMPLOYER: own, RECRUITER: evenInactive },
  'users.edit': everybody,
  'consents.give': { CANDIDATE: own, EMPLOYER: own, RECRUITER: evenInactive },
  'preferences.edit': everybody,
  'auth.logout': { CANDIDATE: own, EMPLOYER: own, RECRUITER: evenInactive, GUEST: own },
  'auth.changePassword': { CANDIDATE: own, EMPLOYER: own, RECRUITER: evenInactive },
  // To another area of the same account; whether there is one is asked of the account.
  'auth.switch': { EMPLOYER: own, RECRUITER: evenInactive },
  // Where one is signed in, and by what else than a password.
  'auth.secure': { CANDIDATE: own, EMPLOYER: own, RECRUITER: evenInactive },
  'auth.confirmPassword': { CANDIDATE: own, EMPLOYER: own, RECRUITER: evenInactive },
} satisfies Record<string, Partial<Record<Asker, Grant>>>;

/** A permission: a resource and an action. */
export type Permission = keyof typeof table;

/** Who has a permission. */
export type AskersOf<P extends Permission> = keyof (typeof table)[P];

export const permissions: Readonly<Record<Permission, Readonly<Partial<Record<Asker, Grant>>>>> = table;

/** Whether a text names a permission of the table. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** The extent to which a role has a permission; undefined when it has not. */
export const grantOf = (permission: Permission, role: Asker): Grant | undefined =>
  permissions[permission][role];
