/** Every screen of the product, the role that sees it, and its address. */

import type { Page } from 'playwright';
import type { DemoRole } from '../checks/product.ts';

/** Ids of demo records that appear in addresses. */
export interface Records {
  job: string;
  listedJob: string;
  pick: string;
  openJob: string;
}

export interface Screen {
  name: string;
  as?: DemoRole;
  path: (records: Records) => string;
  /** Acts on the page before the picture is taken. */
  open?: (page: Page) => Promise<void>;
}

const recruiter = '/dashboard/recruiter';
const employer = '/dashboard/employer';
const candidate = '/dashboard/candidate';

export const screens: readonly Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'how-it-works', path: () => '/how-it-works' },
  { name: 'features', path: () => '/features' },
  { name: 'pricing', path: () => '/pricing' },
  { name: 'guarantee', path: () => '/guarantee' },
  { name: 'about', path: () => '/about' },
  { name: 'not-found', path: () => '/nothing-here' },
  { name: 'login', path: () => '/login' },
  { name: 'register', path: () => '/register' },
  { name: 'register-candidate', path: () => '/register?as=candidate' },
  { name: 'forgot-password', path: () => '/forgot-password' },
  { name: 'recruiter-home', as: 'recruiter', path: () => `${recruiter}/` },
  { name: 'recruiter-jobs', as: 'recruiter', path: () => `${recruiter}/jobs/` },
  { name: 'recruiter-job', as: 'recruiter', path: ({ job }) => `${recruiter}/jobs/${job}/` },
  { name: 'recruiter-job-new', as: 'recruiter', path: () => `${recruiter}/jobs/new/` },
  { name: 'recruiter-job-edit', as: 'recruiter', path: ({ job }) => `${recruiter}/jobs/${job}/edit/` },
  {
    name: 'recruiter-board',
    as: 'recruiter',
    path: ({ job }) => `${recruiter}/jobs/${job}/?tab=applications`,
  },
  {
    name: 'recruiter-list',
    as: 'recruiter',
    path: ({ listedJob }) => `${recruiter}/jobs/${listedJob}/daily-candidates/`,
  },
  {
    name: 'recruiter-pick',
    as: 'recruiter',
    path: ({ listedJob, pick }) => `${recruiter}/jobs/${listedJob}/daily-candidates/${pick}/`,
  },
  { name: 'recruiter-profile', as: 'recruiter', path: () => `${recruiter}/profile/` },
  { name: 'recruiter-subscription', as: 'recruiter', path: () => `${recruiter}/subscription/` },
  { name: 'employer-home', as: 'employer', path: () => `${employer}/` },
  { name: 'employer-recruiters', as: 'employer', path: () => `${employer}/recruiters/` },
  { name: 'employer-profile', as: 'employer', path: () => `${employer}/profile/` },
  { name: 'employer-subscription', as: 'employer', path: () => `${employer}/subscription/` },
  { name: 'candidate-home', as: 'candidate', path: () => `${candidate}/` },
  { name: 'candidate-jobs', as: 'candidate', path: () => `${candidate}/jobs/` },
  { name: 'candidate-job', as: 'candidate', path: ({ openJob }) => `${candidate}/jobs/${openJob}/` },
  { name: 'candidate-applications', as: 'candidate', path: () => `${candidate}/applications/` },
  { name: 'candidate-profile', as: 'candidate', path: () => `${candidate}/profile/` },
  { name: 'candidate-profile-edit', as: 'candidate', path: () => `${candidate}/profile/edit/` },
  { name: 'candidate-subscription', as: 'candidate', path: () => `${candidate}/subscription/` },
];
