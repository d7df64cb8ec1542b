/** The data LinkedIn hands out to its members: a zip file of tables, of which the form asks for a few. */
import type { ResumeEntries } from '../../schemas/writtenResume.ts';
import { eachOnce, lastMonth, levelOf, line, lines, month, studiedIn, tidyEntries } from './tidyEntries.ts';

const tables = ['Profile', 'Positions', 'Education', 'Skills', 'Certifications', 'Languages'] as const;
type Table = (typeof tables)[number];

/** The largest table that is unpacked, in bytes. */
const mostBytes = 2 * 1024 * 1024;

const tableOf = (path: string): Table | undefined =>
  tables.find((name) => path === `${name}.csv` || path.endsWith(`/${name}.csv`));

type Row = Readonly<Record<string, string | undefined>>;

/** @returns null where the zip file has none of the tables */
export async function fromLinkedin(zip: Uint8Array): Promise<ResumeEntries | null> {
  const [{ unzipSync }, { parse }] = await Promise.all([
    import('fflate'),
    import('csv-parse/browser/esm/sync'),
  ]);
  const found = new Map<Table, Row[]>();
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => tableOf(name) !== undefined && originalSize <= mostBytes,
    });
    for (const [path, bytes] of Object.entries(files)) {
      const table = tableOf(path);
      const rows: Row[] = parse(new TextDecoder().decode(bytes.subarray(0, mostBytes)), {
        columns: true,
        bom: true,
        relaxColumnCount: true,
        to: 500,
      });
      if (table) found.set(table, rows);
    }
  } catch {
    return null;
  }
  const rowsOf = (table: Table) => found.get(table) ?? [];
  return tidyEntries({
    headline: line(rowsOf('Profile')[0]?.Headline),
    positions: rowsOf('Positions').flatMap((row) => {
      const title = line(row.Title);
      return title === null
        ? []
        : [
            {
              title,
              employer: line(row['Company Name']),
              from: month(row['Started On']),
              to: lastMonth(row['Finished On']),
              did: lines(row.Description, 2000),
            },
          ];
    }),
    education: rowsOf('Education').map((row) => ({
      level: levelOf(line(row['Degree Name'])),
      field: studiedIn(line(row['Degree Name'])),
      school: line(row['School Name']),
    })),
    skills: eachOnce(rowsOf('Skills').map(({ Name }) => line(Name, 60))),
    licences: eachOnce(rowsOf('Certifications').map(({ Name }) => line(Name))),
    languages: rowsOf('Languages').flatMap((row) => {
      const name = line(row.Name, 60);
      return name === null ? [] : [{ name, level: line(row.Proficiency, 40) }];
    }),
  });
}
