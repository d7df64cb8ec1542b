/** A page in the forms it can be sent in. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  etag: string;
  /** The page's bytes; each form is made when it is first asked for. */
  bytes(encoding: Encoding): Buffer;
}

const encoders: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (plain) => gzipSync(plain),
  identity: (plain) => plain,
};

export function pageOf(html: string): Page {
  const plain = Buffer.from(html);
  const made = new Map<Encoding, Buffer>();
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bytes(encoding) {
      const bytes = made.get(encoding) ?? encoders[encoding](plain);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** The shortest form the browser takes. */
function encodingFor(header: string): Encoding {
  const accepted = header.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? 'identity';
}

/** Sends it; nothing but the news that it is the same where the browser has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${page.etag}-${encoding}"`;
  reply
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    // Kept, and asked about each time.
    .header('cache-control', 'no-cache')
    .header('etag', etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bytes(encoding));
}
