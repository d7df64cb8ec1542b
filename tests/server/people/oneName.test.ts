/** People with one name: they register with it, and are called by it wherever they are named. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { StoredAuth } from '../../../schemas/auth.ts';
import { lastName } from '../../../schemas/base/lastName.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Candidate } from '../../../schemas/candidate.ts';
import type { Person } from '../../../schemas/person.ts';
import type { Recruiter } from '../../../schemas/recruiter.ts';
import { jsonResume } from '../../../server/features/ownData/jsonResume.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { addRecruiter, subscribe, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'mononym');
  await t.db.updateTable('jobs').set({ status: 'OPEN' }).where('id', '=', home.job.id).execute();
});

const register = (more: Record<string, string>) =>
  t.ask<StoredAuth & Problem>('POST /auth/register/candidate', {
    body: formOf({
      candidateEmail: 'sukarno@people.example',
      candidateFirstName: 'Sukarno',
      candidatePassword: testPassword,
      ...agreement,
      ...more,
    }),
  });

test('only an empty text says that there is no last name', () => {
  expect(lastName().parse('')).toBe('');
  expect(lastName().parse(' Rahimi\u200b ')).toBe('Rahimi');
  for (const nothing of [undefined, null, ' ', '\t', '\u200b', '-'])
    expect(lastName().safeParse(nothing).success).toBe(false);
});

describe('a candidate', () => {
  test('without a word about the last name is refused at the field', async () => {
    for (const more of [{}, { candidateLastName: ' ' }] as Record<string, string>[])
      expect(await register(more)).toMatchObject({
        status: 422,
        body: { errors: { candidateLastName: expect.any(String) } },
      });
  });

  test('is called by one name in lists, mails, searches and files', async () => {
    const { status, body } = await register({ candidateLastName: '' });
    expect(status).toBe(201);
    const { body: profile } = await t.ask<Candidate>('GET /candidates/sukarno@people.example', {
      as: body.token,
    });
    expect(profile).toMatchObject({ candidateFirstName: 'Sukarno', candidateLastName: '' });
    expect(jsonResume(profile, null).basics).toMatchObject({ name: 'Sukarno' });
    t.mails.length = 0;
    await t.db.updateTable('users').set({ emailVerified: true }).where('email', '=', profile.id).execute();
    const applied = await t.ask<CandidateApplication>('POST /candidate-applications', {
      as: body.token,
      body: { jobId: home.job.id },
    });
    expect(applied).toMatchObject({ status: 201, body: { candidateName: 'Sukarno' } });
    const as = await t.signIn(home.recruiter);
    const { body: board } = await t.ask<CandidateApplication[]>(
      `GET /candidate-applications?jobId=${home.job.id}`,
      { as },
    );
    expect(board.map(({ candidateName }) => candidateName)).toContain('Sukarno');
    const { body: people } = await t.ask<Person[]>('GET /people?q=sukarno', { as });
    expect(people.map(({ candidateName }) => candidateName)).toEqual(['Sukarno']);
    const { body: hits } = await t.ask('GET /search?q=sukarno', { as });
    expect(JSON.stringify(hits)).toContain('"Sukarno"');
    const withdrawn = await t.ask(
      `PATCH /candidate-applications/${applied.body.id}/status?status=WITHDRAWN`,
      {
        as: body.token,
      },
    );
    expect(withdrawn.status).toBe(200);
    const { body: notices } = await t.ask('GET /notices', { as });
    const mails = t.mails.map(({ subject, text }) => `${subject}\n${text}`);
    const written = [...mails, JSON.stringify(notices)].join('\n');
    expect(written).toContain('Sukarno');
    expect(written).not.toMatch(/Sukarno {2}|Sukarno [,.!]|Sukarno "|undefined/);
  });

  test('can take a last name and go back to none, and cannot blank it', async () => {
    const as = await t.signIn('sukarno@people.example');
    const change = (candidateLastName: string) =>
      t.ask<Candidate & Problem>('PUT /candidates/sukarno@people.example', {
        as,
        body: formOf({ candidateLastName }, null),
      });
    expect((await change('Sosrodihardjo')).body.candidateLastName).toBe('Sosrodihardjo');
    expect((await change('  ')).status).toBe(422);
    expect((await change('')).body.candidateLastName).toBe('');
  });
});

describe('a recruiter', () => {
  test('registers with one name and is listed by it', async () => {
    const recruiterEmail = 'suharto@mononym.example';
    const { body: employer } = await t.ask<{ employerName: string }>(`GET /employers/${home.employer}`, {
      as: await t.signIn(home.employer),
    });
    const { status } = await t.ask('POST /auth/register/recruiter', {
      body: {
        ...agreement,
        recruiterEmail,
        recruiterPassword: 'wheel marble ocean',
        recruiterFirstName: 'Suharto',
        recruiterLastName: '',
        employerName: employer.employerName,
        verificationToken: await prove(t, recruiterEmail),
      },
    });
    expect(status).toBe(201);
    for (const [name, last] of [
      ['Zoe', 'Adams'],
      ['Ann', 'Zimmer'],
    ] as const)
      await addRecruiter(t.db, `${name.toLowerCase()}@mononym.example`, home.employer, {
        recruiterFirstName: name,
        recruiterLastName: last,
      });
    await subscribe(t.db, home.employer);
    const { body } = await t.ask<Recruiter[]>(
      'GET /recruiters/employer/me?sort=recruiterLastName&order=ASC',
      {
        as: await t.signIn(home.employer),
      },
    );
    const names = body.map(({ recruiterFirstName }) => recruiterFirstName);
    expect(names.indexOf('Zoe')).toBeLessThan(names.indexOf('Suharto'));
    expect(names.indexOf('Suharto')).toBeLessThan(names.indexOf('Ann'));
    const told = t.mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
    expect(told).not.toMatch(/Suharto {2}|Suharto [,.!]/);
  });

  test('founds a company, and half a name is still refused', async () => {
    const found = async (employerEmail: string, names: object) =>
      t.ask<Problem>('POST /auth/register/employer', {
        body: {
          ...agreement,
          employerEmail,
          employerPassword: 'wheel marble ocean',
          employerName: `${employerEmail.split('@')[0]} and company`,
          verificationToken: await prove(t, employerEmail),
          ...names,
        },
      });
    expect(
      (await found('one@founders.example', { recruiterFirstName: 'Cher', recruiterLastName: '' })).status,
    ).toBe(201);
    expect(await found('two@founders2.example', { recruiterFirstName: 'Cher' })).toMatchObject({
      status: 422,
      body: { errors: { recruiterLastName: expect.any(String) } },
    });
  });
});
