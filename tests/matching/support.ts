/** Builders for matching tests: a test says only what it is about. */
import type { Criterion } from '../../schemas/criteria.ts';
import type { MatchCandidate } from '../../server/matching/profile/prepare.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import type { MatchJob } from '../../server/matching/scoring/job.ts';
import { matchCandidate } from '../../server/matching/scoring/match.ts';
import { poolStatistics } from '../../server/matching/scoring/pool.ts';

export const today = '2026-06-15';

export function candidateOf(text: string, changes: Partial<MatchCandidate> = {}): MatchCandidate {
  return {
    key: 'someone@example.com',
    facts: readFacts(text, today),
    text,
    city: null,
    state: null,
    country: null,
    willingToRelocate: false,
    highestLevelOfEducation: null,
    ...changes,
  };
}

export function jobOf(title: string, criteria: (string | Criterion)[] = [], description = ''): MatchJob {
  return {
    title,
    description,
    criteria: criteria.map((criterion) =>
      typeof criterion === 'string' ? { name: criterion, importance: 'MUST_HAVE' } : criterion,
    ),
  };
}

/** Matches in a pool of the candidate and others, or alone. */
export function match(job: MatchJob, candidate: MatchCandidate, others: MatchCandidate[] = []) {
  return matchCandidate(job, candidate, poolStatistics([candidate, ...others].map(profileOf)));
}

/** How one criterion comes out. */
export function outcomeOf(criterion: string, text: string, changes: Partial<MatchCandidate> = {}) {
  const [result] = match(jobOf('Any job', [criterion]), candidateOf(text, changes)).criteria;
  if (!result) throw new Error('A job with one criterion gives one result');
  return result;
}

export const accountant = `STAFF ACCOUNTANT
Summary
Detail oriented accountant with GAAP knowledge.
Experience
Staff Accountant 03/2018 to Current Company Name ï¼​ City , State
Prepared journal entries and reconciled the GL every month. Filed sales tax returns.
Accounting Clerk 01/2015 to 02/2018 Company Name ï¼​ City , State
Processed accounts payable invoices in QuickBooks.
Education
Bachelor of Science : Accounting , 2014 State University ï¼​ City , State
Skills
Excel, QuickBooks, ﬁnancial statements`;

export const nurse = `Maria Lopez
Registered Nurse
123 Main St, Austin, TX 78701 | (512) 555-0199 | maria.lopez@example.com
PROFESSIONAL EXPERIENCE
Staff RN, Intensive Care Unit — St. David's Medical Center, Austin, TX
June 2019 – Present
• Provide bedside care to critically ill patients; BLS and ACLS certified.
Certified Nursing Assistant, Seton Hospital, Austin, TX
2015 - 2019
• Took vital signs and helped with activities of daily living.
EDUCATION
B.S.N., University of Texas at Austin, 2019
LICENSES
Texas RN License #123456`;

export const developer = `Jordan Smith
Software Engineer | Portland, OR | linkedin.com/in/jordansmith

Work Experience
Senior Software Engineer at Acme Robotics, Inc.
Jan 2021 - Present
Build services in TypeScript and Node.js on AWS; own the PostgreSQL cluster.
Software Developer, Initech LLC
Sep 2017 - Dec 2020
JavaScript front ends in React.

Education
Associate of Applied Science, Computer Programming, Portland Community College`;

export const cook = `LINE COOK
Experience
Line Cook Jun 2023 to Jan 2025
Blue Door Restaurant, Denver, CO
Worked the grill, prepared sauces and kept the station to food safety rules.
Dishwasher Jan 2022 to Jun 2023
Blue Door Restaurant, Denver, CO
Education
High School Diploma , 2021 East High School , Denver, CO`;

export const teacher = `High School Mathematics Teacher
Profile
Certified teacher with 12+ years of teaching experience. Fluent in Spanish.
Teaching Experience
Mathematics Teacher
Lincoln High School, Albany, NY
August 2012 to June 2024
Taught algebra and geometry, wrote lesson plans and ran parent conferences.
Education and Training
Master of Education in Curriculum and Instruction, 2012
Bachelor of Arts in Mathematics, 2010`;
