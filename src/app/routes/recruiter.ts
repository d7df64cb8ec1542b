/** Recruiters' pages. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { dailyCandidates } from '../../../resources/daily-candidates/index.ts';
import { jobs } from '../../../resources/jobs/index.ts';
import { messageTemplates } from '../../../resources/message-templates/index.ts';
import { people } from '../../../resources/people/index.ts';
import { recruiters } from '../../../resources/recruiters/index.ts';
import { type Address, addresses } from '../../../schemas/addresses.ts';
import { searchOf } from '../../routing/search.ts';
import { homeOf } from '../../session/guards.ts';
import { below, recruiter } from './frame.ts';
import { paymentPage, planPage, waitingPage } from './plans.ts';
import { viewPage } from './viewPage.ts';

const inArea = <const A extends Address>(address: A) => below(addresses.recruiter.home, address);

const home = createRoute({
  getParentRoute: () => recruiter,
  path: '/',
  // Who may not work yet has the profile, and nothing else, to go to.
  beforeLoad: ({ context: { viewer } }) => {
    const to = homeOf(viewer);
    if (viewer.role === 'RECRUITER' && to !== addresses.recruiter.home) throw redirect({ to, replace: true });
  },
  component: lazyRouteComponent(
    () => import('../../../resources/home/recruiter/RecruiterHome.tsx'),
    'RecruiterHome',
  ),
  staticData: { permission: 'stats.recruiter' },
});

const queue = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.queue),
  component: lazyRouteComponent(
    () => import('../../../resources/daily-candidates/queue/MorningQueue.tsx'),
    'MorningQueue',
  ),
  staticData: { permission: 'daily-candidates.setStatus' },
});

const figures = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.figures),
  validateSearch: searchOf('figures'),
  component: lazyRouteComponent(
    () => import('../../../resources/figures/RecruiterHiring.tsx'),
    'RecruiterHiring',
  ),
  staticData: { permission: 'stats.recruiter', back: { label: 'Home', to: addresses.recruiter.home } },
});

const toJobs = { label: 'Jobs', to: addresses.recruiter.jobs };
const toJob = { label: 'Job', to: addresses.recruiter.job };
const toPicks = { label: 'Daily candidates', to: addresses.recruiter.dailyCandidates, keepsSearch: true };

const jobList = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.jobs),
  ...viewPage(jobs.views.list),
});

const jobCreate = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.newJob),
  ...viewPage(jobs.views.create, toJobs),
});

const jobShow = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.job),
  validateSearch: searchOf('job'),
  ...viewPage(jobs.views.show, toJobs),
});

const jobEdit = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.editJob),
  ...viewPage(jobs.views.edit, toJob),
});

const dailyCandidateList = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.dailyCandidates),
  validateSearch: searchOf('dailyCandidates'),
  ...viewPage(dailyCandidates.views.list, toJob),
});

const dailyCandidateShow = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.dailyCandidate),
  validateSearch: searchOf('dailyCandidates'),
  ...viewPage(dailyCandidates.views.show, toPicks),
});

const personList = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.people),
  ...viewPage(people.views.list),
});

const personShow = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.person),
  ...viewPage(people.views.show, { label: 'People', to: addresses.recruiter.people }),
});

const importPage = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.import),
  validateSearch: searchOf('import'),
  component: lazyRouteComponent(() => import('../../../resources/import/ImportPage.tsx'), 'ImportPage'),
  staticData: { permission: 'imports.edit' },
});

const toTemplates = { label: 'Message templates', to: addresses.recruiter.messageTemplates };

const templateList = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.messageTemplates),
  ...viewPage(messageTemplates.views.list),
});

const templateCreate = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.newMessageTemplate),
  ...viewPage(messageTemplates.views.create, toTemplates),
});

const templateEdit = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.messageTemplate),
  ...viewPage(messageTemplates.views.edit, toTemplates),
});

const profile = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.profile),
  validateSearch: searchOf('profile'),
  ...viewPage(recruiters.views.show),
});

const plan = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.subscription),
  ...planPage,
});

const payment = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.payment),
  ...paymentPage('recruiter'),
});

const waiting = createRoute({
  getParentRoute: () => recruiter,
  path: inArea(addresses.recruiter.waiting),
  ...waitingPage,
});

export const recruiterPages = recruiter.addChildren([
  home,
  queue,
  figures,
  jobList,
  jobCreate,
  jobShow,
  jobEdit,
  dailyCandidateList,
  dailyCandidateShow,
  personList,
  personShow,
  importPage,
  templateList,
  templateCreate,
  templateEdit,
  profile,
  plan,
  payment,
  waiting,
]);
