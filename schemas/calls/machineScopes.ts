/** Which permissions each scope of a key opens. What none of them names is for people alone. */
import type { MachineScope } from '../machineKey.ts';
import { machineScopeNames } from '../machineKey.ts';
import type { Role } from '../user.ts';
import { grantOf, type Permission } from './permissions.ts';

const scopes: Readonly<Record<MachineScope, readonly Permission[]>> = {
  'jobs:read': ['jobs.list', 'jobs.show', 'jobs.oversee'],
  'jobs:write': [
    'jobs.create',
    'jobs.estimate',
    'jobs.edit',
    'jobs.delete',
    'jobs.setStatus',
    'jobs.open',
    'jobs.setPublicPage',
    'jobs.handOver',
  ],
  'applications:read': ['applications.list', 'applications.show'],
  'applications:write': ['applications.setStatus'],
  'people:read': [
    'people.list',
    'people.show',
    'candidates.show',
    'candidates.resume',
    'applications.resume',
  ],
  'people:write': ['people.annotate'],
  'interviews:read': ['interviews.list', 'interviews.show'],
  'interviews:write': ['interviews.propose'],
  'scorecards:read': ['scorecards.list'],
  'scorecards:write': ['scorecards.give'],
  'offers:write': ['job-offers.make', 'job-offers.withdraw'],
  'messages:read': ['messages.list'],
  'messages:write': ['messages.write', 'messages.writeMany'],
  'templates:read': ['message-templates.list', 'message-templates.show'],
  'templates:write': ['message-templates.create', 'message-templates.edit', 'message-templates.delete'],
  'picks:read': ['daily-candidates.list', 'daily-candidates.show'],
  'picks:write': ['daily-candidates.setStatus', 'daily-candidates.invite', 'invitations.withdraw'],
  'company:read': ['employers.list', 'employers.show', 'recruiters.list', 'recruiters.show'],
  'deletions:read': ['deletions.list'],
  'figures:read': ['stats.employer', 'stats.recruiter'],
};

/** The scope that opens a permission; undefined for what is for people alone. */
export const scopeOf = (permission: Permission): MachineScope | undefined =>
  machineScopeNames.find((scope) => scopes[scope].includes(permission));

/** The scopes that open anything to a key that acts for someone of a role. */
export const scopesFor = (role: Role): MachineScope[] =>
  machineScopeNames.filter((scope) => scopes[scope].some((permission) => grantOf(permission, role)));
