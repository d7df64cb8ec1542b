/** The server from its sources, kept running as `npm start` keeps the built one. */
import path from 'node:path';
import { supervise } from '../scripts/supervise.mjs';

const main = path.resolve(import.meta.dirname, '..', 'server', 'main.ts');
process.exit(await supervise(process.execPath, [main], process.env));
