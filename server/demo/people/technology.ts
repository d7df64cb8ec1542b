/** Invented engineers. */
import type { DemoPerson } from '../person.ts';

export const technologyPeople: DemoPerson[] = [
  {
    email: 'candidate@hireday.example',
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
      'Observability',
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
          'Introduced contract tests between nine services and cut failed deployments by two thirds.',
        ],
      },
      {
        title: 'Backend Engineer',
        employer: 'Paperlane Payments',
        place: 'San Antonio, TX',
        from: '2017-06',
        to: '2021-02',
        points: [
          'Built the ledger and refund services in Node.js, PostgreSQL and Redis, with idempotent REST APIs.',
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
    email: 'dmitri.halvorsen@candidates.example',
    profile: {
      candidateFirstName: 'Dmitri',
      candidateLastName: 'Halvorsen',
      candidateCity: 'Seattle',
      candidateState: 'WA',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'MASTER',
      candidateLinkedinProfile: 'in/dmitri-halvorsen-demo',
      candidateLeetcodeUserName: 'dhalv-demo',
    },
    phone: '(206) 555-0117',
    headline: 'Staff Software Engineer, Data Platforms',
    summary:
      'Twelve years in distributed systems, the last five designing event-driven data platforms. Comfortable from query plans to capacity planning, and a patient mentor.',
    skills: [
      'Go',
      'Python',
      'TypeScript',
      'PostgreSQL',
      'Kafka',
      'gRPC',
      'AWS',
      'Kubernetes',
      'Terraform',
      'Spark',
      'System design',
      'Mentoring',
    ],
    positions: [
      {
        title: 'Staff Software Engineer',
        employer: 'Cedar Signal Analytics',
        place: 'Seattle, WA',
        from: '2019-09',
        to: null,
        points: [
          'Designed an event pipeline on Kafka and PostgreSQL that takes in 60,000 events per second.',
          'Set the design review practice for 40 engineers and mentored six of them to senior level.',
          'Brought yearly cloud costs down by 31 percent by right-sizing Kubernetes workloads on AWS.',
        ],
      },
      {
        title: 'Software Engineer',
        employer: 'Tidewheel Logistics',
        place: 'Tacoma, WA',
        from: '2013-07',
        to: '2019-08',
        points: [
          'Wrote routing services in Go and Python used by 300 depots.',
          'Replaced nightly batch files with a REST and gRPC interface for carriers.',
        ],
      },
    ],
    education: [
      {
        degree: 'Master of Science in Computer Engineering',
        school: 'Cascade Institute of Technology',
        year: 2013,
      },
    ],
  },
  {
    email: 'priya.raman@candidates.example',
    profile: {
      candidateFirstName: 'Priya',
      candidateLastName: 'Raman',
      candidateCity: 'Dallas',
      candidateState: 'TX',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
      candidateLeetcodeUserName: 'priyar-demo',
    },
    phone: '(214) 555-0186',
    headline: 'Full-Stack Developer',
    summary:
      'Full-stack developer with three years of experience in React and Node.js. Enjoys working close to users and turning vague requests into small, tested releases.',
    skills: [
      'JavaScript',
      'TypeScript',
      'React',
      'Node.js',
      'Express',
      'MongoDB',
      'PostgreSQL',
      'Jest',
      'Git',
      'Figma',
    ],
    positions: [
      {
        title: 'Full-Stack Developer',
        employer: 'Brightloop Studio',
        place: 'Dallas, TX',
        from: '2023-05',
        to: null,
        points: [
          'Build booking and intake sites for clinics in React, TypeScript and Node.js.',
          'Took test coverage of the shared component library from 20 to 85 percent.',
        ],
      },
      {
        title: 'Junior Web Developer',
        employer: 'Brightloop Studio',
        place: 'Dallas, TX',
        from: '2022-06',
        to: '2023-04',
        points: ['Maintained 14 customer sites and moved their data from MongoDB to PostgreSQL.'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Information Systems',
        school: 'North Prairie University',
        year: 2022,
      },
    ],
  },
];
