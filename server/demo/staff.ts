/** The invented employer of the demo data and the people who hire for it. */
import type { z } from 'zod';
import type { EmployerFields } from '../../schemas/employer.ts';
import type { RecruiterFields } from '../../schemas/recruiter.ts';

export const demoEmployer: { email: string; domain: string; fields: z.input<typeof EmployerFields> } = {
  email: 'employer@hireday.example',
  domain: 'larkfield.example',
  fields: {
    employerName: 'Larkfield Health',
    employerWebsite: 'https://larkfield.example',
    employerIndustry: 'Hospitals and clinics',
    employerSize: '1001-5000',
    employerCity: 'Austin',
    employerState: 'TX',
    employerCountry: 'US',
    employerDescription:
      'Larkfield runs two hospitals in Austin and 22 clinics across Texas and Colorado, and writes the software that its patients book and pay with itself.',
  },
};

export interface DemoRecruiter {
  email: string;
  fields: z.input<typeof RecruiterFields>;
}

export const demoRecruiters: readonly DemoRecruiter[] = [
  {
    email: 'recruiter@hireday.example',
    fields: {
      recruiterFirstName: 'Dana',
      recruiterLastName: 'Whitfield',
      recruiterTitle: 'Senior Recruiter',
      recruiterPhone: '+1 512 555 0100',
    },
  },
  {
    email: 'recruiter2@hireday.example',
    fields: {
      recruiterFirstName: 'Marcus',
      recruiterLastName: 'Oyelaran',
      recruiterTitle: 'Recruiter, Finance',
      recruiterPhone: '+1 512 555 0101',
    },
  },
];

/** Someone the employer has to decide about; the address does not show where they work. */
export const waitingRecruiter: DemoRecruiter = {
  email: 'ines.calder@calder-search.example',
  fields: {
    recruiterFirstName: 'Ines',
    recruiterLastName: 'Calder',
    recruiterTitle: 'Recruiter, Nursing',
    recruiterPhone: '+1 512 555 0102',
  },
};
