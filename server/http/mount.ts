/** From the table of calls to routes: authentication, permission, checks of what comes in and filters of what goes out. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Locale } from '../../schemas/base/locales.ts';
import type { Call } from '../../schemas/calls/call.ts';
import { keepsAnswer } from '../../schemas/calls/idempotency.ts';
import { callLimits, limitOf } from '../../schemas/calls/limits.ts';
import type { AskersOf, Grant, Permission } from '../../schemas/calls/permissions.ts';
import { readsRecord, recordOf } from '../../schemas/calls/records.ts';
import { type CallName, calls } from '../../schemas/calls/table.ts';
import { versionOf } from '../../schemas/calls/version.ts';
import { addressOf } from '../access/address.ts';
import {
  askerId,
  type Caller,
  createCallerFinder,
  type Guest,
  grantFor,
  machineOf,
} from '../access/caller.ts';
import { createKeyFinder, isMachineKey } from '../access/machineKeys.ts';
import type { Tokens } from '../access/token.ts';
import { ApiError } from '../base/errors.ts';
import { readerLocale } from '../base/readerLocale.ts';
import type { Page } from '../db/list.ts';
import type { Services } from '../services/services.ts';
import { answerWriter } from './answerWriter.ts';
import { refuseUndocumented } from './checkRefusals.ts';
import { isKnown, refuseChanged, tagOf, type Unchanged, versionOfTag } from './etag.ts';
import { type Form, readForm } from './form.ts';
import { createOnce, idempotencyKeyOf, type MadeAnswer } from './idempotency.ts';

/** A file, as a handler gives it. */
export interface FileAnswer {
  stream: Readable;
  /** In bytes; left out where it is not known before the end. */
  size?: number;
  type: string;
  fileName: string;
}

type CallOf<N extends CallName> = (typeof calls)[N];
type Parsed<C, K extends string> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
type AnswerOf<C> = C extends { binary: readonly string[] }
  ? FileAnswer
  : C extends { list: string; answer: z.ZodArray<infer I extends z.ZodType> }
    ? Page<z.input<I>>
    : C extends { answer: infer A extends z.ZodType }
      ? z.input<A>
      : undefined;

/** Who a call can come from: guests only where the table has them. */
type CallerOf<May> = May extends Permission
  ? (AskersOf<May> extends 'GUEST' ? never : Caller) | ('GUEST' extends AskersOf<May> ? Guest : never)
  : null;

/** A handler's arguments: checked input and, except for public calls, who asks and the rights they have. */
interface CallContext<N extends CallName> {
  params: Parsed<CallOf<N>, 'params'>;
  query: Parsed<CallOf<N>, 'query'>;
  /** Undefined when the call takes a form. */
  body: CallOf<N> extends { multipart: true }
    ? undefined
    : CallOf<N> extends { raw: true }
      ? string
      : Parsed<CallOf<N>, 'body'>;
  /** Reads the form, once the handler knows that it wants it. */
  readForm: CallOf<N> extends { multipart: true; body: infer S extends z.ZodObject }
    ? () => Promise<Form<z.output<S>>>
    : undefined;
  caller: CallerOf<CallOf<N>['may']>;
  grant: CallOf<N>['may'] extends 'public' ? null : Grant;
  /** For changes of what is locked first: refuses what is not the version that If-Match names. */
  unchanged: Unchanged;
  /** The reader's language. */
  locale: Locale;
  request: FastifyRequest;
}

/** The same whatever the call. */
interface AnyContext {
  params: unknown;
  query: unknown;
  body: unknown;
  readForm: unknown;
  caller: Caller | Guest | null;
  grant: Grant | null;
  unchanged: Unchanged;
  locale: Locale;
  request: FastifyRequest;
}

/** A handler as its route sees it: the context it builds is the one the call's name asks for. */
interface AnyHandler {
  handle(context: AnyContext): Promise<unknown>;
}

export type Handlers = { [N in CallName]?: (context: CallContext<N>) => Promise<AnswerOf<CallOf<N>>> };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | Guest | null;
    grant: Grant | null;
  }
}

/** Finds out who is asking. @throws ApiError UNAUTHENTICATED */
type Authenticate = (request: FastifyRequest) => Promise<Caller | Guest>;

/** Callers by the token of a sign-in, or by the key of a program. */
function createAuthenticate(tokens: Tokens, { db, env, clock }: Services): Authenticate {
  const findCaller = createCallerFinder(db, clock);
  const findKey = createKeyFinder(db, env, clock);

  async function findMachine(key: string): Promise<Caller | null> {
    const found = await findKey(key);
    const caller = found && (await findCaller(found.claims));
    return caller && caller.role !== 'GUEST' ? { ...caller, machine: found.machine } : null;
  }

  async function findPerson(token: string): Promise<Caller | Guest | null> {
    const claims = await tokens.read(token);
    return claims && findCaller(claims);
  }

  return async ({ headers }) => {
    const [, token = ''] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
    if (isMachineKey(token)) {
      const machine = await findMachine(token);
      if (machine) return machine;
      throw new ApiError('UNAUTHENTICATED', 'This key is not known, has expired or was revoked.');
    }
    const person = token === '' ? null : await findPerson(token);
    if (person) return person;
    throw new ApiError('UNAUTHENTICATED', 'Sign in: the token is missing, has expired or was revoked.');
  };
}

/** `Content-Range: jobs 0-24/319` and `Link: <…>; rel="next"`, as the browser's data provider reads them. */
function listHeaders(reply: FastifyReply, unit: string, url: string, page: Page<unknown>): void {
  const { items, offset, total, next } = page;
  const range = items.length ? `${offset}-${offset + items.length - 1}` : '*';
  reply.header('content-range', `${unit} ${range}/${total ?? '*'}`);
  if (next === null) return;
  const [path, query] = url.split('?');
  const search = new URLSearchParams(query);
  search.delete('page');
  search.set('after', next);
  reply.header('link', `<${path}?${search}>; rel="next"`);
}

/** A file's name as headers carry it: whole in UTF-8, and in plain letters for clients that know only those. */
function disposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply
    .type(file.type)
    .header('content-disposition', disposition(file.fileName))
    .header('cache-control', 'private, no-store')
    .send(file.stream);
}

function sendJson(reply: FastifyReply, { status, body }: MadeAnswer): FastifyReply {
  reply.code(status);
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** A record with its ETag; nothing but the news that it is the same where the caller has it already. */
function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  record: unknown,
  body: string,
): FastifyReply {
  const tag = tagOf(record, body);
  reply.header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnown(known, tag)) return reply.code(304).send();
  return sendJson(reply, { status: 200, body });
}

/** Reads the ETag of the record that a call changes, as its caller would; null where there is none to read. */
function tagReader(
  call: Call,
  handlers: Handlers,
  checkAnswers: boolean,
): ((context: AnyContext) => Promise<string>) | null {
  const name = recordOf(call);
  const handler = name && handlers[name];
  if (!handler) return null;
  const { may, answer: schema }: Call = calls[name];
  if (may === 'public' || !schema) return null;
  const { handle }: AnyHandler = { handle: handler };
  const write = answerWriter(schema, checkAnswers);
  return async (context) => {
    const grant = context.caller && grantFor(context.caller, may);
    const record = await handle({ ...context, grant, query: undefined, body: undefined });
    return tagOf(record, write(record));
  };
}

/** Answers that are the same for everyone; all others are someone's own, or as good as a key. */
const isForAnyCache = ({ may, method, binary }: Call) => may === 'public' && method === 'GET' && !binary;

/** Turns `/jobs/{id}` into Fastify's `/jobs/:id`. */
const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Fastify's checks before the handler; answers are written by `answerWriter`. */
const checks = ({ params, query, body, multipart, raw }: Call) => ({
  ...(params ? { params } : {}),
  ...(query ? { querystring: query } : {}),
  ...(body && !multipart && !raw ? { body } : {}),
});

/** Mounts a call in a scope of its own, in which a body of whatever type stays the text it was sent as. */
function mountRaw(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('preValidation', async (request) => {
      request.body ??= '';
    });
    scope.route(route);
  });
}

/**
 * Mounts the calls that have a handler; a call without one does not exist.
 *
 * @param app the instance under /api/v1
 * @param checkAnswers whether an answer that breaks its schema, or a refusal that is not documented, is an error; for
 *   tests
 */
export function mount(
  app: FastifyInstance,
  handlers: Handlers,
  tokens: Tokens,
  services: Services,
  checkAnswers: boolean,
): void {
  const authenticate = createAuthenticate(tokens, services);
  const once = createOnce(services);
  for (const [name, handler] of Object.entries(handlers)) {
    const call: Call = calls[name as CallName];
    const { handle }: AnyHandler = { handle: handler };
    const write = call.answer ? answerWriter(call.answer, checkAnswers) : null;
    const readTag = tagReader(call, handlers, checkAnswers);
    const limit = limitOf(call);
    const route: RouteOptions = {
      ...(checkAnswers ? { onSend: refuseUndocumented(call) } : {}),
      method: call.method,
      url: routePath(call.path),
      schema: checks(call),
      onRequest: async (request, reply) => {
        if (!isForAnyCache(call)) reply.header('cache-control', 'no-store');
        if (call.may !== 'public') {
          request.caller = await authenticate(request);
          const machine = machineOf(request.caller);
          if (machine) services.limits.admit('machine', machine.id);
          request.grant = grantFor(request.caller, call.may);
        }
        if (!limit) return;
        const asker = callLimits[limit].by === 'person' && request.caller;
        services.limits.admit(limit, asker ? askerId(asker) : addressOf(request));
      },
      preValidation: async (request) => {
        // Forms are read by the calls that take one; elsewhere they would count as no body at all.
        if (!call.multipart && !call.raw && call.body && request.isMultipart()) {
          throw new ApiError('WRONG_TYPE', 'Send the body as application/json.');
        }
      },
      handler: async (request, reply) => {
        const { params, query, body, caller, grant } = request;
        const form = call.multipart && (call.body as z.ZodObject);
        const readFormOf = form && (() => readForm(request, form));
        const locale = readerLocale(request.headers);
        const ifMatch = readTag && request.headers['if-match'];
        const unchanged: Unchanged = ({ updatedAt }) => {
          if (ifMatch) refuseChanged(ifMatch, versionOf(updatedAt));
        };
        const who = { caller, grant, locale, request };
        const context = { params, query, body, ...who, unchanged, readForm: readFormOf };
        if (ifMatch) refuseChanged(ifMatch, versionOfTag(await readTag(context)));
        const make = () =>
          handle(context).catch(async (error: unknown) => {
            // A reference to someone who has left meanwhile fails wherever it is; they are told what is true of them now.
            if (caller && !(error instanceof ApiError)) await authenticate(request);
            throw error;
          });
        if (call.binary) return sendFile(reply, (await make()) as FileAnswer);
        if (call.list !== undefined) {
          const page = (await make()) as Page<unknown>;
          listHeaders(reply, call.list, request.url, page);
          return sendJson(reply, { status: 200, body: write?.(page.items) ?? null });
        }
        if (write && readsRecord(call)) {
          const record = await make();
          return sendRecord(request, reply, record, write(record));
        }
        const written = async () => {
          const answer = await make();
          return { status: call.status ?? (write ? 200 : 204), body: write?.(answer) ?? null };
        };
        const key = keepsAnswer(call) ? idempotencyKeyOf(request) : undefined;
        if (key === undefined) return sendJson(reply, await written());
        const { replayed, ...answer } = await once(request, key, written);
        if (replayed) reply.header('idempotent-replayed', 'true');
        return sendJson(reply, answer);
      },
    };
    if (call.raw) mountRaw(app, route);
    else app.route(route);
  }
}
