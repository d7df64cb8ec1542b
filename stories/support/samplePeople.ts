import type { Candidate } from '../../schemas/candidate.ts';
import type { Employer } from '../../schemas/employer.ts';
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { Role, User } from '../../schemas/user.ts';

const createdAt = '2026-03-02T08:00:00.000Z';

export const sampleUser = (role: Role, email: string): User => ({
  email,
  role,
  roles: [role],
  emailVerified: true,
  agreementsDue: [],
  locale: 'en',
  createdAt,
});

export const sampleCandidate = (over: Partial<Candidate> = {}): Candidate => ({
  id: 'ada@mail.example',
  candidateEmail: 'ada@mail.example',
  candidateFirstName: 'Ada',
  candidateLastName: 'Okafor',
  candidateCity: 'Oslo',
  candidateState: null,
  candidateCountry: null,
  candidatePhone: null,
  candidateWillingToRelocate: false,
  openToWork: true,
  highestLevelOfEducation: 'BACHELOR',
  candidateLinkedinProfile: 'in/ada-okafor',
  candidateLeetcodeUserName: null,
  candidateOtherInformation: null,
  headline: 'Intensive care nurse',
  skills: ['Ventilator management', 'Patient education'],
  yearsOfExperience: 7,
  resumeFileName: 'ada-okafor.pdf',
  resumeUnreadPages: [],
  resumeOcrPages: [],
  correctedFacts: [],
  createdAt,
  ...over,
});

export const sampleRecruiter = (over: Partial<Recruiter> = {}): Recruiter => ({
  id: 'rita@mail.example',
  recruiterEmail: 'rita@mail.example',
  recruiterFirstName: 'Rita',
  recruiterLastName: 'Berg',
  recruiterTitle: null,
  recruiterPhone: null,
  employerName: 'Fjord Clinics',
  status: 'ACTIVE',
  createdAt,
  ...over,
});

export const sampleEmployer = (over: Partial<Employer> = {}): Employer => ({
  id: 'people@fjord.example',
  employerEmail: 'people@fjord.example',
  employerName: 'Fjord Clinics',
  employerWebsite: 'https://fjord.example',
  employerIndustry: null,
  employerSize: '51-200',
  employerCity: 'Bergen',
  employerState: null,
  employerCountry: null,
  employerDescription: null,
  provedDomain: null,
  createdAt,
  ...over,
});
