/** What every program a test starts has in its environment: the rest a test gives. */
import path from 'node:path';

export const childEnv = {
  PATH: process.env.PATH,
  // Dozens start from the same sources, which the first one has read and compiled.
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../node_modules/.cache/compiled'),
};
