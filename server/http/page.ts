/** A page in the forms it can be sent in. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  etag: string;
  /** The page's bytes; each form is made when it is first asked for. */
  bytes(encoding: Encoding): Promise<Buffer>;
}

const encoders: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

export function pageOf(html: string): Page {
  const plain = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bytes(encoding) {
      const bytes = made.get(encoding) ?? encoders[encoding](plain);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Sends it; nothing but the news that it is the same where the browser has it already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<void> {
  const encoding =
    negotiate<Encoding>(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity';
  const etag = `"${page.etag}-${encoding}"`;
  reply
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    // Kept, and asked about each time.
    .header('cache-control', 'no-cache')
    .header('etag', etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) {
    await reply.code(304).send();
    return;
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.type('text/html; charset=utf-8').send(await page.bytes(encoding));
}
