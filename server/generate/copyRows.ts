/** Rows written by COPY, as fast as the database takes them. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One value as COPY reads it. */
export function copyValue(value: string | number | boolean | null | Uint8Array | object): string {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found);
}

/** @param lines values joined by tabs, each row with its line end */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await pipeline(
    Readable.from(lines),
    client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`)),
  );
}
