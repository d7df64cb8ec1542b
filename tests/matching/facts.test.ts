import { describe, expect, it } from 'vitest';
import { ResumeFacts } from '../../schemas/facts.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { monthsCovered, periodsIn } from '../../server/matching/text/dates.ts';
import { accountant, cook, developer, nurse, teacher, today } from './support.ts';

const titles = (text: string) => readFacts(text, today).positions.map(({ title }) => title);

describe('reading a resume', () => {
  it.each(Object.entries({ accountant, nurse, developer, cook, teacher }))(
    'gives facts of the agreed shape: %s',
    (_, text) => {
      expect(ResumeFacts.parse(readFacts(text, today))).toEqual(readFacts(text, today));
    },
  );

  it('finds the headline whether or not a name stands above it', () => {
    expect(readFacts(accountant, today).headline).toBe('Staff Accountant');
    expect(readFacts(nurse, today).headline).toBe('Registered Nurse');
    expect(readFacts(developer, today).headline).toBe('Software Engineer');
  });

  it('finds titles before, behind, above and below their dates, newest first', () => {
    expect(titles(accountant)).toEqual(['Staff Accountant', 'Accounting Clerk']);
    expect(titles(nurse)).toEqual(['Staff RN, Intensive Care Unit', 'Certified Nursing Assistant']);
    expect(titles(developer)).toEqual(['Senior Software Engineer', 'Software Developer']);
    expect(titles(teacher)).toEqual(['Mathematics Teacher']);
    expect(titles('Experience\n01/2015 to Current\nPlatform Architect Company Name ï¼​ City , State')).toEqual(
      ['Platform Architect'],
    );
    expect(titles('Experience\nCompany Name City , State Sales Associate 01/2015 to 10/2015')).toEqual([
      'Sales Associate',
    ]);
  });

  it.each([
    'Senior TypeScript Engineer',
    'Python engineer',
    'Node.js Engineer',
    'Frontend engineer',
    'Go Engineer',
  ])('takes %s for somebody who writes software', (title) => {
    const { skills } = readFacts(`Robin Vale\n${title}\nSkills: Git, React, Docker`, today);
    expect(skills).toEqual(expect.arrayContaining(['Git', 'React', 'Docker']));
  });

  it('tells the employer from the title', () => {
    const [position] = readFacts(developer, today).positions;
    expect(position).toMatchObject({
      employer: 'Acme Robotics, Inc.',
      from: '2021-01',
      to: '2026-06',
      current: true,
    });
  });

  it('counts overlapping positions once', () => {
    const text =
      'Experience\nSales Manager 01/2010 to 01/2014\nSales Trainer 01/2012 to 01/2016\nTeacher 01/2018 to 01/2020';
    expect(readFacts(text, today).yearsOfExperience).toBe(8);
  });

  it('takes stated years when no position is dated', () => {
    expect(readFacts('Chef with 12+ years of kitchen experience', today).yearsOfExperience).toBe(12);
    expect(readFacts('Over ten years of progressive experience in law', today).yearsOfExperience).toBe(10);
  });

  it('knows no years where none are told, and does not take an age for them', () => {
    expect(readFacts('I am 45 years old and love cooking', today).yearsOfExperience).toBeNull();
  });

  it('does not count years at school as experience', () => {
    const text = 'Education\nBachelor of Arts 2008 - 2012 Some University\nHigh School 2004 - 2008';
    expect(readFacts(text, today)).toMatchObject({ yearsOfExperience: null, positions: [] });
  });

  it.each([
    ['Ph.D. in Biology, Some University', 'DOCTORATE', 'Biology'],
    ['MBA, Some University', 'MASTER', 'Business Administration'],
    ['Master of Science in Data Science', 'MASTER', 'Data Science'],
    ['Bachelor of Science : Accounting , 2008 Some University', 'BACHELOR', 'Accounting'],
    ['B.S. in Mechanical Engineering', 'BACHELOR', 'Mechanical Engineering'],
    ['Associate of Arts : Culinary Arts , 1985', 'ASSOCIATE', 'Culinary Arts'],
    ['High School Diploma Jul 2015 Some High School', 'HIGH_SCHOOL', null],
    ['GED', 'HIGH_SCHOOL', null],
  ])('reads the degree of "%s"', (line, level, field) => {
    expect(readFacts(`Education\n${line}`, today).education[0]).toMatchObject({ level, field });
  });

  it('does not take an associate director for an associate degree, nor MS Office for a master', () => {
    const text =
      'Experience\nAssociate Director 2010 - 2012\nTrained associates in MS Office\nSkills\nMS Word, MS Excel';
    expect(readFacts(text, today).highestLevelOfEducation).toBeNull();
  });

  it('reads through ligatures and stray bytes', () => {
    expect(readFacts(accountant, today).skills).toContain('Financial statements');
  });

  it('names skills once, and only those written as such', () => {
    const facts = readFacts(developer, today);
    expect(facts.skills).toEqual(expect.arrayContaining(['TypeScript', 'AWS', 'PostgreSQL']));
    expect(readFacts('We react quickly and go the extra mile in spring', today).skills).toEqual([]);
  });

  it('finds places', () => {
    expect(readFacts(nurse, today).places).toEqual(['Austin, TX']);
  });

  it.each([
    ['Bengaluru, India', 'IN'],
    ['Bengaluru, IN', 'IN'],
    ['Muncie, IN', 'US'],
    ['Madrid, España', 'ES'],
    ['Ferrol (España)', 'ES'],
    ['London, UK', 'GB'],
    ['Coimbatore, Tamil Nadu', 'IN'],
    ['Toronto, ON', 'CA'],
    ['Rotterdam, South Holland, Netherlands', 'NL'],
    ['Tbilisi, Georgia', 'GE'],
    ['Savannah, Georgia', 'US'],
    ['Nairobi', 'KE'],
  ])('knows the country of %s', (place, country) => {
    const { places, countries } = readFacts(`Ada Vale\nWelder\n${place}`, today);
    expect([places, countries]).toEqual([[place], [country]]);
  });

  it.each(['Cambridge', 'Birmingham', 'SQL, MS', 'Librarian, CA', 'Goods Movement (IN)'])(
    'guesses no country of %s',
    (words) => {
      expect(readFacts(`Ada Vale\nWelder\n${words}`, today).countries).toEqual([]);
    },
  );
});

describe('periods', () => {
  it.each([
    ['03/2014 to Current', 2014 * 12 + 2, 2026 * 12 + 5],
    ['Jan 2010 - Present', 2010 * 12, 2026 * 12 + 5],
    ['January 2010 – March 2012', 2010 * 12, 2012 * 12 + 2],
    ['2008-2012', 2008 * 12, 2012 * 12 + 11],
    ["Sept. '09 to Dec '11", 2009 * 12 + 8, 2011 * 12 + 11],
    ['2015-03 to 2016-04', 2015 * 12 + 2, 2016 * 12 + 3],
    ['6/1/2012 - 7/31/2013', 2012 * 12 + 5, 2013 * 12 + 6],
    ['since May 2020', 2020 * 12 + 4, 2026 * 12 + 5],
  ])('reads "%s"', (line, from, to) => {
    expect(periodsIn(line.replace('–', '-'), today)[0]).toMatchObject({ from, to });
  });

  it('knows no period that ends before it begins or lies ahead', () => {
    expect(periodsIn('2012 - 2008', today)).toEqual([]);
    expect(periodsIn('2031 - 2035', today)).toEqual([]);
  });

  it('adds up what is covered', () => {
    expect(monthsCovered([])).toBe(0);
    expect(
      monthsCovered([
        { from: 0, to: 12 },
        { from: 6, to: 18 },
        { from: 30, to: 36 },
      ]),
    ).toBe(24);
  });
});

it.each([
  ['Técnica de nóminas', 'Gestoría Abando'],
  ['Contable', 'Asesoría Nerval'],
  ['Dependienta', 'Carnicería Ortuño'],
  ['Abogada', 'Bufete Lasarte'],
  ['Encofrador', 'Construcciones Bidea'],
])('parts a title from a Spanish employer whose kind comes first: %s, %s', (title, employer) => {
  const resume = `Eva Luna\nEXPERIENCIA LABORAL\n${title}, ${employer}\nenero de 2019 – marzo de 2021\nTrabajo diario.`;
  expect(readFacts(resume, today).positions).toMatchObject([{ title, employer }]);
});
