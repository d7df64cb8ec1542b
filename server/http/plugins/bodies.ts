/** Bodies on their way in: not too many at a time, and none that trickles for ever. */
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Bounds, boundFor } from '../../access/bounds.ts';
import type { CountedBy } from '../../access/limits.ts';
import { ApiError, unavailable } from '../../base/errors.ts';
import { readerLocale } from '../../base/readerLocale.ts';
import { bareAnswer } from '../bareAnswer.ts';

interface Coming {
  request: FastifyRequest;
  reply: FastifyReply;
  socket: Socket;
  /** Whose it is, as a text. */
  sender: string;
  isForm: boolean;
  /** When the stretch began that is looked at, by `performance.now()`. */
  since: number;
  /** The bytes the connection had brought by then. */
  bytesBefore: number;
}

interface BodiesOptions {
  bounds: Bounds;
  /** Whether addresses have limits of their own; not in load tests. */
  perAddress: boolean;
  /** By how much they are wider for an address. */
  networkFactor: (address: string) => number;
}

const senderOf = ({ by, key }: CountedBy) => `${by}/${key}`;

const hasBody = ({ headers }: FastifyRequest['raw']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooManyAtOnce = ({ by }: CountedBy) =>
  new ApiError(
    'TOO_MANY_REQUESTS',
    by === 'PERSON'
      ? 'Too many requests at a time. Wait a moment and try again.'
      : 'Many people of your network are sending something just now. Wait a moment and try again.',
    { retryAfter: 10, limitedBy: by },
  );

const tooSlow = () =>
  new ApiError(
    'TOO_SLOW',
    'The request arrived too slowly or incomplete. Send it again over a better connection.',
  );

/** Answers on the bare connection, for the request is not there yet, and closes it. */
function cutOff({ request, socket }: Coming): void {
  const locale = readerLocale(request.headers);
  socket.write(bareAnswer(tooSlow(), locale, request.id));
  socket.destroySoon();
}

export const bodies = fp(async (app, { bounds, perAddress, networkFactor }: BodiesOptions) => {
  const coming = new Set<Coming>();

  /** Checked after each stretch, so that a fast start buys no time. */
  function isSlow(one: Coming, now: number): boolean {
    const stretchMs = now - one.since;
    if (stretchMs <= bounds.graceMs) return false;
    if (one.socket.bytesRead - one.bytesBefore < (stretchMs / 1000) * bounds.bytesPerSecond) return true;
    one.since = now;
    one.bytesBefore = one.socket.bytesRead;
    return false;
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const one of coming) {
      if (!isSlow(one, now)) continue;
      coming.delete(one);
      one.request.log.info('a body came too slowly');
      // A request that was answered cannot be answered again.
      if (one.reply.raw.headersSent) one.socket.destroy();
      else cutOff(one);
    }
  }, bounds.checkMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  /** @throws ApiError when as many are on their way as may be */
  function refuseTooMany(who: CountedBy, isForm: boolean): void {
    let [forms, ofSender] = [0, 0];
    for (const one of coming) {
      if (one.isForm) forms += 1;
      if (one.sender === senderOf(who)) ofSender += 1;
    }
    const factor = who.by === 'NETWORK' ? networkFactor(who.key) : 1;
    const most = boundFor(factor, bounds.bodiesPerAddress, bounds.bodies);
    if (perAddress && ofSender >= most) throw tooManyAtOnce(who);
    if (coming.size >= bounds.bodies || (isForm && forms >= bounds.forms)) throw unavailable('BUSY');
  }

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request;
    const { socket } = raw;
    // A request that a test injects comes whole, over no connection.
    if (!hasBody(raw) || !(socket instanceof Socket)) return;
    const { countedBy } = request;
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
    try {
      refuseTooMany(countedBy, isForm);
    } catch (error) {
      // The rest of the request is not worth waiting for.
      reply.header('connection', 'close');
      throw error;
    }
    const one = {
      request,
      reply,
      socket,
      sender: senderOf(countedBy),
      isForm,
      since: performance.now(),
      bytesBefore: socket.bytesRead,
    };
    coming.add(one);
    const isThere = () => void coming.delete(one);
    raw.once('end', isThere).once('close', isThere).once('error', isThere);
  });
});
