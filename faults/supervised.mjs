/** The built server, kept running as `npm start` keeps it. */
import path from 'node:path';
import { supervise } from '../scripts/start/supervise.mjs';

const main = path.resolve(import.meta.dirname, '../dist/server/main.js');
// Killed dozens of times on end, it is not to wait longer each time.
process.exit(await supervise(process.execPath, [main], process.env, 1000));
