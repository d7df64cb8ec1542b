/** Once for a whole test run: the built server, which tests start as a process because it is what people start. */
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/build/build.ts';

/** Runs vitest's `globalSetup`. */
export default async function setup(project: TestProject): Promise<void> {
  const build = async () => {
    if (!(await ensureBuilt(['server']))) throw new Error('The server could not be built.');
  };
  await build();
  project.onTestsRerun(build);
}
