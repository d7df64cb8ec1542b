/** The API as typed functions: every call of schemas/calls/table.ts by its name. */
import type { z } from 'zod';
import type { Call } from '../../schemas/calls/call.ts';
import type { CallName, calls } from '../../schemas/calls/table.ts';
import { currentLocale } from '../i18n/t.ts';
import type { Uploader, UploadWatch } from '../kit/uploadForm.ts';
import { type ApiError, notLoaded, unreachable } from './apiError.ts';
import type { AuthStorage } from './authStorage.ts';
import { formDataOf } from './formData.ts';
import { queryString } from './queryString.ts';

export const apiBase = '/api/v1';

type Table = typeof calls;
type Part<N extends CallName, K extends 'params' | 'query' | 'body'> = Table[N] extends {
  [key in K]: infer S extends z.ZodType;
}
  ? K extends 'query'
    ? { query?: z.input<S> }
    : { [key in K]: z.input<S> }
  : unknown;
type Upload<N extends CallName> = Table[N] extends { multipart: true; file: 'csv' }
  ? UploadWatch & { csv: File }
  : Table[N] extends { multipart: true; file: 'archive' }
    ? UploadWatch & { archive: File }
    : Table[N] extends { multipart: true; file: 'file' }
      ? UploadWatch & { file: File }
      : Table[N] extends { multipart: true }
        ? UploadWatch & { resume?: File | null | undefined }
        : unknown;

/** The input of a call, from its row of the table. */
type CallArgs<N extends CallName> = Part<N, 'params'> &
  Part<N, 'query'> &
  Part<N, 'body'> &
  Upload<N> & {
    signal?: AbortSignal | undefined;
    /** Whether the call outlives the page that makes it. */
    keepalive?: boolean;
    /** Of a POST that may be tried again: with the same key it is done once. */
    idempotencyKey?: string;
    /** Of someone whose sign-in is forgotten here already; by default the one that is kept. */
    token?: string | undefined;
  };

/** The answer of a call: its JSON, a file, or nothing. */
type CallAnswer<N extends CallName> = Table[N] extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : Table[N] extends { binary: readonly string[] }
    ? Blob
    : undefined;

/** Arguments as they look whatever the call. */
interface AnyArgs extends UploadWatch {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The file of a multipart call. */
  resume?: File | null | undefined;
  csv?: File | undefined;
  archive?: File | undefined;
  file?: File | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
  idempotencyKey?: string;
  token?: string | undefined;
}

export interface ApiClient {
  /**
   * Makes a call, with the bearer token while it is valid.
   *
   * @example await client.call('setJobStatus', { params: { id }, query: { status: 'OPEN' } })
   * @example await client.call('updateCandidate', { params: { email }, body: {}, resume: file, onProgress })
   * @throws ApiError for every answer that is not a success, and when there is none
   */
  call<N extends CallName>(name: N, ...args: ArgsOf<N>): Promise<CallAnswer<N>>;
  /** The same before the body is read: for lists, whose headers count. */
  request(name: CallName, args?: AnyArgs): Promise<Response>;
  /** Any address of the API with the same token and errors. */
  send(url: string, init?: RequestInit): Promise<Response>;
  /** Calls back with every answer that is not a success, before the caller has it. */
  onRefused(callback: (error: ApiError) => void): void;
}

type ArgsOf<N extends CallName> =
  Record<string, never> extends CallArgs<N> ? [args?: CallArgs<N>] : [args: CallArgs<N>];

let table: Promise<typeof import('./apiTable.ts')> | undefined;

/** Asked for once: a page that is about to go has no time for another import, even of a part that is there. */
const loadTable = () => {
  table ??= import('./apiTable.ts').catch(() => {
    table = undefined;
    throw notLoaded();
  });
  return table;
};

/** A call's path with its parameters filled in: `/jobs/{id}` → `/jobs/0198…`. */
const pathOf = (call: Call, params: Readonly<Record<string, string>> = {}) =>
  call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/** Comes with the first file that is sent: few pages have one. */
const loadedUploader: Uploader = async (...form) => {
  const { uploadForm } = await import('../kit/uploadForm.ts');
  return uploadForm(...form);
};

/**
 * @param auth where the token is; a refused token is cleared there
 * @param fetcher what makes a request, by default the browser's fetch
 * @param uploader what sends a form, by default XMLHttpRequest
 */
export function createApiClient(
  auth: Pick<AuthStorage, 'token' | 'clear'>,
  fetcher: typeof fetch = (...args) => fetch(...args),
  uploader: Uploader = loadedUploader,
): ApiClient {
  const listeners: ((error: ApiError) => void)[] = [];
  const sendBy = async (
    init: RequestInit,
    go: (init: RequestInit) => Promise<Response>,
    token = auth.token(),
  ) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    // Refusals are shown as they come.
    headers.set('accept-language', currentLocale());
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    if (init.body === undefined || init.body === null) headers.delete('content-type');
    const response = await go({ ...init, headers }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw unreachable();
    });
    if (response.ok) return response;
    // Only a token that is still the current one may end the session: an answer to an older one says nothing.
    if (response.status === 401 && token && token === auth.token()) auth.clear('refused');
    const { errorOf } = await loadTable();
    const error = await errorOf(response);
    for (const listener of listeners) listener(error);
    throw error;
  };
  const send: ApiClient['send'] = (url, init = {}) => sendBy(init, (ready) => fetcher(url, ready));
  const make = async (name: CallName, args: AnyArgs) => {
    const { callOf, signedOut } = await loadTable();
    const call = callOf(name);
    const { params, query, body, onProgress, signal, keepalive, idempotencyKey, token = auth.token() } = args;
    // A page that is on its way out may still ask; the answer is known.
    if (call.may !== 'public' && !token) throw signedOut();
    const url = `${apiBase}${pathOf(call, params)}${queryString(query ?? {})}`;
    const init: RequestInit = { method: call.method };
    if (signal) init.signal = signal;
    if (keepalive) init.keepalive = true;
    if (idempotencyKey) init.headers = { 'idempotency-key': idempotencyKey };
    if (call.binary) init.headers = { accept: '*/*' };
    if (call.multipart) {
      init.body = formDataOf(body as Record<string, unknown>, args[call.file ?? 'resume'], call.file);
      return sendBy(init, (ready) => uploader(url, ready, { onProgress }), token);
    }
    if (body !== undefined) init.body = JSON.stringify(body);
    return sendBy(init, (ready) => fetcher(url, ready), token);
  };
  return {
    send,
    request: (name, args = {}) => make(name, args),
    onRefused: (callback) => void listeners.push(callback),
    async call<N extends CallName>(name: N, ...[args]: ArgsOf<N>) {
      const response = await make(name, (args ?? {}) as AnyArgs);
      const call = (await loadTable()).callOf(name);
      // The answers are held to the table by the server and its contract tests, so they are not parsed again here.
      if (call.binary) return (await response.blob()) as CallAnswer<N>;
      if (!call.answer) return undefined as CallAnswer<N>;
      return (await response.json()) as CallAnswer<N>;
    },
  };
}
