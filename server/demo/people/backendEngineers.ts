/** Invented engineers who build services. */
import type { DemoPerson } from './person.ts';

export const backendEngineers: DemoPerson[] = [
  {
    email: 'candidate@hireday.example',
    registeredDaysAgo: 30,
    profile: {
      candidateFirstName: 'Maya',
      candidateLastName: 'Torres',
      candidateCity: 'Austin',
      candidateState: 'TX',
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/maya-torres-demo',
      candidateLeetcodeUserName: 'mayat-demo',
      candidateOtherInformation: 'Looking for a team that owns its services from design to pager.',
    },
    phone: '(512) 555-0142',
    headline: 'Senior Backend Engineer',
    summary:
      'Backend engineer with nine years of experience building payment and scheduling services in TypeScript and PostgreSQL. Known for calm migrations, clear interfaces and for leaving systems easier to run than they were.',
    skills: [
      'TypeScript',
      'Node.js',
      'PostgreSQL',
      'REST APIs',
      'Redis',
      'Docker',
      'Kubernetes',
      'AWS',
      'Terraform',
      'Kafka',
      'CI/CD',
      'React',
    ],
    positions: [
      {
        title: 'Senior Backend Engineer',
        employer: 'Quillstone Software',
        place: 'Austin, TX',
        from: '2021-03',
        to: null,
        points: [
          'Lead four engineers on a scheduling platform in TypeScript and Node.js that serves 2.3 million bookings a month.',
          'Moved 1.4 TB of PostgreSQL data to partitioned tables without downtime; the slowest report went from 40 seconds to 900 milliseconds.',
          'Run the services on Kubernetes in AWS and keep their Terraform modules; introduced contract tests that cut failed deployments by two thirds.',
          'Added a small React console so that support can rebook a patient without asking an engineer.',
        ],
      },
      {
        title: 'Backend Engineer',
        employer: 'Paperlane Payments',
        place: 'San Antonio, TX',
        from: '2017-06',
        to: '2021-02',
        points: [
          'Built the ledger and refund services in Node.js, PostgreSQL and Redis, with idempotent REST APIs and Kafka between them.',
          'Ran the on-call rotation and wrote the runbooks that took recovery from 50 minutes to 12.',
        ],
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Computer Science', school: 'Lone Mesa State University', year: 2017 },
    ],
    certifications: ['Certified Kubernetes Application Developer'],
  },
  {
    email: 'colin.marsh@candidates.example',
    registeredDaysAgo: 26,
    profile: {
      candidateFirstName: 'Colin',
      candidateLastName: 'Marsh',
      candidateCity: 'San Antonio',
      candidateState: 'TX',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/colin-marsh-demo',
    },
    phone: '(210) 555-0131',
    headline: 'Backend Engineer',
    summary:
      'Backend engineer, six years in, mostly on billing. I like boring technology, short pull requests and numbers that add up at the end of the month.',
    skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'Stripe', 'Docker', 'AWS', 'Jest', 'RabbitMQ'],
    positions: [
      {
        title: 'Backend Engineer',
        employer: 'Alamo Utility Billing',
        place: 'San Antonio, TX',
        from: '2022-09',
        to: null,
        points: [
          'Rewrote the invoicing engine in TypeScript on Node.js; 410,000 invoices a month now go out in two hours instead of eleven.',
          'Designed the PostgreSQL schema for payments and refunds, with Stripe as processor and a nightly reconciliation that has been clean for 19 months.',
          'Mentored two apprentices, both of whom now carry the pager.',
        ],
      },
      {
        title: 'Software Developer',
        employer: 'Tejas Freight Exchange',
        place: 'San Antonio, TX',
        from: '2020-06',
        to: '2022-08',
        points: [
          'Wrote REST endpoints in Express and consumers for RabbitMQ that matched 3,000 loads a day.',
          'Packaged eleven services with Docker and moved them to AWS Fargate.',
        ],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Software Engineering',
        school: 'Mission Trail University',
        year: 2020,
      },
    ],
  },
  {
    email: 'rafael.ortega@candidates.example',
    registeredDaysAgo: 18,
    profile: {
      candidateFirstName: 'Rafael',
      candidateLastName: 'Ortega',
      candidateCity: 'Austin',
      candidateState: 'TX',
      highestLevelOfEducation: 'MASTER',
    },
    phone: '(512) 555-0164',
    headline: 'Software Engineer, Java and Kotlin',
    summary:
      'Software engineer with eight years on the Java platform in insurance and logistics: event-driven services, careful database work, and an eye on the bill.',
    skills: ['Java', 'Kotlin', 'Spring Boot', 'PostgreSQL', 'Oracle', 'Kafka', 'Kubernetes', 'AWS', 'JUnit'],
    positions: [
      {
        title: 'Senior Software Engineer',
        employer: 'Barton Mutual Insurance',
        place: 'Austin, TX',
        from: '2021-05',
        to: null,
        points: [
          'Split the claims system into seven Spring Boot services that talk over Kafka; a claim is now visible in four seconds.',
          'Led the move from Oracle to PostgreSQL for 900 GB of policy data.',
          'Deploy to Kubernetes on AWS several times a day, with JUnit and contract tests in front.',
        ],
      },
      {
        title: 'Java Developer',
        employer: 'Colorado River Logistics',
        place: 'Bastrop, TX',
        from: '2018-02',
        to: '2021-04',
        points: ['Maintained the dispatch system in Java and wrote its first services in Kotlin.'],
      },
    ],
    education: [
      { degree: 'Master of Science in Computer Science', school: 'Lone Mesa State University', year: 2017 },
    ],
  },
  {
    email: 'nia.coleman@candidates.example',
    registeredDaysAgo: 0,
    profile: {
      candidateFirstName: 'Nia',
      candidateLastName: 'Coleman',
      candidateCity: 'Round Rock',
      candidateState: 'TX',
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/nia-coleman-demo',
    },
    phone: '(512) 555-0190',
    headline: 'Backend Developer, Python',
    summary:
      'Backend developer with four years of Django and PostgreSQL in public health. Writes the migration, the test and the note to the people who will feel it.',
    skills: ['Python', 'Django', 'PostgreSQL', 'Celery', 'Redis', 'AWS', 'GitHub Actions', 'HL7', 'SQL'],
    positions: [
      {
        title: 'Backend Developer',
        employer: 'Clearspring Health Data',
        place: 'Round Rock, TX',
        from: '2022-07',
        to: null,
        points: [
          'Build immunization registries in Python and Django for five counties, on PostgreSQL with row-level security.',
          'Wrote the HL7 importer that takes 80,000 messages a day through Celery and Redis.',
          'Brought the release down from a weekend to 25 minutes with GitHub Actions.',
          'Wrote the newest service, appointment reminders, in TypeScript to learn it.',
        ],
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Computer Science', school: 'Brazos Valley University', year: 2022 },
    ],
    certifications: ['AWS Certified Developer – Associate'],
  },
  {
    email: 'sanjay.mehta@candidates.example',
    registeredDaysAgo: 0,
    profile: {
      candidateFirstName: 'Sanjay',
      candidateLastName: 'Mehta',
      candidateCity: 'Plano',
      candidateState: 'TX',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/sanjay-mehta-demo',
      candidateLeetcodeUserName: 'smehta-demo',
    },
    phone: '(972) 555-0155',
    headline: 'Senior Software Engineer, Node.js',
    summary:
      'Senior software engineer with seven years of experience in Node.js services and the data behind them. Has carried a pager for payments and slept well.',
    skills: [
      'TypeScript',
      'Node.js',
      'NestJS',
      'PostgreSQL',
      'Kafka',
      'AWS',
      'Kubernetes',
      'GraphQL',
      'SQL',
      'dbt',
    ],
    positions: [
      {
        title: 'Senior Software Engineer',
        employer: 'Redbud Commerce',
        place: 'Plano, TX',
        from: '2022-03',
        to: null,
        points: [
          'Own checkout and orders, twelve NestJS services in TypeScript that take 70 orders a second in December.',
          'Put order events on Kafka and modeled them with dbt, so that finance stopped asking engineers for numbers.',
          'Mentor three engineers and run the weekly design review.',
        ],
      },
      {
        title: 'Software Engineer',
        employer: 'Trinity Ticketing',
        place: 'Dallas, TX',
        from: '2019-01',
        to: '2022-02',
        points: [
          'Built seat reservation in Node.js and PostgreSQL, with advisory locks instead of luck.',
          'Moved 30 services to Kubernetes on AWS without an outage on a sales day.',
        ],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Engineering in Computer Engineering',
        school: 'North Prairie University',
        year: 2018,
      },
    ],
  },
];
