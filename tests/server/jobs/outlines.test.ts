/** Of very many people a run looks closely at those whose outlines promise most; nobody who belongs on a list is lost. */
import { expect, test } from 'vitest';
import { JobPlace } from '../../../schemas/job.ts';
import { ranked } from '../../../server/features/expectedFits/strata.ts';
import { readPerson } from '../../../server/generate/readPerson.ts';
import { openProfile } from '../../../server/matching/profile/openProfile.ts';
import { profileOf } from '../../../server/matching/profile/profile.ts';
import { sketchOf } from '../../../server/matching/profile/sketch.ts';
import { bandFloor } from '../../../server/matching/scoring/score.ts';
import { gathered } from '../../../server/ranking/outlines/gather.ts';
import { Outlines } from '../../../server/ranking/outlines/outlines.ts';
import { productMatching } from '../../../server/ranking/productMatching.ts';
import { accountant, candidateOf } from '../../matching/support.ts';

const people = Array.from({ length: 250 }, (_, i) => ({
  email: `p${i}`,
  ...readPerson(i + 1, '2026-06-01'),
}));
const profiles = new Map(people.map(({ email, profile }) => [email, openProfile(profile)]));
const ordinary = productMatching.count(undefined, [...profiles.values()]);

const jobsAskedFor: [string, string[]][] = [
  ['Staff Accountant', ['General ledger', 'QuickBooks']],
  ['Software Engineer', ['TypeScript', 'PostgreSQL']],
  ['Registered Nurse', ['Patient care']],
  ['Warehouse Associate', ['Forklift']],
];

test.each(jobsAskedFor)(
  'of the best ten for a %s who may be listed is among a fifth of the people',
  (title, skills) => {
    const criteria = skills.map((name) => ({ name, importance: 'MUST_HAVE' as const }));
    const description = `We look for a ${title}.`;
    const job = { id: 'a', title, description, criteria, criteriaVersion: 1, settled: [] };
    const prepared = productMatching.prepareJob(job, ordinary);
    const outlines = new Outlines();
    outlines.add({
      emails: people.map(({ email }) => email),
      hashes: people.map((_, i) => i),
      until: people.map(() => 2),
      sketches: Buffer.concat(people.map(({ sketch }) => sketch)),
    });
    const chosen = new Set(outlines.promising(productMatching.coarse(prepared), 50, 1));
    const scored = people
      .map(({ email }) => {
        const profile = profiles.get(email);
        return { email, fine: profile ? productMatching.score(prepared, profile).fine : 0 };
      })
      .sort((a, b) => b.fine - a.fine);
    const best = scored.slice(0, 10).filter(({ fine }) => fine >= bandFloor.PARTIAL);
    expect(best.length).toBeGreaterThan(0);
    expect(best.filter(({ email }) => chosen.has(email))).toEqual(best);
  },
);

test('leaving off where nobody can be among the best any more loses nobody', () => {
  const outlines = new Outlines();
  const page = {
    emails: people.map(({ email }) => email),
    hashes: people.map((_, i) => i),
    until: people.map(() => 2),
    sketches: Buffer.concat(people.map(({ sketch }) => sketch)),
  };
  for (const rows of gathered([page])) outlines.add(rows);
  for (const [title, skills] of jobsAskedFor) {
    const criteria = skills.map((name) => ({ name, importance: 'MUST_HAVE' as const }));
    const job = { id: 'a', title, description: '', criteria, criteriaVersion: 1, settled: [] };
    const coarse = productMatching.coarse(productMatching.prepareJob(job, ordinary));
    const { met, places, scores } = outlines.met(coarse, people.length, 1);
    expect(met).toBeGreaterThan(20);
    const best = [...ranked(places, scores).slice(0, 20)].map(outlines.emailAt);
    expect(outlines.promising(coarse, 20, 1).sort()).toEqual(best.sort());
  }
});

test('of people whose profiles have changed only the new outlines count, however many there are', () => {
  const outlines = new Outlines();
  const page = (emails: string[]) => ({
    emails,
    hashes: emails.map((email) => Number(email.slice(1))),
    until: emails.map(() => 2),
    sketches: Buffer.concat(emails.map((email) => people[Number(email.slice(1))]?.sketch ?? Buffer.of())),
  });
  outlines.add(page(people.map(({ email }) => email)));
  for (const changed of [1, 60]) {
    const some = people.slice(0, changed).map(({ email }) => email);
    outlines.drop(new Set(page(some).hashes));
    expect(outlines.size(1)).toBe(people.length - changed);
    outlines.add(page(some));
    expect(outlines.size(1)).toBe(people.length);
  }
});

test('nobody out of reach takes the place of someone nearby, and how many they are is known', () => {
  const accountants = [
    ['near', 'Duluth', 'MN'],
    ...Array.from({ length: 300 }, (_, i) => [`away${i}`, 'Tampa', 'FL']),
  ];
  const outlines = new Outlines();
  outlines.add({
    emails: accountants.map(([email = '']) => email),
    hashes: accountants.map((_, i) => i),
    until: accountants.map(() => 2),
    sketches: Buffer.concat(
      accountants.map(([, city = '', state = '']) =>
        Buffer.from(sketchOf(profileOf(candidateOf(accountant, { city, state }))).buffer),
      ),
    ),
  });
  const place = JobPlace.parse({ city: 'Duluth', state: 'MN', country: 'US' });
  const job = {
    id: 'a',
    title: 'Staff Accountant',
    description: '',
    criteria: [],
    criteriaVersion: 1,
    settled: [],
    place,
  };
  const coarse = productMatching.coarse(productMatching.prepareJob(job, ordinary));
  expect(outlines.promising(coarse, 10, 1)).toEqual(['near']);
  expect(outlines.met(coarse, 1000, 1).met).toBe(1);
  expect(outlines.met(coarse, 1000, 1, new Set(), true).met).toBe(300);
});
