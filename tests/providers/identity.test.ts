import { expect, test } from 'vitest';
import { displayName } from '../../src/session/identity.ts';

test('candidates and recruiters are called by first and last name', () => {
  const names = { candidateFirstName: 'Maya', candidateLastName: 'Lindgren' };
  expect(displayName('CANDIDATE', names)).toBe('Maya Lindgren');
  expect(displayName('RECRUITER', { recruiterFirstName: 'Rosa', recruiterLastName: 'Ruiz' })).toBe(
    'Rosa Ruiz',
  );
});

test('employers are called by their name', () => {
  expect(displayName('EMPLOYER', { employerName: 'Northwind Labs' })).toBe('Northwind Labs');
});

test('a recruiter is not called by the employer, and a missing name leaves no gap', () => {
  expect(displayName('RECRUITER', { recruiterFirstName: 'Rosa', employerName: 'Northwind' })).toBe('Rosa');
  expect(displayName('CANDIDATE', {})).toBe('');
});
