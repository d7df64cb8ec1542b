import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import { createAuthStorage } from '../../src/client/authStorage.ts';
import { withFinalSlash } from '../../src/routing/finalSlash.ts';
import { parseSearch, searchOf, stringifySearch } from '../../src/routing/search.ts';
import { homeOf, nextAddress, wantedAddress } from '../../src/session/guards.ts';
import { createServices } from '../../src/session/services.ts';
import { fakeApi } from '../providers/support/fakeApi.ts';

test('a query is plain text both ways', () => {
  const search = { filter: '{"status":["OPEN"]}', page: '2', q: 'a b' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(stringifySearch({ page: 2, q: undefined })).toBe('?page=2');
  expect(stringifySearch({})).toBe('');
});

test('an address ends with one slash', () => {
  expect(withFinalSlash('/login')).toBe('/login/');
  expect(withFinalSlash('/login/')).toBe('/login/');
  expect(withFinalSlash('/')).toBe('/');
});

test('after signing in one goes where one wanted to, inside the dashboard only', () => {
  const nextPathname = '/dashboard/recruiter/jobs/7/';
  expect(nextAddress({ nextPathname, nextSearch: '?day=2' })).toBe(`${nextPathname}?day=2`);
  expect(nextAddress({})).toBe('/dashboard/');
  expect(nextAddress({ nextPathname: '//evil.example/dashboard/' })).toBe('/dashboard/');
  expect(nextAddress({ nextPathname: '/login/' })).toBe('/dashboard/');
  expect(nextAddress({ nextPathname: '/dashboard.evil.example' })).toBe('/dashboard/');
});

test('people who came for a job go on to it, and nowhere else', () => {
  const job = '019a0000-0000-7000-8000-000000000001';
  expect(wantedAddress({ job })).toBe(`/dashboard/candidate/jobs/${job}/`);
  expect(wantedAddress({ search: 'q=nurse&place=Texas' })).toBe(
    '/dashboard/candidate/jobs/?save=q%3Dnurse%26place%3DTexas',
  );
  expect(wantedAddress({})).toBe('/dashboard/');
  expect(wantedAddress({ job: '../../login' })).toBe('/dashboard/');
});

test('each role’s day starts at the first screen that is open to them', () => {
  expect(homeOf({ role: 'RECRUITER', recruiterStatus: 'ACTIVE' })).toBe('/dashboard/recruiter/');
  expect(homeOf({ role: 'RECRUITER', recruiterStatus: 'PENDING' })).toBe('/dashboard/recruiter/profile/');
  expect(homeOf({ role: 'EMPLOYER' })).toBe('/dashboard/employer/');
  expect(homeOf({ role: 'CANDIDATE' })).toBe('/dashboard/candidate/');
});

/** The app's router, for someone who is signed out. */
async function routerAt(address: string) {
  const { makeRouter } = await import('../../src/app/router.ts');
  const { client } = fakeApi({});
  const auth = createAuthStorage({
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    now: Date.now,
    later: () => () => {},
    onOtherTab: () => {},
  });
  return makeRouter(createServices(auth, client), createMemoryHistory({ initialEntries: [address] }));
}

/** The addresses of a table of them. */
const addressesIn = (table: object): string[] =>
  Object.values(table).flatMap((value) => (typeof value === 'string' ? [value] : addressesIn(value)));

test('every address of the table is a route of the app, and every route is in the table', async () => {
  const router = await routerAt('/');
  const routes = Object.keys(router.routesByPath).map((path) => withFinalSlash(path));
  expect(new Set(routes)).toEqual(new Set(addressesIn(addresses)));
  expect(routes.length).toBeGreaterThan(25);
});

test('a page takes from its query what it knows, whatever the case, and leaves out the rest', () => {
  const read = searchOf('register');
  expect(read({ as: 'Recruiter', step: 'name', job: '7' })).toEqual({
    as: 'recruiter',
    step: 'name',
    job: '7',
  });
  expect(read({ as: 'nobody', other: 'x' }).as).toBeUndefined();
  expect(read({})).not.toHaveProperty('other');
});

test.each([
  [
    addressOf(addresses.recruiter.job, { id: '7' }),
    '?tab=Applications&application=a-1',
    { tab: 'applications', application: 'a-1' },
  ],
  [addressOf(addresses.recruiter.job, { id: '7' }), '?tab=bogus', {}],
  [
    addressOf(addresses.recruiter.dailyCandidates, { id: '7' }),
    '?date=2026-11-21&status=NEW,SAVED',
    { date: '2026-11-21', status: 'NEW,SAVED' },
  ],
  [addressOf(addresses.recruiter.dailyCandidate, { id: '7', dcId: '8' }), '?band=STRONG', { band: 'STRONG' }],
  [
    addresses.employer.recruiters,
    '?recruiter=r%40x.example&filter={"q":"a"}',
    { recruiter: 'r@x.example', filter: '{"q":"a"}' },
  ],
  [addresses.candidate.applications, '?application=a-1', { application: 'a-1' }],
])(
  'the screen at %s finds in %s what it knows, and the list what it put there',
  async (address, query, known) => {
    const router = await routerAt(address + query);
    expect(router.matchRoutes(router.latestLocation).at(-1)?.search).toEqual(known);
  },
);
