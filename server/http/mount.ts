/** From the table of calls to routes: authentication, permission, checks of what comes in and filters of what goes out. */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import type { z } from 'zod';
import type { Locale } from '../../schemas/base/locales.ts';
import type { Call } from '../../schemas/calls/call.ts';
import { keepsAnswer } from '../../schemas/calls/idempotency.ts';
import { limitOf } from '../../schemas/calls/limits.ts';
import type { AskersOf, Grant, Permission } from '../../schemas/calls/permissions.ts';
import { readsRecord, recordOf } from '../../schemas/calls/records.ts';
import { type CallName, calls } from '../../schemas/calls/table.ts';
import { tellsChanges } from '../../schemas/calls/tellsChanges.ts';
import { versionOf } from '../../schemas/calls/version.ts';
import { type Caller, type Guest, grantFor, machineOf } from '../access/caller.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Tokens } from '../access/token.ts';
import { ApiError } from '../base/errors.ts';
import { readerLocale } from '../base/readerLocale.ts';
import type { Page } from '../db/list.ts';
import type { Services } from '../services/services.ts';
import { type Admission, countCall, createAdmission } from './admission.ts';
import { answerWriter } from './answerWriter.ts';
import { type Authenticate, createAuthenticate } from './authenticate.ts';
import { noteUntil } from './changes.ts';
import { refuseUndocumented } from './checkRefusals.ts';
import { refuseChanged, tagOf, type Unchanged, versionOfTag } from './etag.ts';
import { type Form, readForm } from './form.ts';
import { createOnce, idempotencyKeyOf } from './idempotency.ts';
import { type FileAnswer, listHeaders, sendFile, sendJson, sendRecord } from './send.ts';

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
  /** Counts a call with a proof by the e-mail address that was proved. */
  admit: CallOf<N> extends { proof: true } ? Admission['admit'] : undefined;
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
  admit: unknown;
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

/** Before anything is read: who asks, whether they may, and how often. */
function admitRequest(
  call: Call,
  authenticate: Authenticate,
  { limits }: Services,
): onRequestAsyncHookHandler {
  const count = countCall(call, limits);
  return async (request, reply) => {
    if (!isForAnyCache(call)) reply.header('cache-control', 'no-store');
    if (call.may !== 'public') {
      request.caller = await authenticate(request);
      const machine = machineOf(request.caller);
      if (machine) {
        // A key has a limit of its own, so that several behind one address do not share one.
        limits.giveBackCall('ceiling', request.countedBy, request.countedAt);
        limits.admit('machine', { by: 'PERSON', key: machine.id });
      }
      request.grant = grantFor(request.caller, call.may);
    }
    count(request);
  };
}

/** Forms are read by the calls that take one; elsewhere they would count as no body at all. */
const refuseForm = (call: Call) => async (request: FastifyRequest) => {
  if (!call.multipart && !call.raw && call.body && request.isMultipart())
    throw new ApiError('WRONG_TYPE', 'Send the body as application/json.');
};

/** A handler's context, from a request that was admitted and checked. */
function contextOf(
  call: Call,
  request: FastifyRequest,
  { ifMatch, admission }: { ifMatch: string | undefined; admission: Admission | undefined },
): AnyContext {
  const { params, query, body, caller, grant } = request;
  const form = call.multipart && (call.body as z.ZodObject);
  return {
    params,
    query,
    body,
    caller,
    grant,
    admit: admission?.admit,
    locale: readerLocale(request.headers),
    request,
    unchanged: ({ updatedAt }) => {
      if (ifMatch) refuseChanged(ifMatch, versionOf(updatedAt));
    },
    readForm: form && (() => readForm(request, form, call.file)),
  };
}

interface Answering {
  call: Call;
  handler: AnyHandler;
  authenticate: Authenticate;
  once: ReturnType<typeof createOnce>;
  write: ReturnType<typeof answerWriter> | null;
  readTag: ReturnType<typeof tagReader>;
  limits: Services['limits'];
}

/** Runs the handler and sends its answer as the table says: a file, a page of a list, a record, or once for a key. */
const answer =
  ({ call, handler, authenticate, once, write, readTag, limits }: Answering) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const ifMatch = readTag ? request.headers['if-match'] : undefined;
    const limit = call.proof && limitOf(call);
    const admission = limit && createAdmission(limits, limit, request);
    const context = contextOf(call, request, { ifMatch, admission });
    if (ifMatch && readTag) refuseChanged(ifMatch, versionOfTag(await readTag(context)));
    const make = () =>
      handler.handle(context).catch(async (error: unknown) => {
        admission?.countRefusal(error);
        // A reference to someone who has left meanwhile fails wherever it is; they are told what is true of them now.
        if (context.caller && !(error instanceof ApiError)) await authenticate(request);
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
      const made = await make();
      return { status: call.status ?? (write ? 200 : 204), body: write?.(made) ?? null };
    };
    const key = keepsAnswer(call) ? idempotencyKeyOf(request) : undefined;
    if (key === undefined) return sendJson(reply, await written());
    const { replayed, ...kept } = await once(request, key, written);
    if (replayed) reply.header('idempotent-replayed', 'true');
    return sendJson(reply, kept);
  };

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
  { tokens, sessions }: { tokens: Tokens; sessions: Sessions },
  services: Services,
  checkAnswers: boolean,
): void {
  const authenticate = createAuthenticate(tokens, sessions, services);
  const once = createOnce(services);
  for (const [name, handler] of Object.entries(handlers)) {
    const call: Call = calls[name as CallName];
    const route: RouteOptions = {
      ...(checkAnswers ? { onSend: refuseUndocumented(call) } : {}),
      method: call.method,
      url: routePath(call.path),
      schema: checks(call),
      onRequest: admitRequest(call, authenticate, services),
      preValidation: refuseForm(call),
      ...(tellsChanges(call) ? { preHandler: noteUntil(services.db) } : {}),
      handler: answer({
        call,
        handler: { handle: handler },
        authenticate,
        once,
        write: call.answer ? answerWriter(call.answer, checkAnswers) : null,
        readTag: tagReader(call, handlers, checkAnswers),
        limits: services.limits,
      }),
    };
    if (call.raw) mountRaw(app, route);
    else app.route(route);
  }
}
