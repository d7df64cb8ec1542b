/** Jobs that are against what someone says they want. */
import { describe, expect, test } from 'vitest';
import { JobPlace } from '../../schemas/job.ts';
import { JobPreferences } from '../../schemas/jobPreferences.ts';
import { openWants, packWants, wantsOf } from '../../server/matching/profile/wants.ts';
import type { JobConditions } from '../../server/matching/scoring/unwanted.ts';
import { accountant, candidateOf, jobOf, match } from './support.ts';

const conditions: JobConditions = {
  workplaceType: 'HYBRID',
  employmentType: 'FULL_TIME',
  country: 'US',
  salaryMin: 50_000,
  salaryMax: 62_400,
  salaryCurrency: 'USD',
  salaryUnit: 'YEAR',
};

const unwanted = (preferences: object, more: Partial<JobConditions> = {}) =>
  match(
    { ...jobOf('Staff Accountant', ['QuickBooks']), conditions: { ...conditions, ...more } },
    candidateOf(accountant, { preferences: JobPreferences.parse(preferences) }),
  ).unwanted;

describe('a full-time hybrid job in the United States for 62,400 dollars a year', () => {
  test.each([
    ['says nothing', {}, null],
    ['wants hybrid or remote work', { workplaceTypes: ['HYBRID', 'REMOTE'] }, null],
    ['wants remote work', { workplaceTypes: ['REMOTE'] }, 'WORKPLACE'],
    ['wants part time', { employmentTypes: ['PART_TIME'] }, 'EMPLOYMENT'],
    ['wants 62,400 a year', { lowestPay: 62_400 }, null],
    ['wants a dollar more', { lowestPay: 62_401 }, 'PAY'],
    ['wants 30 an hour, which is as much', { lowestPay: 30, payUnit: 'HOUR' }, null],
    ['wants 30.50 an hour', { lowestPay: 30.5, payUnit: 'HOUR' }, 'PAY'],
    ['wants 5,500 a month', { lowestPay: 5500, payUnit: 'MONTH' }, 'PAY'],
    ['names pay in another currency', { lowestPay: 90_000, payCurrency: 'EUR' }, null],
    ['wants accounting', { roles: ['Accountant'] }, null],
    ['wants one of several roles', { roles: ['Registered nurse', 'Bookkeeper'] }, null],
    ['wants to drive', { roles: ['Truck driver'] }, 'ROLE'],
    ['names a role that no list knows', { roles: ['Chief vibes wrangler'] }, null],
    ['may work in the country', { rightToWork: ['MX', 'US'] }, null],
    ['may work elsewhere', { rightToWork: ['MX'] }, 'COUNTRY'],
  ])('for someone who %s', (_, preferences, expected) => {
    expect(unwanted(preferences)).toBe(expected);
  });

  test('that names no pay and no country is against neither', () => {
    const silent = { salaryMin: null, salaryMax: null, country: null };
    expect(unwanted({ lowestPay: 1_000_000, rightToWork: ['MX'] }, silent)).toBeNull();
  });

  test('in Spain takes whoever may work in the Union', () => {
    expect(unwanted({ rightToWork: ['DE'] }, { country: 'ES' })).toBeNull();
    expect(unwanted({ rightToWork: ['GB'] }, { country: 'ES' })).toBe('COUNTRY');
  });
});

describe('places someone would move to', () => {
  const place = JobPlace.parse({ city: 'Duluth', state: 'MN', country: 'US' });
  const standing = (preferences: object, more: object = {}) =>
    match(
      { ...jobOf('Staff Accountant', ['QuickBooks']), place },
      candidateOf(accountant, {
        ...{ city: 'Tampa', state: 'FL', country: 'US' },
        ...more,
        preferences: JobPreferences.parse(preferences),
      }),
    ).place?.standing;

  test('are enough to be listed there, and no other place is then', () => {
    expect(standing({ places: ['Superior, WI'] })).toBe('MOVES');
    expect(standing({ places: ['Austin, TX'] }, { willingToRelocate: true })).toBe('AWAY');
    expect(standing({ places: ['Minnesota'] })).toBe('MOVES');
  });

  test('lie beyond a border for those alone who may work there', () => {
    const abroad = { city: 'Monterrey', state: 'NL', country: 'MX' };
    expect(standing({ places: ['Duluth, MN'] }, abroad)).toBe('AWAY');
    expect(standing({ places: ['Duluth, MN'], rightToWork: ['US', 'MX'] }, abroad)).toBe('MOVES');
  });
});

test('preferences count in no score', () => {
  const job = { ...jobOf('Staff Accountant', ['QuickBooks']), conditions };
  const scoreOf = (preferences: object) =>
    match(job, candidateOf(accountant, { preferences: JobPreferences.parse(preferences) })).score;
  expect(scoreOf({ workplaceTypes: ['REMOTE'], lowestPay: 900_000 })).toBe(scoreOf({}));
});

test('preferences are read from a profile as they were written', () => {
  const wants = wantsOf(
    JobPreferences.parse({
      roles: ['Accountant'],
      workplaceTypes: ['ONSITE', 'REMOTE'],
      employmentTypes: ['INTERN'],
      places: ['Duluth, MN', 'Spain'],
      lowestPay: 1_000_000_000,
      rightToWork: ['US', 'ES'],
    }),
  );
  expect(openWants(Uint16Array.from(packWants(wants)))).toEqual(wants);
  expect(wants.occupations.length).toBeGreaterThan(0);
});
