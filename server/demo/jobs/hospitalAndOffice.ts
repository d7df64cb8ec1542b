/** The first demo recruiter's jobs: hospital, software and central office. */
import { criteria, type DemoJob } from '../job.ts';

const recruiterEmail = 'recruiter@hireday.example';

export const hospitalAndOfficeJobs: DemoJob[] = [
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 24,
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
    openedDaysAgo: 18,
    validForDays: 60,
    fields: {
      title: 'Senior Backend Engineer',
      description: `## The work

Our patients book, check in and pay through services written in **TypeScript** on **PostgreSQL**. You will own two of them: scheduling and billing.

- Design REST APIs that other teams can rely on for years
- Keep migrations boring and recovery quick
- Review designs and help two younger engineers grow

## You

- **5 years** of building backend services
- TypeScript or JavaScript on Node.js, and real depth in PostgreSQL
- Containers in production; AWS and Kubernetes are what we use
- Kafka, or having been on call for a payment system, is a plus

## Good to know

Hybrid in Austin, two days a week in the office. Four engineers on the team, a pager week every seven.`,
      employmentType: 'FULL_TIME',
      workplaceType: 'HYBRID',
      city: 'Austin',
      state: 'TX',
      salaryMin: 145_000,
      salaryMax: 178_000,
      openings: 2,
      criteria: criteria(
        ['TypeScript', 'PostgreSQL', 'Node.js', '5 years of experience'],
        ['AWS', 'Kubernetes', 'Kafka', 'Mentoring'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 11,
    validForDays: 30,
    fields: {
      title: 'Staff Accountant',
      description: `## The role

You close the books of our Colorado entities with a team of five.

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
    openedDaysAgo: 5,
    validForDays: 40,
    fields: {
      title: 'Human Resources Generalist',
      description: `## The role

The first person 450 colleagues in Columbus turn to.

- Employee relations, leave and benefits administration
- Recruiting and onboarding for two clinics and a warehouse
- Clean records in Workday

## You

- **3 years** as a generalist or coordinator
- Sound knowledge of employment law and FMLA
- SHRM-CP is a plus; so is a calm voice`,
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Columbus',
      state: 'OH',
      salaryMin: 58_000,
      salaryMax: 72_000,
      openings: 1,
      criteria: criteria(
        ['Employee relations', 'Benefits administration', 'Recruiting', '3 years of experience'],
        ['SHRM-CP', 'Workday', 'Payroll', "Bachelor's degree"],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'DRAFT',
    openedDaysAgo: null,
    validForDays: 60,
    fields: {
      title: 'Digital Marketing Specialist',
      description: `## The role

Help people find the right clinic before they need one.

- Plan search and social media campaigns and report what they bring
- Write and test landing pages and e-mails
- Keep our 40 location pages correct and findable

## You

- **3 years** in digital marketing
- Google Ads and Google Analytics; SEO beyond the buzzwords
- HubSpot or another marketing automation tool is welcome`,
      employmentType: 'FULL_TIME',
      workplaceType: 'REMOTE',
      city: 'Charlotte',
      state: 'NC',
      salaryMin: 60_000,
      salaryMax: 75_000,
      openings: 1,
      // None yet, so the screen shows the ones proposed from the text.
      criteria: [],
    },
  },
];
