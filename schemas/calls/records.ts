/** Single records: which calls read one, and which change one that can be read. */
import type { Call } from './call.ts';
import { type CallName, calls } from './table.ts';

/** Whether a call answers with one thing of the caller's, which has an ETag. */
export const readsRecord = ({ method, may, answer, list, binary }: Call): boolean =>
  method === 'GET' && may !== 'public' && answer !== undefined && list === undefined && binary === undefined;

const readers = (Object.entries(calls) as [CallName, Call][])
  .filter(([, call]) => readsRecord(call))
  .sort(([, one], [, other]) => other.path.length - one.path.length);

/** The call that reads what a PUT, PATCH or DELETE changes; undefined where it cannot be read alone. */
export function recordOf({ method, path }: Call): CallName | undefined {
  if (method === 'GET' || method === 'POST') return undefined;
  return readers.find(([, reader]) => path === reader.path || path.startsWith(`${reader.path}/`))?.[0];
}
