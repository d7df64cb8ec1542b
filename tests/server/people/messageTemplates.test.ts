/** Templates of messages: whose they are, who writes them, and which texts are refused. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type MessageTemplate, mostTemplates } from '../../../schemas/messageTemplate.ts';
import { createTemplate } from '../../../server/features/messageTemplates/writeTemplate.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';

let t: TestApp;
const boss = 'boss@home.example';
const rosa = 'rosa@home.example';
const cleo = 'cleo@home.example';
const foreigner = 'recruiter@foreign.example';
const ada = 'ada@example.com';
const as: Record<string, string> = {};

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, boss, { employerName: 'Homely' });
  await addEmployer(t.db, 'boss@foreign.example');
  await addRecruiter(t.db, rosa, boss, { recruiterFirstName: 'Rosa', recruiterLastName: 'Lund' });
  await addRecruiter(t.db, cleo, boss, { recruiterFirstName: 'Cleo', recruiterLastName: 'Marsh' });
  await addRecruiter(t.db, foreigner, 'boss@foreign.example');
  await addCandidate(t.db, ada);
  for (const email of [boss, rosa, cleo, foreigner, ada]) as[email] = await t.signIn(email);
});
beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  await t.db.deleteFrom('messageTemplates').execute();
});

type Answered = MessageTemplate & Problem;

const greeting = { name: 'Greeting', text: 'Hello {{candidateFirstName}}!' };
const write = (who: string, more: Partial<typeof greeting> = {}) =>
  t.ask<Answered>('POST /message-templates', { as: as[who], body: { ...greeting, ...more } });
const change = (who: string, id: string, more: Partial<typeof greeting>, headers = {}) =>
  t.ask<Answered>(`PUT /message-templates/${id}`, {
    ...{ as: as[who], headers },
    body: { ...greeting, ...more },
  });
const list = (who: string, query = '') =>
  t.ask<MessageTemplate[]>(`GET /message-templates?${query}`, { as: as[who] });
const names = async (who: string, query = '') => (await list(who, query)).body.map(({ name }) => name);
const later = () => {
  t.time.now = new Date(t.time.now.getTime() + 60_000);
};

describe('a template', () => {
  test('is written by one recruiter, changed by a colleague and read by the employer, who is told who did', async () => {
    const { status, body: written } = await write(rosa);
    expect([status, written]).toMatchObject([201, { ...greeting, createdBy: 'Rosa Lund' }]);
    later();
    expect((await change(cleo, written.id, { text: 'Good morning!' })).status).toBe(200);
    const { body: read } = await t.ask(`GET /message-templates/${written.id}`, { as: as[boss] });
    expect(read).toEqual({
      ...{ id: written.id, name: 'Greeting', text: 'Good morning!' },
      ...{ createdBy: 'Rosa Lund', createdAt: '2026-06-01T12:00:00.000Z' },
      ...{ updatedBy: 'Cleo Marsh', updatedAt: '2026-06-01T12:01:00.000Z' },
    });
  });

  test('can be the employer’s own, and is deleted by any of its people', async () => {
    const { body } = await write(boss);
    expect(body.createdBy).toBe('Homely');
    expect((await t.ask(`DELETE /message-templates/${body.id}`, { as: as[rosa] })).status).toBe(204);
    expect(await names(boss)).toEqual([]);
  });

  test('of another employer is not there: not in the list, and for no call', async () => {
    const { body } = await write(rosa);
    expect(await names(foreigner)).toEqual([]);
    for (const call of ['GET', 'PUT', 'DELETE']) {
      const asked = { as: as[foreigner], ...(call === 'PUT' && { body: greeting }) };
      expect((await t.ask(`${call} /message-templates/${body.id}`, asked)).status).toBe(404);
    }
    expect(await names(rosa)).toEqual(['Greeting']);
  });

  test('is nothing for candidates', async () => {
    const { body } = await write(rosa);
    for (const call of [`GET /message-templates/${body.id}`, 'GET /message-templates'])
      expect((await t.ask<Problem>(call, { as: as[ada] })).body.code).toBe('FORBIDDEN');
    expect((await write(ada)).body.code).toBe('FORBIDDEN');
  });

  test('stays when its author has left, without the name', async () => {
    await addRecruiter(t.db, 'gone@home.example', boss);
    const caller = { email: 'gone@home.example', employerEmail: boss };
    await createTemplate(t.db, caller, greeting, t.time.now);
    await t.db.deleteFrom('users').where('email', '=', 'gone@home.example').execute();
    expect((await list(rosa)).body).toMatchObject([{ ...greeting, createdBy: null, updatedBy: null }]);
  });

  test('is not overwritten by someone who has not seen the latest change', async () => {
    const { body, headers } = await write(rosa);
    const seen = { 'if-match': headers.etag ?? '' };
    const read = await t.ask(`GET /message-templates/${body.id}`, { as: as[rosa] });
    const tag = { 'if-match': read.headers.etag ?? seen['if-match'] };
    later();
    expect((await change(cleo, body.id, { text: 'Second' }, tag)).status).toBe(200);
    expect((await change(rosa, body.id, { text: 'Third' }, tag)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await list(rosa)).body[0]?.text).toBe('Second');
  });
});

describe('a name', () => {
  test('is given once within an employer, in capitals or not', async () => {
    await write(rosa);
    const { status, body } = await write(cleo, { name: ' GREETING ' });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'DUPLICATE',
      { name: 'There is a template with this name already.' },
    ]);
    const { body: other } = await write(cleo, { name: 'Other' });
    expect((await change(cleo, other.id, { name: 'greeting' })).body.code).toBe('DUPLICATE');
    expect((await change(cleo, other.id, { name: 'OTHER' })).status).toBe(200);
    expect((await write(foreigner)).status).toBe(201);
  });
});

describe('a text', () => {
  test('may have every field there is, with blanks inside its braces', async () => {
    const text = '{{candidateFirstName}} {{candidateName}} {{ jobTitle }} {{company}} {{recruiterName}}';
    expect((await write(rosa, { text })).body.text).toBe(text);
  });

  test('with fields there are not is refused with their names, and those there are', async () => {
    const { status, body } = await write(rosa, { text: 'Hi {{fistName}}, {{salary}} and {{fistName}}!' });
    expect([status, body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(body.errors?.text).toBe(
      'No field is called {{fistName}}, {{salary}}. Use {{candidateFirstName}}, {{candidateName}}, {{jobTitle}}, {{company}}, {{recruiterName}}.',
    );
    const one = await write(rosa, { text: '{{ }}' });
    expect(one.body.errors?.text).toMatch(/^No field is called \{\{\}\}\. Use /);
    expect(await names(rosa)).toEqual([]);
  });

  test.each(['Hello {{jobTitle}', 'Hello {jobTitle}}', 'Hello {{', '}}'])(
    'with half a field is refused: %j',
    async (text) => {
      const { status, body } = await write(rosa, { text });
      expect([status, body.errors]).toEqual([
        422,
        { text: 'A field has two braces on each side, as in {{jobTitle}}.' },
      ]);
    },
  );

  test.each([
    ['empty', ' \n '],
    ['longer than a message', 'x'.repeat(4001)],
  ])('that is %s is refused', async (_, text) => {
    expect((await write(rosa, { text })).status).toBe(422);
  });

  test('keeps single braces, and markup as it was written', async () => {
    const text = 'a { b } <b>c</b> $jobTitle {x}';
    expect((await write(rosa, { text })).body.text).toBe(text);
  });

  test('is refused in the reader’s language', async () => {
    const { body } = await t.ask<Problem>('POST /message-templates', {
      as: as[rosa],
      body: { name: 'x', text: '{{salary}}' },
      headers: { 'accept-language': 'es' },
    });
    expect(body.errors?.text).toMatch(/^Ningún campo se llama \{\{salary\}\}\./);
  });
});

describe('the list', () => {
  test('is by name in capitals or not, and found by words of name and text', async () => {
    await write(rosa, { name: 'b', text: 'About parking' });
    await write(rosa, { name: 'A' });
    await write(rosa, { name: 'C' });
    expect(await names(cleo)).toEqual(['A', 'b', 'C']);
    expect(await names(cleo, 'q=parking')).toEqual(['b']);
    expect(await names(cleo, 'sort=updatedAt&perPage=1')).toHaveLength(1);
  });

  test('has room for a hundred; the next one is refused, also of two at once', async () => {
    const caller = { email: rosa, employerEmail: boss };
    for (let i = 1; i < mostTemplates; i += 1)
      await createTemplate(t.db, caller, { ...greeting, name: `Template ${i}` }, t.time.now);
    const last = await Promise.all([write(rosa, { name: 'One' }), write(cleo, { name: 'Two' })]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await write(rosa, { name: 'Three' });
    expect([body.code, body.detail]).toEqual([
      'ILLEGAL_MOVE',
      'An employer can have 100 templates. Delete one that is not used any more.',
    ]);
    expect((await list(rosa, 'perPage=100')).body).toHaveLength(mostTemplates);
    expect((await write(foreigner)).status).toBe(201);
  });
});
