/**
 * The senses of words by where they stand. To add a case, write a line of a resume, the part it stands in, and the facts
 * that someone would read of it. All names are made up.
 */
import type { EducationLevel } from '../../../schemas/candidate.ts';

/** The heading a line stands below. */
export type Part = 'SUMMARY' | 'SKILLS' | 'EXPERIENCE' | 'EDUCATION' | 'CERTIFICATIONS';

interface DegreeSense {
  line: string;
  in: Part;
  /** Null for a degree under way; nothing for no degree. */
  levels: (EducationLevel | null)[];
}

const everywhere: readonly Part[] = ['SUMMARY', 'SKILLS', 'EXPERIENCE', 'EDUCATION'];
const outsideEducation: readonly Part[] = ['SUMMARY', 'SKILLS', 'EXPERIENCE'];
const each = (parts: readonly Part[], levels: (EducationLevel | null)[], lines: readonly string[]) =>
  lines.flatMap((line) => parts.map((part): DegreeSense => ({ line, in: part, levels })));

export const degreeSenses: readonly DegreeSense[] = [
  // Letters of a trade, of a product, of a norm or of a state.
  ...each(
    everywhere,
    [],
    [
      'Prototyped an LLM assistant',
      'LLM, RAG, LangChain',
      'LLM engineer',
      'Fine-tuned LLMs for search',
      'Tested to WCAG AA',
      'AA meetings',
      'IT Business Analyst (BA)',
      'Lead BA',
      'Medical Assistant (MA), Sunrise Clinic, 2019',
      'Managing Director (MD), Larch Works, 2015 - 2019',
      'JD Edwards',
      'MS Teams',
      'MS Dynamics 365',
      'Kept AS/400 and AS9100 records',
      'BS 7671, 2018',
      'DO droplets',
      'GCE, AWS, Azure',
      'Boston, MA',
      'Portland, ME 04101',
      'Jackson, MS',
      'Baltimore, MD',
    ],
  ),
  { line: 'Boston University, Boston, MA', in: 'EDUCATION', levels: [] },
  // Words with another sense.
  ...each(
    everywhere,
    [],
    [
      'Scrum Master in two teams',
      'Master of ceremonies',
      'Sales Associate of the month',
      'Reached a level of trust',
      'Worked as level 2 support',
      'Held a driving licence in Texas',
      'Departamento de ingeniería de calidad',
      'Bachelor party planning',
    ],
  ),
  // Other people's.
  ...each(
    outsideEducation,
    [],
    [
      'Mentored MBA students',
      'Worked with PhD students',
      'Taught in the MBA program at Larch Business School',
      "Screened candidates with a bachelor's degree",
    ],
  ),
  // Letters that are no degree alone, beside a school or a subject.
  ...each(
    everywhere,
    ['MASTER'],
    [
      'LLM, Larch University, 2018',
      'LLM in International Law',
      'Master of Laws (LLM), Larch, 2018',
      'MA Journalism, City College, 2015',
      'MBA, Larch Business School',
    ],
  ),
  ...each(everywhere, ['BACHELOR'], ['BA Economics, 2012', 'BS, Larch State University', 'BSN, RN']),
  ...each(everywhere, ['DOCTORATE'], ['PhD in Chemistry, Larch University, 2019']),
  { line: 'JD, Larch Law School', in: 'EDUCATION', levels: ['DOCTORATE'] },
  { line: 'AA in General Studies', in: 'EDUCATION', levels: ['ASSOCIATE'] },
  { line: 'MD, Larch University', in: 'EDUCATION', levels: ['DOCTORATE'] },
  { line: 'BA, History', in: 'EDUCATION', levels: ['BACHELOR'] },
  // Under way.
  ...each(
    ['SUMMARY', 'EDUCATION'],
    [null],
    [
      'Ph.D. candidate in Chemistry, Larch University',
      'Pursuing a Ph.D. in Chemistry',
      'PhD (in progress), Larch University',
      'Studying for an MBA',
    ],
  ),
  { line: 'BS Biology, Larch University, expected May 2031', in: 'EDUCATION', levels: [null] },
  { line: 'BS Biology, Larch University, expected May 2020', in: 'EDUCATION', levels: ['BACHELOR'] },
];

interface SkillSense {
  title: string;
  in: Part;
  line: string;
  /** Skills that are read, and such as nobody named. */
  reads?: string[];
  not?: string[];
}

const founder = (line: string, ...not: string[]): SkillSense => ({
  ...{ title: 'Founder', in: 'EXPERIENCE' as const, line, not },
});
const listed = (line: string, reads: string[], not: string[] = []): SkillSense => ({
  ...{ title: 'Clerk', in: 'SKILLS' as const, line, reads, not },
});

export const skillSenses: readonly SkillSense[] = [
  // Verbs are no trades.
  founder('Shipped features every week.', 'Shipping', 'Shipping and receiving'),
  founder('Implemented routing for the app.', 'Route planning', 'Routes', 'Routing'),
  founder('Packed the room for every launch.', 'Packaging', 'Packing'),
  founder('Taught staff to use the new system.', 'Teaching'),
  {
    ...{ title: 'Supervisor', in: 'EXPERIENCE', line: 'Shipped twelve releases on time.' },
    not: ['Shipping', 'Shipping and receiving'],
  },
  {
    ...{ title: 'Warehouse Worker', in: 'EXPERIENCE', line: 'Packed and shipped 200 parcels a day.' },
    reads: ['Shipping'],
  },
  // Idioms, headings, the foot of the page, contact.
  founder('CURRICULUM VITAE', 'Curriculum', 'Curriculum development'),
  founder('June 3, 2026 · Jane Roe · Curriculum Vitae 1', 'Curriculum', 'Curriculum development'),
  founder('Sales | sales@larch.example | (555) 010-0199', 'Salesforce'),
  // A product is not its neighbour.
  listed('SAP WM, Excel', ['SAP WM'], ['SAP FICO']),
  listed('SAP QM', ['SAP QM'], ['SAP FICO']),
  listed('Commercial lending', ['Commercial lending'], ['Consumer lending']),
  // The words of two items are none together.
  founder('Received orders, processed payments.', 'Order picking', 'Order processing'),
  // The language of the resume.
  founder('Reached the public through instruments and robots.', 'Publicidad', 'Instrumentación', 'Robótica'),
  // Lists.
  listed('AWS (ECS, RDS), Docker', ['ECS', 'RDS', 'Docker'], ['AWS (ECS', 'RDS)']),
  listed(
    'UNDERSTANDING, Speaking, C1, B2, Mother tongue(s)',
    [],
    [...['UNDERSTANDING', 'Speaking', 'C1', 'B2', 'Mother tongue(s)']],
  ),
  listed('Excel, March, Inc, City, TX', [], ['March', 'Inc', 'City']),
  listed(
    'Deep expertise in designing, developing and maintaining large systems for banks and insurers',
    [],
    [...['Deep expertise in designing', 'developing and maintaining large systems for banks']],
  ),
  listed('Welding, fees grew from under $20, and the', ['Welding'], ['fees grew from under $20', 'and the']),
];

interface LicenceSense {
  in: Part;
  lines: string;
  names: string[];
}

export const licenceSenses: readonly LicenceSense[] = [
  { in: 'CERTIFICATIONS', lines: 'PMP\nOSHA 30-Hour', names: ['PMP', 'OSHA 30-Hour'] },
  { in: 'CERTIFICATIONS', lines: 'CPR Certified, Austin, TX', names: ['CPR Certified'] },
  {
    in: 'CERTIFICATIONS',
    lines: 'Electricians License, Larch Builders Association, City , State , USA',
    names: ['Electricians License, Larch Builders Association'],
  },
  {
    in: 'CERTIFICATIONS',
    lines:
      'PMP\nTomas Quill\nOperations Manager at Northgate Freight\nColumbus, Ohio, United States\nSupply Chain',
    names: ['PMP'],
  },
  { in: 'CERTIFICATIONS', lines: '© European Union, 2002-2013', names: [] },
  { in: 'CERTIFICATIONS', lines: 'Member, Larch Society of Surveyors\nCertification\nCity', names: [] },
  { in: 'CERTIFICATIONS', lines: 'Keynote speaker, Larch Conference 2019', names: [] },
  {
    in: 'EDUCATION',
    lines: 'Certificate, Cash Handling, Team Player, Dictation, Pricing, Shipping, Credit',
    names: [],
  },
];
