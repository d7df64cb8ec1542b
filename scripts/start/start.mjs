/** `npm start`: installs and builds what is missing or out of date, then runs the server and keeps it running. */
import path from 'node:path';
import { ensureBuilt } from '../build/build.mjs';
import { ensureInstalled, findNode, readSettingsFile, root } from './install.mjs';
import { supervise } from './supervise.mjs';

process.chdir(root);
readSettingsFile();
ensureInstalled();
const node = findNode();
if (!(await ensureBuilt(node))) process.exit(1);
process.exit(
  await supervise(node, [path.join(root, 'dist', 'server', 'main.js')], {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }),
);
