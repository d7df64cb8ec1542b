/** Invented builders and technicians. */
import type { DemoPerson } from '../person.ts';

export const constructionPeople: DemoPerson[] = [
  {
    email: 'robert.whitehorse@candidates.example',
    profile: {
      candidateFirstName: 'Robert',
      candidateLastName: 'Whitehorse',
      candidateCity: 'Albuquerque',
      candidateState: 'NM',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/robert-whitehorse-demo',
    },
    phone: '(505) 555-0179',
    headline: 'Construction Project Manager',
    summary:
      'Construction project manager with thirteen years of experience in clinics, schools and public works of up to $38 million.',
    skills: [
      'Project management',
      'Scheduling',
      'Budgeting',
      'Cost control',
      'Contract administration',
      'Subcontractor management',
      'Procore',
      'Primavera P6',
      'OSHA safety',
      'Blueprint reading',
      'Estimating',
      'Change orders',
    ],
    positions: [
      {
        title: 'Construction Project Manager',
        employer: 'Sandia Ridge Builders',
        place: 'Albuquerque, NM',
        from: '2018-02',
        to: null,
        points: [
          'Delivered a $38 million outpatient clinic three weeks early and two percent under budget.',
          'Manage scheduling, change orders and 40 subcontractors in Procore.',
          'Kept four sites free of lost-time accidents for 900 days.',
        ],
      },
      {
        title: 'Assistant Project Manager',
        employer: 'Mesa Verde Contracting',
        place: 'Santa Fe, NM',
        from: '2012-06',
        to: '2018-01',
        points: [
          'Estimated and bought out 25 school renovations.',
          'Held the weekly meeting with owners and architects.',
        ],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Construction Management',
        school: 'Rio Grande Technical University',
        year: 2012,
      },
    ],
    certifications: ['OSHA 30-Hour', 'Project Management Professional (PMP)'],
  },
  {
    email: 'stephanie.cruz@candidates.example',
    profile: {
      candidateFirstName: 'Stephanie',
      candidateLastName: 'Cruz',
      candidateCity: 'Las Cruces',
      candidateState: 'NM',
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(575) 555-0125',
    headline: 'Project Engineer, Construction',
    summary: 'Project engineer with three years on hospital and campus sites.',
    skills: [
      'Submittals',
      'Requests for information',
      'Scheduling',
      'AutoCAD',
      'Procore',
      'Blueprint reading',
      'Quantity takeoff',
      'OSHA safety',
    ],
    positions: [
      {
        title: 'Project Engineer',
        employer: 'Organ Peak Construction',
        place: 'Las Cruces, NM',
        from: '2022-06',
        to: null,
        points: [
          'Process 600 submittals and 250 requests for information on a $22 million campus building.',
          'Keep the three-week look-ahead schedule with all trades.',
        ],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Civil Engineering',
        school: 'Chihuahuan State University',
        year: 2022,
      },
    ],
    certifications: ['OSHA 30-Hour'],
  },
  {
    email: 'wes.hollander@candidates.example',
    profile: {
      candidateFirstName: 'Wes',
      candidateLastName: 'Hollander',
      candidateCity: 'Rio Rancho',
      candidateState: 'NM',
      highestLevelOfEducation: 'HIGH_SCHOOL',
    },
    phone: '(505) 555-0108',
    headline: 'HVAC Technician',
    summary: 'HVAC technician with eight years of commercial installation and service.',
    skills: [
      'HVAC',
      'Refrigeration',
      'Troubleshooting',
      'Preventive maintenance',
      'Electrical wiring',
      'Blueprint reading',
      'Customer service',
    ],
    positions: [
      {
        title: 'Lead HVAC Technician',
        employer: 'High Desert Air',
        place: 'Rio Rancho, NM',
        from: '2020-09',
        to: null,
        points: [
          'Install and service rooftop units of up to 50 tons for schools and stores.',
          'Lead two apprentices and answer night calls one week in four.',
        ],
      },
      {
        title: 'HVAC Apprentice',
        employer: 'High Desert Air',
        place: 'Rio Rancho, NM',
        from: '2017-05',
        to: '2020-08',
        points: ['Learned brazing, charging and electrical wiring on the job.'],
      },
    ],
    education: [{ degree: 'High School Diploma', school: 'Sierra Vista High School', year: 2016 }],
    certifications: ['EPA Section 608 Universal', 'NATE Certified'],
  },
];
