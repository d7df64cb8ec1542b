/** Every screen of the product, with whom it is shown to and what has to be known to open it. */

/**
 * What addresses are made from: records of the demo data.
 *
 * @typedef {{ job: string, listedJob: string, pick: string, openJob: string }} Records
 * @typedef {{
 *   name: string,
 *   as?: 'recruiter' | 'employer' | 'candidate',
 *   path: (records: Records) => string,
 *   open?: (page: import('playwright').Page) => Promise<void>,
 * }} Screen `open` does what a person does there before the picture is taken.
 */

const recruiter = '/dashboard/recruiter';
const employer = '/dashboard/employer';
const candidate = '/dashboard/candidate';

/** @type {readonly Screen[]} */
export const screens = [
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
