/** A gettext catalog, as vite.catalogs.ts hands it to the program. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
