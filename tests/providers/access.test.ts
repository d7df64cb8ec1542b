import { expect, test } from 'vitest';
import { mayUse, permissionOf } from '../../src/session/access.ts';

const recruiter = { role: 'RECRUITER', recruiterStatus: 'ACTIVE' } as const;
const waiting = { role: 'RECRUITER', recruiterStatus: 'PENDING' } as const;
const employer = { role: 'EMPLOYER' } as const;
const owner = { role: 'EMPLOYER', isOwner: true } as const;
const candidate = { role: 'CANDIDATE' } as const;

test.each([
  ['jobs.create', [recruiter], [waiting, employer, candidate]],
  ['jobs.estimate', [recruiter, employer], [waiting, candidate]],
  ['jobs.edit', [recruiter], [waiting, employer, candidate]],
  ['jobs.list', [recruiter, employer, candidate], [waiting]],
  ['daily-candidates.list', [recruiter, employer], [waiting, candidate]],
  ['daily-candidates.setStatus', [recruiter], [waiting, employer, candidate]],
  ['recruiters.show', [recruiter, waiting, employer], [candidate]],
  ['candidates.edit', [candidate], [recruiter, waiting, employer]],
  ['employers.edit', [owner, employer], [recruiter, candidate]],
  ['administrators.remove', [owner], [employer, recruiter, candidate]],
  ['no.such-thing', [], [recruiter, waiting, employer, candidate]],
])('%s is open to those the table names, and to nobody else', (permission, allowed, refused) => {
  expect(allowed.map((viewer) => mayUse(permission, viewer))).toEqual(allowed.map(() => true));
  expect(refused.map((viewer) => mayUse(permission, viewer))).toEqual(refused.map(() => false));
});

test('exporting a list needs what listing needs', () => {
  expect(permissionOf('jobs', 'export')).toBe('jobs.list');
  expect(permissionOf('jobs', 'edit')).toBe('jobs.edit');
});
