/** The cost of the search that everyone may make: its questions to the database, without writing the page. */
import { PublicJobSearch } from '../schemas/publicJobSearch.ts';
import type { Database } from '../server/db/database.ts';
import { searchPublicJobs } from '../server/features/publicJobs/searchPublicJobs.ts';

/** Words of both languages, common, rare, misspelled and senseless; places, distances and the other filters; later pages. */
const asked: readonly [query: string, page?: number][] = [
  [''],
  ['', 3],
  ['', 50],
  ['q=nurse'],
  ['q=nurse', 5],
  ['q=nurse', 40],
  ['q=nurses'],
  ['q=developer'],
  ['q=software engineer'],
  ['q=software engineer', 20],
  ['q=enfermera'],
  ['q=desarrollador'],
  ['q=contadora'],
  ['q=chofer de camión'],
  ['q=welder'],
  ['q=team'],
  ['q=team', 30],
  ['q=experience'],
  ['q=texas'],
  ['q=nurse texas'],
  ['q=accountant remote'],
  ['q=electrician part time'],
  ['q=team welder'],
  ['q=Employer 7 Holdings'],
  ['q=e'],
  ['q=de'],
  ['q=enginer'],
  ['q=tyepscript postgres'],
  ['q=enfermra'],
  ['q=elektrician chicgo'],
  ['q=zymurgist'],
  ['q=qwrtz xkcdv'],
  ['q=nurse zymurgist'],
  ['q=nurse teacher welder baker driver'],
  ['place=Austin'],
  ['place=Texas'],
  ['place=Fargo'],
  ['place=Portugal'],
  ['place=United States&q=nurse'],
  ['place=New York, NY&within=25'],
  ['place=New York, NY&within=100', 20],
  ['place=Fargo&within=50'],
  ['place=Fargo&within=10&q=team'],
  ['place=Los Angeles&within=100&q=nurse'],
  ['place=Chicago&within=25&q=enginer'],
  ['place=Madrid&within=100'],
  ['place=Springfield&within=25'],
  ['workplace=REMOTE'],
  ['workplace=REMOTE&q=developer'],
  ['employment=CONTRACTOR', 10],
  ['employment=INTERN'],
  ['pay=140000'],
  ['pay=150000&q=nurse'],
  ['pay=900000'],
  ['pay=900000&q=team'],
  ['pay=100000&currency=EUR'],
  ['days=1'],
  ['days=7&q=nurse'],
  ['days=30&workplace=HYBRID&place=Texas&q=engineer'],
];

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @returns by question: milliseconds, and what was found */
export async function measurePublicSearch(
  db: Database,
  rounds: number,
): Promise<Record<string, Record<string, string>>> {
  const table: Record<string, Record<string, string>> = {};
  const now = new Date();
  for (const [query, page = 1] of asked) {
    const search = PublicJobSearch.parse(Object.fromEntries(new URLSearchParams(query)));
    const find = (after: string | undefined) => searchPublicJobs(db, search, after, now);
    let after: string | undefined;
    for (let at = 1; at < page; at += 1) after = (await find(after)).next ?? undefined;
    let found = await find(after);
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      found = await find(after);
      taken.push(performance.now() - from);
    }
    table[`${query || '(all)'}${page > 1 ? `, page ${page}` : ''}`] = {
      'median, ms': middle(taken).toFixed(0),
      'most, ms': Math.max(...taken).toFixed(0),
      found: `${found.total ?? 'more than 1000'}: ${found.jobs[0]?.title ?? '–'}`,
    };
  }
  return table;
}
