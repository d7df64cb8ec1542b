/** Lets the program import the catalogs that translators write: `import('./es/pages.po')`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseCatalog } from './src/i18n/parseCatalog.ts';

/** A gettext catalog as a module; `JSON.parse` reads a text of that size faster than the browser reads a program. */
export const catalogs = (): Plugin => ({
  name: 'catalogs',
  load: {
    filter: { id: /\.po$/ },
    handler: (file) => {
      const messages = JSON.stringify(parseCatalog(readFileSync(file, 'utf8')));
      return { code: `export const messages = JSON.parse(${JSON.stringify(messages)});`, moduleType: 'js' };
    },
  },
});
