/** The words people type into job search, and what they mean by it. */

export interface SearchedQuery {
  q: string;
  /** Titles that have to be found. */
  finds: readonly string[];
  /** Titles that may not be found. */
  never: readonly string[];
  /** Titles of which one has to stand first; any may where none is named. */
  first: readonly string[];
}

const any = (q: string, finds: string[], never: string[] = []): SearchedQuery => ({
  q,
  finds,
  never,
  first: [],
});

/** One of what is to be found, or of those that fit as well, has to stand first. */
const ask = (q: string, finds: string[], never: string[] = [], also: string[] = []): SearchedQuery => ({
  q,
  finds,
  never,
  first: [...finds, ...also],
});

/** Written before the search was built, and left alone since: they tell how it does on what it was not made for. */
export const keptAside: readonly SearchedQuery[] = [
  ask('nurses', ['Registered Nurse – ICU', 'Emergency Department Nurse', 'Nurse Manager'], ['Plumber']),
  ask(
    'developer',
    ['iOS Developer', 'Senior Backend Engineer', 'Full-Stack Engineer'],
    ['Nurse Manager', 'Plumber'],
    ['Embedded Firmware Developer'],
  ),
  ask(
    'software engineer',
    ['Senior Backend Engineer', 'Full-Stack Engineer'],
    ['Mechanical Engineer', 'Bookkeeper'],
    ['DevOps Engineer'],
  ),
  ask('truck drivers', ['CDL Class A Truck Driver']),
  ask('electrcian', ['Journeyman Electrician']),
  ask('teacher chicago', ['Third Grade Teacher'], ['Pastry Chef']),
  ask('Illinois', ['Third Grade Teacher'], ['Plumber']),
  ask('az', ['Journeyman Electrician']),
  ask('accountant remote', ['Tax Accountant'], ['Staff Accountant']),
  ask('quickbooks', ['Tax Accountant', 'Bookkeeper']),
  ask('pytorch', ['Machine Learning Engineer']),
  ask('kubernets', ['Machine Learning Engineer'], [], ['DevOps Engineer']),
  ask('c++', ['Embedded Firmware Developer'], ['QA Automation Engineer']),
  ask('paralegal nashville tn', ['Paralegal']),
  ask('SRE', ['Site Reliability Engineer']),
  ask('part time dental', ['Dental Hygienist'], ['Line Cook']),
  ask('pharmac', ['Pharmacist']),
  ask('hous', ['Housekeeper']),
  ask('forklift', ['Warehouse Associate']),
  ask('canada', ['Pastry Chef'], ['Line Cook']),
  ask('enfermeria', ['Enfermera de Urgencias']),
  ask('contadores', ['Contador Público']),
  ask('desarrollador remoto', ['Desarrollador Web'], ['Contador Público']),
  ask('maestras de primaria', ['Maestra de Primaria']),
  ask('mecanico medio tiempo', ['Mecánico Automotriz']),
  ask('florida nursing', ['Certified Nursing Assistant'], ['Registered Nurse – ICU']),
  ask('pyhsical therapist', ['Physical Therapist']),
  ask(
    'jobs in Nevada',
    ['Warehouse Associate', 'Supply Chain Analyst', 'Real Estate Agent'],
    ['Housekeeper'],
  ),
  ask('crescent hotels', ['Front Desk Agent', 'Housekeeper']),
  ask('baker toronto', ['Pastry Chef']),
  ask('front desk spanish', ['Front Desk Agent']),
  ask('solar sales', ['Sales Representative']),
];

/** Written while the search was built. */
export const tuned: readonly SearchedQuery[] = [
  ask(
    'nurse',
    ['Nurse Manager', 'Registered Nurse – ICU', 'Emergency Department Nurse'],
    ['Senior Accountant'],
  ),
  ask('typescript', ['Full-Stack Engineer', 'Senior Backend Engineer']),
  ask('tyepscript', ['Full-Stack Engineer', 'Senior Backend Engineer']),
  any('react', ['Full-Stack Engineer', 'Desarrollador Web'], ['Nurse Manager']),
  any(
    'Texas',
    ['Senior Backend Engineer', 'Registered Nurse – ICU', 'Mecánico Automotriz'],
    ['Staff Accountant'],
  ),
  any('tx', ['Senior Backend Engineer', 'Registered Nurse – ICU'], ['Staff Accountant']),
  any('devel', ['iOS Developer', 'Embedded Firmware Developer', 'Senior Backend Engineer']),
  any('acountant', ['Staff Accountant', 'Senior Accountant', 'Tax Accountant'], ['Plumber']),
  ask('acountant remote', ['Tax Accountant'], ['Staff Accountant']),
  ask('nusre', ['Nurse Manager', 'Registered Nurse – ICU']),
  any('programmer', ['Senior Backend Engineer', 'iOS Developer'], ['Nurse Manager']),
  any('coder', ['Senior Backend Engineer']),
  any('full stack', ['Full-Stack Engineer'], ['Plumber']),
  ask('fullstack', ['Full-Stack Engineer'], ['Plumber']),
  any('full-stack developer', ['Full-Stack Engineer'], ['Plumber']),
  ask('back end engineer', ['Senior Backend Engineer']),
  any('nodejs', ['Senior Backend Engineer']),
  ask('c#', ['QA Automation Engineer'], ['Embedded Firmware Developer']),
  ask('RN', ['Registered Nurse – ICU']),
  ask('CNA', ['Certified Nursing Assistant']),
  any('cpa', ['Tax Accountant']),
  ask('driving', ['CDL Class A Truck Driver']),
  any('cooking', ['Line Cook']),
  ask('croissants', ['Pastry Chef']),
  any('excel', ['Supply Chain Analyst'], ['Plumber']),
  ask('designer figma', ['Product Designer'], ['Mechanical Engineer']),
  ask('nurse austin', ['Nurse Manager'], ['Certified Nursing Assistant']),
  any('nurse jobs near austin', ['Nurse Manager']),
  any('work from home', ['Tax Accountant', 'iOS Developer'], ['Line Cook']),
  any('remote', ['iOS Developer', 'Tax Accountant', 'Desarrollador Web'], ['Line Cook', 'Plumber']),
  any('part-time', ['Line Cook', 'Bookkeeper', 'Dental Hygienist'], ['Pharmacist']),
  any('contractor', ['Plumber', 'Real Estate Agent'], ['Pharmacist']),
  any('new mexico', ['Sales Representative', 'Solar Panel Installer'], ['Contador Público']),
  any('nuevo mexico', ['Sales Representative', 'Solar Panel Installer']),
  any('MEXICO', ['Contador Público', 'Enfermera de Urgencias']),
  ask('enfermera', ['Enfermera de Urgencias', 'Nurse Manager'], ['Plumber']),
  ask('enfermeras noche', ['Enfermera de Urgencias']),
  ask('electricista', ['Journeyman Electrician']),
  any('programador', ['Desarrollador Web', 'Senior Backend Engineer']),
  any('contabilidad', ['Contador Público', 'Staff Accountant']),
  any('cocinero', ['Line Cook']),
  any('limpieza', ['Housekeeper']),
  ask('electrisista', ['Journeyman Electrician']),
  any('golang', ['Site Reliability Engineer']),
  any('amazon web services', ['Site Reliability Engineer'], ['Machine Learning Engineer']),
  any('js', ['Desarrollador Web']),
  any('ms excel', ['Supply Chain Analyst'], ['Bookkeeper']),
  any('montacargas', ['Warehouse Associate'], ['CDL Class A Truck Driver']),
  any('litigios', ['Paralegal']),
  any('quantix', ['Machine Learning Engineer', 'Site Reliability Engineer', 'QA Automation Engineer']),
  any('quantx labs', ['Machine Learning Engineer']),
];
