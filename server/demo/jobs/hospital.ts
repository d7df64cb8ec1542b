/** The hospitals' jobs. */
import { criteria, type DemoJob } from './job.ts';

const recruiterEmail = 'recruiter@hireday.example';

export const hospitalJobs: DemoJob[] = [
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 25,
    validForDays: 45,
    fields: {
      title: 'Registered Nurse – ICU',
      description: `## Your shift

You care for one or two critically ill adults in the 24-bed intensive care unit of Larkfield Medical Center, with a physician on the unit day and night.

- Assess patients, manage ventilators and titrate drips by protocol
- Work with respiratory therapy, pharmacy and families in daily rounds
- Precept new graduates once you know the unit

## What you bring

- **Registered Nurse** license in Texas, or in a compact state
- **Bachelor of Science in Nursing**
- At least **2 years** in critical care; ACLS and BLS current
- CCRN and experience with Epic are welcome

## What we offer

Three twelve-hour shifts a week, self-scheduling, tuition support, and no mandatory overtime.`,
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Austin',
      state: 'TX',
      salaryMin: 82_000,
      salaryMax: 104_000,
      openings: 4,
      criteria: criteria(
        ['Registered Nurse', 'Critical care', 'Bachelor of Science in Nursing', '2 years of experience'],
        ['CCRN', 'ACLS', 'Ventilator management', 'Epic'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 3,
    validForDays: 40,
    fields: {
      title: 'Emergency Department Nurse',
      description: `## Your shift

Thirty-six beds, 70,000 visits a year and a trauma bay at Larkfield South, with a pharmacist in the department around the clock.

- Triage, stabilize and hand over well
- Work with paramedics, physicians and the people who wait
- Teach what you know to two nurse residents a year

## What you bring

- **Registered Nurse** license in Texas, or in a compact state
- **2 years** of nursing experience, some of it with emergencies
- Triage, and ACLS current
- TNCC, PALS or CEN, and Spanish, are welcome`,
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Austin',
      state: 'TX',
      salaryMin: 78_000,
      salaryMax: 101_000,
      openings: 3,
      criteria: criteria(
        ['Registered Nurse', 'Triage', 'ACLS', '2 years of experience'],
        ['TNCC', 'PALS', 'CEN', 'Spanish'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'DRAFT',
    openedDaysAgo: null,
    validForDays: 60,
    fields: {
      title: 'Nurse Manager',
      description: `## The role

Lead the 52 nurses of our two intensive care units, with the authority to change what is in their way.

- Plan staffing and a budget of $7 million
- Hire, coach, and keep good nurses
- Chair quality improvement for critical care

## What you bring

- **Registered Nurse** license and a **Bachelor of Science in Nursing**; a master's is welcome
- **5 years** of nursing, some of them leading a shift or a unit
- Staff scheduling and hiring`,
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Austin',
      state: 'TX',
      salaryMin: 112_000,
      salaryMax: 138_000,
      openings: 1,
      criteria: criteria(
        ['Registered Nurse', 'Bachelor of Science in Nursing', 'Charge nurse', '5 years of experience'],
        ['Staff scheduling', 'Budgeting', 'Quality improvement', "Master's degree"],
      ),
    },
  },
];
