import { expect, test } from 'vitest';
import { jobPlace } from '../../../resources/common/jobPlace.ts';

test('a job says where it is, and how one works there', () => {
  const nowhere = { city: null, state: null, country: null };
  expect(jobPlace({ city: 'Austin', state: 'TX', country: 'US', workplaceType: 'HYBRID' })).toBe(
    'Austin, TX · Hybrid',
  );
  expect(jobPlace({ ...nowhere, city: 'Lisbon', country: 'PT', workplaceType: 'HYBRID' })).toBe(
    'Lisbon, Portugal · Hybrid',
  );
  expect(jobPlace({ ...nowhere, state: 'TX', workplaceType: 'ONSITE' })).toBe('TX · On site');
  expect(jobPlace({ ...nowhere, country: 'DE', workplaceType: 'REMOTE' })).toBe('Germany · Remote');
  expect(jobPlace({ ...nowhere, workplaceType: 'REMOTE' })).toBe('Remote');
});
