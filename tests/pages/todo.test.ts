/** A recruiter's open tasks, in words. */
import { expect, test } from 'vitest';
import { employerTodo } from '../../resources/home/employer/employerTodo.ts';
import { recruiterTodo } from '../../resources/home/recruiter/recruiterTodo.ts';
import {
  emptyRecruiterTodo,
  sampleEmployerTodo,
  sampleRecruiterTodo,
} from '../../stories/support/sampleStats.ts';

const now = new Date('2026-11-21T12:00:00Z');
const paths = {
  queue: '/queue/',
  jobs: '/jobs/',
  job: (id: string) => `/jobs/${id}/`,
  daily: (jobId: string, pickId?: string) => `/daily/${jobId}/${pickId ? `${pickId}/` : ''}`,
};

test('what was promised to people comes before what is new, and drafts come last', () => {
  const groups = recruiterTodo(sampleRecruiterTodo, paths, now);
  expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['answersDue', 2],
    ['offerNews', 2],
    ['scorecardsMissing', 1],
    ['messagesUnread', 1],
    ['invitationsAnswered', 2],
    ['unseenLists', 7],
    ['savedWithoutNext', 1],
    ['emptyJobs', 1],
    ['drafts', 1],
  ]);
});

const none = { total: 0, items: [] };

test('kinds without anything are left out', () => {
  expect(recruiterTodo(emptyRecruiterTodo, paths, now)).toEqual([]);
  expect(
    employerTodo(
      { ...sampleEmployerTodo, answersOverdue: none, idleRecruiters: none, ignoredLists: none },
      '/r/',
    ),
  ).toEqual([]);
});

test('an offer says how it was answered and why, or until when it waits', () => {
  const [group] = recruiterTodo(
    { ...emptyRecruiterTodo, offerNews: sampleRecruiterTodo.offerNews },
    paths,
    now,
  );
  expect(group?.items.map(({ title, detail }) => [title, detail])).toEqual([
    ['Noor Haddad declined your offer', expect.stringContaining('“I took another job”')],
    ['Ben Okafor has not answered your offer', expect.stringMatching(/ · Open until tomorrow$/)],
  ]);
});

test('the best of the saved is told with its day, as it is said within a sentence', () => {
  const [item] = sampleRecruiterTodo.savedWithoutNext.items;
  const savedWithoutNext = { total: 1, items: item ? [{ ...item, savedCount: 2, date: '2026-11-20' }] : [] };
  const [group] = recruiterTodo({ ...emptyRecruiterTodo, savedWithoutNext }, paths, now);
  expect(group?.items[0]?.detail).toMatch(
    /^2 saved candidates wait for an invitation; the best is a \w+ fit, picked yesterday$/,
  );
});

test('an empty job says what the daily run found, or what would help', () => {
  const [item] = sampleRecruiterTodo.emptyJobs.items;
  const detailOf = (explanation: string | null) => {
    const emptyJobs = { total: 1, items: item ? [{ ...item, explanation }] : [] };
    return recruiterTodo({ ...emptyRecruiterTodo, emptyJobs }, paths, now)[0]?.items[0]?.detail;
  };
  expect(detailOf('None of 41 people works nights.')).toBe('None of 41 people works nights.');
  expect(detailOf(null)).toBe('Nobody fits well enough. Fewer must-haves would bring more.');
});

test('one list and several are said as people say it', () => {
  const detail = (listsCount: number, picksCount: number) => {
    const [item] = sampleEmployerTodo.ignoredLists.items;
    const ignoredLists = { total: 1, items: item ? [{ ...item, listsCount, picksCount }] : [] };
    return employerTodo({ ...sampleEmployerTodo, answersOverdue: none, ignoredLists }, '/r/')[0]?.items[0]
      ?.detail;
  };
  expect(detail(1, 1)).toMatch(/^1 list with 1 candidate since /);
  expect(detail(3, 12)).toMatch(/^3 lists with 12 candidates since /);
});
