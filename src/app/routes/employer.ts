/** Employers' pages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { employerJobs } from '../../../resources/employer-jobs/index.ts';
import { employers } from '../../../resources/employers/index.ts';
import { machines } from '../../../resources/machines/index.ts';
import { messageTemplates } from '../../../resources/message-templates/index.ts';
import { recruiters } from '../../../resources/recruiters/index.ts';
import { type Address, addresses } from '../../../schemas/addresses.ts';
import { searchOf } from '../../routing/search.ts';
import { below, employer } from './frame.ts';
import { paymentPage, planPage, waitingPage } from './plans.ts';
import { viewPage } from './viewPage.ts';

const inArea = <const A extends Address>(address: A) => below(addresses.employer.home, address);

const home = createRoute({
  getParentRoute: () => employer,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../../resources/home/employer/EmployerHome.tsx'),
    'EmployerHome',
  ),
  staticData: { permission: 'recruiters.list' },
});

const jobList = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.jobs),
  ...viewPage(employerJobs.views.list),
});

const jobShow = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.job),
  validateSearch: searchOf('job'),
  ...viewPage(employerJobs.views.show, { label: 'Jobs', to: addresses.employer.jobs }),
});

const recruiterList = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.recruiters),
  validateSearch: searchOf('recruiters'),
  ...viewPage(recruiters.views.list),
});

const figures = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.figures),
  validateSearch: searchOf('figures'),
  component: lazyRouteComponent(
    () => import('../../../resources/figures/EmployerHiring.tsx'),
    'EmployerHiring',
  ),
  staticData: { permission: 'stats.employer' },
});

const toTemplates = { label: 'Message templates', to: addresses.employer.messageTemplates };

const templateList = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.messageTemplates),
  ...viewPage(messageTemplates.views.list),
});

const templateCreate = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.newMessageTemplate),
  ...viewPage(messageTemplates.views.create, toTemplates),
});

const templateEdit = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.messageTemplate),
  ...viewPage(messageTemplates.views.edit, toTemplates),
});

const machineKeys = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.machines),
  ...viewPage(machines.views.list),
});

const profile = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.profile),
  validateSearch: searchOf('profile'),
  ...viewPage(employers.views.show),
});

const plan = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.subscription),
  ...planPage,
});

const payment = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.payment),
  ...paymentPage('employer'),
});

const waiting = createRoute({
  getParentRoute: () => employer,
  path: inArea(addresses.employer.waiting),
  ...waitingPage,
});

export const employerPages = employer.addChildren([
  home,
  figures,
  jobList,
  jobShow,
  recruiterList,
  templateList,
  templateCreate,
  templateEdit,
  machineKeys,
  profile,
  plan,
  payment,
  waiting,
]);
