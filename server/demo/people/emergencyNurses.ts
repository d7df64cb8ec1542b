/** Invented nurses of the emergency department, of care homes, and one who leads. */
import type { DemoPerson } from './person.ts';

export const emergencyNurses: DemoPerson[] = [
  {
    email: 'joel.castellano@candidates.example',
    registeredDaysAgo: 30,
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
          'Shadowed twelve shifts in critical care last year, by choice.',
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
    registeredDaysAgo: 30,
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
  {
    email: 'danielle.whitaker@candidates.example',
    registeredDaysAgo: 16,
    profile: {
      candidateFirstName: 'Danielle',
      candidateLastName: 'Whitaker',
      candidateCity: 'Austin',
      candidateState: 'TX',
      highestLevelOfEducation: 'BACHELOR',
      candidateLinkedinProfile: 'in/danielle-whitaker-demo',
    },
    phone: '(512) 555-0112',
    headline: 'Emergency Department Nurse, CEN',
    summary:
      'Certified emergency nurse with eight years of experience in level I and II trauma. Calm at the door, quick at the bedside, patient with residents.',
    skills: [
      'Triage',
      'Trauma',
      'Resuscitation',
      'Critical care',
      'Rapid sequence intubation',
      'Epic',
      'Pediatric emergencies',
    ],
    positions: [
      {
        title: 'Registered Nurse, Emergency Department',
        employer: 'Capital Trauma Center',
        place: 'Austin, TX',
        from: '2020-03',
        to: null,
        points: [
          'Work triage, trauma bay and resuscitation in a level I center with 95,000 visits a year.',
          'Hold critical care patients for up to twelve hours when the ICU is full, ventilators included.',
          'Teach trauma simulation to new nurses every quarter.',
        ],
      },
      {
        title: 'Registered Nurse, Emergency Department',
        employer: 'Waco General',
        place: 'Waco, TX',
        from: '2018-06',
        to: '2020-02',
        points: ['Saw everything a small city brings in, from snake bites to childbirth.'],
      },
    ],
    education: [{ degree: 'Bachelor of Science in Nursing', school: 'Brazos Valley University', year: 2018 }],
    certifications: ['Registered Nurse, State of Texas', 'CEN', 'TNCC', 'ACLS', 'PALS'],
  },
  {
    email: 'kwame.asante@candidates.example',
    registeredDaysAgo: 15,
    profile: {
      candidateFirstName: 'Kwame',
      candidateLastName: 'Asante',
      candidateCity: 'Dallas',
      candidateState: 'TX',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'MASTER',
      candidateLinkedinProfile: 'in/kwame-asante-demo',
    },
    phone: '(214) 555-0124',
    headline: 'Nurse Manager, Intensive Care',
    summary:
      'Nurse manager with fourteen years of experience, who still takes patients one shift a month. Keeps nurses longer than the neighbors do.',
    skills: [
      'Nursing leadership',
      'Staff scheduling',
      'Budgeting',
      'Quality improvement',
      'Critical care',
      'Epic',
      'Hiring',
    ],
    positions: [
      {
        title: 'Nurse Manager, ICU',
        employer: 'White Rock Medical Center',
        place: 'Dallas, TX',
        from: '2020-01',
        to: null,
        points: [
          'Lead 64 nurses in two critical care units: staff scheduling, a budget of $9 million, hiring and reviews.',
          'Brought turnover down from 27 to 12 percent in three years.',
          'Chair the quality improvement council; pressure injuries fell by 60 percent.',
        ],
      },
      {
        title: 'Registered Nurse, ICU',
        employer: 'Trinity Methodist Hospital',
        place: 'Fort Worth, TX',
        from: '2012-06',
        to: '2019-12',
        points: ['Cared for ventilated patients, then led the night shift as charge nurse for four years.'],
      },
    ],
    education: [
      { degree: 'Master of Science in Nursing', school: 'North Prairie University', year: 2019 },
      { degree: 'Bachelor of Science in Nursing', school: 'North Prairie University', year: 2012 },
    ],
    certifications: ['Registered Nurse, State of Texas', 'CCRN', 'ACLS'],
  },
  {
    email: 'daniel.park@candidates.example',
    registeredDaysAgo: 0,
    profile: {
      candidateFirstName: 'Daniel',
      candidateLastName: 'Park',
      candidateCity: 'Cedar Park',
      candidateState: 'TX',
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(512) 555-0197',
    headline: 'Emergency Room Nurse',
    summary:
      'Emergency nurse with three years of experience, before that four as a paramedic. Fluent in Korean.',
    skills: ['Triage', 'IV therapy', 'Cardiac monitoring', 'Splinting', 'Critical care transport', 'Korean'],
    positions: [
      {
        title: 'Registered Nurse, Emergency Room',
        employer: 'Lakeline Hospital',
        place: 'Cedar Park, TX',
        from: '2023-08',
        to: null,
        points: [
          'Triage walk-ins and ambulances in a 30-bed emergency room, four to five patients at a time.',
          'Wrote the chest pain checklist now taped to every bay.',
          'Ride along on critical care transport twice a month.',
        ],
      },
      {
        title: 'Paramedic',
        employer: 'Williamson Ambulance Service',
        place: 'Leander, TX',
        from: '2018-05',
        to: '2022-06',
        points: ['Answered 900 calls a year, the last two as field training officer.'],
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Nursing', school: 'Balcones College of Nursing', year: 2023 },
    ],
    certifications: ['Registered Nurse, State of Texas', 'ACLS', 'TNCC'],
  },
];
