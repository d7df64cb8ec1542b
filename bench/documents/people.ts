/** Invented people of many trades, as data: what a resume says, before it is laid out. */

interface Job {
  title: string;
  employer: string;
  place: string;
  period: string;
  done: string[];
}

interface School {
  degree: string;
  school: string;
  year: string;
}

export interface Person {
  name: string;
  headline: string;
  contact: string[];
  summary: string;
  jobs: Job[];
  schools: School[];
  skills: string[];
  languages: string[];
}

const job = (title: string, employer: string, place: string, period: string, ...done: string[]): Job => ({
  title,
  employer,
  place,
  period,
  done,
});
const school = (degree: string, name: string, year: string): School => ({ degree, school: name, year });

export const people: Person[] = [
  {
    name: 'Marisol Vandersteen',
    headline: 'Emergency Room Nurse',
    contact: ['(512) 555-0143', 'marisol.v@example.org', 'Austin, TX'],
    summary:
      'Emergency nurse with nine years in level one trauma centers, calm in triage and known for teaching new colleagues at the bedside without slowing the shift.',
    jobs: [
      job(
        'Emergency Room Nurse',
        'Brackwater Medical Center',
        'Austin, TX',
        'March 2018 - Present',
        'Triage of up to sixty patients a shift in a department that sees ninety thousand visits a year',
        'Preceptor of fourteen newly graduated nurses, all of whom stayed beyond their first year',
        'Rewrote the handover sheet, which cut missing medication entries by a third',
      ),
      job(
        'Staff Nurse',
        'Hillcountry General Hospital',
        'San Marcos, TX',
        'June 2014 - February 2018',
        'Cared for five to six patients on a medical surgical floor',
        'Charge nurse on weekends for a team of seven',
      ),
    ],
    schools: [school('Bachelor of Science in Nursing', 'Pedernales State University', '2014')],
    skills: ['Triage', 'Ventilator management', 'Patient education', 'Epic', 'Trauma care', 'Phlebotomy'],
    languages: ['English', 'Spanish'],
  },
  {
    name: 'Tobias Okonkwo-Hale',
    headline: 'Master Electrician',
    contact: ['503-555-0178', 'tobias@example.net', 'Portland, OR'],
    summary:
      'Licensed master electrician who has wired schools, breweries and a small airport terminal, and who reads a one-line diagram faster than most people read a menu.',
    jobs: [
      job(
        'Master Electrician',
        'Cascadia Power & Light Contractors',
        'Portland, OR',
        '2016 - 2023',
        'Led crews of four to nine on commercial fit-outs of up to three million dollars',
        'Installed switchgear and emergency generators for two hospitals',
        'Passed every inspection of the last five years at the first visit',
      ),
      job(
        'Journeyman Electrician',
        'Tillamook Wiring Inc.',
        'Hillsboro, OR',
        '2011 - 2016',
        'Pulled wire, bent conduit and terminated panels on housing estates',
        'Trained apprentices in lockout and tagout',
      ),
    ],
    schools: [
      school('Associate of Applied Science in Electrical Technology', 'Clackamas River College', '2011'),
    ],
    skills: [
      'Conduit bending',
      'Switchgear',
      'Blueprint reading',
      'PLC wiring',
      'NEC code',
      'Motor controls',
    ],
    languages: ['English', 'Igbo'],
  },
  {
    name: 'Henrietta Lindqvist',
    headline: 'Senior Accountant',
    contact: ['+1 612 555 0122', 'h.lindqvist@example.com', 'Minneapolis, MN'],
    summary:
      'Accountant who closes a month in four days and explains the result in one page; twelve years in manufacturing and food wholesale, the last six of them as the reviewer of others.',
    jobs: [
      job(
        'Senior Accountant',
        'Northern Pike Foods',
        'Minneapolis, MN',
        '04/2017 - Present',
        'Month-end close for three entities with combined revenue of eighty million dollars',
        'Prepared schedules for external audits without a single adjustment in four years',
        'Moved fixed assets from spreadsheets to NetSuite',
      ),
      job(
        'Staff Accountant',
        'Ironwood Castings LLC',
        'Duluth, MN',
        '08/2011 - 03/2017',
        'Reconciled eleven bank accounts and the inventory ledger',
        'Filed sales tax returns in nine states',
      ),
    ],
    schools: [
      school('Master of Business Administration', 'Lake Vermilion University', '2016'),
      school('Bachelor of Science in Accounting', 'Mesabi College', '2011'),
    ],
    skills: [
      'General ledger',
      'Account reconciliation',
      'NetSuite',
      'Excel',
      'Sales tax',
      'Financial reporting',
    ],
    languages: ['English', 'Swedish'],
  },
  {
    name: 'Dario Fontanelli',
    headline: 'Executive Chef',
    contact: ['(504) 555-0199', 'dario.fontanelli@example.org', 'New Orleans, LA'],
    summary:
      'Chef of twenty years who grew up in a bakery, runs kitchens of thirty people and keeps food cost under twenty-eight percent without anybody at the table noticing.',
    jobs: [
      job(
        'Executive Chef',
        'The Gilded Heron',
        'New Orleans, LA',
        'January 2015 - Present',
        'Menu and purchasing for a dining room of two hundred and forty seats',
        'Brought food cost from thirty-four to twenty-seven percent in eighteen months',
        'Hired and trained a brigade of thirty',
      ),
      job(
        'Sous Chef',
        'Osteria del Porto',
        'Mobile, AL',
        'May 2009 - December 2014',
        'Ran the pass six nights a week',
        'Wrote the prep lists and the allergen book',
      ),
    ],
    schools: [school('Associate Degree in Culinary Arts', 'Gulf Coast Culinary Institute', '2008')],
    skills: ['Menu development', 'Food cost control', 'Inventory', 'ServSafe', 'Pastry', 'Staff training'],
    languages: ['English', 'Italian'],
  },
  {
    name: 'Yasmin Abernathy',
    headline: 'Middle School Science Teacher',
    contact: ['919.555.0166', 'yasmin.abernathy@example.edu', 'Raleigh, NC'],
    summary:
      'Science teacher of grades six to eight who builds lessons around experiments that fit on a desk, and whose classes rose from the district average to its top tenth.',
    jobs: [
      job(
        'Science Teacher',
        'Falls of Neuse Middle School',
        'Raleigh, NC',
        'Aug 2013 - Present',
        'Taught five sections of thirty pupils in earth and life science',
        'Raised the share of proficient pupils from fifty-two to eighty-one percent',
        'Advised the robotics club, twice in the state finals',
      ),
      job(
        'Student Teacher',
        'Crabtree Creek Academy',
        'Cary, NC',
        'Jan 2013 - May 2013',
        'Planned and taught a unit on plate tectonics',
        'Graded laboratory reports with the lead teacher',
      ),
    ],
    schools: [school('Bachelor of Arts in Middle Grades Education', 'Piedmont Teachers College', '2013')],
    skills: [
      'Lesson planning',
      'Classroom management',
      'Google Classroom',
      'Robotics',
      'Assessment',
      'Curriculum design',
    ],
    languages: ['English', 'Arabic'],
  },
  {
    name: 'Kwame Hollingsworth',
    headline: 'Backend Software Engineer',
    contact: ['kwame@example.dev', '206 555 0110', 'Seattle, WA'],
    summary:
      'Engineer who likes boring databases and short functions; eight years on payment systems where a lost message is a lost dollar, most recently leading a team of five.',
    jobs: [
      job(
        'Senior Software Engineer',
        'Tidepool Payments',
        'Seattle, WA',
        'Oct 2019 - Present',
        'Designed the ledger service that books four million entries a day in PostgreSQL',
        'Cut the time of the nightly settlement from three hours to eleven minutes',
        'Mentored five engineers and ran the on-call rota',
      ),
      job(
        'Software Engineer',
        'Orcas Logistics',
        'Tacoma, WA',
        'Jun 2015 - Sep 2019',
        'Built REST services in Java and Go for parcel tracking',
        'Introduced contract tests between eleven teams',
      ),
    ],
    schools: [
      school('Bachelor of Science in Computer Science', 'Snoqualmie Institute of Technology', '2015'),
    ],
    skills: ['PostgreSQL', 'Java', 'Go', 'Kubernetes', 'Kafka', 'Terraform'],
    languages: ['English', 'French'],
  },
  {
    name: 'Beatrix Calloway',
    headline: 'Warehouse Operations Manager',
    contact: ['901-555-0135', 'beatrix.calloway@example.com', 'Memphis, TN'],
    summary:
      'Operations manager of distribution centers who started on a forklift; plans labour by the hour, walks the floor every morning and has not lost a day to injury since spring.',
    jobs: [
      job(
        'Warehouse Operations Manager',
        'Bluff City Distribution',
        'Memphis, TN',
        '2017 - Present',
        'Responsible for three shifts, one hundred and twenty people and forty dock doors',
        'Raised picking accuracy from ninety-seven to ninety-nine point six percent',
        'Led the change to a new warehouse management system in one weekend',
      ),
      job(
        'Shift Supervisor',
        'Delta Parcel Hub',
        'Southaven, MS',
        '2012 - 2017',
        'Supervised twenty-five pickers and packers at night',
        'Wrote the induction for seasonal staff',
      ),
    ],
    schools: [
      school(
        'Bachelor of Business Administration in Supply Chain Management',
        'Wolf River University',
        '2012',
      ),
    ],
    skills: ['Inventory control', 'Forklift', 'SAP', 'Lean', 'Safety training', 'Scheduling'],
    languages: ['English'],
  },
  {
    name: 'Lorenzo Baptiste',
    headline: 'Graphic Designer',
    contact: ['lorenzo@example.studio', '305-555-0184', 'Miami, FL'],
    summary:
      'Designer of brands, packages and wayfinding who sketches by hand first; work for museums and a chain of juice bars, printed in runs from fifty to five million.',
    jobs: [
      job(
        'Graphic Designer',
        'Studio Mangrove',
        'Miami, FL',
        'Feb 2016 - Present',
        'Identity and packaging for a chain of forty juice bars',
        'Wayfinding for a maritime museum in two languages',
        'Art direction of two junior designers',
      ),
      job(
        'Production Artist',
        'Keystone Print House',
        'Hialeah, FL',
        'Sep 2012 - Jan 2016',
        'Prepared files for offset and flexographic printing',
        'Retouched photographs for catalogs',
      ),
    ],
    schools: [school('Bachelor of Fine Arts in Graphic Design', 'Biscayne College of Art', '2012')],
    skills: ['Adobe Illustrator', 'Photoshop', 'InDesign', 'Typography', 'Packaging', 'Brand identity'],
    languages: ['English', 'Haitian Creole'],
  },
  {
    name: 'Rosalind Petrov',
    headline: 'Corporate Paralegal',
    contact: ['312 555 0157', 'r.petrov@example.law', 'Chicago, IL'],
    summary:
      'Paralegal for mergers and financings who keeps closing binders that partners find things in, with ten years in two firms and a notary commission.',
    jobs: [
      job(
        'Corporate Paralegal',
        'Wexford Stone LLP',
        'Chicago, IL',
        'July 2016 - Present',
        'Managed closings of forty transactions worth up to a billion dollars',
        'Drafted resolutions, officer certificates and good standing orders',
        'Built the checklist that three offices now share',
      ),
      job(
        'Legal Assistant',
        'Marquette & Doyle',
        'Evanston, IL',
        'May 2013 - June 2016',
        'Filed pleadings in state and federal courts',
        'Kept calendars of six attorneys',
      ),
    ],
    schools: [school('Bachelor of Arts in Political Science', 'Kishwaukee University', '2013')],
    skills: ['Due diligence', 'Legal research', 'Westlaw', 'Contract drafting', 'E-filing', 'Notary public'],
    languages: ['English', 'Bulgarian'],
  },
  {
    name: 'Ximena Robledo Cárdenas',
    headline: 'Directora de Recepción',
    contact: ['+34 600 555 012', 'ximena.robledo@example.es', 'Valencia, España'],
    summary:
      'Responsable de recepción con once años en hoteles de cuatro y cinco estrellas, acostumbrada a equipos de quince personas y a temporadas en las que no queda una habitación libre.',
    jobs: [
      job(
        'Jefa de Recepción',
        'Hotel Albufera Palace',
        'Valencia',
        'marzo 2017 - actualidad',
        'Coordinación de un equipo de quince recepcionistas en tres turnos',
        'Subida de la valoración de los huéspedes de 8,1 a 9,2 en dos años',
        'Implantación del programa de reservas en cuatro hoteles del grupo',
      ),
      job(
        'Recepcionista',
        'Hostal Puerta del Mar',
        'Alicante',
        'junio 2012 - febrero 2017',
        'Atención a huéspedes en español, inglés y francés',
        'Cierre de caja y facturación diaria',
      ),
    ],
    schools: [school('Licenciatura en Turismo', 'Universidad de la Huerta', '2012')],
    skills: ['Atención al cliente', 'Opera PMS', 'Facturación', 'Gestión de equipos', 'Revenue', 'Reservas'],
    languages: ['Español', 'Inglés', 'Francés'],
  },
  {
    name: 'Ferdinand Ashworth',
    headline: 'Structural Welder',
    contact: ['713-555-0102', 'f.ashworth@example.org', 'Houston, TX'],
    summary:
      'Welder certified in all positions on carbon and stainless steel, with shipyard, refinery and bridge work behind him and a repair rate below one percent.',
    jobs: [
      job(
        'Structural Welder',
        'Ship Channel Fabricators',
        'Houston, TX',
        '11/2016 - Present',
        'Flux core and stick welding of bridge girders to code',
        'Fit up from drawings with tolerances of a sixteenth of an inch',
        'Repair rate of point eight percent over six years',
      ),
      job(
        'Pipe Welder',
        'Sabine Refinery Services',
        'Port Arthur, TX',
        '02/2010 - 10/2016',
        'TIG root passes on stainless process piping',
        'Worked turnarounds of up to ten weeks',
      ),
    ],
    schools: [school('High School Diploma', 'Galena Park High School', '2009')],
    skills: ['TIG welding', 'MIG welding', 'Blueprint reading', 'Plasma cutting', 'Rigging', 'AWS D1.1'],
    languages: ['English'],
  },
  {
    name: 'Ingeborg Mwangi',
    headline: 'Clinical Pharmacist',
    contact: ['ingeborg.mwangi@example.health', '617 555 0128', 'Boston, MA'],
    summary:
      'Pharmacist in oncology and infectious disease who rounds with physicians every morning and writes the dosing protocols that others follow at night.',
    jobs: [
      job(
        'Clinical Pharmacist',
        'Charles Basin Hospital',
        'Boston, MA',
        'September 2016 - Present',
        'Daily rounds on a thirty bed oncology unit',
        'Wrote the vancomycin dosing protocol used in five hospitals',
        'Supervised residents and four technicians',
      ),
      job(
        'Staff Pharmacist',
        'Neponset Community Pharmacy',
        'Quincy, MA',
        'July 2012 - August 2016',
        'Verified three hundred prescriptions a day',
        'Gave two thousand vaccinations a season',
      ),
    ],
    schools: [school('Doctor of Pharmacy', 'Mystic River College of Pharmacy', '2012')],
    skills: [
      'Medication therapy management',
      'Oncology',
      'Antibiotic stewardship',
      'Compounding',
      'Immunization',
      'Epic',
    ],
    languages: ['English', 'Swahili'],
  },
];
