/** Open jobs of many trades, in both languages, that the demo data does not have: what job search is tried on. */
import type { z } from 'zod';
import type { JobFields } from '../../../schemas/job.ts';

type Written = Omit<z.input<typeof JobFields>, 'criteria'>;

interface SearchedJob extends Written {
  employer: string;
  /** Names of must-haves. */
  criteria: string[];
}

type More = Partial<Pick<Written, 'city' | 'state' | 'workplaceType' | 'employmentType'>>;

const job = (
  employer: string,
  title: string,
  description: string,
  criteria: string[],
  more: More = {},
): SearchedJob => ({ employer, title, description, criteria, ...more });

export const searchedJobs: readonly SearchedJob[] = [
  job(
    'Harbor Freight Lines',
    'CDL Class A Truck Driver',
    'Drive refrigerated loads across the Midwest and be home every weekend.',
    ['Class A CDL', 'Two years of driving'],
    { city: 'Columbus', state: 'OH' },
  ),
  job(
    'Brightside Electric',
    'Journeyman Electrician',
    'Wire new homes, read blueprints and pull permits.',
    ['Journeyman license', 'Conduit bending'],
    { city: 'Phoenix', state: 'Arizona' },
  ),
  job(
    'Clearwater Plumbing',
    'Plumber',
    'Repair leaking pipes, water heaters and sewer lines.',
    ['Plumbing license'],
    { city: 'Tampa', state: 'FL', employmentType: 'CONTRACTOR' },
  ),
  job(
    'Lincoln Elementary School',
    'Third Grade Teacher',
    'Teach reading and mathematics to 24 pupils.',
    ['Teaching certificate', 'Classroom management'],
    { city: 'Chicago', state: 'IL' },
  ),
  job(
    'Maple Leaf Bakery',
    'Pastry Chef',
    'Bake croissants and wedding cakes from four in the morning.',
    ['Laminated dough'],
    { city: 'Toronto', state: 'ON' },
  ),
  job(
    'Ember & Oak',
    'Line Cook',
    'Work the grill and sauté stations during dinner service.',
    ['Food handler card'],
    { city: 'Portland', state: 'OR', employmentType: 'PART_TIME' },
  ),
  job(
    'Bluebird Dental',
    'Dental Hygienist',
    'Clean teeth, take x-rays and teach people to floss.',
    ['Dental hygiene license', 'Radiography'],
    { city: 'Boise', state: 'ID', employmentType: 'PART_TIME' },
  ),
  job(
    'Northgate Pharmacy',
    'Pharmacist',
    'Fill prescriptions and counsel patients on their medication.',
    ['PharmD', 'Immunization certificate'],
    { city: 'Seattle', state: 'WA' },
  ),
  job(
    'Sunrise Physical Therapy',
    'Physical Therapist',
    'Treat outpatients after knee and shoulder surgery.',
    ['DPT', 'Orthopedics'],
    { city: 'San Diego', state: 'CA' },
  ),
  job(
    'Golden Years Home Care',
    'Certified Nursing Assistant',
    'Help residents to bathe, dress and eat.',
    ['CNA certificate', 'CPR'],
    { city: 'Miami', state: 'FL' },
  ),
  job(
    'Pixel Foundry',
    'iOS Developer',
    'Build the app that climbers log their routes with.',
    ['Swift', 'UIKit'],
    { workplaceType: 'REMOTE' },
  ),
  job(
    'Pixel Foundry',
    'Product Designer',
    'Prototype in Figma, run usability tests and own the design system.',
    ['Figma', 'User research'],
    { workplaceType: 'REMOTE' },
  ),
  job(
    'Quantix Labs',
    'Machine Learning Engineer',
    'Train and serve recommendation models on Kubernetes.',
    ['Python', 'PyTorch', 'Kubernetes'],
    { city: 'San Francisco', state: 'California', workplaceType: 'HYBRID' },
  ),
  job(
    'Quantix Labs',
    'Site Reliability Engineer',
    'Keep 400 services up, and be on call one week in six.',
    ['Terraform', 'Go', 'AWS'],
    { city: 'New York', state: 'NY', workplaceType: 'HYBRID' },
  ),
  job(
    'Quantix Labs',
    'QA Automation Engineer',
    'Write end-to-end tests in Playwright and C#.',
    ['C#', 'Selenium'],
    { city: 'Atlanta', state: 'GA' },
  ),
  job(
    'Ironwood Robotics',
    'Embedded Firmware Developer',
    'Write C++ for motor controllers.',
    ['C++', 'CAN bus'],
    { city: 'Pittsburgh', state: 'PA' },
  ),
  job(
    'Ironwood Robotics',
    'Mechanical Engineer',
    'Design gearboxes in SolidWorks and take them to production.',
    ['SolidWorks', 'GD&T'],
    { city: 'Pittsburgh', state: 'PA' },
  ),
  job(
    'Pine Street Law',
    'Paralegal',
    'Draft pleadings, keep the calendar and prepare exhibits for trial.',
    ['Litigation', 'Westlaw'],
    { city: 'Nashville', state: 'TN' },
  ),
  job(
    'Crescent Hotels',
    'Front Desk Agent',
    'Check guests in and out and answer the phone at night.',
    ['Opera PMS', 'Spanish'],
    { city: 'New Orleans', state: 'LA' },
  ),
  job('Crescent Hotels', 'Housekeeper', 'Clean twelve rooms a day to our standard.', [], {
    city: 'New Orleans',
    state: 'LA',
    employmentType: 'TEMPORARY',
  }),
  job(
    'Redwood Logistics',
    'Warehouse Associate',
    'Pick, pack and load orders, and drive a forklift.',
    ['Forklift certificate'],
    { city: 'Reno', state: 'NV' },
  ),
  job('Redwood Logistics', 'Supply Chain Analyst', 'Forecast demand in Excel and SQL.', ['SQL', 'Excel'], {
    city: 'Reno',
    state: 'NV',
    workplaceType: 'HYBRID',
  }),
  job(
    'Vista Realty',
    'Real Estate Agent',
    'Show homes, write offers and see buyers through closing.',
    ['Real estate license'],
    { city: 'Las Vegas', state: 'NV', employmentType: 'CONTRACTOR' },
  ),
  job(
    'Evergreen Accounting',
    'Tax Accountant',
    'Prepare returns of partnerships, wholly from home.',
    ['CPA', 'QuickBooks'],
    { workplaceType: 'REMOTE' },
  ),
  job(
    'Evergreen Accounting',
    'Bookkeeper',
    'Reconcile bank accounts and run payroll for small firms.',
    ['QuickBooks'],
    { workplaceType: 'REMOTE', employmentType: 'PART_TIME' },
  ),
  job(
    'Summit Insurance',
    'Claims Adjuster',
    'Look at hail damage and settle claims with homeowners.',
    ['Adjuster license'],
    { city: 'Oklahoma City', state: 'OK' },
  ),
  job('Helio Energy', 'Solar Panel Installer', 'Mount panels on roofs and wire inverters.', ['OSHA 10'], {
    city: 'Albuquerque',
    state: 'NM',
  }),
  job(
    'Helio Energy',
    'Sales Representative',
    'Call on homeowners and explain what a solar roof saves.',
    ['Salesforce'],
    { city: 'Santa Fe', state: 'New Mexico' },
  ),
  job(
    'Clínica San José',
    'Enfermera de Urgencias',
    'Atender a pacientes de urgencias en turnos de noche y administrar medicación.',
    ['Título de enfermería', 'Soporte vital avanzado'],
    { city: 'Monterrey', state: 'Nuevo León' },
  ),
  job(
    'Grupo Ánfora',
    'Contador Público',
    'Preparar declaraciones fiscales y conciliaciones bancarias.',
    ['Contabilidad', 'Impuestos'],
    { city: 'Ciudad de México', state: 'CDMX', workplaceType: 'HYBRID' },
  ),
  job(
    'Grupo Ánfora',
    'Desarrollador Web',
    'Programar interfaces con React y mantener la tienda en línea.',
    ['React', 'JavaScript'],
    { workplaceType: 'REMOTE' },
  ),
  job(
    'Taller El Rápido',
    'Mecánico Automotriz',
    'Diagnosticar motores y reparar frenos.',
    ['Licencia de conducir'],
    { city: 'San Antonio', state: 'TX', employmentType: 'PART_TIME' },
  ),
  job(
    'Colegio Los Álamos',
    'Maestra de Primaria',
    'Enseñar a leer y a escribir a niños de seis años.',
    ['Licenciatura en educación'],
    { city: 'El Paso', state: 'TX' },
  ),
];
