/** Pages before the door: signing in and registering. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { addresses } from '../../../schemas/addresses.ts';
import { readPasswordLink } from '../../routing/passwordLink.ts';
import { searchOf } from '../../routing/search.ts';
import { type GuardArgs, requireSignedOut } from '../../session/guards.ts';
import { below, root } from './frame.ts';

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
  component: lazyRouteComponent(() => import('../../../resources/sign-in/LoginPage.tsx'), 'LoginPage'),
});

/** The way back from another service. */
const loginWith = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.loginWith),
  component: lazyRouteComponent(() => import('../../../resources/sign-in-with/OpenIdPage.tsx'), 'OpenIdPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.register),
  validateSearch: searchOf('register'),
  beforeLoad: (args: GuardArgs): Promise<void> =>
    import('../../../resources/register/RegisterPage.tsx').then(({ requireUnregistered }) =>
      requireUnregistered(args),
    ),
  component: lazyRouteComponent(() => import('../../../resources/register/RegisterPage.tsx'), 'RegisterPage'),
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
    () => import('../../../resources/sign-in/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
});

/** Has a sign-in of its own. */
const guest = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.guest),
  component: lazyRouteComponent(() => import('../../../resources/guest-visit/GuestPage.tsx'), 'GuestPage'),
});

/** Opened from a mail, by people without an account. */
const consent = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.consent),
  component: lazyRouteComponent(() => import('../../../resources/consent/ConsentPage.tsx'), 'ConsentPage'),
});

/** The link works in a browser in which someone else is signed in, too. */
const join = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.join),
  component: lazyRouteComponent(() => import('../../../resources/join/JoinPage.tsx'), 'JoinPage'),
});

/** Opened from a mail; the person signed in here may be someone else. */
const keepAddress = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.keepAddress),
  component: lazyRouteComponent(
    () => import('../../../resources/sign-in/KeepAddressPage.tsx'),
    'KeepAddressPage',
  ),
});

/** Opened from a mail, too. */
const notMe = createRoute({
  getParentRoute: () => root,
  path: below(addresses.home, addresses.notMe),
  component: lazyRouteComponent(() => import('../../../resources/sign-in/NotMePage.tsx'), 'NotMePage'),
});

export const doorPages = [
  home,
  login,
  loginWith,
  register,
  forgotPassword,
  guest,
  consent,
  join,
  keepAddress,
  notMe,
];
