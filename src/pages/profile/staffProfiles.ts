/** What the profiles of recruiters and employers show and let change. */
import type { z } from 'zod';
import { Employer, EmployerFields } from '../../../schemas/employer.ts';
import { Recruiter, RecruiterFields } from '../../../schemas/recruiter.ts';
import type { SchemaSection } from '../../components/schema/sections.ts';

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
      { title: 'About you', fields: ['recruiterTitle', 'recruiterPhone', 'recruiterEmail'] },
      { title: 'Where you recruit', fields: ['employerName', 'status', 'createdAt'] },
    ],
    fields: RecruiterFields,
    formSections: [
      {
        title: 'About you',
        description: 'Candidates see your name and title.',
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
        title: 'Organisation',
        fields: ['employerIndustry', 'employerSize', 'employerCity', 'employerState'],
      },
      { title: 'Contact', fields: ['employerEmail', 'employerWebsite', 'createdAt'] },
      { title: 'About', fields: ['employerDescription'] },
    ],
    fields: EmployerFields,
    formSections: [
      {
        title: 'Organisation',
        fields: ['employerName', 'employerIndustry', 'employerSize', 'employerCity', 'employerState'],
      },
      {
        title: 'What candidates should know',
        description: 'It stands beside every job.',
        fields: ['employerWebsite', 'employerDescription'],
      },
    ],
    call: 'updateEmployer',
    path: '/dashboard/employer/profile/',
  },
};
