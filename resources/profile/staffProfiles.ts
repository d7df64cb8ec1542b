/** The fields that the profiles of recruiters and employers show and let change. */
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { addresses } from '../../schemas/addresses.ts';
import { Employer, EmployerFields } from '../../schemas/employer.ts';
import { Recruiter, RecruiterFields } from '../../schemas/recruiter.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import type { SchemaSection } from '../../src/components/schema/sections.ts';
import { t } from '../../src/i18n/t.ts';
import type { Profile } from '../../src/session/sessionQueries.ts';

export interface StaffProfile {
  schema: z.ZodObject;
  sections: readonly SchemaSection[];
  /** Fields that stand in the heading of the page, or nowhere. */
  elsewhere: readonly string[];
  /** The schema of the form. */
  fields: z.ZodObject;
  formSections: readonly SchemaSection[];
  save: (client: ApiClient, email: string, values: FieldValues) => Promise<Profile>;
  /** The route's own address. */
  path: typeof addresses.recruiter.profile | typeof addresses.employer.profile;
}

export const staffProfiles: Readonly<Record<'RECRUITER' | 'EMPLOYER', StaffProfile>> = {
  RECRUITER: {
    schema: Recruiter,
    sections: [
      { title: () => t('About you'), fields: ['recruiterTitle', 'recruiterPhone', 'recruiterEmail'] },
      { title: () => t('Where you recruit'), fields: ['employerName', 'status', 'createdAt'] },
    ],
    elsewhere: ['id', 'recruiterFirstName', 'recruiterLastName'],
    fields: RecruiterFields,
    formSections: [
      {
        title: () => t('About you'),
        description: () => t('Candidates see your name and title.'),
        fields: ['recruiterFirstName', 'recruiterLastName', 'recruiterTitle', 'recruiterPhone'],
      },
    ],
    save: (client, email, values) =>
      client.call('updateRecruiter', { params: { email }, body: RecruiterFields.parse(values) }),
    path: addresses.recruiter.profile,
  },
  EMPLOYER: {
    schema: Employer,
    sections: [
      {
        title: () => t('Organisation'),
        fields: ['employerIndustry', 'employerSize', 'employerCity', 'employerState'],
      },
      { title: () => t('Contact'), fields: ['employerEmail', 'employerWebsite', 'createdAt'] },
      { title: () => t('About'), fields: ['employerDescription'] },
    ],
    elsewhere: ['id', 'employerName'],
    fields: EmployerFields,
    formSections: [
      {
        title: () => t('Organisation'),
        fields: ['employerName', 'employerIndustry', 'employerSize', 'employerCity', 'employerState'],
      },
      {
        title: () => t('What candidates should know'),
        description: () => t('For your profile.'),
        fields: ['employerWebsite', 'employerDescription'],
      },
    ],
    save: (client, email, values) =>
      client.call('updateEmployer', { params: { email }, body: EmployerFields.parse(values) }),
    path: addresses.employer.profile,
  },
};
