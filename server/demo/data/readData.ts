/** Reads the demo's people and jobs, which only a new database needs. */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Beside this file when run from the sources, beside the bundle when run from it. */
const folder = new URL(import.meta.url.endsWith('.ts') ? './' : './data/', import.meta.url);

/** @returns what reads the file when it is first asked for, and has it from then on */
export function readData<T>(name: string, schema: z.ZodType<T>): () => T {
  let read: { data: T } | undefined;
  return () => {
    read ??= { data: schema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))) };
    return read.data;
  };
}
