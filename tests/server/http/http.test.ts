/** The manners of the API: what is answered to requests that are wrong in themselves. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { holdDate } from '../../support/holdDate.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';
import { written } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
let token: string;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'boss@acme.example');
  await addRecruiter(t.db, 'r@acme.example', 'boss@acme.example');
  token = await t.signIn('r@acme.example');
});

const send = (payload: string, type: string | undefined, url = '/api/v1/jobs') =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    payload,
  });

describe('bodies', () => {
  for (const [what, payload, type, status, code] of [
    ['that is not JSON', '{"title":', 'application/json', 400, 'MALFORMED'],
    ['that is empty', '', 'application/json', 400, 'MALFORMED'],
    ['that is a list', '[]', 'application/json', 400, 'MALFORMED'],
    ['that is null', 'null', 'application/json', 400, 'MALFORMED'],
    ['that is a text', '"x"', 'application/json', 400, 'MALFORMED'],
    ['that reaches for prototypes', '{"__proto__":{"x":1}}', 'application/json', 400, 'MALFORMED'],
    ['of plain text', 'title=x', 'text/plain', 415, 'WRONG_TYPE'],
    ['of a form', 'title=x', 'application/x-www-form-urlencoded', 415, 'WRONG_TYPE'],
    ['of a form with parts', '--x--\r\n', 'multipart/form-data; boundary=x', 415, 'WRONG_TYPE'],
    ['of XML', '<job/>', 'application/xml', 415, 'WRONG_TYPE'],
    ['of no type', 'x', undefined, 415, 'WRONG_TYPE'],
    ['that is too large', JSON.stringify('x'.repeat(1024 * 1024)), 'application/json', 413, 'TOO_LARGE'],
  ] as const) {
    test(`a body ${what} is ${status} ${code}`, async () => {
      const answer = await send(payload, type);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([status, code]);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.headers['x-request-id']).toBeTruthy();
    });
  }

  test('every wrong field is named, also those deep inside, and signs no text can hold', async () => {
    const { status, body } = await t.ask<Problem>('POST /jobs', {
      as: token,
      body: {
        ...written(),
        title: 'a\0b',
        openings: '3',
        employmentType: null,
        criteria: [
          { name: 'x', importance: 'MAYBE' },
          { name: 'y', extra: 1 },
        ],
        stages: [{ id: 'A', name: '', type: 'APPLIED' }],
        unknown: 1,
        alsoUnknown: 2,
      },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(
      expect.arrayContaining([
        'openings',
        'employmentType',
        'criteria.0.importance',
        'criteria.1.extra',
        'stages.0.id',
        'stages.0.name',
        'unknown',
        'alsoUnknown',
      ]),
    );
    const alone = await t.ask<Problem>('POST /jobs', {
      as: token,
      body: { ...written(), title: 'a\udfffb', criteria: [{ name: 'c\ud800' }] },
    });
    expect([alone.status, Object.keys(alone.body.errors ?? {})]).toEqual([422, ['title', 'criteria.0.name']]);
  });

  test('a value of another kind is told which kind is wanted', async () => {
    const body = { ...written(), title: 7, description: ['x'], openings: '3', criteria: 'x', stages: [5, 6] };
    const { body: problem } = await t.ask<Problem>('POST /jobs', { as: token, body });
    expect(problem.errors).toEqual({
      title: 'This has to be a text.',
      description: 'This has to be a text.',
      openings: 'This has to be a number.',
      criteria: 'This has to be a list.',
      'stages.0': 'This has to be an object.',
      'stages.1': 'This has to be an object.',
    });
  });

  test('a parameter named like the prototype is refused by name, as any other', async () => {
    const { status, text } = await t.ask('GET /jobs?__proto__=1', { as: token });
    expect(status).toBe(422);
    expect(text).toContain('"__proto__":"This field is not known here."');
  });

  test('a missing body on a call that takes none is fine, whatever type it names', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await t.ask('POST /auth/logout', { as: await t.signIn('r@acme.example'), headers })).status).toBe(
      204,
    );
  });
});

test('headers that are too long are a problem like any other', async () => {
  const listening = await testApp();
  const address = await listening.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/v1/plans?${'x'.repeat(20_000)}`);
  expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([431, 'HEADERS_TOO_LARGE']);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('x-request-id')).toBeTruthy();
});

test('a request that says twice what can be said once, or names no host, is 400', async () => {
  const listening = await testApp();
  const { hostname, port } = new URL(await listening.app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = async (...head: string[]) => {
    const socket = connect(Number(port), hostname);
    socket.write(`${['GET /api/v1/plans HTTP/1.1', ...head, 'connection: close'].join('\r\n')}\r\n\r\n`);
    return text(socket);
  };
  expect(await ask('host: hireday.example')).toMatch(/^HTTP\/1\.1 200 /);
  for (const head of [
    ['host: hireday.example', 'host: evil.example'],
    ['host: hireday.example', 'Host: hireday.example'],
    ['host: hireday.example', `authorization: Bearer ${token}`, 'authorization: Bearer x'],
    ['host: hireday.example', 'content-type: application/json', 'Content-Type: text/plain'],
    ['host: hireday.example', 'idempotency-key: a', 'idempotency-key: b'],
    ['host: user@evil.example'],
    ['host: evil.example/path'],
    [],
  ]) {
    const answer = await ask(...head);
    expect(answer, head.join()).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer, head.join()).toContain('"code":"MALFORMED"');
  }
});

describe('addresses', () => {
  test('what has not the form of an id is not there', async () => {
    for (const path of ['/jobs/7', '/jobs/%00', '/users/nobody', '/candidate-applications/x']) {
      const { status, body } = await t.ask<Problem>(`GET ${path}`, { as: token });
      expect([status, body.code], path).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('no such call is 404, a wrong method 405 with the right ones, an undecodable address 400', async () => {
    expect((await t.ask<Problem>('GET /nothing')).body.code).toBe('NOT_FOUND');
    const wrong = await t.ask<Problem>('PUT /jobs', { as: token });
    expect([wrong.status, wrong.body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(wrong.headers.allow).toBe('POST, GET, HEAD');
    const broken = await t.ask<Problem>('GET /jobs/%zz');
    expect([broken.status, broken.body.code]).toEqual([400, 'MALFORMED']);
    expect(broken.headers['x-request-id']).toBeTruthy();
  });

  test('work with a final slash too', async () => {
    expect((await t.ask('GET /users/me/', { as: token })).status).toBe(200);
  });

  test('HEAD answers like GET without a body; OPTIONS tells the methods', async () => {
    const head = await t.ask('HEAD /jobs/recruiter/me', { as: token });
    expect([head.status, head.text, head.headers['content-range']]).toEqual([200, '', 'jobs */0']);
    const options = await t.ask('OPTIONS /users/me');
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, PATCH, HEAD']);
  });

  test('outside the API are problems too, unless a browser asks for a page', async () => {
    const answer = await t.app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'NOT_FOUND']);
  });
});

test('a fault of our own is 500 and tells nothing of the inside', async () => {
  const broken = await testApp({
    clock: () => {
      throw new Error('secret table jobs');
    },
  });
  const { status, text, body } = await broken.ask<Problem>('GET /subscriptions/active', { as: token });
  expect([status, body.code]).toEqual([500, 'INTERNAL']);
  expect(text).not.toMatch(/secret|jobs|\.ts/);
});

test('too many requests are 429 with the seconds to wait', async () => {
  holdDate();
  const limited = await testApp({ env: { ...testEnv, RATE_LIMIT: 'on' } });
  let last = await limited.ask<Problem>('GET /plans');
  for (let i = 0; i < 1200 && last.status === 200; i += 1) last = await limited.ask<Problem>('GET /plans');
  expect([last.status, last.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(last.headers['content-type']).toMatch(/^application\/problem\+json/);
});

describe('languages', () => {
  const refused = (headers: Record<string, string>) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/jobs',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ ...written(), title: 'x'.repeat(151) }),
    });

  for (const [what, headers, locale, title, message] of [
    ['nobody asks for one', {}, 'en', 'Some fields are wrong', 'At most 150 characters.'],
    [
      'Mexican Spanish is asked for',
      { 'accept-language': 'es-MX,en;q=0.5' },
      'es',
      'Algunos campos no son correctos',
      'Como máximo 150 caracteres.',
    ],
    [
      'one is asked for that there is not',
      { 'accept-language': 'fi' },
      'en',
      'Some fields are wrong',
      'At most 150 characters.',
    ],
    [
      'the reader has chosen one',
      { 'accept-language': 'en', cookie: 'locale=es' },
      'es',
      'Algunos campos no son correctos',
      'Como máximo 150 caracteres.',
    ],
  ] as const) {
    test(`a refusal is in ${locale} when ${what}, its code the same`, async () => {
      const answer = await refused(headers);
      expect(answer.json<Problem>()).toMatchObject({
        code: 'INVALID_FIELDS',
        title,
        detail: message,
        errors: { title: message },
      });
      expect(answer.headers['content-language']).toBe(locale);
      expect(answer.headers.vary).toMatch(/Accept-Language.*Cookie/);
    });
  }

  test('a sentence with values is said whole in the language asked for', async () => {
    const answer = await t.app.inject({
      method: 'PATCH',
      url: '/api/v1/jobs',
      headers: { 'accept-language': 'es-MX' },
    });
    expect(answer.json<Problem>()).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      detail: expect.stringMatching(/^Esta dirección admite .*GET/),
    });
  });
});
