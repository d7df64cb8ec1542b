/** How the signed-in person or organisation is called on screen. */
import { fullName } from '../../schemas/base/fullName.ts';
import type { Role } from '../../schemas/user.ts';

/** The names in a profile, whichever role it belongs to. */
interface ProfileNames {
  candidateFirstName?: string;
  candidateLastName?: string;
  recruiterFirstName?: string;
  recruiterLastName?: string;
  employerName?: string;
}

/** First and last name of candidates and recruiters, the employer's name of employers; '' when unknown. */
export function displayName(role: Role, profile: ProfileNames): string {
  const [first, last] = {
    CANDIDATE: [profile.candidateFirstName, profile.candidateLastName],
    RECRUITER: [profile.recruiterFirstName, profile.recruiterLastName],
    EMPLOYER: [profile.employerName],
  }[role];
  return fullName(first, last);
}
