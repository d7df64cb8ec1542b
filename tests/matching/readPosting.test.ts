import { describe, expect, it } from 'vitest';
import { Criteria } from '../../schemas/criteria.ts';
import { proposeCriteria, readPosting, workOf } from '../../server/matching/posting/propose.ts';

/** Reads a posting's text: must-haves as they are named, wishes with a question mark before. The title's is left out. */
function read(description: string, title = 'Clerk'): string[] {
  const { criteria } = readPosting({ title, description });
  expect(Criteria.parse(criteria)).toEqual(criteria);
  const ofText = criteria.filter(({ name }) => name !== workOf({ title, description }));
  return ofText.map(({ name, importance }) => (importance === 'NICE_TO_HAVE' ? `? ${name}` : name)).sort();
}

describe('alternatives of a posting stay whole', () => {
  it.each([
    [
      'tools, the first of them behind a verb',
      'Requirements:\n- You have shipped models with Spark, Ray or Dask',
      ['Spark, Ray or Dask'],
    ],
    [
      'things that no list knows',
      'Requirements:\n- Has milled bronze or Hastelloy',
      ['Milled bronze or Hastelloy'],
    ],
    [
      'behind a dash',
      'Requirements:\n- A table format – Iceberg, Delta or Hudi',
      ['Table format such as Iceberg, Delta or Hudi'],
    ],
    [
      'of a certificate',
      'Requisitos:\n- Certificación de AWS, GCP o Azure',
      ['Certificación de AWS, GCP o Azure'],
    ],
    ['with a slash', 'Requirements:\n- Lift / boom certification', ['Lift or boom certification']],
    ['languages', 'Requisitos para el puesto:\n- Francés o alemán', ['Francés o alemán']],
    [
      'two languages that are both asked for',
      'Requisitos para el puesto:\n- Español e inglés a nivel profesional',
      ['Español e inglés'],
    ],
    ['a degree and one that no list knows', 'Requirements:\n- You hold a DVM or VMD', ['DVM or VMD']],
    [
      'degrees of one field',
      'Requisitos:\n- Grado o Diplomatura en Fisioterapia',
      ['Grado o Diplomatura en Fisioterapia'],
    ],
    [
      'languages of one letter',
      'Requirements:\n- Excel plus R, SAS or Python',
      ['Excel', 'R, SAS or Python'],
    ],
    [
      'beside what stands before them',
      'Requirements:\n- Strong SQL and one of Python, Scala or Java',
      ['Python, Scala or Java', 'SQL'],
    ],
    [
      'in a list where only the first two are some',
      'Requisitos:\n- Buk o Talana, Previred, Código del Trabajo',
      ['Buk o Talana', 'Código del Trabajo', 'Previred'],
    ],
    [
      'in brackets behind years',
      'Requirements:\n- 3+ years running CNC lathes (Mazak, Doosan, or Haas)',
      ['3 years running CNC lathes', 'Mazak, Doosan or Haas'],
    ],
    [
      'of a license',
      'Requirements:\n- Washington or compact RN license',
      ['Washington or compact RN license'],
    ],
    [
      'places',
      'Must live within 60 miles of Salem, Oregon or Vancouver, Washington.',
      ['Based in Salem, Oregon or Vancouver, Washington'],
    ],
  ])('%s', (_, posting, expected) => {
    expect(read(posting)).toEqual(expected);
  });
});

describe('a wish of a posting is no must-have', () => {
  it.each([
    ['under a heading without a colon', 'Requirements\n- Excel\n\nNice to have\n- SQL', ['? SQL', 'Excel']],
    [
      'under a heading that is half a sentence',
      'You fit if you:\n- know Excel\n\nEven nicer if you:\n- know SQL',
      ['? SQL', 'Excel'],
    ],
    [
      'under a heading between lines without bullets',
      'Requisitos\nExcel\n\nSe valorará\nSQL',
      ['? SQL', 'Excel'],
    ],
    [
      'behind a bracket with a comma',
      'Requirements:\n- Excel\n- Payroll systems (ADP, Paychex) preferred',
      ['? Payroll such as ADP or Paychex', 'Excel'],
    ],
    ['in brackets', 'Requisitos:\n- Excel (valorable SQL)', ['? SQL', 'Excel']],
    ['that says that it is not needed', 'Requisitos:\n- Excel\n- SQL (no indispensable)', ['? SQL', 'Excel']],
    [
      'under "It would be great if"',
      'Requirements:\n- Excel\n\nIt’d be great if you know\n- SQL',
      ['? SQL', 'Excel'],
    ],
    [
      'under "Sería genial que"',
      '**Requisitos**\n- Excel\n\n**Sería genial que**\n- Manejes SQL',
      ['? SQL', 'Excel'],
    ],
    ['that is one by its last word', 'Requisitos:\n- Excel\n- SQL es un plus', ['? SQL', 'Excel']],
    ['in a sentence', 'Requisitos: experiencia con Excel. Nos gustaría que sepas SQL.', ['? SQL', 'Excel']],
    [
      'that goes on from another one',
      'Requirements:\n- Excel\n- An ACVS residency would be a bonus, as would laparoscopy',
      ['? ACVS residency', '? Laparoscopy', 'Excel'],
    ],
    [
      'a degree under "Se valorará"',
      'Requisitos\n- Excel\n\nSe valorará\n- Grado en Derecho',
      ['? Grado en Derecho', 'Excel'],
    ],
  ])('%s', (_, posting, expected) => {
    expect(read(posting)).toEqual(expected);
  });

  it('but a plus that links two demands makes none of them', () => {
    expect(read('Requirements:\n- Excel plus SQL')).toEqual(['Excel', 'SQL']);
  });

  it('a part in brackets that may be learnt says nothing of the others', () => {
    expect(read('Requirements: Excel, SQL (or willing to learn), payroll')).toEqual([
      '? SQL',
      'Excel',
      'Payroll',
    ]);
  });

  it('a licence to be had before the first day is one', () => {
    expect(read('Requirements:\n- RN license (or ability to obtain one before the start date)')).toEqual([
      'Registered nurse license',
    ]);
  });
});

describe('words that no list knows', () => {
  it('are proposed as the posting has them', () => {
    expect(read('Requirements:\n- Can steam milk\n- Press setup from 60 to 400 tons')).toEqual([
      'Press setup from 60 to 400 tons',
      'Steam milk',
    ]);
  });

  it('keep what years are in', () => {
    expect(read('Requisitos:\n- Mínimo 2 años en cocina a la carta')).toEqual([
      '2 años en cocina a la carta',
    ]);
    expect(read('Someone who has managed a retail team for 3+ years')).toEqual([
      '3 years managing a retail team',
    ]);
  });

  it('are not matched until a recruiter has confirmed them', () => {
    const names = proposeCriteria({
      title: 'Barista',
      description: 'Requirements:\n- Excel\n- Can steam milk',
    });
    expect(names.map(({ name }) => name)).toContain('Excel');
    expect(names.map(({ name }) => name)).not.toContain('Steam milk');
  });

  it.each([
    'A sense of humor and great communication skills',
    'Calm under pressure, a team player',
    'Buena actitud y compromiso',
    'Trato amable con el paciente',
    'Ability to lift 50 pounds',
    'Disponibilidad para viajar',
    'Candidates must be authorized to work in the United States; we do not sponsor visas',
  ])('of someone’s nature or circumstances are not: %j', (text) => {
    expect(read(`Requirements:\n- Excel\n- ${text}`)).toEqual(['Excel']);
  });

  it.each([
    ['Excel avanzado', 'Requisitos:\n- Excel avanzado'],
    ['Inglés conversacional', 'Requisitos para el puesto:\n- Inglés conversacional'],
    ['Sector energético', 'Requisitos:\n- Experiencia en el sector energético'],
    ['CCRN-CSC', 'Requirements:\n- CCRN-CSC'],
    ['4 or more SOA exams passed', 'Requirements:\n- 4 or more SOA exams passed'],
    ['1 year in sales', 'Requirements:\n- A year or more in sales'],
    ['2 years in actuarial work at an insurer', 'Requirements:\n- 2-4 years of actuarial work at an insurer'],
    ['Grado en Derecho o ADE', 'Requisitos:\n- Grado en Derecho, ADE o similar'],
    ['Excel avanzado', 'Requisitos:\n- Nivel avanzado de Excel'],
    ['Contrat@', 'Requisitos:\n- Manejo de Contrat@'],
    ['BLS certification', 'Requirements:\n- AHA BLS'],
    ['NCCCO certification', 'Requirements:\n- An NCCCO certified operator'],
    ['5 years running Star lathes', 'Requirements:\n- Has run Star lathes for five years or more'],
    ['Court experience', 'Requirements:\n- Court experience'],
    ['Aerial lift', 'Requirements:\n- Experience with an aerial lift'],
  ])('keep what belongs to %j', (name, posting) => {
    expect(read(posting)).toEqual([name]);
  });

  it.each([
    'Health insurance after 60 days',
    'Paid rain days and a $600 gear allowance',
    'Comedor y estacionamiento sin costo',
    'Guardias un fin de semana al mes',
    'Rate: $26.50-$33.00/hour, Tulsa, Oklahoma',
    'Remote (US time zones)',
  ])('of what the employer gives are not: %j', (text) => {
    expect(read(`Requirements:\n- Excel\n- ${text}`)).toEqual(['Excel']);
  });

  it('never end where the phrase goes on, nor with half of a bracket', () => {
    const names = read(
      'Requisitos:\n- Conocimientos de repostería e inglés básico\n- Formación en Finanzas (CFGS), que maneje Sage',
    );
    for (const name of names) expect(name).not.toMatch(/\s(?:e|y|o|de|en)$|^[^(]*\)|\([^)]*$/);
  });
});

describe('citizenship', () => {
  it('is read where export control or a clearance asks for it', () => {
    expect(read('Requirements:\n- U.S. person status under ITAR is required')).toEqual([
      'U.S. person (ITAR)',
    ]);
  });

  it('is not proposed where only the employer asks for it, and never matched by itself', () => {
    expect(read('Requirements:\n- Excel\n- Must be a U.S. citizen')).toEqual(['Excel']);
    const description = 'Requirements:\n- Excel\n- U.S. person status under ITAR is required';
    expect(proposeCriteria({ title: 'Clerk', description }).map(({ name }) => name)).toEqual(
      expect.not.arrayContaining(['U.S. person (ITAR)']),
    );
  });
});

describe('lines of a posting', () => {
  it('of facts say nothing of the next paragraph', () => {
    expect(read('Type: Full time. Location: Reno, NV.\n\nYou need to know Excel.')).toEqual(['Excel']);
  });

  it('of a list under a heading that says nothing ask, if some of them ask in plain words', () => {
    expect(
      read('To be considered:\n- Two years of experience in accounting\n- Knowledge of Excel\n- QuickBooks'),
    ).toEqual(['2 years in accounting', 'Excel', 'QuickBooks']);
  });

  it('of the list before the wishes ask, whatever its heading is called', () => {
    expect(read("You'll feel at home with:\n- Excel\n- QuickBooks\n\nNice to have:\n- SQL")).toEqual([
      '? SQL',
      'Excel',
      'QuickBooks',
    ]);
  });

  it('of nothing but asking or wishing are headings, without a colon or a bullet near', () => {
    expect(read('Pedimos\nExcel\nSumará puntos\nSQL')).toEqual(['? SQL', 'Excel']);
  });

  it('of a bulleted item in capitals are no heading', () => {
    expect(read('Requirements\n• Excel\n\nNice to have\n• CCRN\n• SQL')).toEqual([
      '? CCRN certification',
      '? SQL',
      'Excel',
    ]);
  });

  it('in capitals between other lines are no heading', () => {
    expect(read('**Requirements**\nExcel\n\n**Bonus**\nCCRN-CSC\nSQL')).toEqual([
      '? CCRN-CSC',
      '? SQL',
      'Excel',
    ]);
  });

  it.each([
    ['Ideal candidate:', ['Excel', 'SQL']],
    ['Candidato ideal:', ['Excel', 'SQL']],
    ['Se tendrá en cuenta:', ['? Excel', '? SQL']],
    ['What would set you apart:', ['? Excel', '? SQL']],
  ])('under %j are as important as it says', (heading, expected) => {
    expect(read(`Payroll is required.\n\n${heading}\n- Excel\n- SQL`)).toEqual(
      [...expected, 'Payroll'].sort(),
    );
  });

  it('behind a bullet that is the letter "o" are a list', () => {
    expect(read('Requirements:\no know Excel and SQL\no payroll\nPreferred:\no QuickBooks')).toEqual([
      '? QuickBooks',
      'Excel',
      'Payroll',
      'SQL',
    ]);
  });

  it('under what the person will do are duties', () => {
    expect(read('The person we hire will:\n- Answer the phone\n\nRequirements:\n- SQL')).toEqual(['SQL']);
  });

  it('a sentence behind a list stands under its heading no more', () => {
    const { clauses } = readPosting({
      title: 'Engineer',
      description: 'Bonus:\n- SQL\n\nTell us about a day that you are proud of!',
    });
    expect(clauses.at(-1)).toMatchObject({ kind: 'DUTY', criteria: [] });
  });

  it('are read without the strokes that Markdown needs', () => {
    const { clauses } = readPosting({ title: 'Clerk', description: 'About us\nWe \\*never\\* sell coffee.' });
    expect(clauses.map(({ text }) => text)).toEqual(['We *never* sell coffee.']);
  });

  it('each say what was read from them', () => {
    const { clauses } = readPosting({
      title: 'Clerk',
      description: 'About us\nWe sell tea.\n\nRequirements:\n- Excel and SQL\n- A sense of humor',
    });
    expect(clauses.map(({ text, criteria }) => [text, criteria.map(({ name }) => name)])).toEqual([
      ['We sell tea.', []],
      ['Excel and SQL', ['Excel', 'SQL']],
      ['A sense of humor', []],
    ]);
  });
});

describe('the title of a posting', () => {
  it('is the first must-have: to have done this work before', () => {
    expect(
      readPosting({ title: 'Backend Developer', description: 'Requirements:\n- PostgreSQL' }).criteria,
    ).toEqual([
      { name: 'Experience as a backend developer', importance: 'MUST_HAVE' },
      { name: 'PostgreSQL', importance: 'MUST_HAVE' },
    ]);
  });

  it.each([
    ['asks for years of the same', 'Requirements:\n- 3 years of experience as a backend developer'],
    ['trains its people', 'We train. Requirements:\n- PostgreSQL'],
  ])('asks for nothing more where the text %s', (_, description) => {
    const { criteria } = readPosting({ title: 'Backend Developer', description });
    expect(criteria.map(({ name }) => name)).not.toContain('Experience as a backend developer');
  });
});
