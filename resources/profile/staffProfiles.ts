/** What the profiles of recruiters and employers show and let change. */
import type { z } from 'zod';
import { Employer, EmployerFields } from '../../schemas/employer.ts';
import { Recruiter, RecruiterFields } from '../../schemas/recruiter.ts';
import type { SchemaSection } from '../../src/components/schema/sections.ts';
import { t } from '../../src/i18n/t.ts';

export interface StaffProfile {
  schema: z.ZodObject;
  sections: readonly SchemaSection[];
  /** What is written, and the call that takes it. */
  fields: z.ZodObject;
  formSections: readonly SchemaSection[];
  call: 'updateRecruiter' | 'updateEmployer';
  /** The route's own address. */
  path: string;
}

export const staffProfiles: Readonly<Record<'RECRUITER' | 'EMPLOYER', StaffProfile>> = {
  RECRUITER: {
    schema: Recruiter,
    sections: [
      { title: () => t('About you'), fields: ['recruiterTitle', 'recruiterPhone', 'recruiterEmail'] },
      { title: () => t('Where you recruit'), fields: ['employerName', 'status', 'createdAt'] },
    ],
    fields: RecruiterFields,
    formSections: [
      {
        title: () => t('About you'),
        description: () => t('Candidates see your name and title.'),
        fields: ['recruiterFirstName', 'recruiterLastName', 'recruiterTitle', 'recruiterPhone'],
      },
    ],
    call: 'updateRecruiter',
    path: '/dashboard/recruiter/profile/',
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
    call: 'updateEmployer',
    path: '/dashboard/employer/profile/',
  },
};
