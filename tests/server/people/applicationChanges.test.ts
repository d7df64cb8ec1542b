import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { apply } from '../../../server/features/applications/apply.ts';
import {
  hireApplication,
  moveApplication,
  rejectApplication,
  withdrawApplication,
} from '../../../server/features/applications/changeApplication.ts';
import { addOpenJob, addPickable } from '../../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';

const recruiterEmail = 'recruiter@example.com';
const candidateEmail = 'ada@example.com';
const monday = new Date('2026-06-01T09:00:00.000Z');
const tuesday = new Date('2026-06-02T09:00:00.000Z');

let database: TestDatabase;
let jobId: string;

beforeAll(async () => {
  database = await testDatabase();
  await addEmployer(database.db, 'employer@example.com');
  await addRecruiter(database.db, recruiterEmail, 'employer@example.com');
  await addRecruiter(database.db, 'other@example.com', 'employer@example.com');
  await addPickable(database.db, candidateEmail);
});
beforeEach(async () => {
  await database.db.deleteFrom('applications').execute();
  jobId = await addOpenJob(database.db, recruiterEmail);
});

const send = () =>
  apply(database.db, { jobId, candidateEmail, coverLetter: null, source: 'APPLIED' }, monday);
const asRecruiter = ({ id }: CandidateApplication) => ({ id, by: { recruiterEmail } });
const asCandidate = ({ id }: CandidateApplication) => ({ id, by: { candidateEmail } });

describe('applying', () => {
  test('starts in the first stage, with a promised answer and a history', async () => {
    expect(await send()).toMatchObject({
      status: 'ACTIVE',
      stageId: 'applied',
      stageName: 'Applied',
      jobTitle: 'Accountant',
      answerBy: '2026-06-08',
      history: [{ status: 'ACTIVE', stageName: 'Applied', at: monday.toISOString(), by: candidateEmail }],
    });
  });

  test('is refused a second time, also when both come at once', async () => {
    const results = await Promise.allSettled([send(), send(), send()]);
    const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => reason.code)).toEqual(['DUPLICATE', 'DUPLICATE']);
    expect(await database.db.selectFrom('applicationEvents').select('id').execute()).toHaveLength(1);
  });

  test('is only for open jobs', async () => {
    await database.db.updateTable('jobs').set({ status: 'ON_HOLD' }).where('id', '=', jobId).execute();
    await expect(send()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an application', () => {
  test('moves between stages, each time with a new promised answer', async () => {
    const application = await send();
    const moved = await moveApplication(database.db, asRecruiter(application), 'interview', tuesday);
    expect(moved).toMatchObject({ stageName: 'Interview', answerBy: '2026-06-09', status: 'ACTIVE' });
    expect(moved.history.map(({ stageName, by }) => [stageName, by])).toEqual([
      ['Applied', candidateEmail],
      ['Interview', recruiterEmail],
    ]);
  });

  test('is rejected with a reason, and never without', async () => {
    const application = await send();
    await expect(
      rejectApplication(database.db, asRecruiter(application), '  ', tuesday),
    ).rejects.toMatchObject({ code: 'INVALID_FIELDS', errors: { reason: expect.any(String) } });
    const rejected = await rejectApplication(database.db, asRecruiter(application), 'Filled.', tuesday);
    expect(rejected).toMatchObject({ status: 'REJECTED', rejectionReason: 'Filled.', answerBy: null });
  });

  test('ends hired in the last stage, or withdrawn where it is', async () => {
    const application = await send();
    const hired = await hireApplication(database.db, asRecruiter(application), tuesday);
    expect(hired).toMatchObject({ status: 'HIRED', stageName: 'Hired', answerBy: null });
    await database.db.deleteFrom('applications').execute();
    const withdrawn = await withdrawApplication(database.db, asCandidate(await send()), tuesday);
    expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', stageName: 'Applied' });
  });

  test('that has ended does not change any more', async () => {
    const application = await send();
    await withdrawApplication(database.db, asCandidate(application), tuesday);
    const changes = [
      () => moveApplication(database.db, asRecruiter(application), 'offer', tuesday),
      () => hireApplication(database.db, asRecruiter(application), tuesday),
      () => rejectApplication(database.db, asRecruiter(application), 'No.', tuesday),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
  });

  test('goes only to a stage of its job, and not to the one it is in', async () => {
    const application = await send();
    const move = (stageId: string) =>
      moveApplication(database.db, asRecruiter(application), stageId, tuesday);
    await expect(move('nowhere')).rejects.toMatchObject({ code: 'INVALID_FIELDS' });
    await expect(move('applied')).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
  });

  test('is nobody else’s to change', async () => {
    const { id } = await send();
    const other = { id, by: { recruiterEmail: 'other@example.com' } };
    await expect(hireApplication(database.db, other, tuesday)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
