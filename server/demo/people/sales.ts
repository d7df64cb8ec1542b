/** Invented sales people. */
import type { DemoPerson } from '../person.ts';

export const salesPeople: DemoPerson[] = [
  {
    email: 'victor.delacroix@candidates.example',
    profile: {
      candidateFirstName: 'Victor',
      candidateLastName: 'Delacroix',
      candidateCity: 'Chicago',
      candidateState: 'IL',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/victor-delacroix-demo',
    },
    phone: '(312) 555-0190',
    headline: 'Regional Sales Manager',
    summary:
      'Sales leader with eleven years of experience in medical and building supplies, four of them managing a region of nine representatives.',
    skills: [
      'Sales management',
      'Territory planning',
      'Forecasting',
      'Key account management',
      'Negotiation',
      'Coaching',
      'Salesforce',
      'Pipeline management',
      'B2B sales',
      'Contract pricing',
    ],
    positions: [
      {
        title: 'Regional Sales Manager',
        employer: 'Lakeward Medical Supply',
        place: 'Chicago, IL',
        from: '2021-10',
        to: null,
        points: [
          'Manage nine representatives in five states with a yearly target of $24 million; 108 percent of quota in 2024.',
          'Rebuilt territory planning and forecasting in Salesforce; forecast error fell from 22 to 7 percent.',
          'Won three hospital groups in competitive bids worth $6.1 million.',
        ],
      },
      {
        title: 'Key Account Manager',
        employer: 'Granger Hollow Building Products',
        place: 'Milwaukee, WI',
        from: '2014-05',
        to: '2021-09',
        points: [
          'Grew twelve key accounts from $3 million to $7.8 million a year.',
          "President's club in four of seven years.",
        ],
      },
    ],
    education: [
      { degree: 'Bachelor of Business Administration', school: 'Fox Valley University', year: 2014 },
    ],
  },
  {
    email: 'naomi.goldberg@candidates.example',
    profile: {
      candidateFirstName: 'Naomi',
      candidateLastName: 'Goldberg',
      candidateCity: 'Evanston',
      candidateState: 'IL',
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(847) 555-0129',
    headline: 'Senior Account Executive',
    summary:
      'Account executive with six years of business-to-business software sales and a habit of honest forecasts.',
    skills: [
      'B2B sales',
      'Prospecting',
      'Negotiation',
      'Salesforce',
      'Pipeline management',
      'Product demonstrations',
      'Forecasting',
    ],
    positions: [
      {
        title: 'Senior Account Executive',
        employer: 'Tallgrass Cloud',
        place: 'Chicago, IL',
        from: '2022-02',
        to: null,
        points: [
          'Carry a yearly quota of $1.4 million in the Midwest and closed 121 percent of it last year.',
          'Mentor two junior representatives in discovery calls and negotiation.',
        ],
      },
      {
        title: 'Sales Development Representative',
        employer: 'Tallgrass Cloud',
        place: 'Chicago, IL',
        from: '2019-09',
        to: '2022-01',
        points: ['Booked 14 qualified meetings a month by phone and e-mail.'],
      },
    ],
    education: [{ degree: 'Bachelor of Arts in Communication', school: 'Prairie Lakes College', year: 2019 }],
  },
  {
    email: 'curtis.mayhew@candidates.example',
    profile: {
      candidateFirstName: 'Curtis',
      candidateLastName: 'Mayhew',
      candidateCity: 'Indianapolis',
      candidateState: 'IN',
      highestLevelOfEducation: 'HIGH_SCHOOL',
    },
    phone: '(317) 555-0177',
    headline: 'Retail Store Manager',
    summary:
      'Store manager with nine years in hardware retail, from the loading dock to a store of 32 people.',
    skills: [
      'Retail management',
      'Scheduling',
      'Inventory',
      'Customer service',
      'Merchandising',
      'Coaching',
      'Loss prevention',
    ],
    positions: [
      {
        title: 'Store Manager',
        employer: 'Oak & Anvil Hardware',
        place: 'Indianapolis, IN',
        from: '2020-03',
        to: null,
        points: [
          'Run a store with $9 million in yearly sales and 32 employees.',
          'Brought shrink from 2.1 to 1.2 percent and staff turnover below 25 percent.',
        ],
      },
      {
        title: 'Department Supervisor',
        employer: 'Oak & Anvil Hardware',
        place: 'Carmel, IN',
        from: '2016-04',
        to: '2020-02',
        points: ['Supervised eight associates in plumbing and electrical.'],
      },
    ],
    education: [{ degree: 'High School Diploma', school: 'Speedway North High School', year: 2012 }],
  },
];
