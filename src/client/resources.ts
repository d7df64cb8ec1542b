/** Which calls stand behind each react-admin resource. A new resource is a new row. */
import type { z } from 'zod';
import type { CallName } from '../../schemas/calls/table.ts';
import type { Role } from '../../schemas/user.ts';

/** One resource as the data provider needs it. Its name is the one of the permission table. */
export interface ApiResource {
  /** Segment below /api/v1 for reading, creating, changing and deleting one. */
  path: string;
  /** The list, which may be another one for some roles. */
  list: CallName | Readonly<Record<Role, CallName>>;
  /** Filters that belong into the list's path instead of its query. */
  listParams?: readonly string[];
  /** Asks for several by `id=…&id=…`; without it they are asked for one by one. */
  many?: CallName;
  /** The writable fields, loaded with the first change; other keys of a record are not sent. Without it nothing is created or replaced. */
  body?: () => Promise<z.ZodObject>;
}

const apiResources = {
  jobs: {
    path: 'jobs',
    list: { RECRUITER: 'myJobs', EMPLOYER: 'employerJobs', CANDIDATE: 'jobs' },
    many: 'jobs',
    body: async () => (await import('../../schemas/job.ts')).JobFields,
  },
  'daily-candidates': {
    path: 'daily-candidates',
    // Candidates see which jobs picked them.
    list: { RECRUITER: 'dailyCandidates', EMPLOYER: 'dailyCandidates', CANDIDATE: 'myPicks' },
    listParams: ['jobId'],
  },
  applications: { path: 'candidate-applications', list: 'applications' },
  invitations: { path: 'invitations', list: 'invitations' },
  'message-templates': {
    path: 'message-templates',
    list: 'messageTemplates',
    body: async () => (await import('../../schemas/messageTemplate.ts')).MessageTemplateFields,
  },
  'machine-keys': { path: 'machine-keys', list: 'machineKeys' },
  people: { path: 'people', list: 'people' },
  employers: { path: 'employers', list: 'employers' },
  recruiters: { path: 'recruiters', list: 'myRecruiters' },
} as const satisfies Record<string, ApiResource>;

export type ResourceName = keyof typeof apiResources;

const isResource = (name: string): name is ResourceName => Object.hasOwn(apiResources, name);

/** The row of a resource. @throws Error for a name that is not in the table. */
export function resourceOf(name: string): ApiResource {
  if (!isResource(name)) throw new Error(`There is no resource "${name}".`);
  return apiResources[name];
}
