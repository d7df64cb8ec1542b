/**
 * Thirty invented candidates for the demo data, in three families of trades: software, nursing and finance. Within a
 * family the jobs overlap, so that each finds people who fit well, in part and not quite, and more of them as people
 * register through the month. People, schools and firms are made up; the telephone numbers lead nowhere.
 */
import { z } from 'zod';
import { CandidateFields } from '../../../schemas/candidate.ts';
import { readData } from './readData.ts';

const month = z.string().regex(/^\d{4}-\d\d$/);

const DemoPosition = z.strictObject({
  title: z.string(),
  employer: z.string(),
  /** "City, ST". */
  place: z.string(),
  from: month,
  /** Null while still there. */
  to: month.nullable(),
  points: z.array(z.string()),
});

const DemoPerson = z.strictObject({
  email: z.email(),
  /** How many days ago the person registered; the lists of that day are the first to have them. */
  registeredDaysAgo: z.int().nonnegative(),
  /** As sent when registering: what is left out takes the schema's default. */
  profile: z.custom<z.input<typeof CandidateFields>>((fields) => CandidateFields.safeParse(fields).success),
  phone: z.string(),
  headline: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  positions: z.array(DemoPosition),
  education: z.array(z.strictObject({ degree: z.string(), school: z.string(), year: z.int() })),
  certifications: z.array(z.string()).optional(),
});

export type DemoPosition = z.infer<typeof DemoPosition>;
export type DemoPerson = z.infer<typeof DemoPerson>;

/** The first one is the demo account for candidates. */
export const demoPeople = readData('demoPeople', z.array(DemoPerson));
