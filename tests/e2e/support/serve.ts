/** Starts the built server on an empty data folder. */
import { rm } from 'node:fs/promises';
import { e2eDataDir } from './place.ts';

await rm(e2eDataDir, { recursive: true, force: true });
const built: string = '../../../dist/server/main.js';
await import(built);
