/** Invented teachers. */
import type { DemoPerson } from '../person.ts';

export const educationPeople: DemoPerson[] = [
  {
    email: 'samuel.adeyemi@candidates.example',
    profile: {
      candidateFirstName: 'Samuel',
      candidateLastName: 'Adeyemi',
      candidateCity: 'Atlanta',
      candidateState: 'GA',
      highestLevelOfEducation: 'MASTER',
      candidateLinkedinProfile: 'in/samuel-adeyemi-demo',
    },
    phone: '(404) 555-0147',
    headline: 'High School Mathematics Teacher',
    summary:
      'Mathematics teacher with eight years of experience from Algebra I to AP Calculus. Believes that every student can explain why an answer is right.',
    skills: [
      'Algebra',
      'Geometry',
      'AP Calculus',
      'Statistics',
      'Lesson planning',
      'Curriculum development',
      'Classroom management',
      'Differentiated instruction',
      'Assessment',
      'Google Classroom',
      'Parent communication',
    ],
    positions: [
      {
        title: 'Mathematics Teacher',
        employer: 'Peachtree Ridge High School',
        place: 'Atlanta, GA',
        from: '2020-08',
        to: null,
        points: [
          'Teach AP Calculus, Algebra II and Geometry to 140 students; AP pass rate rose from 54 to 79 percent.',
          'Lead curriculum development for the Algebra I team of five teachers.',
          'Run a peer tutoring program with 60 students twice a week.',
        ],
      },
      {
        title: 'Mathematics Teacher',
        employer: 'Cascade Middle School',
        place: 'Decatur, GA',
        from: '2018-08',
        to: '2020-06',
        points: ['Taught grades 7 and 8 with differentiated instruction for 22 English learners.'],
      },
    ],
    education: [
      { degree: 'Master of Education in Mathematics', school: 'Chattahoochee University', year: 2018 },
      { degree: 'Bachelor of Science in Mathematics', school: 'Chattahoochee University', year: 2016 },
    ],
    certifications: ['Georgia Teaching Certificate, Mathematics 6-12'],
  },
  {
    email: 'emily.nakashima@candidates.example',
    profile: {
      candidateFirstName: 'Emily',
      candidateLastName: 'Nakashima',
      candidateCity: 'Marietta',
      candidateState: 'GA',
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(770) 555-0183',
    headline: 'Mathematics Teacher',
    summary: 'Second-career teacher with two years in the classroom after six years as an actuarial analyst.',
    skills: [
      'Statistics',
      'Algebra',
      'Lesson planning',
      'Classroom management',
      'Assessment',
      'Excel',
      'Robotics club',
    ],
    positions: [
      {
        title: 'Mathematics Teacher',
        employer: 'Kennesaw Charter Academy',
        place: 'Marietta, GA',
        from: '2024-08',
        to: null,
        points: [
          'Teach Algebra I and Statistics to 110 students in grades 9 to 11.',
          'Coach the robotics club to its first state final.',
        ],
      },
      {
        title: 'Actuarial Analyst',
        employer: 'Evenkeel Mutual',
        place: 'Atlanta, GA',
        from: '2018-06',
        to: '2024-06',
        points: ['Built pricing models and explained them to people who do not like formulas.'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Applied Mathematics',
        school: 'Savannah River University',
        year: 2018,
      },
    ],
    certifications: ['Georgia Teaching Certificate, Mathematics 6-12'],
  },
  {
    email: 'marisol.vega@candidates.example',
    profile: {
      candidateFirstName: 'Marisol',
      candidateLastName: 'Vega',
      candidateCity: 'Athens',
      candidateState: 'GA',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'BACHELOR',
    },
    phone: '(706) 555-0111',
    headline: 'Elementary School Teacher',
    summary: 'Bilingual elementary teacher with five years of experience in grades 3 to 5.',
    skills: [
      'Lesson planning',
      'Classroom management',
      'Literacy instruction',
      'Spanish',
      'Individualized education programs',
      'Parent communication',
      'Assessment',
    ],
    positions: [
      {
        title: 'Fourth Grade Teacher',
        employer: 'Oconee Elementary School',
        place: 'Athens, GA',
        from: '2021-08',
        to: null,
        points: [
          'Teach all subjects to 24 students in two languages.',
          'Raised the share of students reading at grade level from 48 to 71 percent in two years.',
        ],
      },
    ],
    education: [
      { degree: 'Bachelor of Arts in Elementary Education', school: 'Red Clay College', year: 2021 },
    ],
    certifications: ['Georgia Teaching Certificate, Elementary P-5'],
  },
];
