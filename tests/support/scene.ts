/** Two organisations with everything a call can be asked about, so that own and foreign things can be told apart. */
import { v7 as uuidv7 } from 'uuid';
import type { Job, JobFields } from '../../schemas/job.ts';
import { JobFields as JobFieldsSchema } from '../../schemas/job.ts';
import { type Database, toRow } from '../../server/db/database.ts';
import type { Tables } from '../../server/db/tables.ts';
import { createJob } from '../../server/features/jobs/createJob.ts';
import type { TestApp } from './app.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe } from './people.ts';

/** Text of the resume of everyone in the scene. */
export const resumeText = 'Casey Candidate. Nurse for seven years.';

export const written = (more: Partial<JobFields> = {}): JobFields =>
  JobFieldsSchema.parse({
    title: 'Nurse',
    description: 'Care for **people**.',
    criteria: [{ name: 'Nursing licence', importance: 'MUST_HAVE' }],
    ...more,
  });

/** One organisation: its people, and a job of its recruiter with a pick and an application. */
export interface Organisation {
  employer: string;
  recruiter: string;
  candidate: string;
  job: Job;
  pickId: string;
  applicationId: string;
}

export async function addPick(
  db: Database,
  jobId: string,
  candidateEmail: string,
  rank = 1,
): Promise<string> {
  const id = uuidv7();
  const pick = {
    id,
    jobId,
    date: '2026-05-31',
    rank,
    candidateEmail,
    candidateName: 'Casey Candidate',
    headline: 'Nurse',
    city: 'Austin',
    state: 'TX',
    yearsOfExperience: 7,
    score: 80,
    band: 'GOOD' as const,
    criteria: [
      {
        name: 'Nursing licence',
        importance: 'MUST_HAVE' as const,
        outcome: 'MEETS' as const,
        evidence: 'Nurse for seven years',
        source: 'RESUME' as const,
      },
    ],
    summary: '1/1 must-haves',
    status: 'NEW' as const,
    reasons: [],
    reviewedAt: null,
    criteriaVersion: 1,
    matcherVersion: '1.0.0',
  };
  await db.insertInto('dailyCandidates').values(toRow(pick)).execute();
  return id;
}

export async function addApplication(
  db: Database,
  jobId: string,
  candidateEmail: string,
  stageId = 'screening',
): Promise<string> {
  const id = uuidv7();
  const at = '2026-05-31T09:00:00.000Z';
  await db
    .insertInto('applications')
    .values({
      id,
      jobId,
      candidateEmail,
      status: 'ACTIVE',
      stageId,
      source: 'APPLIED',
      coverLetter: null,
      rejectionReason: null,
      answerBy: '2026-06-07',
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await db
    .insertInto('applicationEvents')
    .values({
      id: uuidv7(),
      applicationId: id,
      status: 'ACTIVE',
      stageName: 'Applied',
      at,
      by: candidateEmail,
    })
    .execute();
  return id;
}

/** An offer that waits for its answer. */
export async function addJobOffer(
  db: Database,
  applicationId: string,
  more: Partial<Tables['jobOffers']> = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('jobOffers')
    .values({
      ...{
        id,
        applicationId,
        recruiterEmail: null,
        salary: 90_000,
        salaryCurrency: 'USD',
        salaryUnit: 'YEAR',
      },
      ...{ startDate: '2026-07-01', expiresOn: '2026-06-10', text: null, status: 'SENT' },
      ...{ declineReason: null, sentAt: '2026-06-01T09:00:00.000Z', answeredAt: null },
      ...more,
    })
    .execute();
  return id;
}

export async function addInvitation(
  db: Database,
  dailyCandidateId: string,
  more: Partial<Tables['invitations']> = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('invitations')
    .values({
      id,
      dailyCandidateId,
      salaryMin: 90_000,
      salaryMax: 110_000,
      salaryCurrency: 'USD',
      salaryUnit: 'YEAR',
      message: 'We would like to meet you.',
      status: 'PENDING',
      declineReason: null,
      expiresAt: '2026-06-05T09:00:00.000Z',
      createdAt: '2026-05-31T09:00:00.000Z',
      ...more,
    })
    .execute();
  return id;
}

/** @param name makes the addresses: `recruiter@{name}.example` */
export async function addOrganisation({ db, services }: TestApp, name: string): Promise<Organisation> {
  const employer = await addEmployer(db, `employer@${name}.example`, { employerName: `The ${name} company` });
  const recruiter = await addRecruiter(db, `recruiter@${name}.example`, employer);
  const resumeKey = await services.storage.put(Buffer.from(`${resumeText} ${name}`));
  const candidate = await addCandidate(db, `candidate@${name}.example`, {
    resumeKey,
    resumeKind: 'TXT',
    resumeFileName: 'Résumé "final" (1).txt',
    resumeText,
    skills: ['Nursing'],
  });
  await subscribe(db, recruiter);
  await subscribe(db, employer);
  const job = await createJob(db, recruiter, written(), new Date('2026-05-30T08:00:00Z'));
  await db
    .insertInto('dailyLists')
    .values({
      jobId: job.id,
      date: '2026-05-31',
      size: 1,
      poolSize: 3,
      explanation: null,
      createdAt: '2026-05-31T06:00:00Z',
    })
    .execute();
  const pickId = await addPick(db, job.id, candidate);
  const applicationId = await addApplication(db, job.id, candidate);
  return { employer, recruiter, candidate, job, pickId, applicationId };
}
