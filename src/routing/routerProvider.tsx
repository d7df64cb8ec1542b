/** react-admin's router: the app's own TanStack router, with react-admin's paths turned into the product's. */
import { type AnyRouter, Link as RouterLink, useRouter, useRouterState } from '@tanstack/react-router';
import { tanStackRouterProvider } from 'ra-router-tanstack';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { RouterLinkProps, RouterNavigateProps, RouterProvider, RouterTo } from 'react-admin';
import { areaOf, toUrl } from './paths.ts';
import { parseSearch } from './search.ts';
import { useBlocker } from './useBlocker.ts';

/** A place to go to, in the parts the router wants apart. */
interface Target {
  to: string;
  search: Record<string, string>;
  hash?: string;
  state?: Record<string, unknown>;
}

const withMark = (mark: string, text = '') => (text === '' || text.startsWith(mark) ? text : mark + text);

/**
 * Splits search and hash off: left inside `to`, the final slash would be set behind the query. Without a path, where
 * one is stays the place.
 */
function targetOf(router: AnyRouter, to: RouterTo, state?: unknown): Target {
  const { pathname } = router.state.location;
  const parts = typeof to === 'string' ? { pathname: to } : to;
  const params = Object.assign({}, ...router.state.matches.map((match) => match.params));
  const path = toUrl(parts.pathname ?? pathname, { area: areaOf(pathname), params });
  const url = new URL(path + withMark('?', parts.search) + withMark('#', parts.hash), 'http://app');
  const target: Target = { to: decodeURI(url.pathname), search: parseSearch(url.search) };
  if (url.hash) target.hash = url.hash.slice(1);
  const kept = state ?? parts.state;
  if (kept) target.state = kept as Record<string, unknown>;
  return target;
}

/** The location of what is on the screen. The stock one is already the next page's while that is still loading. */
function useShownLocation() {
  const location = useRouterState({ select: (state) => state.resolvedLocation ?? state.location });
  return useMemo(
    () => ({
      pathname: location.pathname,
      search: location.searchStr,
      hash: withMark('#', location.hash),
      state: location.state,
      key: location.state.key ?? '',
    }),
    [location],
  );
}

/** The address's parameters. The stock hook reads them without following: a page would stay at the one it began with. */
const useParams: RouterProvider['useParams'] = () => {
  useRouterState({ select: ({ matches }) => matches.at(-1)?.id });
  return tanStackRouterProvider.useParams();
};

function useNavigate(): ReturnType<RouterProvider['useNavigate']> {
  const router = useRouter();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') {
        router.history.go(to);
        return;
      }
      const target = targetOf(router, to, options?.state);
      void router.navigate({ ...target, replace: options?.replace ?? false });
    },
    [router],
  );
}

function Link({ to, replace, state, ...props }: RouterLinkProps) {
  const router = useRouter();
  // Links that keep the place (`{ search }`) follow it.
  useRouterState({ select: (current) => current.location.pathname });
  return <RouterLink {...props} {...targetOf(router, to, state)} replace={replace ?? false} />;
}

/** Goes there once it is rendered. */
function Navigate({ to, replace, state }: RouterNavigateProps) {
  const navigate = useNavigate();
  const key = JSON.stringify(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `to` is often a new object with the same content
  useLayoutEffect(() => navigate(to, { replace: replace ?? false, state }), [key, replace, navigate]);
  return null;
}

/** For `<CoreAdminContext routerProvider>`. */
export const routerProvider: RouterProvider = {
  ...tanStackRouterProvider,
  useLocation: useShownLocation,
  useNavigate,
  useParams,
  useBlocker,
  useMatch: (pattern) => {
    const router = useRouter();
    return tanStackRouterProvider.useMatch({ ...pattern, path: targetOf(router, pattern.path).to });
  },
  Link,
  Navigate,
};
