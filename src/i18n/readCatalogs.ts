/** The catalogs as files, for programs without Vite: the server reads them when it starts, also beside its bundle. */
import { readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { parseCatalog } from './parseCatalog.ts';

const spanish = new URL('./es/', import.meta.url);

/** The Spanish of the pages and of the server. */
export const readSpanish = (): Messages =>
  Object.assign(
    {},
    ...['pages.po', 'server.po'].map((name) => parseCatalog(readFileSync(new URL(name, spanish), 'utf8'))),
  );
