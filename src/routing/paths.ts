/** The views of react-admin's resources, at their addresses. */
import { type Address, type Area, addresses, fillPath } from '../../schemas/addresses.ts';
import type { ResourceName } from '../client/resources.ts';

interface ViewPaths {
  list: Address;
  create?: Address;
  show?: Address;
  edit?: Address;
}

const { recruiter, employer, candidate } = addresses;

const templatesOf = (area: typeof recruiter | typeof employer): ViewPaths => ({
  list: area.messageTemplates,
  create: area.newMessageTemplate,
  edit: area.messageTemplate,
});

/** Resources as each role finds them. */
const resourcePaths: Readonly<Record<Area, Partial<Record<ResourceName, ViewPaths>>>> = {
  recruiter: {
    jobs: { list: recruiter.jobs, create: recruiter.newJob, show: recruiter.job, edit: recruiter.editJob },
    'daily-candidates': { list: recruiter.dailyCandidates, show: recruiter.dailyCandidate },
    'message-templates': templatesOf(recruiter),
  },
  employer: {
    jobs: { list: employer.jobs, show: employer.job },
    recruiters: { list: employer.recruiters },
    'message-templates': templatesOf(employer),
  },
  candidate: {
    jobs: { list: candidate.jobs, show: candidate.job },
    applications: { list: candidate.applications },
    // Invitations are answered above the applications they turn into.
    invitations: { list: candidate.applications },
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

/**
 * Turns a path which react-admin made (`/jobs`, `/jobs/create`, `/jobs/1`, `/jobs/1/show`) into the product's address;
 * anything else stays as it is.
 *
 * @param at where one is: the area, and the parameters of the address, which nested resources need
 * @example toUrl('/jobs/1/show', { area: 'recruiter', params: {} }) // '/dashboard/recruiter/jobs/1/'
 */
export function toUrl(path: string, at: { area: Area | undefined; params: Params }): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (turnedAway.has(pathname)) return addresses.dashboard + rest;
  const [, name, first, second] = /^\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  const views = name && at.area ? resourcePaths[at.area][name as ResourceName] : undefined;
  if (!views) return path;
  if (!first) return fillPath(views.list, at.params) + rest;
  if (first === 'create') return fillPath(views.create ?? views.list, at.params) + rest;
  const pattern = (second === 'show' ? views.show : (views.edit ?? views.show)) ?? views.list;
  const own = ownParam[name as ResourceName] ?? 'id';
  return fillPath(pattern, { ...at.params, [own]: decodeURIComponent(first) }) + rest;
}
