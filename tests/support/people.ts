/** People for tests, one call each; whatever a test does not care about is filled in. */
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '../../schemas/user.ts';
import { type Database, toRow } from '../../server/db/database.ts';
import type { CandidateRow, Tables } from '../../server/db/tables.ts';
import { newDomain } from '../../server/features/companyDomains/newDomain.ts';
import { updateShownDomain } from '../../server/features/companyDomains/updateShownDomain.ts';

/** Everyone's. */
export const testPassword = 'correct horse battery';

/** A hash carries what it costs. This one costs next to nothing, also each of thousands of times someone signs in. */
let passwordHash: Promise<string> | undefined;

const createdAt = '2026-01-01T08:00:00.000Z';

async function addUser(db: Database, email: string, role: Role): Promise<void> {
  passwordHash ??= hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const user = {
    id: uuidv7(),
    email,
    role,
    passwordHash: await passwordHash,
    emailVerified: true,
    locale: 'en' as const,
    tokensValidFrom: createdAt,
    createdAt,
  };
  await db.insertInto('users').values(user).execute();
}

export async function addEmployer(
  db: Database,
  employerEmail: string,
  more: Partial<Tables['employers']> = {},
): Promise<string> {
  await addUser(db, employerEmail, 'EMPLOYER');
  const employer = {
    employerEmail,
    employerName: `Company of ${employerEmail}`,
    employerWebsite: null,
    employerIndustry: null,
    employerSize: null,
    employerCity: null,
    employerState: null,
    employerCountry: null,
    employerDescription: null,
    createdAt,
    ...more,
  };
  await db.insertInto('employers').values(employer).execute();
  return employerEmail;
}

/** A domain that a company has proved by its record. */
export async function addProvedDomain(db: Database, employerEmail: string, domain: string): Promise<void> {
  await db
    .insertInto('companyDomains')
    .values({
      ...newDomain(employerEmail, domain, new Date(createdAt)),
      ...{ method: 'DNS', provedAt: createdAt, lookup: 'FOUND', checkedAt: createdAt, foundAt: createdAt },
    })
    .execute();
  await updateShownDomain(db, employerEmail);
}

/** A further administrator of a company. */
export async function addAdministrator(
  db: Database,
  administratorEmail: string,
  employerEmail: string,
  more: Partial<Tables['administrators']> = {},
): Promise<string> {
  await addUser(db, administratorEmail, 'EMPLOYER');
  const administrator = {
    administratorEmail,
    employerEmail,
    administratorFirstName: 'Ada',
    administratorLastName: 'Admin',
    createdAt,
    ...more,
  };
  await db.insertInto('administrators').values(administrator).execute();
  return administratorEmail;
}

export async function addRecruiter(
  db: Database,
  recruiterEmail: string,
  employerEmail: string,
  more: Partial<Tables['recruiters']> = {},
): Promise<string> {
  await addUser(db, recruiterEmail, 'RECRUITER');
  const recruiter = {
    recruiterEmail,
    employerEmail,
    recruiterFirstName: 'Robin',
    recruiterLastName: 'Recruiter',
    recruiterTitle: null,
    recruiterPhone: null,
    status: 'ACTIVE' as const,
    createdAt,
    ...more,
  };
  await db.insertInto('recruiters').values(recruiter).execute();
  return recruiterEmail;
}

export async function addCandidate(
  db: Database,
  candidateEmail: string,
  more: Partial<CandidateRow> = {},
): Promise<string> {
  await addUser(db, candidateEmail, 'CANDIDATE');
  const candidate: CandidateRow = {
    candidateEmail,
    candidateFirstName: 'Casey',
    candidateLastName: 'Candidate',
    candidateCity: null,
    candidateState: null,
    candidateCountry: null,
    candidatePhone: null,
    candidateWillingToRelocate: false,
    openToWork: true,
    highestLevelOfEducation: null,
    candidateLinkedinProfile: null,
    candidateLeetcodeUserName: null,
    candidateOtherInformation: null,
    headline: null,
    skills: [],
    yearsOfExperience: null,
    resumeFileName: null,
    resumeUnreadPages: [],
    resumeOcrPages: [],
    resumeKey: null,
    resumeKind: null,
    resumeText: null,
    facts: null,
    createdAt,
    ...more,
  };
  await db.insertInto('candidates').values(toRow(candidate)).execute();
  return candidateEmail;
}

/** Gives someone a running subscription; `more` makes it another. */
export async function subscribe(
  db: Database,
  userEmail: string,
  more: Partial<Tables['subscriptions']> = {},
): Promise<void> {
  const subscription = {
    id: uuidv7(),
    userEmail,
    planId: 'complimentary',
    status: 'ACTIVE' as const,
    currentPeriodEnd: '2099-01-01T00:00:00.000Z',
    cancelAtPeriodEnd: false,
    createdAt,
    ...more,
  };
  await db.insertInto('subscriptions').values(subscription).execute();
}
