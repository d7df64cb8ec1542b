/** How the facts of a person are worded on paper. */
import { fullName } from '../../../schemas/base/fullName.ts';
import type { DemoPerson, DemoPosition } from '../data/people.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const monthOf = (value: string) => `${months[Number(value.slice(5)) - 1]} ${value.slice(0, 4)}`;

/** "Mar 2021 – Present". */
export const periodOf = ({ from, to }: DemoPosition): string =>
  `${monthOf(from)} – ${to === null ? 'Present' : monthOf(to)}`;

export const nameOf = ({ profile }: DemoPerson): string =>
  fullName(profile.candidateFirstName, profile.candidateLastName);

/** Where and how to reach the person, most important first. */
export const contactsOf = ({ email, phone, profile }: DemoPerson): string[] => [
  `${profile.candidateCity}, ${profile.candidateState}`,
  phone,
  email,
  ...(profile.candidateLinkedinProfile ? [`linkedin.com/${profile.candidateLinkedinProfile}`] : []),
];
