import { describe, expect, test } from 'vitest';
import { areaOf, toUrl } from '../../src/routing/paths.ts';

const at = { area: 'recruiter', params: { id: 'j1' } } as const;

describe('react-admin’s paths become the product’s addresses', () => {
  test.each([
    ['/jobs', '/dashboard/recruiter/jobs/'],
    ['/jobs/create', '/dashboard/recruiter/jobs/new/'],
    ['/jobs/7', '/dashboard/recruiter/jobs/7/edit/'],
    ['/jobs/7/show', '/dashboard/recruiter/jobs/7/'],
    ['/jobs?page=2&sort=title', '/dashboard/recruiter/jobs/?page=2&sort=title'],
    ['/daily-candidates', '/dashboard/recruiter/jobs/j1/daily-candidates/'],
    ['/daily-candidates/d9/show', '/dashboard/recruiter/jobs/j1/daily-candidates/d9/'],
    ['/access-denied', '/dashboard/'],
  ])('%s', (path, url) => {
    expect(toUrl(path, at)).toBe(url);
  });

  test.each(['/dashboard/recruiter/jobs/7/', '/login/', '/', '/unicorns/1/show'])('%s stays', (path) => {
    expect(toUrl(path, at)).toBe(path);
  });

  test('an id with a slash or a space cannot leave its place', () => {
    expect(toUrl(`/jobs/${encodeURIComponent('a/b c')}/show`, at)).toBe(
      '/dashboard/recruiter/jobs/a%2Fb%20c/',
    );
  });

  test('a resource another role has stays as it is', () => {
    expect(toUrl('/people', { area: 'employer', params: {} })).toBe('/people');
  });
});

test('the area is the role’s part of the dashboard', () => {
  expect(areaOf('/dashboard/candidate/profile/')).toBe('candidate');
  expect(areaOf('/dashboard/recruiter')).toBe('recruiter');
  expect(areaOf('/dashboard/recruiters/')).toBeUndefined();
  expect(areaOf('/')).toBeUndefined();
});
