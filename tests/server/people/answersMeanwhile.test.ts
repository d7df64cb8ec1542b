/** A candidate changes or erases their profile while an answer of theirs is being written: neither is in the other's way. */
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { testPassword } from '../../support/people.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';
import { waitingForLocks } from '../../support/waitingForLocks.ts';

let t: TestApp;
let home: Organisation;
let as: string;

beforeEach(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  as = await t.signIn(home.candidate);
});

/** Does what an answer does: holds the application, and then writes a row that names the candidate. */
async function answerDuring(call: () => Promise<{ status: number }>): Promise<number> {
  const tx = await t.db.startTransaction().execute();
  let answered: Promise<{ status: number }>;
  try {
    await sql`select from "applications" where "id" = ${home.applicationId} for update`.execute(tx);
    answered = call();
    await vi.waitFor(async () => expect(await waitingForLocks(t.db)).toBe(1), {
      timeout: 20_000,
      interval: 20,
    });
    // As the key of the row is checked; waiting for it here would never end.
    await sql`select from "candidates" where "candidateEmail" = ${home.candidate}
      for key share nowait`.execute(tx);
  } finally {
    await tx.rollback().execute();
  }
  return (await answered).status;
}

test('changing the resume that an application was sent with', async () => {
  const body = formOf({ candidateCity: 'Austin' });
  expect(await answerDuring(() => t.ask(`PUT /candidates/${home.candidate}`, { as, body }))).toBe(200);
});

test('erasing the account', async () => {
  const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    as,
    body: { password: testPassword },
  });
  const erasing = `DELETE /candidates/${home.candidate}?confirmationToken=${body.confirmationToken}`;
  expect(await answerDuring(() => t.ask(erasing, { as }))).toBe(204);
});
