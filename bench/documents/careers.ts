/** Invented people with everything a template may show, as data: what has to be read of each is written down here. */
import type { EducationLevel } from '../../schemas/candidate.ts';

interface Role {
  title: string;
  /** Months as YYYY-MM; null while it lasts. */
  from: string;
  to: string | null;
  done: string[];
}

export interface Employer {
  name: string;
  place: string;
  /** The newest first; several where someone was promoted. */
  roles: Role[];
}

interface Degree {
  level: EducationLevel;
  /** Without its field: "Bachelor of Science", "Grado". */
  name: string;
  field: string;
  /** Years. */
  from: string;
  to: string;
}

export interface School {
  name: string;
  place: string;
  degrees: Degree[];
}

export interface Career {
  language: 'en' | 'es';
  firstName: string;
  lastName: string;
  headline: string;
  place: string;
  phone: string;
  email: string;
  summary: string;
  employers: Employer[];
  schools: School[];
  skills: string[];
  languages: { name: string; english: string; level: string }[];
  certificates: string[];
}

const role = (title: string, from: string, to: string | null, ...done: string[]): Role => ({
  title,
  from,
  to,
  done,
});
const employer = (name: string, place: string, ...roles: Role[]): Employer => ({ name, place, roles });
const degree = (level: EducationLevel, name: string, field: string, from: string, to: string): Degree => ({
  level,
  name,
  field,
  from,
  to,
});
const school = (name: string, place: string, ...degrees: Degree[]): School => ({ name, place, degrees });
const speaks = (name: string, level: string, english = name) => ({ name, english, level });

export const careers: Career[] = [
  {
    language: 'en',
    firstName: 'Odalys',
    lastName: 'Brenner',
    headline: 'Critical Care Nurse',
    place: 'Tucson, AZ',
    phone: '(520) 555-0114',
    email: 'odalys.brenner@example.com',
    summary: 'Nurse with eleven years on intensive care wards who teaches new colleagues at the bedside.',
    employers: [
      employer(
        'Saguaro Valley Hospital',
        'Tucson, AZ',
        role(
          'Charge Nurse',
          '2020-04',
          null,
          'Leads a shift of twelve nurses on a ward of twenty-four beds.',
          'Rewrote the handover sheet, which cut missing entries by a third.',
        ),
        role('Critical Care Nurse', '2016-09', '2020-03', 'Cared for patients on ventilators.'),
      ),
      employer(
        'Mesquite General Hospital',
        'Yuma, AZ',
        role('Staff Nurse', '2013-06', '2016-08', 'Looked after five to six patients a shift.'),
      ),
    ],
    schools: [
      school(
        'Gila River University',
        'Phoenix, AZ',
        degree('BACHELOR', 'Bachelor of Science', 'Nursing', '2009', '2013'),
      ),
    ],
    skills: ['Triage', 'Ventilator management', 'Patient education', 'Phlebotomy'],
    languages: [speaks('English', 'Native'), speaks('Spanish', 'Fluent')],
    certificates: ['Advanced Cardiac Life Support'],
  },
  {
    language: 'en',
    firstName: 'Theodor',
    lastName: 'Mbatha-Lyle',
    headline: 'Geotechnical Engineer',
    place: 'Leeds, United Kingdom',
    phone: '+44 113 496 0182',
    email: 't.mbathalyle@example.org',
    summary: 'Engineer of slopes, tunnels and soft ground, at home on site and in front of a model.',
    employers: [
      employer(
        'Calder Ground Engineering Ltd',
        'Leeds, United Kingdom',
        role(
          'Principal Geotechnical Engineer and Deputy Head of Ground Investigation',
          '2019-02',
          null,
          'Signs off ground models for railway cuttings and two road tunnels.',
          'Leads seven engineers and geologists.',
        ),
      ),
      employer(
        'Wharfe & Aire Consulting',
        'Bradford, United Kingdom',
        role('Geotechnical Engineer', '2014-10', '2019-01', 'Designed piled foundations for bridges.'),
      ),
    ],
    schools: [
      school(
        'University of Airedale',
        'Leeds, United Kingdom',
        degree('MASTER', 'Master of Science', 'Engineering Geology', '2013', '2014'),
        degree('BACHELOR', 'Bachelor of Engineering', 'Civil Engineering', '2010', '2013'),
      ),
    ],
    skills: ['PLAXIS', 'AutoCAD', 'Site investigation', 'Slope stability'],
    languages: [speaks('English', 'Native'), speaks('German', 'B2'), speaks('Zulu', 'Native')],
    certificates: ['Chartered Engineer'],
  },
  {
    language: 'en',
    firstName: 'Ruth',
    lastName: 'Szymborski',
    headline: 'Warehouse Operations Manager',
    place: 'Toledo, OH',
    phone: '419-555-0137',
    email: 'ruth.szymborski@example.net',
    summary: 'Came to the docks as a loader and runs them today, without losing sight of those who load.',
    employers: [
      employer(
        'Maumee Freight LLC',
        'Toledo, OH',
        role(
          'Warehouse Operations Manager',
          '2021-01',
          null,
          'Runs two docks and sixty people over three shifts.',
          'Introduced scanners that brought picking errors below one in a thousand.',
        ),
        role('Shift Supervisor', '2018-05', '2020-12', 'Planned the routes of twenty-five drivers.'),
        role('Forklift Operator', '2015-08', '2018-04', 'Loaded trailers and counted stock.'),
      ),
      employer(
        'Kestrel Packaging Inc.',
        'Dayton, OH',
        role('Packer', '2012-07', '2015-07', 'Packed orders on the night line.'),
      ),
    ],
    schools: [
      school(
        'Sandusky Community College',
        'Sandusky, OH',
        degree('ASSOCIATE', 'Associate of Applied Science', 'Logistics', '2016', '2018'),
      ),
    ],
    skills: ['Forklift operation', 'Inventory control', 'SAP EWM', 'Lean manufacturing'],
    languages: [speaks('English', 'Native'), speaks('Polish', 'Conversational')],
    certificates: ['Lean Six Sigma Green Belt', 'OSHA 30-Hour General Industry'],
  },
  {
    language: 'en',
    firstName: 'Kwabena',
    lastName: 'Forsyth',
    headline: 'Staff Software Engineer',
    place: 'Raleigh, NC',
    phone: '+1 919 555 0168',
    email: 'kwabena@example.com',
    summary:
      'Engineer who has kept payment systems running for a decade, writes the design down first and leaves the pager quieter than it was.',
    employers: [
      employer(
        'Longleaf Payments',
        'Raleigh, NC',
        role(
          'Staff Software Engineer',
          '2022-03',
          null,
          'Designed the ledger that settles four million transfers a day and has not lost one.',
          'Moved nine services from a shared database to queues while every one of them stayed in use.',
          'Reviews the designs of six teams and runs the weekly meeting on incidents.',
        ),
        role(
          'Senior Software Engineer',
          '2019-06',
          '2022-02',
          'Cut the time of a payment from two seconds to three hundred milliseconds.',
          'Taught eleven colleagues to profile and to read a flame graph.',
        ),
      ),
      employer(
        'Pamlico Health Systems',
        'Durham, NC',
        role(
          'Software Engineer',
          '2016-11',
          '2019-05',
          'Wrote the service that exchanges records between forty clinics in TypeScript and PostgreSQL.',
          'Replaced nightly batches by streams, so that a result is seen on the same day.',
          'Was on call for a week in every five.',
        ),
      ),
      employer(
        'Brightwater Games',
        'Charlotte, NC',
        role(
          'Backend Developer',
          '2014-02',
          '2016-10',
          'Built matchmaking for a game that eighty thousand people played at the same time.',
          'Introduced load tests and wrote the tool that draws their results.',
        ),
      ),
      employer(
        'Roanoke Data Works',
        'Roanoke, VA',
        role(
          'Junior Developer',
          '2012-06',
          '2014-01',
          'Maintained importers for the files of thirty suppliers in Python.',
          'Wrote reports that the sales team still prints every Monday.',
        ),
      ),
    ],
    schools: [
      school(
        'Neuse State University',
        'Raleigh, NC',
        degree('MASTER', 'Master of Science', 'Computer Science', '2010', '2012'),
        degree('BACHELOR', 'Bachelor of Science', 'Mathematics', '2006', '2010'),
      ),
    ],
    skills: ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Go', 'Python', 'Kafka'],
    languages: [speaks('English', 'Native'), speaks('French', 'Intermediate')],
    certificates: [],
  },
  {
    language: 'en',
    firstName: 'Ingrid',
    lastName: 'Castellanos',
    headline: 'Marketing Manager',
    place: 'Denver, CO',
    phone: '(303) 555-0191',
    email: 'ingrid.castellanos@example.com',
    summary: 'Marketer of outdoor goods with a liking for numbers and for plain sentences.',
    employers: [
      employer(
        'Columbine Outfitters',
        'Denver, CO',
        role(
          'Marketing Manager',
          '2019-09',
          null,
          'Owns a budget of two million dollars and a team of five.',
          'Doubled the share of orders that come from newsletters.',
        ),
      ),
      employer(
        'Arkansas River Rafting Company',
        'Salida, CO',
        role('Marketing Coordinator', '2016-03', '2019-08', 'Wrote the catalog and shot its pictures.'),
      ),
      employer(
        'Pine & Poppy',
        'Boulder, CO',
        role('Content Writer', '2014-05', '2016-02', 'Wrote product texts and a column on gardens.'),
      ),
    ],
    schools: [
      school(
        'Front Range College',
        'Fort Collins, CO',
        degree('BACHELOR', 'Bachelor of Arts', 'Communication', '2010', '2014'),
      ),
    ],
    skills: ['Google Analytics', 'SEO', 'Copywriting', 'Mailchimp'],
    languages: [speaks('English', 'Native'), speaks('Norwegian', 'B1')],
    certificates: ['Google Ads Certification'],
  },
  {
    language: 'es',
    firstName: 'Nerea',
    lastName: 'Urkiaga Soto',
    headline: 'Técnica de nóminas',
    place: 'Bilbao, España',
    phone: '+34 944 555 013',
    email: 'nerea.urkiaga@example.com',
    summary: 'Técnica de nóminas con doce años en gestorías y en una empresa de montajes.',
    employers: [
      employer(
        'Gestoría Larrazabal S.L.',
        'Bilbao, España',
        role(
          'Técnica de nóminas',
          '2018-10',
          null,
          'Confecciona las nóminas de cuarenta empresas y trescientos trabajadores.',
          'Presenta los seguros sociales y atiende las inspecciones.',
        ),
      ),
      employer(
        'Montajes Gorbeia S.A.',
        'Vitoria, España',
        role('Auxiliar administrativa', '2014-03', '2018-09', 'Llevó el registro de horas del taller.'),
      ),
      employer(
        'Talleres Durangaldea',
        'Durango, España',
        role('Recepcionista', '2012-01', '2014-02', 'Atendió el teléfono y la puerta.'),
      ),
    ],
    schools: [
      school(
        'Universidad del Nervión',
        'Bilbao, España',
        degree('BACHELOR', 'Grado', 'Relaciones Laborales', '2008', '2012'),
      ),
    ],
    skills: ['A3Nom', 'Excel', 'Seguridad Social', 'Contabilidad'],
    languages: [
      speaks('Español', 'Nativo', 'Spanish'),
      speaks('Euskera', 'C1', 'Basque'),
      speaks('Inglés', 'B1', 'English'),
    ],
    certificates: [],
  },
  {
    language: 'es',
    firstName: 'Joaquín',
    lastName: 'Paredes Illescas',
    headline: 'Jefe de obra',
    place: 'Sevilla, España',
    phone: '+34 954 555 027',
    email: 'joaquin.paredes@example.org',
    summary:
      'Jefe de obra de edificación con quince años en viviendas, colegios y un hospital comarcal, acostumbrado a entregar en plazo y a discutir las mediciones sin perder al proveedor.',
    employers: [
      employer(
        'Constructora Guadaíra S.A.',
        'Sevilla, España',
        role(
          'Jefe de obra',
          '2019-05',
          null,
          'Dirige la construcción de un hospital comarcal de ciento veinte camas.',
          'Coordina a ochenta personas de doce empresas y responde del presupuesto.',
          'Redujo en un mes el plazo de la estructura cambiando el encofrado.',
        ),
        role(
          'Ayudante de jefe de obra',
          '2015-02',
          '2019-04',
          'Llevó las mediciones y las certificaciones de tres promociones de viviendas.',
          'Negoció con los proveedores de hormigón y de carpintería.',
        ),
      ),
      employer(
        'Edificaciones Aljarafe S.L.',
        'Mairena del Aljarafe, España',
        role(
          'Encargado de obra',
          '2011-09',
          '2015-01',
          'Organizó los tajos de dos colegios públicos y veinte chalés.',
          'Comprobó la calidad de los materiales y firmó los partes diarios.',
        ),
      ),
      employer(
        'Estudio Técnico Macarena',
        'Sevilla, España',
        role(
          'Delineante',
          '2008-10',
          '2011-08',
          'Dibujó planos de ejecución y de instalaciones en AutoCAD.',
          'Preparó la documentación de las licencias municipales.',
        ),
      ),
    ],
    schools: [
      school(
        'Universidad de la Campiña',
        'Sevilla, España',
        degree('MASTER', 'Máster', 'Dirección de Proyectos', '2014', '2015'),
        degree('BACHELOR', 'Grado', 'Arquitectura Técnica', '2004', '2008'),
      ),
    ],
    skills: ['AutoCAD', 'Presto', 'Microsoft Project', 'Mediciones'],
    languages: [speaks('Español', 'Nativo', 'Spanish'), speaks('Francés', 'B2', 'French')],
    certificates: ['Prevención de riesgos laborales, 60 horas'],
  },
  {
    language: 'es',
    firstName: 'Maite',
    lastName: 'Arancibia Vega',
    headline: 'Enfermera de urgencias',
    place: 'Valencia, España',
    phone: '+34 963 555 081',
    email: 'maite.arancibia@example.net',
    summary: 'Enfermera de urgencias que ha trabajado en dos hospitales y en una ambulancia.',
    employers: [
      employer(
        'Hospital Clínico de la Albufera',
        'Valencia, España',
        role(
          'Supervisora de enfermería',
          '2021-11',
          null,
          'Organiza los turnos de treinta enfermeras.',
          'Implantó el registro electrónico en el servicio.',
        ),
        role('Enfermera de urgencias', '2017-04', '2021-10', 'Clasificó a los pacientes a su llegada.'),
      ),
      employer(
        'Ambulancias Turia S.L.',
        'Torrent, España',
        role('Enfermera', '2014-06', '2017-03', 'Acompañó traslados de pacientes críticos.'),
      ),
    ],
    schools: [
      school(
        'Universidad de Levante',
        'Valencia, España',
        degree('MASTER', 'Máster', 'Urgencias y Emergencias', '2015', '2016'),
        degree('BACHELOR', 'Grado', 'Enfermería', '2010', '2014'),
      ),
    ],
    skills: ['Triaje', 'Soporte vital avanzado', 'Excel', 'Docencia'],
    languages: [speaks('Español', 'Nativo', 'Spanish'), speaks('Inglés', 'C1', 'English')],
    certificates: ['Soporte Vital Avanzado'],
  },
];
