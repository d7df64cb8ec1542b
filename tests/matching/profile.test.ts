/** A profile says of a candidate what the resume says, from bytes alone. */
import { describe, expect, it } from 'vitest';
import { openProfile } from '../../server/matching/profile/openProfile.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { prepareJob } from '../../server/matching/scoring/job.ts';
import { matchCandidate, scorePair } from '../../server/matching/scoring/match.ts';
import { poolStatistics } from '../../server/matching/scoring/pool.ts';
import { accountant, candidateOf, cook, developer, jobOf, nurse, teacher } from './support.ts';

const people = [accountant, nurse, developer, cook, teacher].map((text) =>
  candidateOf(text, { city: 'Austin', state: 'TX', stated: { skills: ['Excel', 'Welding'] } }),
);
const pool = poolStatistics(people.map(profileOf));
const jobs = [
  jobOf('Accountant', ['5 years in accounting', 'Bachelor in accounting', 'Excel', 'Welding', 'GAAP']),
  jobOf('Registered Nurse', ['RN', '3 years in intensive care', 'Based in Austin, TX', 'QuickBooks']),
  jobOf('Software Engineer', [], 'Requirements\n- TypeScript\n- 2 years of PostgreSQL'),
];

/** The bytes a database gives back: the same ones at an odd place in a larger buffer. */
function stored(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(bytes.length + 9);
  shared.set(bytes, 7);
  return shared.subarray(7, 7 + bytes.length);
}

describe('a stored profile', () => {
  it('scores as the one that was just made, and as what is shown', () => {
    for (const job of jobs)
      for (const person of people) {
        const profile = openProfile(stored(profileOf(person).bytes));
        const { score, band, fine, outcomes } = scorePair(prepareJob(job, pool), profile);
        const shown = matchCandidate(job, { ...person }, pool);
        expect({ score, band, fine }).toEqual({ score: shown.score, band: shown.band, fine: shown.fine });
        expect(outcomes).toEqual(shown.criteria.map(({ outcome }) => outcome));
      }
  });

  it('holds no word of the resume', () => {
    for (const person of people) {
      const written = Buffer.from(profileOf(person).bytes).toString('latin1').toLowerCase();
      for (const word of person.text.toLowerCase().match(/[a-z]{5,}/g) ?? [])
        expect(written).not.toContain(word);
    }
  });

  it('of another format is refused', () => {
    const bytes = profileOf(people[0] ?? candidateOf(cook)).bytes.slice();
    bytes[0] = 0xff;
    expect(() => openProfile(bytes)).toThrow('another format');
    expect(() => openProfile(new Uint8Array(3))).toThrow('too short');
  });
});
