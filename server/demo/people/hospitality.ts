/** Invented people of hotel and restaurant kitchens. */
import type { DemoPerson } from '../person.ts';

export const hospitalityPeople: DemoPerson[] = [
  {
    email: 'mateo.guerrero@candidates.example',
    profile: {
      candidateFirstName: 'Mateo',
      candidateLastName: 'Guerrero',
      candidateCity: 'Phoenix',
      candidateState: 'AZ',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'ASSOCIATE',
      candidateLinkedinProfile: 'in/mateo-guerrero-demo',
    },
    phone: '(602) 555-0144',
    headline: 'Executive Chef',
    summary:
      'Executive chef with twelve years of experience in hotels and fine dining, five of them leading kitchens of more than twenty cooks.',
    skills: [
      'Menu development',
      'Kitchen management',
      'Food cost control',
      'Food safety',
      'Inventory',
      'Staff training',
      'Catering',
      'Vendor negotiation',
      'Banquets',
      'Spanish',
    ],
    positions: [
      {
        title: 'Executive Chef',
        employer: 'Saguaro Crest Resort',
        place: 'Phoenix, AZ',
        from: '2020-10',
        to: null,
        points: [
          'Lead 26 cooks in three restaurants and banquets for up to 700 guests.',
          'Brought food cost from 36 to 29 percent with seasonal menu development and weekly inventory.',
          'Passed every health inspection without a critical finding since 2021.',
        ],
      },
      {
        title: 'Sous Chef',
        employer: 'Copper & Agave',
        place: 'Tucson, AZ',
        from: '2013-09',
        to: '2020-09',
        points: ['Ran the line for 180 covers a night and trained 30 cooks in food safety.'],
      },
    ],
    education: [
      {
        degree: 'Associate of Applied Science in Culinary Arts',
        school: 'Sonoran Culinary Institute',
        year: 2013,
      },
    ],
    certifications: ['ServSafe Manager', 'Certified Executive Chef'],
  },
  {
    email: 'celeste.nguyen@candidates.example',
    profile: {
      candidateFirstName: 'Celeste',
      candidateLastName: 'Nguyen',
      candidateCity: 'Scottsdale',
      candidateState: 'AZ',
      highestLevelOfEducation: 'ASSOCIATE',
    },
    phone: '(480) 555-0167',
    headline: 'Sous Chef',
    summary: 'Sous chef with six years of experience in seasonal kitchens, ready for a kitchen of her own.',
    skills: [
      'Menu development',
      'Line cooking',
      'Pastry',
      'Food safety',
      'Inventory',
      'Scheduling',
      'Staff training',
      'Vietnamese',
    ],
    positions: [
      {
        title: 'Sous Chef',
        employer: 'Ironwood Table',
        place: 'Scottsdale, AZ',
        from: '2022-04',
        to: null,
        points: [
          "Second in a kitchen of eleven; wrote 40 of the 60 dishes on last year's menus.",
          'Cut waste by 22 percent with daily inventory and a staff meal plan.',
        ],
      },
      {
        title: 'Line Cook',
        employer: 'Ironwood Table',
        place: 'Scottsdale, AZ',
        from: '2019-08',
        to: '2022-03',
        points: ['Worked every station, with pastry on weekends.'],
      },
    ],
    education: [
      {
        degree: 'Associate of Applied Science in Culinary Arts',
        school: 'Sonoran Culinary Institute',
        year: 2019,
      },
    ],
    certifications: ['ServSafe Manager'],
  },
  {
    email: 'brandon.tate@candidates.example',
    profile: {
      candidateFirstName: 'Brandon',
      candidateLastName: 'Tate',
      candidateCity: 'Mesa',
      candidateState: 'AZ',
      highestLevelOfEducation: 'HIGH_SCHOOL',
    },
    phone: '(480) 555-0102',
    headline: 'Restaurant General Manager',
    summary: 'Restaurant manager with seven years of experience in casual dining, front of house and back.',
    skills: [
      'Restaurant management',
      'Customer service',
      'Scheduling',
      'Food cost control',
      'Hiring',
      'Point of sale systems',
    ],
    positions: [
      {
        title: 'General Manager',
        employer: 'Dusty Spur Grill',
        place: 'Mesa, AZ',
        from: '2021-01',
        to: null,
        points: [
          'Manage 45 employees and $3.2 million in yearly sales.',
          'Raised guest ratings from 3.8 to 4.5 while labor cost fell by three points.',
        ],
      },
      {
        title: 'Shift Manager',
        employer: 'Dusty Spur Grill',
        place: 'Tempe, AZ',
        from: '2018-05',
        to: '2020-12',
        points: ['Opened and closed, counted and calmed.'],
      },
    ],
    education: [{ degree: 'High School Diploma', school: 'Superstition High School', year: 2016 }],
  },
];
