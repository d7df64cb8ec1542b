/** Runs once before all journeys; the function it returns runs after them. */
import { rmSync } from 'node:fs';
import { prepareDemo, runFolder } from './server.ts';

export default async function prepare(): Promise<() => void> {
  await prepareDemo();
  return () => rmSync(runFolder, { recursive: true, force: true });
}
