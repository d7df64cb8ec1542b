/** Sentences of the document that follow from the table. */
import type { Call } from '../../../schemas/calls/call.ts';
import { askers, grantOf, type Scope } from '../../../schemas/calls/permissions.ts';

const scopeWords: Readonly<Record<Scope, string>> = {
  own: 'their own',
  organisation: "their organisation's",
  open: 'open jobs',
  listed: 'candidates on their lists or with an application to them',
  employer: 'the employer they work for',
};

const tags: Readonly<Record<string, string>> = {
  auth: 'Signing in, registering and passwords.',
  otp: 'One-time codes that show that an e-mail address belongs to the caller.',
  users: 'The caller’s account.',
  legal: 'The texts of the operator, and who has agreed to them.',
  candidates: 'People looking for work.',
  employers: 'Organisations that hire.',
  recruiters: 'People who hire for an employer.',
  jobs: 'Jobs, from draft to archive.',
  'daily candidates': 'The daily lists, picks and invitations.',
  applications: 'Applications and their way through the stages.',
  people: 'What an employer knows of a person.',
  messages: 'Messages between candidates and recruiters.',
  'message templates': 'Texts that messages are begun from.',
  interviews: 'Interviews, and the calendars they go to.',
  scorecards: 'What those who hire think of an applicant, stage by stage.',
  guests: 'People without an account who see the applicants of a job and say what they think.',
  'machine keys': 'Keys with which other software asks.',
  imports: 'Files with candidates and jobs from other systems.',
  webhooks: 'Where other software is told of what happens.',
  deletions: 'What is gone, for software that keeps copies.',
  notices: 'Notices of what happened, and how someone is told of them.',
  search: 'The search box.',
  stats: 'Figures, and what waits to be done.',
  subscriptions: 'Plans, payments, invoices and the guarantee.',
  'public pages': 'Pages everyone can read.',
};

/** Who may make a call, about what, and whether it is paid for. */
export function descriptionOf({ may }: Call): string {
  if (may === 'public') return 'For everyone; no token is needed.';
  const grants = askers.flatMap((role) => {
    const grant = grantOf(may, role);
    if (!grant) return [];
    const notes = [
      scopeWords[grant.scope],
      ...(grant.paid ? [grant.firstList ? 'with a plan, or of the first list' : 'with a plan'] : []),
      ...(grant.evenInactive && role === 'RECRUITER' ? ['of any standing'] : []),
    ];
    return [`${role} (${notes.join(', ')})`];
  });
  return `For ${grants.join('; ')}.`;
}

/** The areas of the document, in the order they first come in. */
export const tagsOf = (used: readonly string[]) =>
  [...new Set([...used, 'public pages'])].map((name) => ({ name, description: tags[name] ?? name }));
