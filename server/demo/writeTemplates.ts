/** Templates of the demo's employer. */
import { hoursLater } from '../../schemas/base/days.ts';
import { createTemplate } from '../features/messageTemplates/writeTemplate.ts';
import type { Services } from '../services/services.ts';
import { visitingRecruiterEmail } from './accounts.ts';
import { demoEmployer, demoRecruiters } from './staff.ts';

const templates: readonly { name: string; text: string }[] = [
  {
    name: 'First words',
    text: 'Hello {{candidateFirstName}},\n\nthank you for your application for {{jobTitle}}. I have read your resume and would like to know more. Could we talk on the phone this week? Twenty minutes are enough.\n\nKind regards\n{{recruiterName}}, {{company}}',
  },
  {
    name: 'Parking and entrance',
    text: 'Hello {{candidateFirstName}},\n\nthe entrance is on Cedar Street. The first two hours in the garage next door are free, and bus 7 stops at the door. Ask for me at the desk.\n\n{{recruiterName}}',
  },
  {
    name: 'A decision takes longer',
    text: 'Hello {{candidateFirstName}},\n\nwe are still talking to others about {{jobTitle}} and need a few days more than I told you. You will hear from me either way.\n\n{{recruiterName}}',
  },
];

/** Written by the recruiters in turn. */
export async function writeTemplates({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const others = demoRecruiters.map(({ email }) => email).filter((email) => email !== visitingRecruiterEmail);
  const authors = [visitingRecruiterEmail, ...others];
  for (const [index, template] of templates.entries()) {
    const email = authors[index % authors.length] ?? visitingRecruiterEmail;
    const at = hoursLater(clock(), -24 * (index + 2));
    await createTemplate(db, { email, employerEmail: demoEmployer.email }, template, at);
  }
}
