/** The server from its sources, kept running as `npm start` keeps the built one. */
import path from 'node:path';
import { supervise } from '../scripts/start/supervise.mjs';

const main = path.resolve(import.meta.dirname, '..', 'server', 'main.ts');
// Killed dozens of times on end, it is not to wait longer each time.
process.exit(await supervise(process.execPath, [main], process.env, 1000));
