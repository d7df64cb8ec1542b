/** Invented accountants. */
import type { DemoPerson } from '../person.ts';

export const financePeople: DemoPerson[] = [
  {
    email: 'hannah.lindqvist@candidates.example',
    profile: {
      candidateFirstName: 'Hannah',
      candidateLastName: 'Lindqvist',
      candidateCity: 'Denver',
      candidateState: 'CO',
      highestLevelOfEducation: 'MASTER',
      candidateLinkedinProfile: 'in/hannah-lindqvist-demo',
    },
    phone: '(303) 555-0134',
    headline: 'Senior Accountant, CPA',
    summary:
      'Certified public accountant with six years of experience in general ledger work, month-end close and audit preparation for groups with several entities.',
    skills: [
      'General ledger',
      'Month-end close',
      'Account reconciliation',
      'GAAP',
      'Financial reporting',
      'Audit preparation',
      'NetSuite',
      'Excel',
      'Fixed assets',
      'Revenue recognition',
    ],
    positions: [
      {
        title: 'Senior Accountant',
        employer: 'Marrow & Finch Outfitters',
        place: 'Denver, CO',
        from: '2022-01',
        to: null,
        points: [
          'Own month-end close for four entities and brought it from nine working days to five.',
          'Prepare GAAP financial statements and audit schedules; two audits in a row without adjustments.',
          'Moved 11,000 fixed assets into NetSuite and reconciled every one of them.',
        ],
      },
      {
        title: 'Staff Accountant',
        employer: 'Ridgeline Property Services',
        place: 'Boulder, CO',
        from: '2019-07',
        to: '2021-12',
        points: [
          'Reconciled 35 bank and balance sheet accounts each month.',
          'Posted journal entries and prepared sales tax returns for six states.',
        ],
      },
    ],
    education: [
      { degree: 'Master of Accountancy', school: 'Front Range University', year: 2019 },
      { degree: 'Bachelor of Science in Accounting', school: 'Front Range University', year: 2018 },
    ],
    certifications: ['Certified Public Accountant, Colorado'],
  },
  {
    email: 'terrence.boyd@candidates.example',
    profile: {
      candidateFirstName: 'Terrence',
      candidateLastName: 'Boyd',
      candidateCity: 'Aurora',
      candidateState: 'CO',
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(720) 555-0165',
    headline: 'Staff Accountant',
    summary: 'Accountant with three years of experience in reconciliations, payables and monthly reporting.',
    skills: [
      'Account reconciliation',
      'Accounts payable',
      'Accounts receivable',
      'Journal entries',
      'General ledger',
      'QuickBooks',
      'Excel',
      'Pivot tables',
      'Sales tax',
    ],
    positions: [
      {
        title: 'Staff Accountant',
        employer: 'Juniper Street Dental Group',
        place: 'Aurora, CO',
        from: '2023-06',
        to: null,
        points: [
          'Reconcile bank, payroll and insurance clearing accounts for seven clinics in QuickBooks.',
          'Prepare journal entries and the monthly report to partners; cut late vendor payments from 14 percent to 2.',
        ],
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Accounting', school: 'High Plains State College', year: 2023 },
    ],
  },
  {
    email: 'lucia.ferreira@candidates.example',
    profile: {
      candidateFirstName: 'Lucia',
      candidateLastName: 'Ferreira',
      candidateCity: 'Fort Collins',
      candidateState: 'CO',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'ASSOCIATE',
    },
    phone: '(970) 555-0121',
    headline: 'Accounts Payable Specialist',
    summary: 'Detail-minded payables specialist with five years of high-volume invoice processing.',
    skills: [
      'Accounts payable',
      'Invoice processing',
      'Vendor relations',
      'Data entry',
      'Excel',
      'Sage',
      'Portuguese',
    ],
    positions: [
      {
        title: 'Accounts Payable Specialist',
        employer: 'Poudre Valley Foods',
        place: 'Fort Collins, CO',
        from: '2021-04',
        to: null,
        points: [
          'Process 900 invoices a month with an error rate under half a percent.',
          'Answer vendors within a day and keep 400 vendor records current in Sage.',
        ],
      },
    ],
    education: [
      { degree: 'Associate of Applied Science in Business', school: 'Larimer Community College', year: 2020 },
    ],
  },
];
