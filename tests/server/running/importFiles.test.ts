/** Files as other software and people write them: separators, characters, headings and values. */
import { describe, expect, test } from 'vitest';
import type { CsvKind } from '../../../schemas/importFile.ts';
import { bytesSource } from '../../../server/import/csvSource.ts';
import { CsvFileError, openCsv } from '../../../server/import/openCsv.ts';
import { type ColumnChoice, openRows } from '../../../server/import/openRows.ts';
import { presetOf } from '../../../server/import/presets.ts';
import { proposeMapping } from '../../../server/import/proposeMapping.ts';
import { problemWords } from '../../../server/import/report.ts';

const open = (content: string) => openCsv(bytesSource('people.csv', Buffer.from(content)), 'CANDIDATES');

/** Rows in short: the values asked for, or the words for what is wrong. */
async function read<K extends CsvKind>(kind: K, text: string, fields: string[], choice?: ColumnChoice) {
  const { rows, unknownColumns } = await openRows(bytesSource('file.csv', Buffer.from(text)), kind, choice);
  const found: unknown[] = [];
  for await (const row of rows()) {
    if ('problems' in row) found.push(`${row.line}: ${problemWords(row.problems)}`);
    else found.push(fields.map((field) => Object.entries(row.value).find(([name]) => name === field)?.[1]));
  }
  return { found, unknownColumns };
}

describe('a file is read whatever it is', () => {
  test.each([
    [',', 'email,first name\na@example.com,Ada'],
    [';', 'email;first name\na@example.com;"Ada, the first, of many, many"'],
    ['\t', 'email\tfirst name\na@example.com\tAda'],
    ['|', 'email|first name\na@example.com|Ada'],
    [';', '"email";"name, or what they are called"\na@example.com;Ada'],
  ])('separated by %j', async (delimiter, text) => {
    const table = await open(text);
    expect(table).toMatchObject({ delimiter, encoding: 'utf-8' });
    expect(table.header).toHaveLength(2);
  });

  test('an empty file is none', async () => {
    await expect(open('')).rejects.toThrow(CsvFileError);
    await expect(open('\n\n')).rejects.toThrow('is empty');
  });
});

describe('headings are understood', () => {
  const propose = (kind: CsvKind, header: string[]) =>
    Object.fromEntries(
      proposeMapping(header, kind, presetOf(header, kind)).flatMap((field, place) =>
        field === null ? [] : [[header[place], field]],
      ),
    );

  test('in English and in Spanish, by name, by label and by what others say', () => {
    expect(propose('CANDIDATES', ['E-mail', 'First name', 'Surname', 'Location', 'CV', 'Shoe size'])).toEqual(
      {
        'E-mail': 'candidateEmail',
        'First name': 'candidateFirstName',
        Surname: 'candidateLastName',
        Location: 'candidatePlace',
        CV: 'resume',
      },
    );
    expect(
      propose('CANDIDATES', ['Correo electrónico', 'Nombre completo', 'Ciudad', 'Nivel de estudios']),
    ).toEqual({
      'Correo electrónico': 'candidateEmail',
      'Nombre completo': 'candidateName',
      Ciudad: 'candidateCity',
      'Nivel de estudios': 'highestLevelOfEducation',
    });
    expect(propose('JOBS', ['Puesto', 'Descripción', 'Tipo de contrato', 'Vacantes'])).toEqual({
      Puesto: 'title',
      Descripción: 'description',
      'Tipo de contrato': 'employmentType',
      Vacantes: 'openings',
    });
  });

  test('a field is one column: a name in two columns wins over a whole one, the first of two over the second', () => {
    expect(propose('CANDIDATES', ['Name', 'First Name', 'Last Name', 'Email', 'E-mail'])).toEqual({
      'First Name': 'candidateFirstName',
      'Last Name': 'candidateLastName',
      Email: 'candidateEmail',
    });
  });

  test('the spreadsheet of Greenhouse is recognised and read as it is', async () => {
    const text = [
      'First Name,Last Name,Company,Title,Notes,Email,Phone,Social Media,Website,Address,Source,Who gets credit,Job,Department,Office,Milestone',
      'Ada,Lovelace,Analytical Engines,Engineer,"Met in May, kind",ada@example.com,(512) 555-0100 ext. 4,linkedin.com/in/ada-lovelace,ada.example,"1 Main Street, Austin, TX 78701, USA",Referral,Sam Smith,Engineer,R&D,Austin,Interview',
      'Eva,Muster,,,,eva@example.com,+49 30 901820,,,"Berlin, Deutschland",,,Engineer,,,',
    ].join('\r\n');
    expect(presetOf(text.split('\r\n')[0]?.split(',') ?? [], 'CANDIDATES')).toBe('GREENHOUSE');
    const fields = ['candidateEmail', 'candidateFirstName', 'candidateLastName', 'candidatePhone'];
    fields.push('candidateCity', 'candidateState', 'candidateCountry', 'candidateLinkedinProfile');
    fields.push('candidateOtherInformation');
    const { found, unknownColumns } = await read('CANDIDATES', text, fields);
    // Notes are a company's, for which the server's own command imports nobody.
    expect(unknownColumns).toContain('Notes');
    expect(found).toEqual([
      [
        ...['ada@example.com', 'Ada', 'Lovelace', '+1 512 555 0100', 'Austin', 'TX', 'US'],
        ...['https://www.linkedin.com/in/ada-lovelace', null],
      ],
      ['eva@example.com', 'Eva', 'Muster', '+49 30 901820', 'Berlin', null, 'DE', null, null],
    ]);
  });

  test('reports of Ashby are recognised by whom they credit, and read as its fields mean', async () => {
    const text = [
      'Candidate Name,Primary Email,Alternate Emails,Phone Number,LinkedIn URL,Location,Company,Title,School,Job,Current Interview Stage,Source,Credited To,Archive Reason,Candidate Added At',
      'Ada Lovelace,ada@example.com,ada@home.example,(512) 555-0100,https://www.linkedin.com/in/ada-lovelace,"Austin, TX, USA",Analytical Engines,Engineer,Home,Engineer,Phone Screen,Applied,Sam Smith,,2026-05-04T09:00:00.000Z',
      'Eva Muster,eva@example.com,,+49 30 901820,,"Berlin, Germany",,,,Engineer,Archived,LinkedIn,,Underqualified,2026-05-05T09:00:00.000Z',
    ].join('\r\n');
    expect(presetOf(text.split('\r\n')[0]?.split(',') ?? [], 'CANDIDATES')).toBe('ASHBY');
    const fields = ['candidateEmail', 'candidateFirstName', 'candidateLastName', 'candidatePhone'];
    fields.push('candidateCity', 'candidateState', 'candidateCountry', 'candidateLinkedinProfile');
    expect((await read('CANDIDATES', text, fields)).found).toEqual([
      [
        ...['ada@example.com', 'Ada', 'Lovelace', '+1 512 555 0100', 'Austin', 'TX', 'US'],
        'https://www.linkedin.com/in/ada-lovelace',
      ],
      ['eva@example.com', 'Eva', 'Muster', '+49 30 901820', 'Berlin', null, 'DE', null],
    ]);
  });

  test('candidates as Ashby’s API names their parts are recognised and read', async () => {
    const header =
      'id,createdAt,name,primaryEmailAddress.value,primaryPhoneNumber.value,socialLinks,position,company,school,source.title,profileUrl';
    expect(presetOf(header.split(','), 'CANDIDATES')).toBe('ASHBY');
    const text = `${header}\r\n7,2026-05-04,Ada Lovelace,ada@example.com,512-555-0100,[],Engineer,Acme,Home,Fair,https://app.ashbyhq.example/7`;
    const fields = ['candidateEmail', 'candidateFirstName', 'candidateLastName', 'candidatePhone'];
    expect((await read('CANDIDATES', text, fields)).found).toEqual([
      ['ada@example.com', 'Ada', 'Lovelace', '512-555-0100'],
    ]);
  });

  test('no system is taken for another’s', () => {
    const of = (header: string) => presetOf(header.split(','), 'CANDIDATES');
    expect(of('First Name,Last Name,Email,Social Media,Source,Who gets credit,Job,Country')).toBe(
      'GREENHOUSE',
    );
    expect(of('Full name,Email,Lever Posting URL,Stage,Sources,Origin,Tags,Resume Filename')).toBe('LEVER');
    expect(of('Name,Email,Phone,Source,Stage')).toBeNull();
  });

  test('the lists of OpenCATS are recognised and read as they are', async () => {
    const text = [
      'First Name,Last Name,E-Mail,2nd E-Mail,Home Phone,Cell Phone,Work Phone,Address,City,State,Zip,Misc Notes,Web Site,Key Skills,Source,Available,Current Employer,Current Pay,Desired Pay,Can Relocate,Owner,Created,Modified',
      '"Ada","Lovelace","ada@example.com","","512-555-0199","512-555-0100","512-555-0111","1 Main Street","Austin","TX","78701","Says ""yes""\nto travel","","Poetry, engines","Monster","","","","","Yes","Sam Smith","01-02-26","01-03-26"',
    ].join('\r\n');
    expect(presetOf(text.split('\r\n')[0]?.split(',') ?? [], 'CANDIDATES')).toBe('OPENCATS');
    const fields = ['candidateEmail', 'candidateFirstName', 'candidateLastName', 'candidatePhone'];
    fields.push('candidateCity', 'candidateState', 'candidateWillingToRelocate', 'candidateOtherInformation');
    const { found } = await read('CANDIDATES', text, fields);
    expect(found).toEqual([
      ['ada@example.com', 'Ada', 'Lovelace', '512-555-0100', 'Austin', 'TX', true, null],
    ]);
    const short = 'candidateID,lastName,firstName,phoneHome,phoneCell,email1,keySkills';
    expect(presetOf(short.split(','), 'CANDIDATES')).toBe('OPENCATS');
    const selected = `${short}\r\n"7","Lovelace","Ada","","512-555-0100","ada@example.com","Poetry"`;
    expect((await read('CANDIDATES', selected, fields.slice(0, 4))).found).toEqual([
      ['ada@example.com', 'Ada', 'Lovelace', '512-555-0100'],
    ]);
    const orders = [
      'id,Company Job id,Title,Company,Department,Type,Status,Age,Created,Modified,In Pipeline,Not Contacted,Submitted,Pipeline,Interviews,Owner,Recruiter,Contact,Contact Phone,City,State,Max Rate,Salary,Duration,Openings,Misc Notes,Public/Private',
      '"3","","Welder","Acme","Works","H","Active","5","01-02-26","01-02-26","1","0","0","1","0","Sam Smith","Sam Smith","Al Bell","512-555-0122","Austin","TX","","50,000","","2","Welds pipes.","Public"',
    ].join('\r\n');
    expect(presetOf(orders.split('\r\n')[0]?.split(',') ?? [], 'JOBS')).toBe('OPENCATS');
    const ofJobs = ['title', 'description', 'employmentType', 'status', 'city', 'state', 'openings'];
    expect((await read('JOBS', orders, ofJobs)).found).toEqual([
      ['Welder', 'Welds pipes.', 'FULL_TIME', 'OPEN', 'Austin', 'TX', 2],
    ]);
  });

  test.each([
    'Phone',
    'Mobile',
    'Tel.',
    'Telefon',
    'Teléfono',
    'Cell phone',
    'Phone Number',
    'Móvil',
    'Handy',
  ])('a column %j is the phone', (heading) => {
    expect(propose('CANDIDATES', [heading])).toEqual({ [heading]: 'candidatePhone' });
  });

  test('a mapping comes before all of it, and one that names nothing is refused', async () => {
    const text = 'Mail;Other mail;Who\na@example.com;b@example.com;Ada Lovelace';
    const mapping = { Mail: '', 'Other mail': 'candidateEmail', Who: 'candidateName' };
    expect(await read('CANDIDATES', text, ['candidateEmail', 'candidateLastName'], { mapping })).toEqual({
      found: [['b@example.com', 'Lovelace']],
      unknownColumns: ['Mail'],
    });
    await expect(read('CANDIDATES', text, [], { mapping: { Nowhere: 'candidateEmail' } })).rejects.toThrow(
      'the column Nowhere, which is not there',
    );
    await expect(read('CANDIDATES', text, [], { mapping: { Mail: 'shoeSize' } })).rejects.toThrow(
      'the field shoeSize, which is not one',
    );
  });
});

describe('values are understood', () => {
  test('names and places in one column, yes and no, education in several words', async () => {
    const text = [
      'E-mail;Nombre completo;Location;Can Relocate;Degree',
      'a@example.com;García Márquez, Gabriel;Austin, TX, USA;Sí;B.Sc.',
      'b@example.com;Ada King Lovelace;London;no;Máster',
      'c@example.com;Ann Other;;Y;Licenciatura',
      'd@example.com;Cher;;1;PhD',
    ].join('\n');
    const fields = ['candidateFirstName', 'candidateLastName', 'candidateCity', 'candidateState'];
    fields.push('candidateWillingToRelocate', 'highestLevelOfEducation');
    const { found } = await read('CANDIDATES', text, fields);
    expect(found).toEqual([
      ['Gabriel', 'García Márquez', 'Austin', 'TX', true, 'BACHELOR'],
      ['Ada', 'King Lovelace', 'London', null, false, 'MASTER'],
      ['Ann', 'Other', null, null, true, 'BACHELOR'],
      ['Cher', '', null, null, true, 'DOCTORATE'],
    ]);
    const apart = 'email;First name;Last name\na@example.com;Cher;\nb@example.com;;Suharto\nc@example.com;;';
    const { found: others } = await read('CANDIDATES', apart, fields.slice(0, 2));
    expect(others).toEqual([['Cher', ''], ['Suharto', ''], expect.stringContaining('4: First name: ')]);
  });

  test('countries by their names and codes, in a column of their own or behind the place', async () => {
    const typed = [
      'Germany',
      'Deutschland',
      'USA',
      'U.S.A.',
      'UK',
      'United Kingdom',
      'España',
      'de',
      'England',
    ];
    const read1 = async (text: string) =>
      (await read('CANDIDATES', `email;name;País\na@example.com;Ada Lovelace;${text}`, ['candidateCountry']))
        .found[0];
    const codes = ['DE', 'DE', 'US', 'US', 'GB', 'GB', 'ES', 'DE', 'GB'];
    expect(await Promise.all(typed.map(read1))).toEqual(codes.map((code) => [code]));
    expect(await read1('Atlantis')).toEqual([null]);
    const places = [
      'email;name;Location',
      'a@example.com;Ada Lovelace;Atlanta, Georgia',
      'c@example.com;Ada Lovelace;Sevilla, Andalucía, España',
      'd@example.com;Ada Lovelace;10115 Berlin, Germany',
    ].join('\n');
    const fields = ['candidateCity', 'candidateState', 'candidateCountry'];
    expect((await read('CANDIDATES', places, fields)).found).toEqual([
      ['Atlanta', 'Georgia', null],
      ['Sevilla', 'Andalucía', 'ES'],
      ['Berlin', null, 'DE'],
    ]);
    const both = 'email;name;Location;Country\na@example.com;Ada Lovelace;Paris, Texas, USA;France';
    expect((await read('CANDIDATES', both, fields)).found).toEqual([['Paris', 'Texas', 'FR']]);
  });

  test('kinds of employment, states and amounts of money of other software', async () => {
    const text = [
      'Title,Description,Type,Status,Salary from,Salary to,Per,Workplace',
      'A,Does a.,H (Hire),Active,"$50,000",60k,yearly,Remote',
      'B,Does b.,Tiempo parcial,OnHold,"2.500 €",3000.00,Mensual,híbrido',
      'C,Does c.,C (Contract),Full,,,,presencial',
      ',Does d.,Internship,Active,1000,,,',
    ].join('\n');
    const fields = ['employmentType', 'status', 'salaryMin', 'salaryMax', 'salaryUnit', 'workplaceType'];
    const { found } = await read('JOBS', text, fields);
    expect(found.slice(0, 3)).toEqual([
      ['FULL_TIME', 'OPEN', 50_000, 60_000, 'YEAR', 'REMOTE'],
      ['PART_TIME', 'ON_HOLD', 2500, 3000, 'MONTH', 'HYBRID'],
      ['CONTRACTOR', 'CLOSED', null, null, 'YEAR', 'ONSITE'],
    ]);
    expect(found[3]).toMatch(/^5: Title: /);
  });
});
