/** A candidate's own figures, counted from what happened. */
import { expect, test } from 'vitest';
import type { CandidateStats } from '../../../schemas/stats.ts';
import { apply } from '../../../server/features/applications/apply.ts';
import {
  moveApplication,
  rejectApplication,
  withdrawApplication,
} from '../../../server/features/applications/changeApplication.ts';
import { testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addInvitation, addOrganisation, addPick } from '../../support/scene.ts';

test('a candidate sees picks, invitations, where applications stand and whether answers came in time', async () => {
  const t = await testApp();
  const { recruiter } = await addOrganisation(t, 'home');
  const me = await addCandidate(t.db, 'me@example.com');
  const at = (day: string) => new Date(`2026-${day}T09:00:00.000Z`);
  const job = () => addOpenJob(t.db, recruiter);
  const send = async (day: string) =>
    (
      await apply(
        t.db,
        { jobId: await job(), candidateEmail: me, coverLetter: null, source: 'APPLIED' },
        at(day),
      )
    ).id;
  const by = (id: string) => ({ id, by: { recruiterEmail: recruiter } });

  const pickId = await addPick(t.db, await job(), me);
  await addPick(t.db, await job(), me);
  await addInvitation(t.db, pickId);
  // In time, then two days late.
  const moved = await send('05-01');
  await moveApplication(t.db, by(moved), 'screening', at('05-08'));
  await moveApplication(t.db, by(moved), 'interview', at('05-17'));
  // The next answer is promised for May 24 and has not come.
  // In time; withdrawing is no answer.
  await rejectApplication(t.db, by(await send('05-30')), 'Thank you for the talk.', at('05-31'));
  const left = await send('04-30');
  await withdrawApplication(t.db, { id: left, by: { candidateEmail: me } }, at('05-30'));

  const as = await t.signIn(me);
  const { body } = await t.ask<CandidateStats>('GET /stats/candidate/me?days=30', { as });
  const { series, ...counts } = body;
  expect(counts).toEqual({
    picks: 2,
    invitations: 1,
    applications: 3,
    applicationsByPlace: {
      ...{ APPLIED: 0, SCREENING: 0, ASSESSMENT: 0, INTERVIEW: 1, OFFER: 0 },
      ...{ HIRED: 0, REJECTED: 1, WITHDRAWN: 1 },
    },
    answersInTime: 2,
    answersLate: 2,
  });
  expect(series).toHaveLength(30);
  expect(series.find(({ date }) => date === '2026-05-31')).toEqual({
    ...{ date: '2026-05-31', picks: 2, invitations: 1, applications: 0 },
  });
  // Those of before May 3 are in the counts, and on no day.
  expect(series.reduce((sum, day) => sum + day.applications, 0)).toBe(1);
});
