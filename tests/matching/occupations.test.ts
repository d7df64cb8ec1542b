import { expect, test } from 'vitest';
import { share } from '../../server/matching/profile/layout.ts';
import {
  nearnessRow,
  neighboursOf,
  occupationCount,
  occupationName,
  occupationsOfTitle,
} from '../../server/matching/vocabulary/occupations.ts';
import { openPacked, wordsOf } from '../../server/matching/vocabulary/packed.ts';
import { nearestSpelling } from '../../server/matching/vocabulary/typos.ts';

const codes = wordsOf(openPacked('occupations'), 'codes');
const nearness = (a: number, b: number) => (nearnessRow(a)[b] ?? 0) / 255;
const first = (title: string) => {
  const [match] = occupationsOfTitle(title);
  return match ? (codes[match.id] ?? '').slice(0, 7) : '';
};
const idOf = (title: string) => occupationsOfTitle(title)[0]?.id ?? -1;

test.each([
  ['Sr. Software Engineer II', '15-1252'],
  ['RN', '29-1141'],
  ['Director of Sales', '11-2022'],
  ['Bartender / Server', '35-3011 35-3031'],
  ['Manager, Human Resources', '11-3121'],
  ['HR Mgr.', '11-3121'],
  ['Store Manager at Northwind', '41-1011'],
  ['Elementary Techer', '25-2021'],
  ['SOUS CHEF', '35-1011'],
  ['frontend developer', '15-1254'],
  ['Lifeguard', '33-9092'],
  ['Camarera', '35-3031'],
  ['Ingeniera de software', '15-1252'],
  ['Conductor de camion', '53-3032'],
])('%s is read as its words are meant', (title, codes) => {
  expect(codes.split(' ')).toContain(first(title));
});

test('a title that says nothing of what someone does means no occupation', () => {
  for (const title of ['', 'Intern', 'Team Member', 'Xqzzt', 'Senior', '***'])
    expect(occupationsOfTitle(title)).toEqual([]);
});

test('a title of many trades is less sure than one of its own', () => {
  expect(occupationsOfTitle('Coach')[0]?.closeness).toBeLessThan(
    occupationsOfTitle('Basketball Coach')[0]?.closeness ?? 0,
  );
});

test('the rank changes nothing about the occupation', () => {
  expect(idOf('Lead Electrical Engineer')).toBe(idOf('Electrical Engineer'));
});

test('men and women with one occupation have one', () => {
  expect(occupationsOfTitle('Ingeniera civil')).toEqual(occupationsOfTitle('Ingeniero civil'));
  expect(occupationsOfTitle('Waitress')).toEqual(occupationsOfTitle('Waiter'));
});

test('substitutes are near, one family is nearer than none, and nearness is the same both ways', () => {
  const [developer, web, cook, nurse, practical] = [
    'Software Developer',
    'Web Developer',
    'Line Cook',
    'Registered Nurse',
    'Licensed Practical Nurse',
  ].map(idOf) as [number, number, number, number, number];
  expect(nearness(developer, developer)).toBe(1);
  expect(nearness(nurse, practical)).toBeGreaterThan(0.5);
  expect(nearness(developer, web)).toBeGreaterThan(0.5);
  expect(nearness(developer, cook)).toBe(0);
  expect(nearness(developer, web)).toBe(nearness(web, developer));
  const near = neighboursOf(nurse);
  expect(near.map(({ id }) => id)).not.toContain(nurse);
  expect(near.map(({ nearness }) => nearness)).toEqual(
    near.map(({ nearness }) => nearness).toSorted((a, b) => b - a),
  );
});

test('an occupation has a name', () => {
  expect(occupationName(idOf('Registered Nurse'))).toBe('Registered Nurses');
});

test('one slip of the pen is a letter more, less, other, or two in the wrong order', () => {
  const found = (written: string) => nearestSpelling(written, ['manager'], [1]) !== undefined;
  expect(['manger', 'managger', 'mabager', 'mangaer'].filter((written) => !found(written))).toEqual([]);
  expect(found('mabger')).toBe(false);
});

test('the format of profiles has room for every occupation', () => {
  const last = occupationCount() - 1;
  expect(share.id(share.of(last, 1))).toBe(last);
  expect(share.of(last, 1)).toBeLessThan(2 ** 16);
  for (const amount of [0, 0.4, 1]) expect(share.amount(share.of(last, amount))).toBeCloseTo(amount, 1);
});
