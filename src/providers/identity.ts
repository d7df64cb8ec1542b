/** How the signed-in person or organisation is called on screen. */
import type { Role } from '../../schemas/user.ts';

/** The names in a profile, whichever role it belongs to. */
export interface ProfileNames {
  candidateFirstName?: string;
  candidateLastName?: string;
  recruiterFirstName?: string;
  recruiterLastName?: string;
  employerName?: string;
}

/** First and last name of candidates and recruiters, the employer's name of employers; '' when unknown. */
export function displayName(role: Role, profile: ProfileNames): string {
  const parts = {
    CANDIDATE: [profile.candidateFirstName, profile.candidateLastName],
    RECRUITER: [profile.recruiterFirstName, profile.recruiterLastName],
    EMPLOYER: [profile.employerName],
  }[role];
  return parts.filter(Boolean).join(' ').trim();
}

/** First letters of the first and the last word in capitals; of a single word its one letter; '' of nothing. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
