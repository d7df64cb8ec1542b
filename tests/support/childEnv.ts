/** The environment of every program a test starts; tests add the rest. */
import path from 'node:path';

export const childEnv = {
  PATH: process.env.PATH,
  // Dozens start from the same sources, which only the first has to compile.
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../node_modules/.cache/compiled'),
};
