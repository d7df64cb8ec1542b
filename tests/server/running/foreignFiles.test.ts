/** Files as other systems and people save them: everyone in them is taken, or named with line and reason. */
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import type { CsvEncoding, CsvKind } from '../../../schemas/importFile.ts';
import { bytesSource } from '../../../server/import/csvSource.ts';
import { isNoText } from '../../../server/import/encodingOf.ts';
import { openCsv } from '../../../server/import/openCsv.ts';
import { openRows } from '../../../server/import/openRows.ts';
import { problemWords } from '../../../server/import/report.ts';

const open = (content: string | Uint8Array, encoding?: CsvEncoding) =>
  openCsv(
    bytesSource('people.csv', typeof content === 'string' ? Buffer.from(content) : content),
    'CANDIDATES',
    encoding,
  );

/** Cells of a file in short; of a row that cannot be read, its line. */
async function cellsOf(content: string | Uint8Array) {
  const { rows, header, delimiter, above } = await open(content);
  const cells = [...rows()].map((row) => ('cells' in row ? row.cells.join('|') : row.line));
  return { header: header.join('|'), delimiter, above, cells };
}

/** Rows in short: the fields asked for and what is left out, or what is wrong. */
async function read(kind: CsvKind, text: string | Uint8Array, fields: string[]) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const found: unknown[] = [];
  const { rows } = await openRows(bytesSource('file.csv', bytes), kind);
  for await (const row of rows()) {
    if ('problems' in row) {
      found.push(`${row.line}: ${problemWords(row.problems)}`);
      continue;
    }
    const value = new Map(Object.entries(row.value));
    const leftOut = row.leftOut.length > 0 ? [problemWords(row.leftOut)] : [];
    found.push([...fields.map((field) => value.get(field)), ...leftOut]);
  }
  return found;
}

describe('characters', () => {
  const people: [CsvEncoding, string][] = [
    ['utf-8', '\ufeffJosé Núñez;Málaga'],
    ['utf-16le', '\ufeffJörg Kübler;München'],
    ['utf-16be', '\ufeffZoë Ørsted;Ærø'],
    ['utf-16le', 'Jörg Kübler;München'],
    ['utf-16be', 'Łukasz Świątek;Łódź'],
    ['windows-1252', 'François Lefèvre;Nîmes\nZoë O’Neill;“Ace” – CPA, 10 €'],
    ['windows-1252', 'Þórður Guðmundsson;Reykjavík'],
    ['macintosh', 'José Núñez;Málaga\nJörg Kübler;Köln\nÅsa Ångström;Malmö'],
    ['ibm850', 'Günther Strauß;Düsseldorf\nSøren Kjær;Århus'],
    ['windows-1250', 'Małgorzata Żak;Gdańsk\nPaweł Wójcik;Kraków'],
    ['windows-1250', 'László Kovács;Győr\nZsófia Szűcs;Székesfehérvár'],
    ['iso-8859-2', 'Žofie Šťastná;Brno\nJiří Dvořák;Plzeň'],
    ['ibm852', 'Łukasz Świątek;Łódź\nMałgorzata Żak;Gdańsk'],
    ['x-mac-ce', 'Jiří Dvořák;Plzeň\nŽofie Šťastná;Brno'],
    ['windows-1257', 'Žydrūnas Šimkus;Šiauliai\nRūta Žukauskaitė;Panevėžys'],
    ['windows-1254', 'Ayşe Çağlar;Eskişehir\nOğuz Şahin;Kırşehir'],
    ['windows-1251', 'Олена Їжакевич;Київ\nЮрий Ёлкин;Екатеринбург'],
    ['koi8-r', 'Иван Петров;Москва\nОльга Щербакова;Пермь'],
    ['ibm866', 'Иван Петров;Москва\nОльга Щербакова;Пермь'],
    ['windows-1253', 'Γιώργος Παπαδόπουλος;Αθήνα'],
    ['windows-1255', 'שרה לוי;ירושלים'],
    ['windows-1256', 'فاطمة الزهراء;الرباط'],
    ['shift_jis', '山田太郎;東京都\nたかはし ゆき;横浜'],
    ['euc-kr', '김철수;서울\n이영희;부산'],
    ['gb18030', '王小明;北京\n张伟;广州'],
    ['big5', '陳美玲;台北\n林志明;高雄'],
  ];
  const legacyNames: Partial<Record<CsvEncoding, string>> = {
    ...{ ibm850: 'cp850', ibm852: 'cp852', ibm866: 'cp866', 'x-mac-ce': 'maccenteuro' },
  };
  const written = (encoding: CsvEncoding, text: string) =>
    iconv.encode(text, legacyNames[encoding] ?? encoding, { addBOM: false });

  test.each(people)('in %s are recognized: %j', async (encoding, rows) => {
    const text = `Name;City;Email\r\n${rows.replaceAll('\n', ';a@example.com\r\n')};b@example.com`;
    const marked = text.includes('\ufeff') ? `\ufeff${text.replace('\ufeff', '')}` : text;
    const table = await open(written(encoding, marked));
    const cells = [...table.rows()].map((row) => 'cells' in row && row.cells.slice(0, 2).join(';'));
    expect(cells.join('\n')).toBe(rows.replace('\ufeff', ''));
    expect(table.encoding).toBe(encoding);
  });

  test('that are few are read as they are chosen', async () => {
    const bytes = written('windows-1250', 'Name;City\nJan Kowalski;Poznań');
    expect((await open(bytes)).spellings).toEqual(['Poznañ']);
    const table = await open(bytes, 'windows-1250');
    expect(table.spellings).toEqual(['Poznań']);
    expect([...table.rows()]).toEqual([{ line: 2, cells: ['Jan Kowalski', 'Poznań'] }]);
    expect((await open('Name\nAda')).spellings).toEqual([]);
  });

  test('that are broken in one line cost no other line its letters', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => `Zoë Müller;zoe${i}@example.com;Köln`).join('\n');
    const bytes = Buffer.concat([
      Buffer.from(`Name;Email;City\n${rows}\n`),
      Buffer.from('J\xf6rg Vogel;jv@example.com;Ulm\nAda Adler;aa@example.com;K\xf6ln', 'latin1'),
    ]);
    const found = await read('CANDIDATES', bytes, ['candidateFirstName', 'candidateCity']);
    expect(found.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => ['Zoë', 'Köln']));
    expect(found.slice(12)).toEqual([
      expect.stringMatching(/^14: Name: .*cannot be read/),
      ['Ada', null, expect.stringMatching(/^City: .*cannot be read/)],
    ]);
  });

  test('a spreadsheet or a picture is no text', () => {
    expect(isNoText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 0]))).toBe(true);
    expect(isNoText(Buffer.from('Name;City', 'utf16le'))).toBe(false);
  });
});

describe('headings', () => {
  test.each([
    ['sep=;\nName;Email\nAda, King;a@example.com', ';', 'Name|Email', []],
    ['\ufeff"sep=|"\r\nName|Email\r\nAda, King|a@example.com', '|', 'Name|Email', []],
    ['sep=\t\nName\tEmail\nAda, King\ta@example.com', '\t', 'Name|Email', []],
    ['SEP=^\nName^Email\nAda, King^a@example.com', '^', 'Name|Email', []],
    ['\nsep=,;;;\nName,Email\n"Ada, King",a@example.com', ',', 'Name|Email', []],
    [
      'Applicants, all of them, by name;\nExported on;28.11.2026\n;\nName;Email\nAda, King;a@example.com',
      ';',
      'Name|Email',
      ['Applicants, all of them, by name', 'Exported on 28.11.2026'],
    ],
    [
      'Hakijat\n\nNimi;Puhelin;Osoite;Sähköposti;Kieli\nAda, King;1;2;a@example.com;fi',
      ';',
      'Nimi|Puhelin|Osoite|Sähköposti|Kieli',
      ['Hakijat'],
    ],
    ['Nimi;Sähköposti\nAda, King;a@example.com', ';', 'Nimi|Sähköposti', []],
    [
      'Report by sam@acme.example\nName;Email\nAda, King;a@example.com',
      ';',
      'Name|Email',
      ['Report by sam@acme.example'],
    ],
    // Nobody is taken for a heading.
    ['Ada, King;a@example.com;London\nBob;b@example.com;Paris', ';', '||', []],
  ])('of %j', async (text, delimiter, header, above) => {
    const found = await cellsOf(text);
    expect(found).toMatchObject({ delimiter, header, above });
    expect(found.cells[0]).toMatch(/^Ada, King\|/);
  });
});

describe('rows', () => {
  const header = 'Name,Email,Notes';
  test.each([
    [
      'short and blank ones',
      'Ada,a@example.com\n,,\n\n \t\n"",""\nBob,b@example.com,x,,\n',
      ['Ada|a@example.com|', 'Bob|b@example.com|x'],
    ],
    [
      'one with a separator too many',
      'Ada,a@example.com,fine,really\nBob,b@example.com,',
      [2, 'Bob|b@example.com|'],
    ],
    [
      'ends of three kinds',
      'Ada,a@example.com,\rBob,b@example.com,\r\nCy,c@example.com,"one\rtwo"',
      ['Ada|a@example.com|', 'Bob|b@example.com|', 'Cy|c@example.com|one\ntwo'],
    ],
    [
      'marks inside a cell',
      'Ada,a@example.com,6\' 2" tall\nBob,b@example.com,"likes "tea" a lot"\nCy,c@example.com,"a" b',
      ['Ada|a@example.com|6\' 2" tall', 'Bob|b@example.com|"likes "tea" a lot"', 'Cy|c@example.com|"a" b'],
    ],
    [
      'a mark that is never closed',
      'Ada,a@example.com,"likes tea\nBob,b@example.com,\nCy,c@example.com,',
      [2, 'Bob|b@example.com|', 'Cy|c@example.com|'],
    ],
    [
      'a mark that the next text closes',
      'Ada,a@example.com,"likes tea\nBob,b@example.com,\nCy,c@example.com,"works, at ACME"\nDee,d@example.com,"x\ny"',
      [2, 'Bob|b@example.com|', 'Cy|c@example.com|works, at ACME', 'Dee|d@example.com|x\ny'],
    ],
    [
      'a mark that another stray one closes',
      'Ada,a@example.com,"likes tea\nBob,b@example.com,likes coffee"\nCy,c@example.com,',
      [2, 'Bob|b@example.com|likes coffee"', 'Cy|c@example.com|'],
    ],
    [
      'every line with a mark that is never closed',
      'Ada,a@example.com,"x\nBob,b@example.com,"y\nCy,c@example.com,"z',
      [2, 3, 4],
    ],
    [
      'a long text of many lines',
      `Ada,a@example.com,"${'line\n'.repeat(400)}end"\nBob,b@example.com,`,
      [`Ada|a@example.com|${'line\n'.repeat(400)}end`, 'Bob|b@example.com|'],
    ],
  ])('%s', async (_, rows, expected) => {
    expect((await cellsOf(`${header}\n${rows}`)).cells).toEqual(expected);
  });

  test('a file in which nothing is closed is read in no time to speak of', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => `N${i},n${i}@example.com,"open`);
    expect((await cellsOf(`${header}\n${rows.join('\n')}`)).cells).toHaveLength(3000);
  });
});

describe('an address', () => {
  test.each([
    ['a@example.com, b@example.org', true],
    ['a@example.com;b@example.org', true],
    ['a@example.com / b@example.org', true],
    ['a@example.com (home) b@example.org (work)', true],
    ['A@Example.com | a@example.com', false],
    ['Ada King <a@example.com>', false],
    ['"King, Ada" <a@example.com>', false],
    ['mailto:a@example.com?subject=Hello', false],
    ['[a@example.com](mailto:a@example.com)', false],
    ['a＠example.com', false],
    ['E-mail: a@example.com.', false],
  ])('is found in %j', async (cell, hasMore) => {
    const text = `First name\tLast name\tEmail\nAda\tKing\t${cell}`;
    const notice = hasMore ? [expect.stringContaining('Only the first of several')] : [];
    // A mark at the start of a cell is CSV's own.
    const quoted = cell.startsWith('"') ? text.replace(cell, `"${cell.replaceAll('"', '""')}"`) : text;
    expect(await read('CANDIDATES', quoted, ['candidateEmail'])).toEqual([['a@example.com', ...notice]]);
  });

  test('is needed', async () => {
    const text = 'Name,Email\nAda King,nobody\nBob King,\nCy King,a(at)example.com';
    expect(await read('CANDIDATES', text, [])).toEqual([
      expect.stringMatching(/^2: Email: /),
      expect.stringMatching(/^3: Email: /),
      expect.stringMatching(/^4: Email: /),
    ]);
  });
});

describe('a cell that is not understood never costs the row', () => {
  test('of a candidate', async () => {
    const text = [
      'Name;Email;Phone;Country;Degree;LinkedIn;Open to work;City',
      `Ada King;a@example.com;ask her;Atlantis;Wizard;see resume!;perhaps;${'x'.repeat(101)}`,
      'Bob King;b@example.com;+1 512 555 0100 / +1 512 555 0111;-;n/a;null;yes;Rome',
      ';c@example.com;ask her;;;;;',
    ].join('\n');
    const fields = [
      'candidatePhone',
      'candidateCountry',
      'highestLevelOfEducation',
      'candidateLinkedinProfile',
    ];
    const [ada, bob, cy] = await read('CANDIDATES', text, [...fields, 'openToWork', 'candidateCity']);
    const leftOut = ['Phone', 'Country', 'Degree', 'LinkedIn', 'Open to work', 'City'];
    expect(ada).toEqual([null, null, null, null, false, null, expect.any(String)]);
    for (const column of leftOut) expect(String(ada)).toContain(`${column}: `);
    expect(bob).toEqual([
      '+1 512 555 0100',
      null,
      null,
      null,
      true,
      'Rome',
      expect.stringMatching(/^Phone: Only/),
    ]);
    expect(cy).toMatch(/^4: Name: /);
  });

  test('of a job; an amount goes with its currency and time', async () => {
    const text = [
      'Title;Description;Type;Openings;Open until;Public;Salary from;Salary to;Currency;Per',
      'A;Does a.;gig;many;soon;perhaps;a lot;60000;USD;Year',
      'B;Does b.;;;;;20;30;Bucks;Hour',
      'C;Does c.;;;;;20;30;USD;Fortnight of moons',
      'D;Does d.;;;;;50000;40000;USD;Year',
      'E;;;;;;1;2;USD;Year',
    ].join('\n');
    const fields = ['employmentType', 'openings', 'validThrough', 'publicPage', 'salaryMin', 'salaryMax'];
    const [a, ...others] = await read('JOBS', text, fields);
    expect(a).toEqual(['FULL_TIME', 1, null, false, null, 60_000, expect.any(String)]);
    for (const column of ['Type', 'Openings', 'Open until', 'Public', 'Salary from'])
      expect(String(a)).toContain(`${column}: `);
    expect(others).toEqual([
      ['FULL_TIME', 1, null, true, null, null, expect.stringMatching(/^Currency: /)],
      ['FULL_TIME', 1, null, true, null, null, expect.stringMatching(/^Per: /)],
      ['FULL_TIME', 1, null, true, 50_000, null, expect.stringMatching(/^Salary to: /)],
      expect.stringMatching(/^6: Description: /),
    ]);
  });
});
