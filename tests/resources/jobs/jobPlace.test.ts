import { expect, test } from 'vitest';
import { jobPlace } from '../../../resources/common/jobPlace.ts';

test('a job says where it is, and how one works there', () => {
  expect(jobPlace({ city: 'Austin', state: 'TX', workplaceType: 'HYBRID' })).toBe('Austin, TX · Hybrid');
  expect(jobPlace({ city: null, state: 'TX', workplaceType: 'ONSITE' })).toBe('TX · On site');
  expect(jobPlace({ city: null, state: null, workplaceType: 'REMOTE' })).toBe('Remote');
});
