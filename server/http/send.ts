/** Sends what a handler answered: a record with its tag, a page of a list with its headers, a file. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../db/list.ts';
import { isKnown, tagOf } from './etag.ts';
import type { MadeAnswer } from './idempotency.ts';

/** A file, as a handler gives it. */
export interface FileAnswer {
  stream: Readable;
  /** In bytes; left out where it is not known before the end. */
  size?: number;
  type: string;
  fileName: string;
}

/** `Content-Range: jobs 0-24/319` and `Link: <…>; rel="next"`, as the browser's data provider reads them. */
export function listHeaders(reply: FastifyReply, unit: string, url: string, page: Page<unknown>): void {
  const { items, offset, total, next, until } = page;
  if (until !== undefined) reply.header('x-updated-until', until);
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

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply
    .type(file.type)
    .header('content-disposition', disposition(file.fileName))
    .header('cache-control', 'private, no-store')
    .send(file.stream);
}

export function sendJson(reply: FastifyReply, { status, body }: MadeAnswer): FastifyReply {
  reply.code(status);
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** A record with its ETag; nothing but the news that it is the same where the caller has it already. */
export function sendRecord(
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
