/** The one table which says at which address each view of each resource lives. */
import type { Role } from '../../schemas/user.ts';
import type { ResourceName } from '../client/resources.ts';

/** The part of the dashboard that belongs to a role. */
export type Area = Lowercase<Role>;

/** Addresses of a resource's views; `$x` are parameters of the address. */
interface ViewPaths {
  list: string;
  create?: string;
  show?: string;
  edit?: string;
}

/** Resources as each role finds them. */
export const resourcePaths: Readonly<Record<Area, Partial<Record<ResourceName, ViewPaths>>>> = {
  recruiter: {
    jobs: {
      list: '/dashboard/recruiter/jobs/',
      create: '/dashboard/recruiter/jobs/new/',
      show: '/dashboard/recruiter/jobs/$id/',
      edit: '/dashboard/recruiter/jobs/$id/edit/',
    },
    'daily-candidates': {
      list: '/dashboard/recruiter/jobs/$id/daily-candidates/',
      show: '/dashboard/recruiter/jobs/$id/daily-candidates/$dcId/',
    },
  },
  employer: {
    recruiters: { list: '/dashboard/employer/recruiters/' },
  },
  candidate: {
    jobs: { list: '/dashboard/candidate/jobs/', show: '/dashboard/candidate/jobs/$id/' },
    applications: { list: '/dashboard/candidate/applications/' },
    // Invitations are answered above the applications they turn into.
    invitations: { list: '/dashboard/candidate/applications/' },
  },
};

/** Which parameter of the address is the id of the resource's own record, where it is not `id`. */
const ownParam: Partial<Record<ResourceName, string>> = { 'daily-candidates': 'dcId' };

/** Where react-admin sends people it turns away; the dashboard tells them why. */
const turnedAway = new Set(['/access-denied', '/authentication-error']);

type Params = Readonly<Record<string, string | undefined>>;

/** The area an address is in; undefined outside of all of them. */
export function areaOf(pathname: string): Area | undefined {
  const area = /^\/dashboard\/(recruiter|employer|candidate)(?:\/|$)/.exec(pathname)?.[1];
  return area as Area | undefined;
}

/** An address with its parameters filled in: `/jobs/$id/` → `/jobs/1/`. */
export const fillPath = (pattern: string, params: Params) =>
  pattern.replace(/\$(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/**
 * Turns a path which react-admin made (`/jobs`, `/jobs/create`, `/jobs/1`, `/jobs/1/show`) into the product's address;
 * anything else stays as it is.
 *
 * @param at where one is: the area, and the parameters of the address, which nested resources need
 * @example toUrl('/jobs/1/show', { area: 'recruiter', params: {} }) // '/dashboard/recruiter/jobs/1/'
 */
export function toUrl(path: string, at: { area: Area | undefined; params: Params }): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (turnedAway.has(pathname)) return `/dashboard/${rest}`;
  const [, name, first, second] = /^\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  const views = name && at.area ? resourcePaths[at.area][name as ResourceName] : undefined;
  if (!views) return path;
  if (!first) return fillPath(views.list, at.params) + rest;
  if (first === 'create') return fillPath(views.create ?? views.list, at.params) + rest;
  const pattern = (second === 'show' ? views.show : (views.edit ?? views.show)) ?? views.list;
  const own = ownParam[name as ResourceName] ?? 'id';
  return fillPath(pattern, { ...at.params, [own]: decodeURIComponent(first) }) + rest;
}
