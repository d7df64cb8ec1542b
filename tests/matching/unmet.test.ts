/** The guarantee expects that nobody meets words that are in no list, so that these tell nobody apart. */
import { expect, test } from 'vitest';
import { judgeUnmet } from '../../server/matching/criteria/unmet.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { type MatchJob, prepareJob } from '../../server/matching/scoring/job.ts';
import { scorePair } from '../../server/matching/scoring/match.ts';
import { poolStatistics } from '../../server/matching/scoring/pool.ts';
import { accountant, candidateOf, nurse } from './support.ts';

const inPueblo = { city: 'Pueblo', state: 'CO' };
const casey = profileOf(candidateOf(accountant, inPueblo));
const outcomeOf = (name: string, profile = casey) => judgeUnmet(name)(profile).outcome;

test.each([
  ['QuickBooks', 'MEETS'],
  ['5 years of experience', 'MEETS'],
  ['Colorado', 'MEETS'],
  ['Texas', 'DOES_NOT_MEET'],
  ['Klingon', 'UNKNOWN'],
  ['40 years of lunar falconry', 'DOES_NOT_MEET'],
  ['40 yrs at Globex', 'DOES_NOT_MEET'],
  ['2 years of lunar falconry', 'UNKNOWN'],
  ['40 años de cetrería lunar', 'DOES_NOT_MEET'],
  ['Based in Pueblo', 'DOES_NOT_MEET'],
  ['Pueblo, CO', 'PARTIAL'],
  ['Austin, TX', 'DOES_NOT_MEET'],
])('%s comes out as %s', (name, outcome) => expect(outcomeOf(name)).toBe(outcome));

test.each([
  'Globex',
  '5 years at Globex',
  '40 years at Globex',
  'Accountant at Globex',
  'Globex Corporation',
  'Miskatonic University',
  'Bachelor in accounting from Miskatonic',
  'Based in Pueblo',
  'Pueblo, CO',
  'Casey Candidate',
])('"%s" comes out alike for who has the words and who does not', (name) => {
  const text = `${accountant}\nAccountant, Globex Corporation, Pueblo, 01/2010 to 12/2014\nMiskatonic University`;
  const knows = profileOf(candidateOf(`Casey Candidate\n${text}`, inPueblo));
  const other = profileOf(
    candidateOf(
      `Robin Reader\n${text.replaceAll('Globex', 'Initrode').replaceAll('Miskatonic', 'Brookfield').replaceAll('Pueblo', 'Boulder')}`,
      { city: 'Boulder', state: 'CO' },
    ),
  );
  expect(outcomeOf(name, knows)).toBe(outcomeOf(name, other));
});

const crowd = (text: string) => Array.from({ length: 14 }, () => profileOf(candidateOf(text)));
const pool = poolStatistics([...crowd(accountant), ...crowd(nurse)]);
const scoreOf = (job: MatchJob, profile = casey) =>
  scorePair(prepareJob({ ...job, onlyListed: true, othersUnmet: true }, pool), profile).score;
const good = 60;

test.each([
  ['', 'Accountant Ninja Falcon Moon Rocket Zeta Omega'],
  [
    'Requirements:\n- welding\n- forklift\n- TIG welding\n- CNC\n- lathe\n- rigging',
    'Lunar Falcon Accountant',
  ],
])('padded until nobody fits well, with "%s", %s is expected of nobody', (description, title) => {
  const job = { title, description, criteria: [] };
  expect(scorePair(prepareJob(job, pool), casey).score).toBeLessThan(good);
  expect(scoreOf(job)).toBeLessThan(good);
});

test('a plain job is expected of those who fit it well', () =>
  expect(scoreOf({ title: 'Staff Accountant', description: '', criteria: [] })).toBeGreaterThanOrEqual(good));

test('an employer or a school in title and text scores alike who was there and who was not', () => {
  const text = `${accountant}\nAccountant, Globex Corporation, 01/2010 to 12/2014\nMiskatonic University`;
  const knows = profileOf(candidateOf(text, inPueblo));
  const other = profileOf(
    candidateOf(text.replaceAll('Globex', 'Initrode').replaceAll('Miskatonic', 'Brookfield'), inPueblo),
  );
  const job = {
    title: 'Staff Accountant at Globex',
    description: 'Requirements:\n- Globex, Globex and Globex again\n- a degree of Miskatonic\n- QuickBooks',
    criteria: [],
  };
  expect(scoreOf(job, knows)).toBe(scoreOf(job, other));
});
