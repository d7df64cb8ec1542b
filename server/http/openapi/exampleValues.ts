/** Values that stand in examples under some names, where the kind alone does not say one; of nobody who lives. */
import { defaultStages } from '../../../schemas/job.ts';

const website = 'https://www.example.com/';
const zone = 'America/New_York';

const byName: Readonly<Record<string, unknown>> = {
  title: 'Registered nurse',
  jobTitle: 'Registered nurse',
  description: 'Care for the patients of our **intensive care unit**, in teams of six.',
  employerName: 'Lakeside Care',
  employerWebsite: website,
  url: 'https://hooks.example.com/hireday',
  candidateName: 'Sam Rivera',
  candidateFirstName: 'Sam',
  candidateLastName: 'Rivera',
  recruiterName: 'Robin Okafor',
  recruiterFirstName: 'Robin',
  recruiterLastName: 'Okafor',
  authorName: 'Robin Okafor',
  guestName: 'Kim Novak',
  headline: 'Registered nurse, seven years in intensive care',
  city: 'Austin',
  state: 'TX',
  candidateCity: 'Austin',
  candidateState: 'TX',
  evidence: 'Seven years in a twelve-bed intensive care unit',
  summary: '4/5 must-haves, 2/3 nice-to-haves',
  salaryMin: 72_000,
  salaryMax: 86_000,
  salaryCurrency: 'USD',
  payCurrency: 'USD',
  stages: defaultStages,
  stageId: 'interview',
  stageName: 'Interview',
  timeZone: zone,
  candidateTimeZone: zone,
  code: '123456',
  card: '4242424242424242',
  password: 'three plain words',
  candidateLinkedinProfile: 'sam-rivera',
  candidateLeetcodeUserName: 'samrivera',
  candidatePhone: '+1 512 555 0100',
  recruiterPhone: '+1 512 555 0100',
  until: '17:00',
};

/** @returns undefined for a name that says nothing */
export function exampleValue(name: string): unknown {
  if (Object.hasOwn(byName, name)) return byName[name];
  if (/^(recruiterEmail|mentions)$/.test(name)) return 'robin.okafor@example.com';
  if (/emails?$|^people$/i.test(name)) return 'sam.rivera@example.com';
  return /password$/i.test(name) ? byName.password : undefined;
}
