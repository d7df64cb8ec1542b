/** What an invented candidate consists of: the profile as the candidate would type it, and what the resume says. */
import type { z } from 'zod';
import type { CandidateFields } from '../../../schemas/candidate.ts';

export interface DemoPosition {
  title: string;
  employer: string;
  /** "City, ST". */
  place: string;
  /** YYYY-MM. */
  from: string;
  /** YYYY-MM; null while still there. */
  to: string | null;
  points: string[];
}

interface DemoEducation {
  degree: string;
  school: string;
  year: number;
}

export interface DemoPerson {
  email: string;
  /** How many days ago the person registered; the lists of that day are the first to have them. */
  registeredDaysAgo: number;
  /** As sent when registering: what is left out takes the schema's default. */
  profile: z.input<typeof CandidateFields>;
  phone: string;
  headline: string;
  summary: string;
  skills: string[];
  positions: DemoPosition[];
  education: DemoEducation[];
  certifications?: string[];
}
