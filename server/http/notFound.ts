/** The answer where no route matches. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '../../schemas/calls/table.ts';
import { calls } from '../../schemas/calls/table.ts';
import { ApiError, sendProblem } from '../base/errors.ts';

/**
 * Under /api/v1: 405 with the methods there are when only the method is wrong, else 404.
 *
 * @param names the calls that are mounted
 * @param prefix what paths begin with before those of the table
 */
export function apiNotFound(names: readonly CallName[], prefix: string) {
  const patterns = names.map((name) => {
    const { method, path } = calls[name];
    const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+');
    return { method, pattern: new RegExp(`^${prefix}${pattern}/?$`) };
  });
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?');
    const found = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }): string => method);
    const methods = [...new Set(found)];
    if (methods.length === 0) return sendProblem(reply, new ApiError('NOT_FOUND', 'There is no such call.'));
    if (methods.includes('GET')) methods.push('HEAD');
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    const names = methods.join(', ');
    return sendProblem(
      reply,
      new ApiError('METHOD_NOT_ALLOWED', (t) => t('This address accepts {methods}.', { methods: names })),
    );
  };
}
