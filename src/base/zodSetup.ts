/**
 * The browser app's zod, by an alias in vite.config.ts: set up before the first schema is made, whichever
 * part of the app brings it. zod would try `new Function`, which the page's security policy reports as an error.
 */
import { z } from 'zod/v4';

z.config({ jitless: true });

export { z };
