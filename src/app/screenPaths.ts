import { routeTree } from './routes/routeTree.ts';

interface RouteLike {
  options: { path?: string; component?: unknown; beforeLoad?: unknown };
  children?: unknown;
}

const join = (parent: string, path: string) => `${parent}/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');

function pathsBelow(route: RouteLike, parent: string): string[] {
  const path = join(parent, route.options.path ?? '');
  const below = Object.values((route.children ?? []) as RouteLike[]).flatMap((child) =>
    pathsBelow(child, path),
  );
  return [path, ...below];
}

/** Addresses of every screen below the dashboard, and of guests', without a final slash, so that the server knows which ones exist. */
export const screenPaths = (): string[] =>
  [...new Set(pathsBelow(routeTree, ''))].filter((path) => /^\/(dashboard|guest)/.test(path));
