/** Invented nurses. */
import type { DemoPerson } from '../person.ts';

export const healthcarePeople: DemoPerson[] = [
  {
    email: 'aisha.bello@candidates.example',
    profile: {
      candidateFirstName: 'Aisha',
      candidateLastName: 'Bello',
      candidateCity: 'Houston',
      candidateState: 'TX',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/aisha-bello-demo',
      candidateOtherInformation: 'Open to nights and to every second weekend.',
    },
    phone: '(713) 555-0128',
    headline: 'Registered Nurse, Intensive Care Unit',
    summary:
      'Critical care nurse with seven years of experience in a 32-bed medical ICU. Charge nurse, preceptor and member of the rapid response team.',
    skills: [
      'Critical care',
      'Ventilator management',
      'Hemodynamic monitoring',
      'CRRT',
      'Titration of vasoactive drips',
      'Patient assessment',
      'Electronic health records',
      'Epic',
      'Rapid response',
      'Precepting',
      'Patient and family education',
    ],
    positions: [
      {
        title: 'Registered Nurse, ICU',
        employer: 'Bayou Crossing Medical Center',
        place: 'Houston, TX',
        from: '2019-08',
        to: null,
        points: [
          'Care for one to two critically ill patients a shift, with ventilator management, CRRT and titration of vasoactive drips.',
          'Serve as charge nurse for a 32-bed unit and precept new graduates; 11 of 12 stayed past their first year.',
          'Led the bundle that took central line infections from 1.9 to 0.4 per 1,000 line days.',
        ],
      },
      {
        title: 'Registered Nurse, Telemetry',
        employer: 'Saint Orlan Hospital',
        place: 'Pearland, TX',
        from: '2018-01',
        to: '2019-07',
        points: [
          'Monitored up to five cardiac patients a shift and gave bedside education before discharge.',
        ],
      },
    ],
    education: [{ degree: 'Bachelor of Science in Nursing', school: 'Gulf Plains University', year: 2017 }],
    certifications: ['Registered Nurse, State of Texas', 'CCRN', 'ACLS', 'BLS'],
  },
  {
    email: 'joel.castellano@candidates.example',
    profile: {
      candidateFirstName: 'Joel',
      candidateLastName: 'Castellano',
      candidateCity: 'Austin',
      candidateState: 'TX',
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(512) 555-0173',
    headline: 'Registered Nurse, Emergency Department',
    summary:
      'Emergency nurse with four years of experience in a level II trauma center, looking to move into intensive care.',
    skills: [
      'Triage',
      'Trauma care',
      'Patient assessment',
      'IV therapy',
      'Medication administration',
      'Cardiac monitoring',
      'Electronic health records',
      'Team communication',
    ],
    positions: [
      {
        title: 'Registered Nurse, Emergency Department',
        employer: 'Hill Country General Hospital',
        place: 'Austin, TX',
        from: '2022-07',
        to: null,
        points: [
          'Triage up to 60 patients a shift and stabilize trauma, stroke and sepsis cases before transfer to the ICU.',
          'Cut the time from door to antibiotic for sepsis by 18 minutes with a standing order set.',
        ],
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Nursing', school: 'Balcones College of Nursing', year: 2022 },
    ],
    certifications: ['Registered Nurse, State of Texas', 'ACLS', 'PALS', 'BLS'],
  },
  {
    email: 'grace.oconnell@candidates.example',
    profile: {
      candidateFirstName: 'Grace',
      candidateLastName: "O'Connell",
      candidateCity: 'Round Rock',
      candidateState: 'TX',
      highestLevelOfEducation: 'ASSOCIATE',
    },
    phone: '(512) 555-0159',
    headline: 'Licensed Vocational Nurse',
    summary:
      'Licensed vocational nurse with ten years in long-term and post-surgical care, completing an RN bridge program.',
    skills: [
      'Wound care',
      'Medication administration',
      'Vital signs',
      'Care planning',
      'Electronic health records',
      'Family communication',
      'Spanish',
    ],
    positions: [
      {
        title: 'Licensed Vocational Nurse',
        employer: 'Willow Bend Care Home',
        place: 'Round Rock, TX',
        from: '2016-02',
        to: null,
        points: [
          'Look after 24 residents a shift: medication, wound care, vital signs and care plans.',
          'Trained nine nursing assistants in safe lifting; injuries among staff fell by half.',
        ],
      },
    ],
    education: [
      {
        degree: 'Associate of Applied Science in Vocational Nursing',
        school: 'Brushy Creek Community College',
        year: 2015,
      },
    ],
    certifications: ['Licensed Vocational Nurse, State of Texas', 'BLS'],
  },
];
