import { describe, expect, it } from 'vitest';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { titleNearness } from '../../server/matching/scoring/affinity.ts';
import { prepareJob } from '../../server/matching/scoring/job.ts';
import { mergeStatistics, poolStatistics } from '../../server/matching/scoring/pool.ts';
import { candidateOf, jobOf } from './support.ts';

const person = (key: string, titles: readonly string[]) =>
  profileOf(
    candidateOf(
      `Experience\n${titles
        .map((title, place) => `${title}\nAcme Works\n01/${2018 - 2 * place} - 12/${2019 - 2 * place}\n`)
        .join('\n')}`,
      { key },
    ),
  );
const people = (count: number, titles: readonly string[]) =>
  Array.from({ length: count }, (_, place) => person(`${titles} ${place}`, titles));

const driver = person('driver', ['Bus Driver']);
const nearness = (pool: ReturnType<typeof poolStatistics>) => {
  const [held] = driver.titles;
  if (!held) throw new Error('The driver has no title');
  return titleNearness(prepareJob(jobOf('Beekeeper'), pool), held);
};

const others = [...people(20, ['Accountant']), ...people(20, ['Nurse'])];
const alone = nearness(poolStatistics(others));

describe('neighbouring occupations', () => {
  it('are learnt from people who have held both', () => {
    const moved = people(12, ['Beekeeper', 'Bus Driver']);
    expect(nearness(poolStatistics([...others, ...moved]))).toBeGreaterThan(alone + 0.1);
    const parts = mergeStatistics(
      poolStatistics([...others, ...moved.slice(0, 6)]),
      poolStatistics(moved.slice(6)),
    );
    expect(nearness(parts)).toBeGreaterThan(alone + 0.1);
  });

  it('are not learnt from a few people, nor from jobs nearly everyone has had', () => {
    expect(nearness(poolStatistics([...others, ...people(4, ['Beekeeper', 'Bus Driver'])]))).toBe(alone);
    const all = [
      ...people(12, ['Beekeeper', 'Bus Driver']),
      ...people(12, ['Accountant', 'Bus Driver']),
      ...people(12, ['Nurse', 'Bus Driver']),
    ];
    expect(nearness(poolStatistics(all))).toBe(alone);
  });
});
