/** The operator's texts: read from a folder, shown as pages, and agreed to in the version in force. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { LegalDocument } from '../../../schemas/legal.ts';
import type { User } from '../../../schemas/user.ts';
import { openLegalTexts } from '../../../server/features/legal/legalTexts.ts';
import { readLegalTexts } from '../../../server/features/legal/readLegalTexts.ts';
import { testApp } from '../../support/app.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hireday-legal-'));
cpSync('legal', folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let now = Date.parse('2026-06-01T08:00:00Z');
const warn = vi.fn();
const legalTexts = await openLegalTexts(
  { LEGAL_DIR: folder, isAgreementRequired: true },
  { log: { warn }, clock: () => new Date(now) },
);
const t = await testApp({ legalTexts });

/** Writes a text as the operator does; servers look for changes every few seconds. */
function edit(file: string, text: string) {
  writeFileSync(path.join(folder, file), text);
  now += 3_000;
}
const text = (version: string, words: string) =>
  `---\nversion: ${version}\ndate: 2026-05-01\n---\n\n${words}\n`;
/** Puts a version in force, in both languages. */
const publish = (name: string, version: string) => {
  writeFileSync(path.join(folder, `${name}.es.md`), text(version, 'Palabras.'));
  edit(`${name}.md`, text(version, 'Words.'));
};
const inForce = async () => {
  const { body } = await t.ask<LegalDocument[]>('GET /legal-documents');
  const versionOf = (name: string) => body.find((one) => one.name === name)?.version;
  return { termsVersion: versionOf('TERMS'), privacyVersion: versionOf('PRIVACY') };
};
const due = async (token: string) => (await t.ask<User>('GET /users/me', { as: token })).body.agreementsDue;

let count = 0;
async function register(agreement: object) {
  count += 1;
  const email = `boss${count}@firm${count}.example`;
  return t.ask<StoredAuth & Problem>('POST /auth/register/employer', {
    body: {
      employerEmail: email,
      employerPassword: 'wheel marble ocean',
      employerName: `Firm ${count}`,
      verificationToken: await prove(t, email),
      ...agreement,
    },
  });
}

describe('agreeing', () => {
  test('is part of registering, and then nothing is due', async () => {
    const { body } = await register(await inForce());
    expect(await due(body.token)).toEqual([]);
  });

  test('is due for an account of before there were texts, until its owner agrees', async () => {
    const as = await t.signIn(await addEmployer(t.db, 'early@firm.example'));
    expect(await due(as)).toEqual(['TERMS', 'PRIVACY']);
    expect((await t.ask('POST /users/me/consents', { as, body: await inForce() })).status).toBe(204);
    expect(await due(as)).toEqual([]);
  });

  test('is due again for a text with a new version, and for that alone', async () => {
    const { body } = await register(await inForce());
    publish('terms', 'second');
    expect(await due(body.token)).toEqual(['TERMS']);
    const again = await t.ask('POST /users/me/consents', { as: body.token, body: await inForce() });
    expect(again.status).toBe(204);
    expect(await due(body.token)).toEqual([]);
  });

  test('with a version that is not in force is refused, and no account is made', async () => {
    const before = await inForce();
    publish('terms', 'third');
    const refused = await register(before);
    expect([refused.status, refused.body.code]).toEqual([400, 'AGREEMENT_REQUIRED']);
    const email = `boss${count}@firm${count}.example`;
    expect(await t.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    const as = await t.signIn(await addEmployer(t.db, 'slow@firm.example'));
    const late = await t.ask<Problem>('POST /users/me/consents', { as, body: before });
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['termsVersion']]);
    expect(late.body.errors?.termsVersion).toContain('has changed meanwhile');
  });

  test('twice is no fault, and what is kept is the first moment', async () => {
    const { body } = await register(await inForce());
    const kept = () => t.db.selectFrom('consents').selectAll().orderBy('userEmail').orderBy('name').execute();
    const before = await kept();
    await t.ask('POST /users/me/consents', { as: body.token, body: await inForce() });
    expect(await kept()).toEqual(before);
  });

  test('is open to a recruiter of any standing', async () => {
    await addEmployer(t.db, 'acme@acme.example');
    const waiting = await addRecruiter(t.db, 'late@acme.example', 'acme@acme.example', { status: 'PENDING' });
    const token = await t.signIn(waiting);
    const agreed = await t.ask('POST /users/me/consents', { as: token, body: await inForce() });
    expect(agreed.status).toBe(204);
    expect(await due(token)).toEqual([]);
  });
});

describe('the folder', () => {
  const problemWith = async (file: string, words: string) => {
    const own = mkdtempSync(path.join(folder, 'try-'));
    cpSync('legal', own, { recursive: true });
    if (words === '') rmSync(path.join(own, file));
    else writeFileSync(path.join(own, file), words);
    return readLegalTexts(own).then(
      () => 'none',
      (error: Error) => error.message,
    );
  };

  test.each([
    ['a missing text', 'imprint.md', '', 'cannot be read (ENOENT)'],
    ['no header', 'terms.md', 'Just words.', 'has to begin with a line ---'],
    ['no words', 'terms.md', '---\nversion: 1\ndate: 2026-01-01\n---\n', 'has to begin with a line ---'],
    ['a day that is none', 'terms.md', '---\nversion: 1\ndate: 2026-02-31\n---\nWords', 'has to begin'],
    ['a header that is no YAML', 'terms.md', '---\n: [\n---\nWords', 'has to begin'],
    ['a translation of another version', 'terms.es.md', text('0', 'Palabras'), 'the text it translates'],
  ])('with %s is refused, naming the file', async (_, file, words, problem) => {
    const said = await problemWith(file, words);
    expect(said).toContain(problem);
    expect(said).toContain(file);
  });

  test('may leave out a translation', async () => {
    expect(await problemWith('terms.es.md', '')).toBe('none');
  });

  test('that is wrong for a while, as in the middle of editing, leaves the texts as they were', async () => {
    const before = await inForce();
    warn.mockClear();
    edit('privacy.md', 'half a te');
    expect(await inForce()).toEqual(before);
    now += 3_000;
    expect(await inForce()).toEqual(before);
    expect(warn).toHaveBeenCalledOnce();
    publish('privacy', 'whole');
    expect(await inForce()).toMatchObject({ privacyVersion: 'whole' });
  });
});
