import type { CandidateApplication } from '../../schemas/application.ts';
import type { Candidate } from '../../schemas/candidate.ts';
import type { Fit } from '../../schemas/criteria.ts';
import type { CandidatePick } from '../../schemas/dailyCandidate.ts';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import { PublicJob } from '../../schemas/job.ts';
import type { JobOffer } from '../../schemas/jobOffer.ts';
import { sampleJob } from './sampleJobs.ts';
import { sampleResults } from './sampleResults.ts';

/** ISO 8601, so many hours from now. */
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** YYYY-MM-DD, so many days from today. */
export const daysFromNow = (days: number) => hoursFromNow(days * 24).slice(0, 10);

/** A candidate of whom a scene tells only what it is about. */
export const sampleCandidate = (told: Partial<Candidate> = {}): Candidate => ({
  id: 'ana@example.com',
  candidateEmail: 'ana@example.com',
  candidateFirstName: 'Ana',
  candidateLastName: 'Silva',
  candidateCity: 'Austin',
  candidateState: 'TX',
  candidateCountry: 'US',
  candidatePhone: null,
  candidateWillingToRelocate: false,
  openToWork: true,
  highestLevelOfEducation: null,
  candidateLinkedinProfile: null,
  candidateLeetcodeUserName: null,
  candidateOtherInformation: null,
  headline: 'Pastry Chef',
  skills: ['Laminated dough', 'Sourdough'],
  yearsOfExperience: 9,
  resumeFileName: 'ana-silva.pdf',
  resumeUnreadPages: [],
  resumeOcrPages: [],
  correctedFacts: [],
  createdAt: '2026-11-01T09:00:00Z',
  ...told,
});

/** How the sample candidate fits the sample job. */
export const sampleFit = (told: Partial<Fit> = {}): Fit => ({
  score: 78,
  band: 'GOOD',
  criteria: sampleResults,
  summary: '1/3 must-haves, 0/1 nice-to-haves',
  ...told,
});

/** An open job as a candidate sees it. */
export const samplePublicJob = (told: Partial<PublicJob> = {}): PublicJob =>
  PublicJob.parse({
    ...sampleJob(),
    employerDomain: null,
    fit: sampleFit(),
    fitPending: false,
    application: null,
    mark: null,
    distanceKm: null,
    unwanted: null,
    ...told,
  });

let made = 0;
const nextId = () => {
  made += 1;
  return `019b0000-0000-7000-8000-${String(made).padStart(12, '0')}`;
};

/** An application in its second stage, with an answer promised. */
export const sampleApplication = (told: Partial<CandidateApplication> = {}): CandidateApplication => ({
  id: nextId(),
  jobId: nextId(),
  jobTitle: 'Pastry Chef',
  jobState: 'OPEN',
  jobClosedAt: null,
  employerName: 'Corner Bakery',
  candidateEmail: 'ana@example.com',
  candidateEmailVerified: true,
  candidateName: 'Ana Silva',
  headline: 'Pastry Chef',
  status: 'ACTIVE',
  stageId: 'screening',
  stageName: 'Screening',
  source: 'APPLIED',
  resume: {
    id: nextId(),
    resumeFileName: 'ana-silva.pdf',
    resumeUnreadPages: [],
    resumeOcrPages: [],
    skills: ['Laminated dough', 'Sourdough'],
    yearsOfExperience: 4,
    correctedFacts: [],
  },
  coverLetter: 'I bake at home too.',
  invitation: null,
  offer: null,
  rejectionReason: null,
  history: [
    { status: 'ACTIVE', stageName: 'Applied', at: '2026-11-10T09:00:00Z', by: 'ana@example.com' },
    {
      status: 'ACTIVE',
      stageName: 'Screening',
      at: '2026-11-12T09:00:00Z',
      by: 'dana@corner-bakery.example',
    },
  ],
  answerBy: daysFromNow(2),
  createdAt: '2026-11-10T09:00:00Z',
  updatedAt: '2026-11-12T09:00:00Z',
  ...told,
});

/** An invitation that waits for an answer. */
export const sampleInvitation = (told: Partial<CandidateInvitation> = {}): CandidateInvitation => ({
  id: nextId(),
  jobId: nextId(),
  jobTitle: 'Night Baker',
  employerName: 'Mill & Stone',
  salaryMin: 50_000,
  salaryMax: 60_000,
  salaryCurrency: 'USD',
  salaryUnit: 'YEAR',
  message: 'Would you talk to us?',
  status: 'PENDING',
  answeredAt: null,
  declineReason: null,
  expiresAt: hoursFromNow(5.5),
  createdAt: hoursFromNow(-24),
  ...told,
});

/** An offer that waits for its answer, four days more. */
export const sampleOffer = (told: Partial<JobOffer> = {}): JobOffer => ({
  id: nextId(),
  salary: 52_000,
  salaryCurrency: 'USD',
  salaryUnit: 'YEAR',
  startDate: daysFromNow(30),
  expiresOn: daysFromNow(4),
  text: 'Four days a week, from five in the morning.\nWe would be glad to have you.',
  status: 'SENT',
  declineReason: null,
  sentAt: hoursFromNow(-20),
  sentBy: 'Robin Recruiter',
  answeredAt: null,
  ...told,
});

/** A job's pick of the sample candidate, of today. */
export const samplePick = (told: Partial<CandidatePick> = {}): CandidatePick => ({
  id: nextId(),
  jobId: nextId(),
  date: daysFromNow(0),
  band: 'GOOD',
  criteria: sampleResults,
  summary: '1/3 must-haves, 0/1 nice-to-haves',
  jobTitle: 'Pastry Chef',
  jobStatus: 'OPEN',
  employerName: 'Corner Bakery',
  invitation: null,
  ...told,
});
