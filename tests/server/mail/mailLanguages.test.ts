/** Mails are written in their recipient's language. */
import { describe, expect, test } from 'vitest';
import type { Letter } from '../../../server/base/mail.ts';
import { translators } from '../../../server/base/translators.ts';
import { createSeal } from '../../../server/mail/seal.ts';
import { applicationMail } from '../../../server/mail/templates/applicationMails.ts';
import { invitationMail } from '../../../server/mail/templates/invitationMails.ts';
import { passwordChanged } from '../../../server/mail/templates/passwordChanged.ts';
import { planEndsSoon } from '../../../server/mail/templates/planMails.ts';
import { writeMail } from '../../../server/mail/writeMail.ts';
import { agreement } from '../../support/agreement.ts';
import { testApp } from '../../support/app.ts';
import { everyMail } from '../../support/everyMail/everyMail.ts';
import { appUrl, code, nonsense, stop } from '../../support/everyMail/words.ts';
import { inEnglish } from '../../support/mails.ts';
import { addCandidate, addEmployer } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { addOrganisation } from '../../support/scene.ts';

const letters = everyMail(nonsense);

const inSpanish = (letter: Letter) => letter({ locale: 'es', t: translators.es });

/** Words no English sentence of ours does without, and no Spanish one has. */
const english = /\b(the|you|your|this|that|is|are|was|has|have|and|with|of|to|at|by|it|they|them)\b/i;
const withoutAddresses = (text: string) => text.replaceAll(/https:\S+/g, '');
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"');

describe.each(Object.entries(letters))('%s', (_name, all) => {
  test('is all in Spanish, subject, text and HTML', () => {
    for (const { subject, text, html, fromName = '' } of all.map(inSpanish)) {
      for (const part of [subject, text, fromName, wordsOf(html)])
        expect(withoutAddresses(part)).not.toMatch(english);
      expect(html).toContain('<html lang="es">');
    }
  });

  test('shows nobody but its reader a link, a code or its foot', () => {
    for (const { parts, text } of all.map(inEnglish)) {
      const shown = JSON.stringify(parts);
      for (const url of text.match(/https:\S+/g) ?? []) expect(shown).not.toContain(url);
      expect(shown).not.toMatch(/https?:|unsubscribe|#zq|You are receiving/);
      expect(shown).not.toContain(code);
    }
  });

  test('says in English what it says in Spanish, part by part', () => {
    for (const letter of all) {
      const [one, other] = [inEnglish(letter), inSpanish(letter)];
      expect(one.html).toContain('<html lang="en">');
      expect(withoutAddresses(one.text)).toMatch(english);
      expect(other.text.split('\n\n')).toHaveLength(one.text.split('\n\n').length);
      const links = (text: string) => text.match(/https:\S+/g);
      expect(links(other.text)).toEqual(links(one.text));
    }
  });
});

test('days, moments and money are written as they are in the language', () => {
  const invitation = inSpanish(
    invitationMail({
      ...{ jobId: 'j', jobTitle: 'Zxqv', employerName: 'Qwzx', recruiterName: 'Xqzw', message: null },
      ...({ salaryMin: 90_000, salaryMax: 110_000, salaryCurrency: 'EUR', salaryUnit: 'YEAR' } as const),
      ...{ expiresAt: '2026-06-12T12:00:00.000Z', appUrl, stop },
    }),
  );
  expect(invitation.text).toMatch(/90\.000–110\.000\s€ al año/);
  expect(invitation.text).toContain('hasta el 11 de junio de 2026');
  const end = '2026-06-11T15:30:00.000Z';
  const plan = inSpanish(
    planEndsSoon({ role: 'CANDIDATE', isCovered: false, planName: 'Picked', end, appUrl }),
  );
  expect(plan.text).toMatch(/termina el 11 de junio de 2026\./);
});

test('a usual stage is named in the language, one that someone named as it is', () => {
  const mailAt = (stageName: string) =>
    inSpanish(
      applicationMail(
        {
          ...{ jobTitle: 'Zxqv', employerName: 'Qwzx', stageName, answerBy: null, rejectionReason: null },
          ...({ status: 'ACTIVE', source: 'APPLIED', recruiterName: null, isNew: false } as const),
        },
        appUrl,
      ),
    ).subject;
  expect(mailAt('Interview')).toBe('Tu postulación para Zxqv avanzó: Entrevista');
  expect(mailAt('Phone call')).toBe('Tu postulación para Zxqv avanzó: Phone call');
});

describe('the language of an account', async () => {
  const t = await testApp();
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
  const localeOf = async (as: string) =>
    (await t.ask<{ locale: string }>('GET /users/me', { as })).body.locale;
  const letter = passwordChanged({ appUrl });

  test('is that of the page it was registered on', async () => {
    const employerEmail = 'boss@qwzx.example';
    const { body } = await t.ask<{ token: string }>('POST /auth/register/employer', {
      body: {
        ...{ employerEmail, employerPassword: 'wheel marble ocean', employerName: 'Qwzx' },
        verificationToken: await prove(t, employerEmail),
        ...agreement,
      },
      headers: spanish,
    });
    expect(await localeOf(body.token)).toBe('es');
    expect((await writeMail(t.db, { to: employerEmail, letter })).subject).toBe('Se cambió tu contraseña');
  });

  test('is changed by its owner, and mails follow', async () => {
    const to = await addCandidate(t.db, 'casey@people.example');
    const as = await t.signIn(to);
    expect((await writeMail(t.db, { to, letter })).subject).toBe('Your password was changed');
    const { body } = await t.ask('PATCH /users/me', { as, body: { locale: 'es' } });
    expect(body).toMatchObject({ email: to, locale: 'es' });
    expect((await writeMail(t.db, { to, letter })).subject).toBe('Se cambió tu contraseña');
  });

  test('is one we have, and nothing else of an account is changed that way', async () => {
    const as = await t.signIn(await addEmployer(t.db, 'other@qwzx.example'));
    for (const body of [{ locale: 'fr' }, {}, { locale: 'es', role: 'RECRUITER' }]) {
      expect((await t.ask('PATCH /users/me', { as, body })).status).toBe(422);
    }
    expect(await localeOf(as)).toBe('en');
    expect((await t.ask('PATCH /users/me', { body: { locale: 'es' } })).status).toBe(401);
  });

  test('does not count for a code, which is in the caller’s language', async () => {
    const email = await addCandidate(t.db, 'reader@people.example');
    for (const to of [email, 'nobody@people.example']) {
      await t.ask('POST /otp/forgot-password/send', { body: { email: to }, headers: spanish });
      expect(t.mails.at(-1)).toMatchObject({ to, subject: expect.stringContaining('es tu código') });
    }
  });

  test('decides what someone is told of what another one does', async () => {
    const home = await addOrganisation(t, 'home');
    const candidate = await t.signIn(home.candidate);
    await t.ask('PATCH /users/me', { as: candidate, body: { locale: 'es' } });
    await t.ask(
      `PATCH /candidate-applications/${home.applicationId}/status?status=ACTIVE&stageId=interview`,
      {
        as: await t.signIn(home.recruiter),
      },
    );
    expect(t.mails.at(-1)).toMatchObject({
      to: home.candidate,
      subject: expect.stringContaining('Entrevista'),
    });
  });
});

test('a mail that was queued before there were languages is still read', async () => {
  const seal = createSeal('a secret');
  const old = { kind: 'EMAIL_CODE', to: 'a@b.example', subject: 'Code', text: 'Code', html: '<p>' } as const;
  expect(await seal.open(await seal.close(old))).toEqual(old);
});
