/** The finance department's jobs, which are the second recruiter's. */
import { criteria, type DemoJob } from './job.ts';

const recruiterEmail = 'recruiter2@hireday.example';

export const financeJobs: DemoJob[] = [
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 14,
    validForDays: 30,
    fields: {
      title: 'Staff Accountant',
      description: `## The role

You close the books of our Colorado clinics with a team of five.

- Month-end close, journal entries and account reconciliation
- Fixed assets and intercompany balances
- Schedules for the yearly audit

## Requirements

- **Bachelor's degree** in accounting or finance
- **2 years** of general ledger work under GAAP
- Strong Excel; NetSuite and a CPA (or the wish to become one) are welcome

We pay for the CPA exam and give you the days to sit it.`,
      employmentType: 'FULL_TIME',
      workplaceType: 'HYBRID',
      city: 'Denver',
      state: 'CO',
      salaryMin: 62_000,
      salaryMax: 78_000,
      openings: 1,
      criteria: criteria(
        [
          'General ledger',
          'Account reconciliation',
          "Bachelor's degree in accounting",
          '2 years of experience',
        ],
        ['CPA', 'NetSuite', 'Excel', 'Month-end close'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 6,
    validForDays: 50,
    fields: {
      title: 'Senior Accountant',
      description: `## The role

The consolidated numbers of two hospitals and 22 clinics pass your desk before anybody else sees them.

- Lead the month-end close and the consolidation
- Keep revenue recognition right as contracts with insurers change
- Answer the auditors, and coach two staff accountants

## Requirements

- **Bachelor's degree** in accounting
- **4 years** of general ledger and close work under GAAP
- A CPA is a plus, and so are NetSuite and health care`,
      employmentType: 'FULL_TIME',
      workplaceType: 'HYBRID',
      city: 'Denver',
      state: 'CO',
      salaryMin: 84_000,
      salaryMax: 106_000,
      openings: 1,
      criteria: criteria(
        ['General ledger', 'Month-end close', 'GAAP', '4 years of experience'],
        ['CPA', 'NetSuite', 'Revenue recognition', "Bachelor's degree in accounting"],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'ON_HOLD',
    openedDaysAgo: 28,
    endedDaysAgo: 3,
    validForDays: 75,
    fields: {
      title: 'Financial Analyst',
      description: `## The role

Help clinic directors see next quarter coming.

- Build the budget and the monthly forecast with them
- Explain in one page why the numbers differ
- Model new clinics before anybody signs a lease

## Requirements

- **Bachelor's degree** in finance, accounting or economics
- **2 years** of financial analysis
- Forecasting and Excel; SQL or Power BI is a plus`,
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Denver',
      state: 'CO',
      salaryMin: 70_000,
      salaryMax: 88_000,
      openings: 1,
      criteria: criteria(
        ['Forecasting', 'Excel', "Bachelor's degree", '2 years of experience'],
        ['Financial modeling', 'Budgeting', 'SQL', 'Power BI'],
      ),
    },
  },
];
