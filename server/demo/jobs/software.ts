/** The software team's jobs. */
import { criteria, type DemoJob } from './job.ts';

const recruiterEmail = 'recruiter@hireday.example';

export const softwareJobs: DemoJob[] = [
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 21,
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
    openedDaysAgo: 0,
    validForDays: 60,
    fields: {
      title: 'Full-Stack Engineer',
      description: `## The work

The pages where 300,000 people book a visit, fill in what the doctor needs to know and see what it will cost.

- Build booking and intake in **React** and **TypeScript**, down to the Node.js services behind
- Sit with patients and front desks, and change what they stumble over
- Keep every page usable with a keyboard, a screen reader and an old phone

## You

- **3 years** of building web applications
- React, TypeScript and Node.js in daily work
- PostgreSQL, accessibility and automated tests are welcome; so is GraphQL

Remote within Texas is fine after the first month.`,
      employmentType: 'FULL_TIME',
      workplaceType: 'HYBRID',
      city: 'Austin',
      state: 'TX',
      salaryMin: 118_000,
      salaryMax: 150_000,
      openings: 2,
      criteria: criteria(
        ['React', 'TypeScript', 'Node.js', '3 years of experience'],
        ['PostgreSQL', 'Accessibility', 'GraphQL', 'Jest or Playwright'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 10,
    validForDays: 45,
    fields: {
      title: 'Data Engineer',
      description: `## The work

Bring what 22 clinics write down each day to the people who plan beds, staff and purchases.

- Build and run pipelines from PostgreSQL, Kafka and the record system into one warehouse
- Model visits, claims and staffing so that the numbers agree
- Treat privacy as a requirement, not as paperwork

## Requirements

- **3 years** of experience with data pipelines
- Python and SQL
- AWS or another cloud
- Airflow, dbt and Spark are a plus`,
      employmentType: 'FULL_TIME',
      workplaceType: 'REMOTE',
      city: 'Austin',
      state: 'TX',
      salaryMin: 125_000,
      salaryMax: 155_000,
      openings: 1,
      // None of its own: people are matched on the ones proposed from the text.
      criteria: [],
    },
  },
  {
    recruiterEmail,
    status: 'CLOSED',
    closeReason: 'FILLED',
    openedDaysAgo: 30,
    // The day somebody is hired.
    endedDaysAgo: 18,
    validForDays: 10,
    fields: {
      title: 'DevOps Engineer',
      description: `## The work

Make sure that booking, billing and the bedside tablets are up, and that nobody has to be a hero for it.

- Run our Kubernetes clusters on AWS, described in Terraform
- Shorten the way from a merged change to a running one
- See trouble on a dashboard before a nurse sees it on a screen

## You

- **4 years** of running production systems
- Kubernetes, AWS and Terraform
- Prometheus and Python are welcome`,
      employmentType: 'FULL_TIME',
      workplaceType: 'HYBRID',
      city: 'Austin',
      state: 'TX',
      salaryMin: 130_000,
      salaryMax: 160_000,
      openings: 1,
      criteria: criteria(
        ['Kubernetes', 'AWS', 'Terraform', '4 years of experience'],
        ['Prometheus', 'CI/CD', 'Python', 'On-call'],
      ),
    },
  },
];
