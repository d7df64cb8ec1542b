/** Candidates' pages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { applications } from '../../../resources/applications/index.ts';
import { openJobViews } from '../../../resources/open-jobs/index.ts';
import { type Address, addresses } from '../../../schemas/addresses.ts';
import { searchOf } from '../../routing/search.ts';
import { below, candidate } from './frame.ts';
import { paymentPage, planPage, waitingPage } from './plans.ts';
import { viewPage } from './viewPage.ts';

const inArea = <const A extends Address>(address: A) => below(addresses.candidate.home, address);

const home = createRoute({
  getParentRoute: () => candidate,
  path: '/',
  component: lazyRouteComponent(() => import('../../../resources/home/candidate/HomePage.tsx'), 'HomePage'),
  staticData: { permission: 'daily-candidates.mine' },
});

const jobList = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.jobs),
  ...viewPage(openJobViews.list),
});

const jobShow = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.job),
  ...viewPage(openJobViews.show, { label: 'Jobs', to: addresses.candidate.jobs }),
});

const saved = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.saved),
  validateSearch: searchOf('saved'),
  component: lazyRouteComponent(() => import('../../../resources/saved-jobs/SavedPage.tsx'), 'SavedPage'),
  staticData: { permission: 'jobs.mark', back: { label: 'Jobs', to: addresses.candidate.jobs } },
});

const applicationList = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.applications),
  validateSearch: searchOf('applications'),
  ...viewPage(applications.views.list),
});

const profile = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.profile),
  validateSearch: searchOf('profile'),
  component: lazyRouteComponent(
    () => import('../../../resources/profile/CandidateProfilePage.tsx'),
    'CandidateProfilePage',
  ),
  staticData: { permission: 'candidates.show' },
});

const profileEdit = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.editProfile),
  component: lazyRouteComponent(
    () => import('../../../resources/profile/CandidateProfileEdit.tsx'),
    'CandidateProfileEdit',
  ),
  staticData: {
    permission: 'candidates.edit',
    back: { label: 'Profile', to: addresses.candidate.profile },
  },
});

const plan = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.subscription),
  ...planPage,
});

const payment = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.payment),
  ...paymentPage('candidate'),
});

const waiting = createRoute({
  getParentRoute: () => candidate,
  path: inArea(addresses.candidate.waiting),
  ...waitingPage,
});

export const candidatePages = candidate.addChildren([
  home,
  jobList,
  jobShow,
  saved,
  applicationList,
  profile,
  profileEdit,
  plan,
  payment,
  waiting,
]);
