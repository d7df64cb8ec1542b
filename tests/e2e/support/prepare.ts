/** Once before all journeys; what it returns is done after them. */
import { rmSync } from 'node:fs';
import { prepareDemo, runFolder } from './server.ts';

export default async function prepare(): Promise<() => void> {
  await prepareDemo();
  return () => rmSync(runFolder, { recursive: true, force: true });
}
