/** Structured logs on standard output; nothing personal is ever handed to them. */
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino, stdSerializers } from 'pino';

/**
 * @param level pino's level, or `silent`
 * @param destination standard output by default
 */
export function logging(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    // A request is logged by its id alone: its address can hold an e-mail, its headers a token.
    serializers: { req: ({ id }: { id: string }) => id, res: () => undefined, err: stdSerializers.err },
  };
  return destination ? pino(options, destination) : pino(options);
}
