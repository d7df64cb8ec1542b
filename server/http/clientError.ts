/** The answer to a malformed request, or one with too much before its body: Node refuses it before the app sees it. */
import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { sourceLocale } from '../../schemas/base/locales.ts';
import { ApiError } from '../base/errors.ts';
import { bareAnswer } from './bareAnswer.ts';

function refusalOf(code: string): ApiError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError('HEADERS_TOO_LARGE', 'The address and the headers of the request are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError(
        'TOO_SLOW',
        'The request arrived too slowly or incomplete. Send it again over a better connection.',
      );
    default:
      return new ApiError('MALFORMED', 'The request cannot be read.');
  }
}

export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  // Nobody is there any more to be answered.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  // In which language they read stands in headers that never came.
  socket.write(bareAnswer(refusalOf(error.code), sourceLocale, randomUUID()));
  socket.destroySoon();
};
