/** Keys with which other software asks the API for an employer, or for one of its recruiters. */
import { z } from 'zod';
import { choiceOf, day, email, id, moment, text } from './base/fields.ts';

/** The parts of the API that keys are made for, as scopes name them; what a scope opens is in calls/machineScopes.ts. */
export const ScopeArea = choiceOf(
  [
    'jobs',
    'applications',
    'people',
    'interviews',
    'scorecards',
    'offers',
    'messages',
    'templates',
    'picks',
    'company',
    'deletions',
    'figures',
  ],
  'Part',
  {
    jobs: 'Jobs',
    applications: 'Applications',
    people: 'People',
    interviews: 'Interviews',
    scorecards: 'Scorecards',
    offers: 'Offers',
    messages: 'Messages',
    templates: 'Message templates',
    picks: 'Daily candidates',
    company: 'Company and recruiters',
    deletions: 'Deletions',
    figures: 'Figures',
  },
);
export type ScopeArea = z.output<typeof ScopeArea>;

/** Both of every part; offers are read with their application, and nobody writes what is counted. */
export const machineScopeNames = [
  'jobs:read',
  'jobs:write',
  'applications:read',
  'applications:write',
  'people:read',
  'people:write',
  'interviews:read',
  'interviews:write',
  'scorecards:read',
  'scorecards:write',
  'offers:write',
  'messages:read',
  'messages:write',
  'templates:read',
  'templates:write',
  'picks:read',
  'picks:write',
  'company:read',
  'deletions:read',
  'figures:read',
] as const satisfies readonly `${ScopeArea}:${'read' | 'write'}`[];

export const MachineScope = z.enum(machineScopeNames).meta({ title: 'Scope' });
export type MachineScope = z.output<typeof MachineScope>;

/** The most keys of one employer that can be used. */
export const mostMachineKeys = 50;

/** Every key begins like this, so that one that got out is recognised wherever it turns up. */
export const machineKeyPrefix = 'hd_live_';

/** The fields someone chooses. */
export const MachineKeyFields = z.strictObject({
  name: text('Name', { max: 80 }).meta({
    title: 'Name',
    description: 'Which program uses it, such as “Payroll”.',
  }),
  recruiterEmail: email('Acts for').nullable().default(null).meta({
    title: 'Acts for',
    description: 'The company, or a recruiter: then it does what they may do, in their jobs.',
  }),
  scopes: z
    .array(MachineScope)
    .min(1, 'Choose at least one scope.')
    .max(machineScopeNames.length)
    .refine((list) => new Set(list).size === list.length, 'A scope is named twice.')
    .meta({ title: 'Scopes', description: 'It can ask for nothing else.' }),
  expiresOn: day('Last day')
    .nullable()
    .default(null)
    .meta({ title: 'Last day', description: 'Left empty, the key is good until it is revoked.', ui: {} }),
});

export const MachineKey = z.object({
  id,
  ...MachineKeyFields.shape,
  recruiterEmail: z.string().nullable().meta({
    title: 'Recruiter',
    description: 'The recruiter it acts for; null where it acts for the company.',
  }),
  scopes: z.array(MachineScope).meta({ title: 'Scopes' }),
  expiresOn: day('Last day').nullable(),
  prefix: z.string().meta({ title: 'Begins with', description: 'Tells keys apart; it opens nothing.' }),
  madeByEmail: email('Made by').nullable().meta({
    title: 'Made by',
    description: 'The administrator who made it; null once they have left, and for older keys.',
  }),
  createdAt: moment('Made'),
  lastUsedAt: moment('Last used')
    .nullable()
    .meta({ title: 'Last used', description: 'To the minute; null before the first time.' }),
  revokedAt: moment('Revoked').nullable().meta({ title: 'Revoked', description: 'Null while it is good.' }),
});

/** A key with its secret, which is told this once. */
export const NewMachineKey = MachineKey.extend({
  secret: z
    .string()
    .meta({ title: 'Secret key', description: 'Sent as `Authorization: Bearer`. Kept nowhere.' }),
});

export type MachineKeyFields = z.output<typeof MachineKeyFields>;
export type MachineKey = z.output<typeof MachineKey>;
export type NewMachineKey = z.output<typeof NewMachineKey>;
