/** Starts the built server on an empty data folder, which goes when the server does. */
import { rmSync } from 'node:fs';
import { e2eDataDir } from './place.ts';

const remove = () => rmSync(e2eDataDir, { recursive: true, force: true });
remove();
process.on('exit', remove);
const built: string = '../../../dist/server/main.js';
await import(built);
