/** The description of the API: valid, complete, and nothing in it that is not there. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../schemas/calls/call.ts';
import { Problem } from '../../../schemas/calls/problem.ts';
import { type CallName, calls } from '../../../schemas/calls/table.ts';
import { type TestApp, testApp } from '../../support/app.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: unknown[];
  'x-extension'?: boolean;
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Refusal> };
}
interface Refusal {
  headers: Record<string, unknown>;
  content: { 'application/problem+json': { examples: Record<string, { value: unknown }> } };
}

let t: TestApp;
let document: Document;

beforeAll(async () => {
  t = await testApp();
  document = (await t.ask<Document>('GET /openapi.json')).body;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

describe('/api/v1/openapi.json', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  test('has every call at the path and method of the table, each with words, area and security', () => {
    const ofTheApi = operations().filter(({ path }) => path.startsWith('/api/'));
    for (const { operationId, path, method, summary, tags, security, ...rest } of ofTheApi) {
      const call = calls[operationId as CallName];
      expect([path, method]).toEqual([`/api/v1${call.path}`, call.method.toLowerCase()]);
      expect(summary).toBe(call.summary);
      expect(tags).toEqual([call.tag]);
      expect(security[0]).toEqual(call.may === 'public' ? undefined : { bearer: [] });
      expect(rest['x-extension']).toBe('extension' in call ? true : undefined);
    }
  });

  test('has the pages everyone may read, marked as extensions', () => {
    const pages = operations().filter(({ path }) => !path.startsWith('/api/'));
    expect(pages.map(({ path }) => path)).toEqual(['/jobs/{address}', '/sitemap.xml']);
    for (const page of pages) expect([page.security, page['x-extension']]).toEqual([[], true]);
  });

  test('names 405 with its methods for every path of the API, which answers it', async () => {
    const refusal = document.components.responses.METHOD_NOT_ALLOWED;
    expect(refusal?.headers).toHaveProperty('Allow');
    for (const [path, methods] of Object.entries(document.paths)) {
      if (!path.startsWith('/api/')) continue;
      for (const { responses } of Object.values(methods))
        expect(responses, path).toHaveProperty('405', { $ref: '#/components/responses/METHOD_NOT_ALLOWED' });
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      // `/employers/names` is an `/employers/{email}`, too.
      const taken = Object.entries(document.paths)
        .filter(([one]) => new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url))
        .flatMap(([, those]) => Object.keys(those).map((one) => one.toUpperCase()));
      const method = (['PUT', 'DELETE', 'PATCH', 'POST', 'GET'] as const).find((one) => !taken.includes(one));
      const { statusCode, headers } = await t.app.inject({ ...(method && { method }), url });
      expect([path, statusCode]).toEqual([path, 405]);
      for (const one of taken) expect(headers.allow, path).toContain(one);
    }
  });

  test('lists only calls that are mounted', () => {
    for (const { path, method } of operations()) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(t.app.hasRoute({ method: method.toUpperCase() as 'GET', url }), `${method} ${url}`).toBe(true);
    }
  });

  test('says nothing about screens and refers to shared shapes instead of repeating them', () => {
    const text = JSON.stringify(document);
    expect(text.includes('"ui":')).toBe(false);
    // A job, and the job as its employer sees it.
    expect(text.match(/"newDailyCandidatesCount":{/g)).toHaveLength(2);
    expect(text.includes('__')).toBe(false);
  });
});

describe('/api/docs', () => {
  test('is a page whose scripts and styles our own rules let through', async () => {
    const page = await t.app.inject({ url: '/api/docs/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script>|<script [^>]*src="https?:/);
    const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const url = new URL(src, 'http://x/api/docs/').pathname;
      expect((await t.app.inject({ url })).statusCode, url).toBe(200);
    }
  });
});

describe('the examples', () => {
  const described = () =>
    operations()
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ operationId, requestBody, responses }) => {
        const call: Call = calls[operationId as CallName];
        const [body] = Object.values(requestBody?.content ?? {});
        const answer = responses[call.status ?? 200]?.content?.['application/json'];
        return { operationId, call, body: body?.example, answer: answer?.example };
      });

  test('of every body that is sent or answered keep to the very schemas that check it', () => {
    for (const { operationId, call, body, answer } of described()) {
      expect(call.body?.safeParse(body).error, `the body of ${operationId}`).toBeUndefined();
      if (call.answer)
        expect(call.answer.safeParse(answer).error, `the answer of ${operationId}`).toBeUndefined();
    }
  });

  test('of refusals there is one for each code, as it is answered', () => {
    for (const [name, { content }] of Object.entries(document.components.responses)) {
      const { examples } = content['application/problem+json'];
      expect(Object.keys(examples)).toEqual(name.split('.'));
      for (const [code, { value }] of Object.entries(examples)) {
        expect(Problem.parse(value).code).toBe(code);
        expect(value).toMatchObject({ type: `/api/docs#${code}` });
      }
    }
  });

  test('are the same each time, and about nobody who lives', async () => {
    expect((await t.ask<Document>('GET /openapi.json')).body).toEqual(document);
    const addresses = JSON.stringify(described()).match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((one) => !one.endsWith('@example.com'))).toEqual([]);
  });
});
