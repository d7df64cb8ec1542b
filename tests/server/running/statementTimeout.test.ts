/** A question that the database cannot answer in time ends in a refusal, not in a request that hangs. */
import { expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { toApiError } from '../../../server/base/errors.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { addEmployer } from '../../support/people.ts';

test('what takes too long is 503 with Retry-After and changes nothing; later it works', async () => {
  const { db, config } = await testDatabase();
  await addEmployer(db, 'boss@acme.example');
  const answering = openDatabase({ ...config, statement_timeout: 300 });
  const t = await testApp({ db: answering.db });
  const as = await t.signIn('boss@acme.example');
  const rename = () =>
    t.ask<Problem>('PUT /employers/boss@acme.example', { as, body: { employerName: 'Renamed' } });
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('employers').selectAll().forUpdate().execute();
    const refused = await rename();
    expect([refused.status, refused.body.code]).toEqual([503, 'BUSY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
  expect((await rename()).status).toBe(200);
  await answering.close();
});

test('what was in the way of another change may be tried again', () => {
  const inTheWay = Object.assign(new Error('deadlock detected'), { name: 'error', code: '40P01' });
  expect(toApiError(inTheWay)).toMatchObject({ code: 'BUSY', retryAfter: 10 });
});
