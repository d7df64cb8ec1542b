/** Invented engineers who keep systems running. */
import type { DemoPerson } from './person.ts';

export const platformEngineers: DemoPerson[] = [
  {
    email: 'tobias.renner@candidates.example',
    registeredDaysAgo: 30,
    profile: {
      candidateFirstName: 'Tobias',
      candidateLastName: 'Renner',
      candidateCity: 'Austin',
      candidateState: 'TX',
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/tobias-renner-demo',
    },
    phone: '(512) 555-0175',
    headline: 'Senior DevOps Engineer',
    summary:
      'DevOps engineer with ten years of experience, the last six on Kubernetes. Believes that the best incident is the one a dashboard prevented.',
    skills: [
      'Kubernetes',
      'AWS',
      'Terraform',
      'Helm',
      'Prometheus',
      'Grafana',
      'CI/CD',
      'Python',
      'Linux',
      'PostgreSQL',
    ],
    positions: [
      {
        title: 'Senior DevOps Engineer',
        employer: 'Limestone Cloud Services',
        place: 'Austin, TX',
        from: '2020-04',
        to: null,
        points: [
          'Run 14 Kubernetes clusters on AWS for hospitals and labs, all of them described in Terraform.',
          'Introduced Prometheus and Grafana; nine out of ten incidents are now seen before a customer calls.',
          'Rebuilt CI/CD for 60 services, from commit to production in 18 minutes.',
          'Practice restoring PostgreSQL every month, with a stopwatch.',
        ],
      },
      {
        title: 'Systems Administrator',
        employer: 'Travis Office Supply',
        place: 'Austin, TX',
        from: '2016-05',
        to: '2020-03',
        points: ['Looked after 90 Linux servers and wrote in Python whatever had to be done twice.'],
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Information Technology', school: 'Balcones College', year: 2016 },
    ],
    certifications: [
      'Certified Kubernetes Administrator',
      'AWS Certified Solutions Architect – Professional',
    ],
  },
  {
    email: 'ifeoma.chukwu@candidates.example',
    registeredDaysAgo: 30,
    profile: {
      candidateFirstName: 'Ifeoma',
      candidateLastName: 'Chukwu',
      candidateCity: 'Houston',
      candidateState: 'TX',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(713) 555-0139',
    headline: 'Platform Engineer',
    summary:
      'Platform engineer, five years, who came from backend work in TypeScript and builds the roads that product teams drive on.',
    skills: [
      'TypeScript',
      'Node.js',
      'AWS',
      'Kubernetes',
      'Terraform',
      'GitHub Actions',
      'PostgreSQL',
      'OpenTelemetry',
    ],
    positions: [
      {
        title: 'Platform Engineer',
        employer: 'Gulfstream Energy Data',
        place: 'Houston, TX',
        from: '2023-02',
        to: null,
        points: [
          'Maintain the internal platform for 22 teams: Kubernetes on AWS, Terraform modules and GitHub Actions.',
          'Wrote the service template in TypeScript and Node.js from which 35 services were started.',
          'Added OpenTelemetry tracing, which halved the time to find a slow query.',
        ],
      },
      {
        title: 'Backend Developer',
        employer: 'Bayou Parcel',
        place: 'Houston, TX',
        from: '2021-01',
        to: '2023-01',
        points: ['Built tracking endpoints in Node.js and PostgreSQL for two million parcels a year.'],
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Computer Engineering', school: 'Gulf Plains University', year: 2020 },
    ],
    certifications: ['HashiCorp Certified: Terraform Associate'],
  },
];
