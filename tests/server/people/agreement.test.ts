/** Nobody gets an account, by whatever way, without agreeing to the texts in force in the same request. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AgreementSent } from '../../../schemas/agreement.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { createVerificationTokens } from '../../../server/access/verificationTokens.ts';
import { inviteAccount } from '../../../server/features/registration/inviteAccount.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { addPersonByHand, consentToken } from '../../support/imports.ts';
import { addRecruiter } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

const password = 'wheel marble ocean';

let t: TestApp;
let home: Organisation;
let count = 0;
/** Whose account is made. */
let email: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
});
beforeEach(() => {
  count += 1;
  email = `new${count}@elsewhere.example`;
});

const staff = (role: string) => ({
  [`${role}FirstName`]: 'Kim',
  [`${role}LastName`]: 'Reyes',
  [`${role}Password`]: password,
});
const post = (path: string, body: object, as?: string) => t.ask<Problem>(`POST ${path}`, { body, as });

async function invited(role: 'RECRUITER' | 'ADMINISTRATOR'): Promise<string> {
  const as = await t.signIn(home.employer);
  expect((await post('/team-invitations', { emails: [email], role }, as)).status).toBe(201);
  return /\/join\/#(\S+)/.exec(t.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

type Sends = (sent: AgreementSent) => ReturnType<typeof post>;

/** Every way to an account of one's own: prepares it, and returns the request that makes it. */
const ways: Record<string, () => Promise<Sends>> = {
  'the form of a candidate': async () => {
    const verificationToken = await prove(t, email);
    const fields = { ...staff('candidate'), candidateEmail: email, verificationToken };
    return (sent) => post('/auth/register/candidate', formOf({ ...fields, ...sent }));
  },
  'the form of a candidate who proves no address': async () => (sent) =>
    post('/auth/register/candidate', formOf({ ...staff('candidate'), candidateEmail: email, ...sent })),
  'the form of a company': async () => {
    const verificationToken = await prove(t, email);
    const company = { employerEmail: email, employerName: `Company ${count}`, employerPassword: password };
    return (sent) => post('/auth/register/employer', { ...company, verificationToken, ...sent });
  },
  'the form of a recruiter': async () => {
    const verificationToken = await prove(t, email);
    const fields = { ...staff('recruiter'), recruiterEmail: email, employerName: 'The home company' };
    return (sent) => post('/auth/register/recruiter', { ...fields, verificationToken, ...sent });
  },
  'the invitation of a recruiter': async () => {
    const secret = await invited('RECRUITER');
    return (sent) => post('/auth/register/invited-recruiter', { secret, ...staff('recruiter'), ...sent });
  },
  'the invitation of an administrator': async () => {
    const secret = await invited('ADMINISTRATOR');
    return (sent) =>
      post('/auth/register/invited-administrator', { secret, ...staff('administrator'), ...sent });
  },
  'the invitation of a recruiter as administrator': async () => {
    await addRecruiter(t.db, email, home.employer);
    const secret = await invited('ADMINISTRATOR');
    const as = await t.signIn(email);
    return (sent) => post('/team-invitations/acceptance', { secret, ...sent }, as);
  },
  'the mail about having been added': async () => {
    await addPersonByHand(t, await t.signIn(home.recruiter), email);
    return (sent) => post('/consents/accept', { token: consentToken(t, email), ...sent });
  },
  'the first password of an account that the operator made': async () => {
    const account = { email, role: 'CANDIDATE', name: 'Kim Reyes' } as const;
    await inviteAccount(t.db, account, t.time.now);
    const proofs = createVerificationTokens(testEnv.AUTH_SECRET);
    const proof = { email, purpose: 'FORGOT_PASSWORD' } as const;
    const verificationToken = await proofs.issue(t.db, proof, t.time.now);
    return (sent) =>
      post('/auth/reset-password', { email, newPassword: password, verificationToken, ...sent });
  },
};

const consents = () =>
  t.db
    .selectFrom('consents')
    .select(['name', 'version', 'agreedAt'])
    .where('userEmail', '=', email)
    .orderBy('name')
    .execute();
/** The account with its password, and its agreements. */
const accounts = async () => ({
  users: await t.db
    .selectFrom('users')
    .select(['role', 'passwordHash', 'emailVerified'])
    .where('email', '=', email)
    .execute(),
  consents: await consents(),
});

const refused: Record<string, AgreementSent> = {
  'without the versions': {},
  'without the version of the terms': { privacyVersion: agreement.privacyVersion },
  'without the version of the privacy notice': { termsVersion: agreement.termsVersion },
  'with old terms': { ...agreement, termsVersion: 'an old one' },
  'with an old privacy notice': { ...agreement, privacyVersion: 'an old one' },
};

describe.each(Object.entries(ways))('by %s', (_, prepare) => {
  test('an account needs the agreement to the texts in force, which is stored with its moment', async () => {
    const send = await prepare();
    const before = await accounts();
    for (const [how, sent] of Object.entries(refused)) {
      const { status, body } = await send(sent);
      expect([status, body.code], how).toEqual([400, 'AGREEMENT_REQUIRED']);
      expect(body.detail, how).toContain('Read both, agree to them and try again.');
      expect(await accounts(), how).toEqual(before);
    }
    // Nothing was used up by the refusals: neither the proof nor the link.
    const { status, body } = await send(agreement);
    expect(status, body?.detail).toBeLessThan(300);
    const agreedAt = t.time.now.toISOString();
    expect(await consents()).toEqual([
      { name: 'PRIVACY', version: agreement.privacyVersion, agreedAt },
      { name: 'TERMS', version: agreement.termsVersion, agreedAt },
    ]);
  });
});

test.each(Object.entries(ways))(
  'where no agreement is required, %s takes none, and still no old one',
  async (_, prepare) => {
    const { legalTexts } = t.services;
    t.services.legalTexts = { ...legalTexts, isAgreementRequired: false };
    try {
      const send = await prepare();
      const { status, body } = await send({ ...agreement, termsVersion: 'an old one' });
      expect([status, body.code]).toEqual([400, 'AGREEMENT_REQUIRED']);
      expect((await send({})).status).toBeLessThan(300);
      expect(await consents()).toEqual([]);
    } finally {
      t.services.legalTexts = legalTexts;
    }
  },
);

describe('nobody is asked again', () => {
  test('who chose a first password, and then another one', async () => {
    const send = await ways['the first password of an account that the operator made']?.();
    await send?.(agreement);
    const verificationToken = await prove(t, email, 'forgot-password');
    const reset = { email, newPassword: 'another marble ocean', verificationToken };
    expect((await post('/auth/reset-password', reset)).status).toBe(204);
  });

  test('who agreed before becoming an administrator', async () => {
    const send = await ways['the invitation of a recruiter as administrator']?.();
    expect((await post('/users/me/consents', agreement, await t.signIn(email))).status).toBe(204);
    expect((await send?.({}))?.status).toBe(204);
  });
});
