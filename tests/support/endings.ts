/** Closes what a test file has opened. A hook registered while a test runs would never be called. */
import { afterAll } from 'vitest';

const ends: (() => Promise<unknown>)[] = [];

/** Runs something when the file is finished, whether it was opened in a hook or a test; last opened, first closed. */
export function whenFileEnds(end: () => Promise<unknown>): void {
  ends.push(end);
}

/** For the setup of every file, where its hook runs last. */
export function endAfterFile(): void {
  afterAll(async () => {
    const failures: unknown[] = [];
    for (const end of ends.splice(0).reverse()) await end().catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything ended that the file opened.');
  });
}
