/** Invented financial analysts. */
import type { DemoPerson } from './person.ts';

export const financialAnalysts: DemoPerson[] = [
  {
    email: 'gwen.parrish@candidates.example',
    registeredDaysAgo: 30,
    profile: {
      candidateFirstName: 'Gwen',
      candidateLastName: 'Parrish',
      candidateCity: 'Denver',
      candidateState: 'CO',
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/gwen-parrish-demo',
    },
    phone: '(303) 555-0171',
    headline: 'Financial Analyst',
    summary:
      'Financial analyst with four years of experience, one of them as an accountant. Makes models that somebody else can open and follow.',
    skills: [
      'Financial modeling',
      'Forecasting',
      'Variance analysis',
      'Budgeting',
      'Excel',
      'SQL',
      'Power BI',
    ],
    positions: [
      {
        title: 'Financial Analyst',
        employer: 'Summit Outpatient Group',
        place: 'Denver, CO',
        from: '2023-01',
        to: null,
        points: [
          'Build the yearly budget of 22 clinics and the monthly forecast, within two percent last year.',
          'Explain variances to clinic directors with a Power BI report fed by SQL.',
          'Wrote the financial model for four openings; three happened, one rightly did not.',
        ],
      },
      {
        title: 'Junior Accountant',
        employer: 'Cheesman Supply',
        place: 'Denver, CO',
        from: '2022-01',
        to: '2022-12',
        points: ['Posted journal entries and reconciled bank accounts in the general ledger.'],
      },
    ],
    education: [{ degree: 'Bachelor of Science in Finance', school: 'Front Range University', year: 2021 }],
  },
  {
    email: 'andre.baptiste@candidates.example',
    registeredDaysAgo: 23,
    profile: {
      candidateFirstName: 'Andre',
      candidateLastName: 'Baptiste',
      candidateCity: 'Boulder',
      candidateState: 'CO',
      highestLevelOfEducation: 'MASTER',
    },
    phone: '(303) 555-0138',
    headline: 'Senior Financial Analyst',
    summary:
      'Senior analyst with eight years of experience between accounting and planning. Closes the quarter in the morning and argues about next year in the afternoon.',
    skills: [
      'Financial planning',
      'Forecasting',
      'Financial reporting',
      'GAAP',
      'Excel',
      'NetSuite',
      'Tableau',
      'Month-end close',
    ],
    positions: [
      {
        title: 'Senior Financial Analyst',
        employer: 'Flatiron Instruments',
        place: 'Boulder, CO',
        from: '2021-04',
        to: null,
        points: [
          'Own the forecast for $140 million of revenue and present it to the board every quarter.',
          'Take part in month-end close: accruals, flux analysis and GAAP reporting out of NetSuite.',
          'Replaced eleven slide decks with one Tableau page.',
        ],
      },
      {
        title: 'Staff Accountant',
        employer: 'Boulder Creek Brewing',
        place: 'Boulder, CO',
        from: '2018-03',
        to: '2021-03',
        points: ['Kept the general ledger, reconciled inventory and filed excise tax on time, every time.'],
      },
    ],
    education: [
      { degree: 'Master of Business Administration', school: 'Front Range University', year: 2020 },
      { degree: 'Bachelor of Science in Accounting', school: 'High Plains State College', year: 2017 },
    ],
  },
];
