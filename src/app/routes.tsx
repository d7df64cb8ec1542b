/** Every page of the app and its address. */
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { Permission } from '../../schemas/permissions.ts';
import { readPasswordLink } from '../routing/passwordLink.ts';
import type { Area } from '../routing/paths.ts';
import { homeOf, loadViewer, requireSignedOut, requireSignIn } from '../session/guards.ts';
import type { Services } from '../session/services.ts';
import { RouteNotFound } from './errors/RouteNotFound.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What one must be allowed to see the page. */
    permission?: Permission;
    /**
     * The page above it, linked over the title; the address takes this page's parameters, and its query where the two
     * share one.
     */
    back?: { label: string; to: string; keepsSearch?: boolean };
  }
}

const root = createRootRouteWithContext<Services>()({
  notFoundComponent: RouteNotFound,
});

/** The pages about the product are documents of their own: going home leaves the app. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/', reloadDocument: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: 'login',
  component: lazyRouteComponent(() => import('../../resources/sign-in/LoginPage.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: 'register',
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(() => import('../../resources/register/RegisterPage.tsx'), 'RegisterPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: 'forgot-password',
  // A link to choose a password works in a browser in which somebody else is signed in, too.
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
  path: 'dashboard',
  beforeLoad: (args) => {
    requireSignIn(args);
    return loadViewer(args);
  },
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
const recruiter = createRoute({ getParentRoute: () => dashboard, path: 'recruiter', component: areaPage });
const employer = createRoute({ getParentRoute: () => dashboard, path: 'employer', component: areaPage });
const candidate = createRoute({ getParentRoute: () => dashboard, path: 'candidate', component: areaPage });

const recruiterHome = createRoute({
  getParentRoute: () => recruiter,
  path: '/',
  // Who may not work yet has the profile, and nothing else, to go to.
  beforeLoad: ({ context: { viewer } }) => {
    const to = homeOf(viewer);
    if (viewer.role === 'RECRUITER' && to !== '/dashboard/recruiter/') throw redirect({ to, replace: true });
  },
  component: lazyRouteComponent(
    () => import('../../resources/home/recruiter/RecruiterHome.tsx'),
    'RecruiterHome',
  ),
  staticData: { permission: 'stats.recruiter' },
});

const jobList = createRoute({
  getParentRoute: () => recruiter,
  path: 'jobs',
  component: lazyRouteComponent(() => import('../../resources/jobs/list/JobList.tsx'), 'JobList'),
  staticData: { permission: 'jobs.list' },
});

const toJobs = { label: 'Jobs', to: '/dashboard/recruiter/jobs/' };
const toJob = { label: 'Job', to: '/dashboard/recruiter/jobs/$id/' };

const jobCreate = createRoute({
  getParentRoute: () => recruiter,
  path: 'jobs/new',
  component: lazyRouteComponent(() => import('../../resources/jobs/form/JobCreate.tsx'), 'JobCreate'),
  staticData: { permission: 'jobs.create', back: toJobs },
});

const jobShow = createRoute({
  getParentRoute: () => recruiter,
  path: 'jobs/$id',
  component: lazyRouteComponent(() => import('../../resources/jobs/page/JobShow.tsx'), 'JobShow'),
  staticData: { permission: 'jobs.show', back: toJobs },
});

const jobEdit = createRoute({
  getParentRoute: () => recruiter,
  path: 'jobs/$id/edit',
  component: lazyRouteComponent(() => import('../../resources/jobs/form/JobEdit.tsx'), 'JobEdit'),
  staticData: { permission: 'jobs.edit', back: toJob },
});

const dailyCandidateList = createRoute({
  getParentRoute: () => recruiter,
  path: 'jobs/$id/daily-candidates',
  component: lazyRouteComponent(
    () => import('../../resources/daily-candidates/list/DailyCandidateList.tsx'),
    'DailyCandidateList',
  ),
  staticData: { permission: 'daily-candidates.list', back: toJob },
});

const dailyCandidateShow = createRoute({
  getParentRoute: () => recruiter,
  path: 'jobs/$id/daily-candidates/$dcId',
  component: lazyRouteComponent(
    () => import('../../resources/daily-candidates/pick/DailyCandidateShow.tsx'),
    'DailyCandidateShow',
  ),
  staticData: {
    permission: 'daily-candidates.show',
    back: {
      label: 'Daily candidates',
      to: '/dashboard/recruiter/jobs/$id/daily-candidates/',
      keepsSearch: true,
    },
  },
});

const recruiterProfile = createRoute({
  getParentRoute: () => recruiter,
  path: 'profile',
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
  path: 'recruiters',
  component: lazyRouteComponent(
    () => import('../../resources/recruiters/RecruiterList.tsx'),
    'RecruiterList',
  ),
  staticData: { permission: 'recruiters.list' },
});

const employerProfile = createRoute({
  getParentRoute: () => employer,
  path: 'profile',
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
  path: 'jobs',
  component: lazyRouteComponent(() => import('../../resources/open-jobs/OpenJobList.tsx'), 'OpenJobList'),
  staticData: { permission: 'jobs.list' },
});

const openJobShow = createRoute({
  getParentRoute: () => candidate,
  path: 'jobs/$id',
  component: lazyRouteComponent(() => import('../../resources/open-jobs/OpenJobShow.tsx'), 'OpenJobShow'),
  staticData: { permission: 'jobs.show', back: { label: 'Jobs', to: '/dashboard/candidate/jobs/' } },
});

const myApplications = createRoute({
  getParentRoute: () => candidate,
  path: 'applications',
  component: lazyRouteComponent(
    () => import('../../resources/applications/mine/MyApplications.tsx'),
    'MyApplications',
  ),
  staticData: { permission: 'applications.list' },
});

const candidateProfile = createRoute({
  getParentRoute: () => candidate,
  path: 'profile',
  component: lazyRouteComponent(
    () => import('../../resources/profile/CandidateProfilePage.tsx'),
    'CandidateProfilePage',
  ),
  staticData: { permission: 'candidates.show' },
});

const candidateProfileEdit = createRoute({
  getParentRoute: () => candidate,
  path: 'profile/edit',
  component: lazyRouteComponent(
    () => import('../../resources/profile/CandidateProfileEdit.tsx'),
    'CandidateProfileEdit',
  ),
  staticData: {
    permission: 'candidates.edit',
    back: { label: 'Profile', to: '/dashboard/candidate/profile/' },
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
  to: `/dashboard/${area}/subscription/`,
  keepsSearch: true,
});

const recruiterPlan = createRoute({
  getParentRoute: () => recruiter,
  path: 'subscription',
  component: subscriptionPage,
  staticData: { permission: 'subscriptions.show' },
});

const recruiterPayment = createRoute({
  getParentRoute: () => recruiter,
  path: 'subscription/payment',
  component: paymentPage,
  staticData: { permission: 'subscriptions.edit', back: toPlan('recruiter') },
});

const recruiterWaiting = createRoute({
  getParentRoute: () => recruiter,
  path: 'subscription/loading',
  component: waitingPage,
  staticData: { permission: 'subscriptions.show' },
});

const employerPlan = createRoute({
  getParentRoute: () => employer,
  path: 'subscription',
  component: subscriptionPage,
  staticData: { permission: 'subscriptions.show' },
});

const employerPayment = createRoute({
  getParentRoute: () => employer,
  path: 'subscription/payment',
  component: paymentPage,
  staticData: { permission: 'subscriptions.edit', back: toPlan('employer') },
});

const employerWaiting = createRoute({
  getParentRoute: () => employer,
  path: 'subscription/loading',
  component: waitingPage,
  staticData: { permission: 'subscriptions.show' },
});

const candidatePlan = createRoute({
  getParentRoute: () => candidate,
  path: 'subscription',
  component: subscriptionPage,
  staticData: { permission: 'subscriptions.show' },
});

const candidatePayment = createRoute({
  getParentRoute: () => candidate,
  path: 'subscription/payment',
  component: paymentPage,
  staticData: { permission: 'subscriptions.edit', back: toPlan('candidate') },
});

const candidateWaiting = createRoute({
  getParentRoute: () => candidate,
  path: 'subscription/loading',
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
