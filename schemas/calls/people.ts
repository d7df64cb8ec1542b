/** Users, candidates, employers and recruiters. */
import { z } from 'zod';
import { text } from '../base/fields.ts';
import { Candidate } from '../candidate.ts';
import { Employer, EmployerFields } from '../employer.ts';
import { HiddenFrom } from '../hiddenFrom.ts';
import { JobPreferences } from '../jobPreferences.ts';
import { Recruiter, RecruiterFields, RecruiterStatus, RecruiterSummary } from '../recruiter.ts';
import { UpdateCandidate } from '../registration.ts';
import { resumeTypes } from '../resumeFile.ts';
import { User, UserChanges } from '../user.ts';
import { byEmail, type Call } from './call.ts';
import { filtersBy, sortsBy } from './listFields.ts';
import { changingListQuery, listQuery } from './listQuery.ts';

/** A recruiter as the employer lists them: all of its own. */
const ListedRecruiter = RecruiterSummary.omit({ employerName: true });

export const peopleCalls = {
  currentUser: {
    method: 'GET',
    path: '/users/me',
    tag: 'users',
    may: 'users.me',
    summary: 'The signed-in user.',
    answer: User,
  },
  updateUser: {
    method: 'PATCH',
    path: '/users/me',
    tag: 'users',
    may: 'users.edit',
    summary: 'Change the language one is written to in.',
    body: UserChanges,
    answer: User,
    extension: true,
  },
  user: {
    method: 'GET',
    path: '/users/{email}',
    tag: 'users',
    may: 'users.me',
    summary: 'A user; only oneself is there to be seen.',
    params: byEmail,
    answer: User,
  },
  candidate: {
    method: 'GET',
    path: '/candidates/{email}',
    tag: 'candidates',
    may: 'candidates.show',
    summary: 'A candidate.',
    params: byEmail,
    answer: Candidate,
  },
  candidateResume: {
    method: 'GET',
    path: '/candidates/{email}/resume',
    tag: 'candidates',
    may: 'candidates.resume',
    limit: 'file',
    summary: "A candidate's main resume as it was uploaded.",
    params: byEmail,
    binary: resumeTypes,
  },
  updateCandidate: {
    method: 'PUT',
    path: '/candidates/{email}',
    tag: 'candidates',
    may: 'candidates.edit',
    limit: 'upload',
    summary:
      'Change the profile, and the main resume when one is sent: the one before stays with the applications it was sent with.',
    refuses: ['ILLEGAL_MOVE'],
    params: byEmail,
    multipart: true,
    body: UpdateCandidate,
    answer: Candidate,
  },
  hiddenFrom: {
    method: 'GET',
    path: '/candidates/{email}/hidden-from',
    tag: 'candidates',
    may: 'candidates.edit',
    summary:
      'Companies that must not see the candidate, beside the one of the present position and of the address, which never do.',
    params: byEmail,
    answer: HiddenFrom,
    extension: true,
  },
  hideFrom: {
    method: 'PUT',
    path: '/candidates/{email}/hidden-from',
    tag: 'candidates',
    may: 'candidates.edit',
    summary: 'Replace the companies that must not see the candidate. It counts at once; no company is told.',
    params: byEmail,
    body: HiddenFrom,
    answer: HiddenFrom,
    extension: true,
  },
  jobPreferences: {
    method: 'GET',
    path: '/candidates/{email}/job-preferences',
    tag: 'candidates',
    may: 'candidates.edit',
    summary: 'The jobs the candidate wants.',
    params: byEmail,
    answer: JobPreferences,
    extension: true,
  },
  setJobPreferences: {
    method: 'PUT',
    path: '/candidates/{email}/job-preferences',
    tag: 'candidates',
    may: 'candidates.edit',
    summary:
      'Replace the jobs the candidate wants. Jobs that are against it pick them no longer and come last among open jobs. Recruiters on whose lists they are read `noticePeriod` and `rightToWork`, and nobody the rest.',
    params: byEmail,
    body: JobPreferences,
    answer: JobPreferences,
    extension: true,
  },
  employer: {
    method: 'GET',
    path: '/employers/{email}',
    tag: 'employers',
    may: 'employers.show',
    summary: 'An employer.',
    params: byEmail,
    answer: Employer,
  },
  employers: {
    method: 'GET',
    path: '/employers',
    tag: 'employers',
    may: 'employers.list',
    summary: 'Employers one belongs to.',
    query: listQuery(sortsBy(Employer, ['employerName', 'createdAt']), filtersBy(Employer, {}), 'ASC'),
    answer: z.array(Employer),
    list: 'employers',
  },
  employerNames: {
    method: 'GET',
    path: '/employers/names',
    tag: 'employers',
    may: 'public',
    limit: 'publicRead',
    summary: 'Names of employers, to choose one when registering; the `id` is the name itself.',
    query: listQuery(['employerName'], {}, 'ASC'),
    answer: z.array(z.object({ id: z.string(), employerName: text('Employer') })),
    list: 'employers',
  },
  updateEmployer: {
    method: 'PUT',
    path: '/employers/{email}',
    tag: 'employers',
    may: 'employers.edit',
    summary: "Change the employer's profile.",
    refuses: ['DUPLICATE'],
    params: byEmail,
    body: EmployerFields,
    answer: Employer,
    extension: true,
  },
  recruiter: {
    method: 'GET',
    path: '/recruiters/{email}',
    tag: 'recruiters',
    may: 'recruiters.show',
    summary: 'A recruiter.',
    params: byEmail,
    answer: z.union([RecruiterSummary, Recruiter]),
  },
  myRecruiters: {
    method: 'GET',
    path: '/recruiters/employer/me',
    tag: 'recruiters',
    may: 'recruiters.list',
    summary: "The employer's recruiters, with what came of their work.",
    query: changingListQuery(
      sortsBy(ListedRecruiter, ['createdAt', 'recruiterLastName', 'status']),
      filtersBy(ListedRecruiter, {}),
    ),
    answer: z.array(RecruiterSummary),
    list: 'recruiters',
  },
  recruitMyself: {
    method: 'POST',
    path: '/recruiters',
    tag: 'recruiters',
    may: 'recruiters.create',
    summary:
      "Recruit for one's own company under the same address; POST /auth/switch leads to that area of the account.",
    refuses: ['DUPLICATE'],
    body: RecruiterFields,
    status: 201,
    answer: Recruiter,
    extension: true,
  },
  updateRecruiter: {
    method: 'PUT',
    path: '/recruiters/{email}',
    tag: 'recruiters',
    may: 'recruiters.edit',
    summary: "Change the recruiter's profile.",
    params: byEmail,
    body: RecruiterFields,
    answer: Recruiter,
    extension: true,
  },
  setRecruiterStatus: {
    method: 'PATCH',
    path: '/recruiters/{email}/status',
    tag: 'recruiters',
    may: 'recruiters.setStatus',
    summary: 'Approve or suspend a recruiter.',
    refuses: ['ILLEGAL_MOVE'],
    params: byEmail,
    query: z.strictObject({ status: RecruiterStatus }),
    answer: Recruiter,
    extension: true,
  },
} as const satisfies Record<string, Call>;
