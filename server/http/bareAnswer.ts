/** A refusal on the bare connection, where there is no reply to send: the request never came, or not to its end. */
import { STATUS_CODES } from 'node:http';
import type { Locale } from '../../schemas/base/locales.ts';
import { problems } from '../../schemas/calls/problem.ts';
import { type ApiError, problemOf } from '../base/errors.ts';
import { translators } from '../base/translators.ts';

/** @returns head and body as they go over the line; the connection is to be closed behind them */
export function bareAnswer(error: ApiError, locale: Locale, requestId: string): string {
  const { status } = problems[error.code];
  const body = JSON.stringify(problemOf(error, translators[locale]));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/problem+json',
    `content-language: ${locale}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'cache-control: no-store',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
