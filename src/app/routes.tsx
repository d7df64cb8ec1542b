/** Every page of the app and its address. */
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type Address, type Area, addresses } from '../../schemas/addresses.ts';
import type { Permission } from '../../schemas/calls/permissions.ts';
import { readPasswordLink } from '../routing/passwordLink.ts';
import { searchOf } from '../routing/search.ts';
import { homeOf, requireSignedOut, requireSignIn } from '../session/guards.ts';
import type { Services } from '../session/services.ts';
import { RouteNotFound } from './errors/RouteNotFound.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The permission needed to see the page. */
    permission?: Permission;
    /**
     * The page above it, linked over the title; the address takes this page's parameters, and its query where the two
     * share one.
     */
    back?: { label: string; to: Address; keepsSearch?: boolean };
  }
}

type Below<P extends string, A extends string> = A extends `${P}${infer Rest}/` ? Rest : never;

/** An address as a route declares it: without the part it has from the route above, and without the final slash. */
const below = <const P extends Address, const A extends Address>(above: P, address: A) =>
  address.slice(above.length, -1) as Below<P, A>;

const inDashboard = <const A extends Address>(address: A) => below(addresses.dashboard, address);
const inRecruiter = <const A extends Address>(address: A) => below(addresses.recruiter.home, address);
const inEmployer = <const A extends Address>(address: A) => below(addresses.employer.home, address);
const inCandidate = <const A extends Address>(address: A) => below(addresses.candidate.home, address);

const root = createRootRouteWithContext<Services>()({
  notFoundComponent: RouteNotFound,
});

/** The pages about the product are documents of their own: going home leaves the app. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: addresses.home, reloadDocument: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.login),
  component: lazyRouteComponent(() => import('../../resources/sign-in/LoginPage.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.register),
  validateSearch: searchOf('register'),
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(() => import('../../resources/register/RegisterPage.tsx'), 'RegisterPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.forgotPassword),
  // A link to choose a password works in a browser in which someone else is signed in, too.
  beforeLoad: (args) => {
    // Once it is open it has taken the link out of the address.
    if (args.cause !== 'stay' && !readPasswordLink(args.location.hash)) requireSignedOut(args);
  },
  component: lazyRouteComponent(
    () => import('../../resources/sign-in/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.dashboard),
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('./shell/DashboardShell.tsx'), 'DashboardShell'),
});

const dashboardHome = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: homeOf(context.viewer), replace: true });
  },
});

const areaPage = lazyRouteComponent(() => import('./shell/AreaPage.tsx'), 'AreaPage');
const recruiter = createRoute({
  getParentRoute: () => dashboard,
  path: inDashboard(addresses.recruiter.home),
  component: areaPage,
});
const employer = createRoute({
  getParentRoute: () => dashboard,
  path: inDashboard(addresses.employer.home),
  component: areaPage,
});
const candidate = createRoute({
  getParentRoute: () => dashboard,
  path: inDashboard(addresses.candidate.home),
  component: areaPage,
});

const recruiterHome = createRoute({
  getParentRoute: () => recruiter,
  path: '/',
  // Who may not work yet has the profile, and nothing else, to go to.
  beforeLoad: ({ context: { viewer } }) => {
    const to = homeOf(viewer);
    if (viewer.role === 'RECRUITER' && to !== addresses.recruiter.home) throw redirect({ to, replace: true });
  },
  component: lazyRouteComponent(
    () => import('../../resources/home/recruiter/RecruiterHome.tsx'),
    'RecruiterHome',
  ),
  staticData: { permission: 'stats.recruiter' },
});

const queue = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.queue),
  component: lazyRouteComponent(
    () => import('../../resources/daily-candidates/queue/MorningQueue.tsx'),
    'MorningQueue',
  ),
  staticData: { permission: 'daily-candidates.setStatus' },
});

const jobList = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.jobs),
  component: lazyRouteComponent(() => import('../../resources/jobs/list/JobList.tsx'), 'JobList'),
  staticData: { permission: 'jobs.list' },
});

const toJobs = { label: 'Jobs', to: addresses.recruiter.jobs };
const toJob = { label: 'Job', to: addresses.recruiter.job };

const jobCreate = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.newJob),
  component: lazyRouteComponent(() => import('../../resources/jobs/form/JobCreate.tsx'), 'JobCreate'),
  staticData: { permission: 'jobs.create', back: toJobs },
});

const jobShow = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.job),
  validateSearch: searchOf('job'),
  component: lazyRouteComponent(() => import('../../resources/jobs/page/JobShow.tsx'), 'JobShow'),
  staticData: { permission: 'jobs.show', back: toJobs },
});

const jobEdit = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.editJob),
  component: lazyRouteComponent(() => import('../../resources/jobs/form/JobEdit.tsx'), 'JobEdit'),
  staticData: { permission: 'jobs.edit', back: toJob },
});

const dailyCandidateList = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.dailyCandidates),
  validateSearch: searchOf('dailyCandidates'),
  component: lazyRouteComponent(
    () => import('../../resources/daily-candidates/list/DailyCandidateList.tsx'),
    'DailyCandidateList',
  ),
  staticData: { permission: 'daily-candidates.list', back: toJob },
});

const dailyCandidateShow = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.dailyCandidate),
  validateSearch: searchOf('dailyCandidates'),
  component: lazyRouteComponent(
    () => import('../../resources/daily-candidates/pick/DailyCandidateShow.tsx'),
    'DailyCandidateShow',
  ),
  staticData: {
    permission: 'daily-candidates.show',
    back: {
      label: 'Daily candidates',
      to: addresses.recruiter.dailyCandidates,
      keepsSearch: true,
    },
  },
});

const recruiterProfile = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.profile),
  validateSearch: searchOf('profile'),
  component: lazyRouteComponent(
    () => import('../../resources/profile/StaffProfilePage.tsx'),
    'StaffProfilePage',
  ),
  staticData: { permission: 'recruiters.show' },
});

const employerHome = createRoute({
  getParentRoute: () => employer,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../resources/home/employer/EmployerHome.tsx'),
    'EmployerHome',
  ),
  staticData: { permission: 'recruiters.list' },
});

const recruiterList = createRoute({
  getParentRoute: () => employer,
  path: inEmployer(addresses.employer.recruiters),
  validateSearch: searchOf('recruiters'),
  component: lazyRouteComponent(
    () => import('../../resources/recruiters/RecruiterList.tsx'),
    'RecruiterList',
  ),
  staticData: { permission: 'recruiters.list' },
});

const employerProfile = createRoute({
  getParentRoute: () => employer,
  path: inEmployer(addresses.employer.profile),
  validateSearch: searchOf('profile'),
  component: lazyRouteComponent(
    () => import('../../resources/profile/StaffProfilePage.tsx'),
    'StaffProfilePage',
  ),
  staticData: { permission: 'employers.show' },
});

const candidateHome = createRoute({
  getParentRoute: () => candidate,
  path: '/',
  component: lazyRouteComponent(() => import('../../resources/home/candidate/HomePage.tsx'), 'HomePage'),
  staticData: { permission: 'daily-candidates.mine' },
});

const openJobList = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.jobs),
  component: lazyRouteComponent(() => import('../../resources/open-jobs/OpenJobList.tsx'), 'OpenJobList'),
  staticData: { permission: 'jobs.list' },
});

const openJobShow = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.job),
  component: lazyRouteComponent(() => import('../../resources/open-jobs/OpenJobShow.tsx'), 'OpenJobShow'),
  staticData: { permission: 'jobs.show', back: { label: 'Jobs', to: addresses.candidate.jobs } },
});

const myApplications = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.applications),
  validateSearch: searchOf('applications'),
  component: lazyRouteComponent(
    () => import('../../resources/applications/mine/MyApplications.tsx'),
    'MyApplications',
  ),
  staticData: { permission: 'applications.list' },
});

const candidateProfile = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.profile),
  component: lazyRouteComponent(
    () => import('../../resources/profile/CandidateProfilePage.tsx'),
    'CandidateProfilePage',
  ),
  staticData: { permission: 'candidates.show' },
});

const candidateProfileEdit = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.editProfile),
  component: lazyRouteComponent(
    () => import('../../resources/profile/CandidateProfileEdit.tsx'),
    'CandidateProfileEdit',
  ),
  staticData: {
    permission: 'candidates.edit',
    back: { label: 'Profile', to: addresses.candidate.profile },
  },
});

const subscriptionPage = lazyRouteComponent(
  () => import('../../resources/subscription/SubscriptionPage.tsx'),
  'SubscriptionPage',
);
const paymentPage = lazyRouteComponent(
  () => import('../../resources/subscription/payment/PaymentPage.tsx'),
  'PaymentPage',
);
const waitingPage = lazyRouteComponent(
  () => import('../../resources/subscription/payment/WaitingPage.tsx'),
  'WaitingPage',
);
const toPlan = (area: Area) => ({
  label: 'Plan',
  to: addresses[area].subscription,
  keepsSearch: true,
});

const recruiterPlan = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.subscription),
  validateSearch: searchOf('subscription'),
  component: subscriptionPage,
  staticData: { permission: 'subscriptions.show' },
});

const recruiterPayment = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.payment),
  validateSearch: searchOf('subscription'),
  component: paymentPage,
  staticData: { permission: 'subscriptions.edit', back: toPlan('recruiter') },
});

const recruiterWaiting = createRoute({
  getParentRoute: () => recruiter,
  path: inRecruiter(addresses.recruiter.waiting),
  validateSearch: searchOf('subscription'),
  component: waitingPage,
  staticData: { permission: 'subscriptions.show' },
});

const employerPlan = createRoute({
  getParentRoute: () => employer,
  path: inEmployer(addresses.employer.subscription),
  validateSearch: searchOf('subscription'),
  component: subscriptionPage,
  staticData: { permission: 'subscriptions.show' },
});

const employerPayment = createRoute({
  getParentRoute: () => employer,
  path: inEmployer(addresses.employer.payment),
  validateSearch: searchOf('subscription'),
  component: paymentPage,
  staticData: { permission: 'subscriptions.edit', back: toPlan('employer') },
});

const employerWaiting = createRoute({
  getParentRoute: () => employer,
  path: inEmployer(addresses.employer.waiting),
  validateSearch: searchOf('subscription'),
  component: waitingPage,
  staticData: { permission: 'subscriptions.show' },
});

const candidatePlan = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.subscription),
  validateSearch: searchOf('subscription'),
  component: subscriptionPage,
  staticData: { permission: 'subscriptions.show' },
});

const candidatePayment = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.payment),
  validateSearch: searchOf('subscription'),
  component: paymentPage,
  staticData: { permission: 'subscriptions.edit', back: toPlan('candidate') },
});

const candidateWaiting = createRoute({
  getParentRoute: () => candidate,
  path: inCandidate(addresses.candidate.waiting),
  validateSearch: searchOf('subscription'),
  component: waitingPage,
  staticData: { permission: 'subscriptions.show' },
});

export const routeTree = root.addChildren([
  home,
  login,
  register,
  forgotPassword,
  dashboard.addChildren([
    dashboardHome,
    recruiter.addChildren([
      recruiterHome,
      queue,
      jobList,
      jobCreate,
      jobShow,
      jobEdit,
      dailyCandidateList,
      dailyCandidateShow,
      recruiterProfile,
      recruiterPlan,
      recruiterPayment,
      recruiterWaiting,
    ]),
    employer.addChildren([
      employerHome,
      recruiterList,
      employerProfile,
      employerPlan,
      employerPayment,
      employerWaiting,
    ]),
    candidate.addChildren([
      candidateHome,
      openJobList,
      openJobShow,
      myApplications,
      candidateProfile,
      candidateProfileEdit,
      candidatePlan,
      candidatePayment,
      candidateWaiting,
    ]),
  ]),
]);
