/** The fields that the profiles of recruiters and employers show and let change. */
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { addresses } from '../../schemas/addresses.ts';
import { Employer, EmployerFields } from '../../schemas/employer.ts';
import { Recruiter, RecruiterFields } from '../../schemas/recruiter.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import type { Profile } from '../../src/session/sessionQueries.ts';

export interface StaffProfile {
  schema: z.ZodObject;
  /** Fields that stand in the heading of the page, or nowhere. */
  elsewhere: readonly string[];
  /** The schema of the form. */
  fields: z.ZodObject;
  save: (client: ApiClient, email: string, values: FieldValues) => Promise<Profile>;
  /** The route's own address. */
  path: typeof addresses.recruiter.profile | typeof addresses.employer.profile;
}

export const staffProfiles: Readonly<Record<'RECRUITER' | 'EMPLOYER', StaffProfile>> = {
  RECRUITER: {
    schema: Recruiter,
    elsewhere: ['id', 'recruiterFirstName', 'recruiterLastName', 'employerLeft'],
    fields: RecruiterFields,
    save: (client, email, values) =>
      client.call('updateRecruiter', { params: { email }, body: RecruiterFields.parse(values) }),
    path: addresses.recruiter.profile,
  },
  EMPLOYER: {
    schema: Employer,
    elsewhere: ['id', 'employerName', 'provedDomain'],
    fields: EmployerFields,
    save: (client, email, values) =>
      client.call('updateEmployer', { params: { email }, body: EmployerFields.parse(values) }),
    path: addresses.employer.profile,
  },
};
