/** Every page of the app and its address. */
import { candidatePages } from './candidate.ts';
import { doorPages } from './door.ts';
import { employerPages } from './employer.ts';
import { dashboard, dashboardHome, root } from './frame.ts';
import { recruiterPages } from './recruiter.ts';

export const routeTree = root.addChildren([
  ...doorPages,
  dashboard.addChildren([dashboardHome, recruiterPages, employerPages, candidatePages]),
]);
