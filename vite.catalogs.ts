/** Lets the program import the catalogs that translators write: `import('./es/pages.po')`. */
import type { Plugin } from 'vite';
import { parseCatalog } from './src/i18n/parseCatalog.ts';

/** A gettext catalog as a module; `JSON.parse` reads a text of that size faster than the browser reads a program. */
export const catalogs = (): Plugin => ({
  name: 'catalogs',
  transform: {
    filter: { id: /\.po$/ },
    handler: (text) => ({
      code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(parseCatalog(text)))});`,
      map: null,
      moduleType: 'js',
    }),
  },
});
