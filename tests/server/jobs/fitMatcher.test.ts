/** Fits are found in a thread of its own, as they are without one. */
import { afterAll, expect, test } from 'vitest';
import { createFitMatcher } from '../../../server/features/fits/fitMatcher.ts';
import { createMatchJobs } from '../../../server/features/fits/matchJobs.ts';
import { profileOf } from '../../../server/matching/profile/profile.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { toMatchCandidate } from '../../../server/ranking/profiles/matchColumns.ts';

const resumeText =
  'Accountant\n\nEXPERIENCE\nAccountant, Larkfield Ltd, January 2020 - Present\nSAP and Excel.\n';
const candidate = {
  candidateEmail: 'ada@example.com',
  candidateFirstName: 'Ada',
  candidateLastName: 'Byron',
  candidateCity: null,
  candidateState: null,
  candidateCountry: null,
  candidateWillingToRelocate: false,
  highestLevelOfEducation: null,
  facts: readFacts(resumeText, '2026-06-01'),
  resumeText,
  factCorrections: {},
};
const job = {
  id: 'a',
  title: 'Accountant',
  description: 'Close the books in SAP.',
  criteria: [{ name: 'SAP', importance: 'MUST_HAVE' as const }],
  updatedAt: '2026-06-01T08:00:00.000Z',
};
const { matchJobs, close } = createFitMatcher();
afterAll(close);

const sample = [profileOf(toMatchCandidate(candidate)).bytes];

test('a sample is asked for once, and then kept', async () => {
  expect(await matchJobs({ candidate, jobs: [job], sample: null, weights: null })).toBeNull();
  const task = { candidate, jobs: [job], sample, weights: null };
  const found = await matchJobs(task);
  expect(found).toMatchObject([{ fit: { criteria: [{ name: 'SAP', outcome: 'MEETS' }] } }]);
  expect(await matchJobs({ ...task, sample: null })).toEqual(found);
  expect(await createMatchJobs()(task)).toEqual(found);
});

test('a job that has changed is matched as it is now', async () => {
  const changed = {
    ...job,
    criteria: [{ ...job.criteria[0], name: 'Welding' }],
    updatedAt: '2026-06-02T08:00:00.000Z',
  };
  const [matched] =
    (await matchJobs({ candidate, jobs: [changed as typeof job], sample: null, weights: null })) ?? [];
  expect(matched?.fit.criteria).toMatchObject([{ name: 'Welding', outcome: 'UNKNOWN' }]);
});

test('jobs made ready ahead of time give the same fits, and a new sample takes nothing from them', async () => {
  const ahead = createMatchJobs();
  const found = await createMatchJobs()({ candidate, jobs: [job], sample, weights: null });
  expect(await ahead({ candidate: null, jobs: [job], sample, weights: null })).toEqual([]);
  expect(await ahead({ candidate, jobs: [job], sample: null, weights: null })).toEqual(found);
  expect(await ahead({ candidate: null, jobs: [], sample: [], weights: null })).toEqual([]);
  expect(await ahead({ candidate, jobs: [job], sample: null, weights: null })).toEqual(found);
});
