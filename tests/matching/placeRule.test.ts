/** Who lives within reach of a job, and what a list makes of those who do not. */
import { describe, expect, test } from 'vitest';
import { milesOf, usualRadiusKm } from '../../schemas/base/distance.ts';
import { JobPlace } from '../../schemas/job.ts';
import { locatePlace } from '../../server/matching/places/locate.ts';
import type { MatchCandidate } from '../../server/matching/profile/prepare.ts';
import { accountant, candidateOf, jobOf, match } from './support.ts';

const at = (place: object) => JobPlace.parse(place);
const inDuluth = at({ city: 'Duluth', state: 'MN', country: 'US' });

/** How someone stands to a place of work. */
function standing(place: JobPlace, home: Partial<MatchCandidate>, text = accountant) {
  const job = { ...jobOf('Staff Accountant', ['QuickBooks']), place };
  return match(job, candidateOf(text, home)).place;
}

const lives = (city: string | null, state: string | null = null, country: string | null = null) => ({
  city,
  state,
  country,
});
const would = { willingToRelocate: true };

describe('a job in Duluth, Minnesota', () => {
  test.each([
    ['Duluth itself', lives('Duluth', 'MN', 'US'), 'NEAR'],
    ['the state written in full', lives('duluth', 'Minnesota'), 'NEAR'],
    ['a town beside it', lives('Hermantown', 'MN'), 'NEAR'],
    ['a town over the bridge, in another state', lives('Superior', 'WI', 'US'), 'NEAR'],
    ['the state in the field of the town', lives('Duluth, MN 55802'), 'NEAR'],
    ['Saint Paul, which is far', lives('St. Paul', 'MN', 'US'), 'AWAY'],
    ['Duluth in Georgia', lives('Duluth', 'GA', 'US'), 'AWAY'],
    ['Houston', lives('Houston', 'TX'), 'AWAY'],
    ['Houston, and would move', { ...lives('Houston', 'TX'), ...would }, 'MOVES'],
    ['Thunder Bay in Canada', lives('Thunder Bay', 'ON', 'CA'), 'AWAY'],
    ['Monterrey, and would move', { ...lives('Monterrey', 'NL', 'MX'), ...would }, 'AWAY'],
    ['a hamlet no list knows, in the state', lives('Qwertyville', 'MN'), 'NEAR'],
    ['a hamlet no list knows, in another state', lives('Qwertyville', 'TX'), 'AWAY'],
    ['a town of many', lives('Springfield'), 'UNKNOWN'],
    ['the country and no more', lives(null, null, 'US'), 'UNKNOWN'],
    ['another country and no more', lives(null, null, 'ES'), 'AWAY'],
    ['nothing', lives(null), 'UNKNOWN'],
    ['nothing, and would move', { ...lives(null), ...would }, 'MOVES'],
  ] as const)('for someone who says %s', (_, home, expected) => {
    expect(standing(inDuluth, home)?.standing).toBe(expected);
  });

  test('tells how far away a town is, in the miles of the country', () => {
    const place = standing(inDuluth, lives('Superior', 'WI', 'US'));
    expect(place).toMatchObject({ town: 'Superior, WI', isStated: true, inMiles: true });
    expect(milesOf(place?.km ?? 0)).toBe(4);
  });

  test('reads the place from the resume where the profile does not say', () => {
    const text = `Ann Rivers\n412 Lake Ave, Duluth, MN 55802\n\n${accountant}`;
    expect(standing(inDuluth, {}, text)).toMatchObject({
      standing: 'NEAR',
      town: 'Duluth, MN',
      isStated: false,
    });
    const other = `Ann Rivers\nTampa, FL\n\n${accountant}`;
    expect(standing(inDuluth, {}, other)?.standing).toBe('AWAY');
  });

  test('goes by the profile where the resume names another place', () => {
    const text = `Ann Rivers\nDuluth, MN\n\n${accountant}`;
    expect(standing(inDuluth, lives('Tampa', 'FL', 'US'), text)?.standing).toBe('AWAY');
  });

  test('reaches as far as its radius, 30 miles where nothing is chosen', () => {
    // Cloquet is 17 miles away, Hinckley 66.
    expect(standing(inDuluth, lives('Cloquet', 'MN'))?.standing).toBe('NEAR');
    expect(standing({ ...inDuluth, radiusKm: 20 }, lives('Cloquet', 'MN'))?.standing).toBe('AWAY');
    expect(standing(inDuluth, lives('Hinckley', 'MN'))?.standing).toBe('AWAY');
    expect(standing({ ...inDuluth, radiusKm: 120 }, lives('Hinckley', 'MN'))?.standing).toBe('NEAR');
    expect([usualRadiusKm('US'), usualRadiusKm('GB'), usualRadiusKm('ES'), usualRadiusKm(null)]).toEqual([
      48, 48, 50, 50,
    ]);
  });
});

describe('borders', () => {
  test.each([
    [
      'El Paso',
      at({ city: 'El Paso', state: 'TX', country: 'US' }),
      lives('Ciudad Juárez', null, 'MX'),
      'AWAY',
    ],
    ['Basel', at({ city: 'Basel', country: 'CH' }), lives('Lörrach', null, 'DE'), 'NEAR'],
    [
      'Luxembourg',
      at({ city: 'Luxembourg', country: 'LU' }),
      { ...lives('Porto', null, 'PT'), ...would },
      'MOVES',
    ],
    ['Seville', at({ city: 'Sevilla', country: 'ES' }), lives('Dos Hermanas', 'Andalucía', 'ES'), 'NEAR'],
    ['Seville again', at({ city: 'Sevilla', country: 'ES' }), lives('Barcelona', null, 'ES'), 'AWAY'],
  ] as const)('at %s', (_, place, home, expected) => {
    expect(standing(place, home)?.standing).toBe(expected);
  });
});

describe('a remote job', () => {
  const remote = at({ workplaceType: 'REMOTE', city: 'Duluth', state: 'MN', country: 'US' });

  test.each([
    ['any town of its country', lives('Tampa', 'FL'), 'NEAR'],
    ['another country', lives('Toronto', 'ON'), 'AWAY'],
    ['another country, and would move', { ...lives('Madrid', null, 'ES'), ...would }, 'AWAY'],
    ['nothing', lives(null), 'UNKNOWN'],
  ] as const)('for someone who says %s', (_, home, expected) => {
    expect(standing(remote, home)?.standing).toBe(expected);
  });

  test('that names no country is open to everyone', () => {
    expect(standing(at({ workplaceType: 'REMOTE', city: 'Duluth' }), lives('Madrid'))).toBeNull();
  });
});

test.each([
  ['no place', {}],
  ['a town of many alone', { city: 'Springfield' }],
])('a job that names %s has no rule', (_, place) => {
  expect(standing(at(place), lives('Tampa', 'FL'))).toBeNull();
});

test('someone out of reach is a possible fit at most, whatever else they bring', () => {
  const job = { ...jobOf('Staff Accountant', ['QuickBooks']), place: inDuluth };
  const near = match(job, candidateOf(accountant, lives('Duluth', 'MN')));
  const away = match(job, candidateOf(accountant, lives('Houston', 'TX')));
  expect(near.band).toBe('STRONG');
  expect(away.band).toBe('PARTIAL');
  expect(away.score).toBeLessThan(near.score);
});

test('people on no list are told apart by state, so that a circle finds nobody', () => {
  const job = { ...jobOf('Staff Accountant', ['QuickBooks']), place: { ...inDuluth, radiusKm: 1 } };
  const home = lives('Minneapolis', 'MN');
  expect(match(job, candidateOf(accountant, home)).place?.standing).toBe('AWAY');
  expect(match({ ...job, onlyListed: true }, candidateOf(accountant, home)).place).toMatchObject({
    standing: 'NEAR',
    km: null,
  });
});

test.each([
  ['Greater Boston', 'US-MA'],
  ['Denver metro area', 'US-CO'],
  ['San Francisco Bay Area', 'US-CA'],
  ['Ft. Worth', 'US-TX'],
  ['Mt. Pleasant, SC', 'US-SC'],
  ['St. Louis, Missouri, USA', 'US-MO'],
  ['Querétaro, México', 'MX-QRO'],
  ['A Coruña', 'ES-GA'],
])('%s is found', (city, region) => {
  expect(locatePlace({ city, state: null, country: null })).toMatchObject({ region });
});
