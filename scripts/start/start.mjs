/** `npm start`: installs and builds what is missing or out of date, then runs the server and keeps it running. */
import path from 'node:path';
import { runChild } from './child.mjs';
import { ensureInstalled, findNode, readSettingsFile, root } from './install.mjs';
import { supervise } from './supervise.mjs';

process.chdir(root);
readSettingsFile();
ensureInstalled();
const node = findNode();
const failed = await runChild(node, [path.join('scripts', 'build', 'build.ts')]);
if (failed) process.exit(failed);
process.exit(
  await supervise(node, [path.join(root, 'dist', 'server', 'main.js')], {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }),
);
