/** Of very many people a run looks closely at those whose outlines promise most; nobody who belongs on a list is lost. */
import { expect, test } from 'vitest';
import { productMatching } from '../../server/dailyRun/productMatching.ts';
import { readPerson } from '../../server/generate/readPerson.ts';
import { openProfile } from '../../server/matching/profile/openProfile.ts';
import { bandFloor } from '../../server/matching/score.ts';
import { createOutlines } from '../../server/outlines/outlines.ts';

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
  'of the best ten for a %s who is worth a call is among a fifth of the people',
  (title, skills) => {
    const criteria = skills.map((name) => ({ name, importance: 'MUST_HAVE' as const }));
    const description = `We look for a ${title}.`;
    const job = { id: 'a', title, description, criteria, criteriaVersion: 1, settled: [] };
    const prepared = productMatching.prepareJob(job, ordinary);
    const outlines = createOutlines();
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
    const best = scored.slice(0, 10).filter(({ fine }) => fine >= bandFloor.GOOD);
    expect(best.length).toBeGreaterThan(0);
    expect(best.filter(({ email }) => chosen.has(email))).toEqual(best);
  },
);
