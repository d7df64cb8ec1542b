/** Webhooks: a program is told of each change, signed, until it has heard, and never anything of others. */
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Notice } from '../../../schemas/notice.ts';
import {
  mostWebhooks,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
} from '../../../schemas/webhook.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { post, problemOf } from '../../../server/features/webhooks/post.ts';
import { isPublic } from '../../../server/features/webhooks/publicAddress.ts';
import { sendDueWebhooks } from '../../../server/features/webhooks/sender.ts';
import { signedHeaders } from '../../../server/features/webhooks/sign.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addJobOffer, addOrganisation, type Organisation } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';
import { addDelivery, addWebhook } from '../../support/webhooks.ts';

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

let t: TestApp;
let home: Organisation;
let employer: string;
let receiver: Server;
let address: string;
const heard: Heard[] = [];
/** How the receiver answers; with 204 unless a test says otherwise. */
let answer: RequestListener;

beforeAll(async () => {
  // Days pass in these tests.
  t = await testApp({ env: { ...testEnv, WEBHOOKS_LOCAL: 'on', TOKEN_TTL: 31_536_000 } });
  home = await addOrganisation(t, 'home');
  employer = await t.signIn(home.employer);
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
});
afterAll(() => receiver.close());

beforeEach(async () => {
  await t.db.deleteFrom('webhooks').execute();
  heard.length = 0;
  t.mails.length = 0;
  answer = (_, response) => void response.writeHead(204).end();
});

const later = (ms: number) => {
  t.time.now = new Date(t.time.now.getTime() + ms);
};
const minute = 60_000;
const day = 24 * 60 * minute;

const every = [
  'application.created',
  'application.moved',
  'application.hired',
  'application.ended',
  'offer.answered',
  'interview.booked',
  'scorecard.given',
  'message.received',
] as const;

const make = async (events: readonly string[] = every, as = employer) => {
  const { status, body, text } = await t.ask<NewWebhook>('POST /webhooks', {
    as,
    body: { url: address, events },
  });
  expect(status, text).toBe(201);
  return body;
};

const send = (stopped?: AbortSignal) =>
  sendDueWebhooks(
    {
      ...{ db: t.db, env: t.services.env, clock: () => t.time.now, sendMail: t.services.sendMail },
      log: { info: () => {}, warn: () => {} },
    },
    stopped,
  );

const log = async ({ id }: Pick<Webhook, 'id'>, as = employer) =>
  (await t.ask<WebhookDelivery[]>(`GET /webhooks/${id}/deliveries`, { as })).body;

const writeToRecruiter = async () =>
  t.ask(`POST /message-threads/${home.job.id}/${home.candidate}/messages`, {
    as: await t.signIn(home.candidate),
    body: { text: 'Is there parking?' },
  });

test('a person is mailed about an address they set up, and about another one in its place', async () => {
  const told = () => t.mails.filter(({ subject }) => subject === 'A webhook was set up with your account');
  const before = told().length;
  const { id, events } = await make();
  expect(told().slice(before)).toMatchObject([
    { to: home.employer, text: expect.stringContaining(new URL(address).host) },
  ]);
  const change = (url: string) =>
    t.ask(`PUT /webhooks/${id}`, { as: employer, body: { url, events, isOn: true } });
  expect((await change(address)).status).toBe(200);
  expect((await change(`${address}/other`)).status).toBe(200);
  expect(told()).toHaveLength(before + 2);
});

describe('a delivery', () => {
  test('is signed as Standard Webhooks have it', () => {
    // Their own example.
    const headers = signedHeaders(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      new Date(1_614_265_330_000),
      '{"test": 2432232314}',
    );
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('tells what happened by ids, and can be checked with the secret', async () => {
    const webhook = await make(['message.received']);
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body: message } = (await writeToRecruiter()) as { body: { id: string } };
    expect(await send()).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(JSON.parse(body)).toEqual({
      type: 'message.received',
      timestamp: t.time.now.toISOString(),
      data: { jobId: home.job.id, messageId: message.id },
    });
    const id = String(headers['webhook-id']);
    expect(headers).toMatchObject(signedHeaders(webhook.secret, id, t.time.now, body));
    expect(await log(webhook)).toMatchObject([
      { id, type: 'message.received', status: 'DELIVERED', tries: 1, answerStatus: 204, nextAt: null },
    ]);
    // It is told once.
    expect(await send()).toBe(0);
  });

  test('comes of each kind of change', async () => {
    const scene = await addOrganisation(t, `kinds`);
    const as = await t.signIn(scene.employer);
    const webhook = await make(every, as);
    const recruiter = await t.signIn(scene.recruiter);
    const candidate = await t.signIn(scene.candidate);
    const application = `/candidate-applications/${scene.applicationId}`;
    const { body: interview } = await t.ask<{ id: string }>(`POST ${application}/interviews`, {
      as: recruiter,
      body: {
        ...{ kind: 'PHONE', minutes: 30, place: '+1 512 555 0134', timeZone: 'America/Chicago' },
        proposedTimes: ['2026-06-08T15:00:00.000Z'],
      },
    });
    await t.ask(`PUT /interviews/${interview.id}/choice`, {
      as: candidate,
      body: { startsAt: '2026-06-08T15:00:00.000Z', timeZone: 'America/Chicago' },
    });
    await t.ask(`PUT ${application}/scorecards/screening`, {
      as: recruiter,
      body: { recommendation: 'YES' },
    });
    await t.ask(`PATCH ${application}/status?stageId=interview`, { as: recruiter });
    const offer = await addJobOffer(t.db, scene.applicationId);
    await t.ask(`PATCH /job-offers/${offer}/status?status=ACCEPTED`, { as: candidate });
    const types = (await log(webhook, as)).map(({ type }) => type);
    expect(new Set(types)).toEqual(
      new Set([
        'interview.booked',
        'scorecard.given',
        'application.moved',
        'offer.answered',
        'application.hired',
      ]),
    );
  });

  test('comes of those who apply and of those who are rejected', async () => {
    const scene = await addOrganisation(t, 'rejected');
    const webhook = await make(['application.created', 'application.ended'], await t.signIn(scene.employer));
    await t.db.deleteFrom('applications').where('id', '=', scene.applicationId).execute();
    await t.db
      .updateTable('jobs')
      .set({ status: 'OPEN', openedAt: t.time.now.toISOString() })
      .where('id', '=', scene.job.id)
      .execute();
    const applied = await t.ask<{ id: string }>('POST /candidate-applications', {
      as: await t.signIn(scene.candidate),
      body: { jobId: scene.job.id },
    });
    expect(applied.status, applied.text).toBe(201);
    await t.ask(`PATCH /candidate-applications/${applied.body.id}/status?status=REJECTED&reason=Filled`, {
      as: await t.signIn(scene.recruiter),
    });
    const told = await log(webhook, await t.signIn(scene.employer));
    expect(told.map(({ type, data }) => [type, data.status]).sort()).toEqual([
      ['application.created', 'ACTIVE'],
      ['application.ended', 'REJECTED'],
    ]);
  });

  test('comes of no change that was refused, and of nothing another company does', async () => {
    const webhook = await make();
    const other = await addOrganisation(t, 'other');
    await t.ask(`PATCH /candidate-applications/${home.applicationId}/status?stageId=nowhere`, {
      as: await t.signIn(home.recruiter),
    });
    await t.ask(`PATCH /candidate-applications/${other.applicationId}/status?stageId=interview`, {
      as: await t.signIn(other.recruiter),
    });
    expect(await log(webhook)).toEqual([]);
    for (const call of [
      `GET /webhooks/${webhook.id}`,
      `GET /webhooks/${webhook.id}/deliveries`,
      `DELETE /webhooks/${webhook.id}`,
    ])
      expect((await t.ask(call, { as: await t.signIn(other.employer) })).status).toBe(404);
  });
});

describe('a receiver that does not answer well', () => {
  test('is asked again after a pause, with the same id and a new signature', async () => {
    const webhook = await make(['message.received']);
    answer = (_, response) => void response.writeHead(500).end();
    await writeToRecruiter();
    await send();
    expect(await log(webhook)).toMatchObject([
      {
        ...{ status: 'PENDING', tries: 1, answerStatus: 500 },
        nextAt: new Date(t.time.now.getTime() + 5000).toISOString(),
      },
    ]);
    expect(await send()).toBe(0);
    later(5000);
    answer = (_, response) => void response.writeHead(200).end('thanks');
    expect(await send()).toBe(1);
    const [first, second] = heard.map(({ headers }) => headers);
    expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(second?.['webhook-signature']).not.toBe(first?.['webhook-signature']);
    expect(await log(webhook)).toMatchObject([{ status: 'DELIVERED', tries: 2, answerStatus: 200 }]);
  });

  test('is given up after ten tries, and a person can have it sent once more', async () => {
    const webhook = await make(['message.received']);
    answer = (_, response) => void response.writeHead(404).end();
    await writeToRecruiter();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await send()).toBe(1);
      later(day);
      // Something else arrives now and then, so that it stays on.
      await t.db.updateTable('webhooks').set({ failingSince: null }).execute();
    }
    const [given] = await log(webhook);
    expect(given).toMatchObject({ status: 'FAILED', tries: 10, answerStatus: 404, nextAt: null });
    answer = (_, response) => void response.writeHead(200).end();
    const replay = `POST /webhooks/${webhook.id}/deliveries/${given?.id}/replay`;
    expect((await t.ask(replay, { as: employer })).body).toMatchObject({ status: 'PENDING', tries: 0 });
    expect(await send()).toBe(1);
    expect(heard.at(-1)?.headers['webhook-id']).toBe(given?.id);
    expect(await log(webhook)).toMatchObject([{ status: 'DELIVERED' }]);
  });

  test('is switched off after five days without one delivery, with a mail; on again, what waits goes out', async () => {
    const webhook = await make(['message.received']);
    answer = (_, response) => void response.writeHead(503).end();
    await writeToRecruiter();
    await send();
    later(5 * day);
    await send();
    const read = async () => (await t.ask<Webhook>(`GET /webhooks/${webhook.id}`, { as: employer })).body;
    expect(await read()).toMatchObject({ isOn: false });
    expect(t.mails.filter(({ kind }) => kind === 'WEBHOOK_OFF')).toMatchObject([{ to: home.employer }]);
    const { body: notices } = await t.ask<Notice[]>('GET /notices', { as: employer });
    expect(notices).toMatchObject([{ kind: 'WEBHOOK_OFF', jobId: null, candidateEmail: null, readAt: null }]);
    await writeToRecruiter();
    later(day);
    expect(await send()).toBe(0);
    const replay = `POST /webhooks/${webhook.id}/deliveries/${(await log(webhook))[0]?.id}/replay`;
    expect((await t.ask<Problem>(replay, { as: employer })).body.code).toBe('ILLEGAL_MOVE');
    answer = (_, response) => void response.writeHead(200).end();
    const body = { url: address, events: ['message.received'], isOn: true };
    expect((await t.ask(`PUT /webhooks/${webhook.id}`, { as: employer, body })).body).toMatchObject({
      isOn: true,
      failingSince: null,
    });
    expect(await send()).toBe(2);
    expect((await log(webhook)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
  });

  test('is switched off at once where it says that it is gone', async () => {
    const webhook = await make(['message.received']);
    answer = (_, response) => void response.writeHead(410).end();
    await writeToRecruiter();
    await send();
    expect((await t.ask<Webhook>(`GET /webhooks/${webhook.id}`, { as: employer })).body.isOn).toBe(false);
  });

  test('is not followed to another address, and not listened to for long', async () => {
    const webhook = await make(['message.received']);
    answer = (_, response) => void response.writeHead(302, { location: `${address}/elsewhere` }).end();
    await writeToRecruiter();
    await send();
    expect(heard).toHaveLength(1);
    expect(await log(webhook)).toMatchObject([{ status: 'PENDING', problem: 'REDIRECT', answerStatus: 302 }]);
    later(day);
    answer = (_, response) => {
      response.writeHead(200);
      const flood = () => {
        while (response.write('x'.repeat(16_384)));
        response.once('drain', flood);
      };
      flood();
    };
    await send();
    expect(await log(webhook)).toMatchObject([{ status: 'DELIVERED' }]);
  });

  test('is told of by why there was no answer', async () => {
    expect(await post(new URL('http://127.0.0.1:1/'), {}, '{}', true)).toEqual({
      ...{ status: null, problem: 'NO_CONNECTION' },
    });
    expect(problemOf(new DOMException('', 'TimeoutError'))).toBe('TIMEOUT');
    expect(problemOf({ code: 'ENOTFOUND' })).toBe('NOT_FOUND');
    expect(problemOf({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })).toBe('TLS');
  });
});

describe('an address in a private network', () => {
  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['::1', '::', 'fc00::1', 'fd12::1', 'fe80::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['224.0.0.1', '255.255.255.255', '2001:db8::1', 'ff02::1', 'not an address'],
    // Where clouds tell a machine its secrets, and the ways of writing those in IPv6.
    ...['168.63.129.16', '100.100.100.200', '192.0.0.192', '169.254.170.2', 'fd00:ec2::254', 'fd20:ce::254'],
    ...['::ffff:168.63.129.16', '::ffff:a9fe:a9fe', '::169.254.169.254', '64:ff9b::a83f:8110'],
    ...['64:ff9b:1::a9fe:a9fe', '2002:a83f:8110::1', '2001:0:a9fe:a9fe::1', 'fec0::1', 'fe80::1%eth0'],
  ])('%s is known as one', (one) => {
    expect(isPublic(one)).toBe(false);
  });

  test.each(['93.184.215.14', '8.8.8.8', '168.63.129.15', '168.63.129.17', '2606:4700::1111'])(
    '%s is not one',
    (one) => {
      expect(isPublic(one)).toBe(true);
    },
  );

  test('is refused when it is given', async () => {
    const strict = await testApp({}, {}, { ...t });
    const as = await strict.signIn(home.employer);
    const refused = async (url: string) => {
      const body = { url, events: ['message.received'] };
      const { status, body: problem } = await strict.ask<Problem>('POST /webhooks', { as, body });
      expect(status).toBe(422);
      return problem.errors?.url;
    };
    const closed = 'This address is in a private network, which cannot be reached from here.';
    for (const host of ['127.0.0.1', '[::1]', 'localhost', '169.254.169.254', '0x7f.1', '2130706433'])
      expect(await refused(`https://${host}/hooks`), host).toBe(closed);
    expect(await refused('http://example.com/')).toBe('The address has to start with https://.');
    expect(await refused('https://user:secret@example.com/')).toBe(
      'Leave user and password out of the address.',
    );
    expect(await refused('https://example.com:25/')).toBe('Choose port 443, or one from 1024 on.');
    expect(await refused('https://nowhere.invalid/')).toBe(
      'This address is not found. Check how it is written.',
    );
  });

  test('is refused at the connection, whatever the name led to before', async () => {
    const refused = { status: null, problem: 'ADDRESS_REFUSED' };
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const url = new URL(address);
      url.protocol = 'https:';
      url.hostname = host;
      expect(await post(url, {}, '{}', false), host).toEqual(refused);
    }
    expect(heard).toEqual([]);
  });

  test('does not become open by having been given while such were', async () => {
    const refused = { status: null, problem: 'ADDRESS_REFUSED' };
    for (const url of ['http://93.184.215.14/', 'https://93.184.215.14:22/'])
      expect(await post(new URL(url), {}, '{}', false), url).toEqual(refused);
  });
});

describe('a receiver that never answers', () => {
  /** Answers that are kept back. */
  const waiting: ServerResponse[] = [];
  const answerAll = () => {
    for (const response of waiting.splice(0)) response.writeHead(204).end();
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };
  const queue = async (webhookId: string, count: number) => {
    for (let i = 0; i < count; i += 1) await addDelivery(t.db, webhookId);
    await t.db
      .updateTable('webhookDeliveries')
      .set({ status: 'PENDING', tries: 0, nextAt: t.time.now.toISOString() })
      .where('webhookId', '=', webhookId)
      .execute();
  };

  test('holds up nobody else, however much waits for it', async () => {
    const [slow, quick] = [await addWebhook(t.db, home.employer), await addWebhook(t.db, home.employer)];
    for (const [id, path] of [
      [slow, '/slow'],
      [quick, '/quick'],
    ] as const)
      await t.db
        .updateTable('webhooks')
        .set({ url: new URL(path, address).href })
        .where('id', '=', id)
        .execute();
    let quickly = 0;
    answer = (request, response) => {
      if (request.url === '/slow') return void waiting.push(response);
      quickly += 1;
      response.writeHead(204).end();
    };
    await queue(slow, 30);
    await queue(quick, 5);
    const sending = send();
    await until(() => quickly === 5);
    // The slow one has been asked a few times, and the rest of its queue waits.
    expect(waiting.length).toBeLessThan(10);
    answer = (_, response) => void response.writeHead(204).end();
    answerAll();
    expect(await sending).toBe(35);
  });

  test('does not keep the server from stopping: nothing more is begun', async () => {
    const webhook = await addWebhook(t.db, home.employer);
    await t.db.updateTable('webhooks').set({ url: address }).where('id', '=', webhook).execute();
    await queue(webhook, 10);
    answer = (_, response) => void waiting.push(response);
    const stopping = new AbortController();
    const sending = send(stopping.signal);
    await until(() => heard.length === 2);
    stopping.abort();
    answerAll();
    expect(await sending).toBe(2);
  });
});

test('webhooks are made until there are enough, and go with their log', async () => {
  let last = await make();
  for (let i = 1; i < mostWebhooks; i += 1) last = await make();
  const body = { url: address, events: ['message.received'] };
  const { status, body: problem } = await t.ask<Problem>('POST /webhooks', { as: employer, body });
  expect([status, problem.code]).toEqual([409, 'ILLEGAL_MOVE']);
  await writeToRecruiter();
  expect((await t.ask(`DELETE /webhooks/${last.id}`, { as: employer })).status).toBe(204);
  const left = await t.db
    .selectFrom('webhookDeliveries')
    .where('webhookId', '=', last.id)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
});

test('nothing newer is overwritten', async () => {
  const webhook = await make();
  const read = await t.ask(`GET /webhooks/${webhook.id}`, { as: employer });
  const headers = { 'if-match': String(read.headers.etag) };
  later(1000);
  const change = () =>
    t.ask(`PUT /webhooks/${webhook.id}`, {
      ...{ as: employer, headers, body: { url: address, events: ['offer.answered'] } },
    });
  expect((await change()).status).toBe(200);
  expect((await change()).status).toBe(412);
});

test('what was told a month ago is forgotten', async () => {
  const webhook = await make(['message.received']);
  await writeToRecruiter();
  expect(await log(webhook)).toHaveLength(1);
  later(31 * day);
  await doDueTasks(t.db, t.time.now);
  expect(await log({ id: webhook.id }, await t.signIn(home.employer))).toEqual([]);
});
