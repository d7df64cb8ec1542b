import { expect, test } from 'vitest';
import { homeActions } from '../../resources/home/candidate/homeActions.ts';
import { greeting } from '../../resources/home/greeting.ts';
import {
  sampleApplication,
  sampleCandidate,
  sampleFit,
  sampleInvitation,
  samplePublicJob,
} from '../../stories/support/sampleCandidate.ts';

const now = new Date(2026, 10, 21, 12);
const paths = {
  applications: '/applications/',
  jobs: '/jobs/',
  job: (id: string) => `/jobs/${id}/`,
  profile: '/profile/',
};
const actionsOf = (facts: Partial<Parameters<typeof homeActions>[0]>) =>
  homeActions({ resumeChecked: true, ...facts }, paths, now);
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

test('what is most pressing comes first', () => {
  const kinds = actionsOf({
    profile: sampleCandidate({ openToWork: false }),
    invitations: [sampleInvitation({ expiresAt: hours(30) })],
    applications: [
      sampleApplication({ answerBy: '2026-11-25' }),
      sampleApplication({ answerBy: '2026-11-18' }),
    ],
    jobs: [samplePublicJob(), samplePublicJob({ fit: null })],
    resumeChecked: false,
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['invitations', 'late', 'hidden', 'resumeRead', 'jobs', 'promised']);
});

test('the invitation that ends first is named, and one that is over is not counted', () => {
  const [action] = actionsOf({
    invitations: [
      sampleInvitation({ expiresAt: hours(48), jobTitle: 'Later' }),
      sampleInvitation({ expiresAt: hours(3), jobTitle: 'Sooner' }),
      sampleInvitation({ expiresAt: hours(-1), jobTitle: 'Over' }),
    ],
  });
  expect(action?.title).toBe('2 invitations wait for your answer');
  expect(action?.detail).toBe('Sooner: expires in 3 hours.');
});

test('without a resume that is what matters, and nothing else about the profile', () => {
  const profile = sampleCandidate({ resumeFileName: null, openToWork: false });
  expect(actionsOf({ profile, resumeChecked: false }).map(({ kind }) => kind)).toEqual(['noResume']);
});

test('one fitting job is linked itself; applied, invited and weak ones are not counted', () => {
  const fitting = samplePublicJob({ title: 'Head Baker' });
  const invited = samplePublicJob();
  const jobs = [
    fitting,
    invited,
    samplePublicJob({ application: { id: sampleApplication().id, status: 'ACTIVE' } }),
    samplePublicJob({ fit: sampleFit({ band: 'PARTIAL' }) }),
  ];
  const action = actionsOf({
    jobs,
    invitations: [sampleInvitation({ jobId: invited.id, expiresAt: hours(9) })],
  }).find(({ kind }) => kind === 'jobs');
  expect(action).toMatchObject({ title: '1 job fits you well', to: `/jobs/${fitting.id}/` });
});

test('where even the last of the best jobs fits, there may be more', () => {
  const jobs = [samplePublicJob(), samplePublicJob()];
  expect(actionsOf({ jobs })[0]?.title).toBe('2 jobs fit you well');
  expect(actionsOf({ jobs, hasMoreJobs: true })[0]?.title).toBe('2 or more jobs fit you well');
});

test('nothing to do is nothing to show', () => {
  expect(actionsOf({ profile: sampleCandidate(), invitations: [], applications: [], jobs: [] })).toEqual([]);
});

test('the greeting follows the clock and does without a name', () => {
  expect(greeting('Ana', new Date(2026, 10, 21, 8))).toBe('Good morning, Ana');
  expect(greeting('Ana', new Date(2026, 10, 21, 19))).toBe('Good evening, Ana');
  expect(greeting(undefined, new Date(2026, 10, 21, 3))).toBe('Hello');
});
