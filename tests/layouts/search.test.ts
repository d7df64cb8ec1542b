import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../../schemas/search.ts';
import { recentChoices, rememberChoice } from '../../src/app/shell/search/recentChoices.ts';
import { groupsOf, pagesFor, type SearchEntry } from '../../src/app/shell/search/searchEntries.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const other = '019a0000-0000-7000-8000-000000000002';
const job: SearchHit = {
  kind: 'job',
  id,
  title: 'Nurse',
  detail: null,
  status: 'OPEN',
  recruiterEmail: 'r@x.example',
};
const person: SearchHit = {
  kind: 'candidate',
  id: 'c@x.example',
  title: 'Casey',
  detail: null,
  jobId: id,
  dailyCandidateId: other,
  applicationId: null,
};
const application: SearchHit = { kind: 'application', id, title: 'Nurse', detail: null, status: 'ACTIVE' };

describe('a hit leads', () => {
  test.each([
    ['RECRUITER', job, `/dashboard/recruiter/jobs/${id}/`],
    ['EMPLOYER', job, `/dashboard/employer/jobs/${job.id}/`],
    ['CANDIDATE', { ...job, recruiterEmail: null }, `/dashboard/candidate/jobs/${id}/`],
    ['RECRUITER', person, `/dashboard/recruiter/jobs/${id}/daily-candidates/${other}/`],
    [
      'RECRUITER',
      { ...person, dailyCandidateId: null, applicationId: other },
      `/dashboard/recruiter/jobs/${id}/?tab=applications&application=${other}`,
    ],
    ['CANDIDATE', application, `/dashboard/candidate/applications/?application=${id}`],
  ] as const)('a %s to their own page of it: %o', (role, hit, address) => {
    expect(groupsOf([hit], [], role)[0]?.entries[0]?.to).toBe(address);
  });
});

test('entries stand in groups, with how they stand where that says something', () => {
  const pages = pagesFor('prof', [
    { label: () => 'Home', to: '/dashboard/recruiter/' },
    { label: () => 'Profile', to: '/dashboard/recruiter/profile/' },
  ]);
  const groups = groupsOf([job, person], pages, 'RECRUITER');
  expect(groups.map(({ title, entries }) => [title, entries.map((one) => one.title)])).toEqual([
    ['Jobs', ['Nurse']],
    ['Candidates', ['Casey']],
    ['Pages', ['Profile']],
  ]);
  expect(groups[0]?.entries[0]?.detail).toBe('Open');
  expect(groupsOf([], [], 'RECRUITER')).toEqual([]);
});

test('a page is found by what people call it, with or without accents', () => {
  const pages = [
    { label: () => 'Plan', to: '/plan/', alsoCalled: () => 'subscription, payment, invoices' },
    { label: () => 'Suscripción', to: '/suscripcion/' },
    { label: () => 'New job', to: '/new/' },
  ];
  const found = (text: string) => pagesFor(text, pages).map(({ title }) => title);
  expect(found('invoices')).toEqual(['Plan']);
  expect(found('plan SUBSCRIPTION')).toEqual(['Plan']);
  expect(found('suscripcion')).toEqual(['Suscripción']);
  expect(found('Nëw')).toEqual(['New job']);
  expect(found('plan profile')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

describe('what was chosen lately', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };
  const entry = (key: string): SearchEntry => ({
    key,
    kind: 'page',
    title: key,
    detail: null,
    to: '/dashboard/x/',
  });

  test('is kept for that person alone, each once, the latest first, and not for ever', () => {
    const kept = storage();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberChoice(kept, 'ada@x.example', entry(key));
    expect(recentChoices(kept, 'ada@x.example').map(({ key }) => key)).toEqual(['b', 'f', 'e', 'd', 'c']);
    expect(recentChoices(kept, 'bob@x.example')).toEqual([]);
  });

  test('never leads out of the dashboard, and rubbish is nothing', () => {
    const kept = storage();
    rememberChoice(kept, 'ada@x.example', { ...entry('a'), to: 'https://evil.example/' });
    expect(recentChoices(kept, 'ada@x.example')).toEqual([]);
    kept.setItem('search-recent:ada@x.example', '{');
    expect(recentChoices(kept, 'ada@x.example')).toEqual([]);
  });
});
