/** The people of the demo data, with real resumes that are read like anyone's. */

import { v7 as uuidv7 } from 'uuid';
import { dayOf } from '../../schemas/base/days.ts';
import { sourceLocale } from '../../schemas/base/locales.ts';
import { CandidateFields } from '../../schemas/candidate.ts';
import { EmployerFields } from '../../schemas/employer.ts';
import { complimentaryPlanId } from '../../schemas/plans.ts';
import { RecruiterFields } from '../../schemas/recruiter.ts';
import type { Role } from '../../schemas/user.ts';
import type { Database } from '../db/database.ts';
import { newDomain } from '../features/companyDomains/newDomain.ts';
import {
  type NewCandidate,
  type StoreOptions,
  storeCandidates,
} from '../features/imports/storeCandidates.ts';
import { addNotice } from '../features/notices/notify.ts';
import { createResumeReader } from '../files/readResume.ts';
import { readFacts } from '../matching/reading/facts.ts';
import { demoPeople } from './data/people.ts';
import { makeResumePdf, resumeFileName } from './resumePdf.ts';
import { type DemoRecruiter, demoEmployer, demoRecruiters, waitingRecruiter } from './staff.ts';

/** Long enough that nobody trying the product sees it run out. */
const paidYears = 5;

function paidUntil(at: Date): string {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + paidYears);
  return end.toISOString();
}

/** Gives everyone what they would have to pay for, as people are given it who are imported. */
async function subscribe(db: Database, emails: string[], at: Date): Promise<void> {
  if (emails.length === 0) return;
  await db
    .insertInto('subscriptions')
    .values(
      emails.map((userEmail) => ({
        id: uuidv7(),
        userEmail,
        planId: complimentaryPlanId,
        status: 'ACTIVE' as const,
        currentPeriodEnd: paidUntil(at),
        cancelAtPeriodEnd: false,
        createdAt: at.toISOString(),
      })),
    )
    .execute();
}

/** An account whose password comes later, if at all. */
const accountOf = (email: string, role: Role, createdAt: string) => ({
  id: uuidv7(),
  email,
  role,
  passwordHash: null,
  emailVerified: true,
  locale: sourceLocale,
  tokensValidFrom: createdAt,
  createdAt,
});

const recruiterOf = ({ email, fields }: DemoRecruiter, status: 'ACTIVE' | 'PENDING', createdAt: string) => ({
  recruiterEmail: email,
  employerEmail: demoEmployer.email,
  ...RecruiterFields.parse(fields),
  status,
  createdAt,
});

/** A recruiter who waits for the employer's word. */
export async function addWaitingRecruiter(db: Database, at: Date): Promise<void> {
  const createdAt = at.toISOString();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values(accountOf(waitingRecruiter.email, 'RECRUITER', createdAt))
      .execute();
    await tx
      .insertInto('recruiters')
      .values(recruiterOf(waitingRecruiter, 'PENDING', createdAt))
      .execute();
    const waits = { kind: 'RECRUITER_WAITING', jobId: null, candidateEmail: null } as const;
    await addNotice(tx, { to: demoEmployer.email, ...waits }, at);
  });
}

/** The employer and the recruiters. Without a password still: that comes when everything else is there. */
export async function addStaff(db: Database, at: Date): Promise<void> {
  const createdAt = at.toISOString();
  const employerEmail = demoEmployer.email;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values([
        accountOf(employerEmail, 'EMPLOYER', createdAt),
        ...demoRecruiters.map(({ email }) => accountOf(email, 'RECRUITER', createdAt)),
      ])
      .execute();
    await tx
      .insertInto('employers')
      .values({
        ...{ employerEmail, ...EmployerFields.parse(demoEmployer.fields), createdAt },
        provedDomain: demoEmployer.domain,
      })
      .execute();
    await tx
      .insertInto('companyDomains')
      .values({
        ...newDomain(employerEmail, demoEmployer.domain, at),
        // Nobody can publish a record at a domain that does not exist.
        ...{ method: 'DNS', provedAt: createdAt, isTrial: true },
        ...{ lookup: 'FOUND', checkedAt: createdAt, foundAt: createdAt },
      })
      .execute();
    await tx
      .insertInto('recruiters')
      .values(demoRecruiters.map((recruiter) => recruiterOf(recruiter, 'ACTIVE', createdAt)))
      .execute();
  });
  await subscribe(db, [employerEmail], at);
  await subscribe(
    db,
    demoRecruiters.map(({ email }) => email),
    at,
  );
}

/** A candidate with the day of their registration. */
interface ComingCandidate extends NewCandidate {
  daysAgo: number;
}

/** Draws all resumes and reads them back. */
export async function prepareCandidates(now: Date): Promise<ComingCandidate[]> {
  const reader = createResumeReader();
  const today = dayOf(now);
  try {
    return await Promise.all(
      demoPeople().map(async (person, index): Promise<ComingCandidate> => {
        const bytes = await makeResumePdf(person);
        const { kind, text } = await reader.read(bytes);
        return {
          line: index + 1,
          profile: { ...CandidateFields.parse(person.profile), candidateEmail: person.email },
          resume: { bytes, fileName: resumeFileName(person), kind, text, facts: readFacts(text, today) },
          daysAgo: person.registeredDaysAgo,
        };
      }),
    );
  } finally {
    reader.close();
  }
}

/** Registers those who come on that day. */
export async function addCandidates(
  options: StoreOptions,
  candidates: readonly ComingCandidate[],
  daysAgo: number,
): Promise<void> {
  const coming = candidates.filter((candidate) => candidate.daysAgo === daysAgo);
  if (coming.length === 0) return;
  await storeCandidates(options, coming);
  const emails = coming.map(({ profile }) => profile.candidateEmail);
  await subscribe(options.db, emails, options.clock());
}
