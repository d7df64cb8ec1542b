/** Ends of what a test file has opened. A hook that is registered while a test runs would never be called. */
import { afterAll } from 'vitest';

const ends: (() => Promise<unknown>)[] = [];

/** Has something done when the file is through, whether it was opened in a hook or in a test; last opened, first ended. */
export function whenFileEnds(end: () => Promise<unknown>): void {
  ends.push(end);
}

/** For the setup of every file: there, its hook is the last one. */
export function endAfterFile(): void {
  afterAll(async () => {
    const failures: unknown[] = [];
    for (const end of ends.splice(0).reverse()) await end().catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything ended that the file opened.');
  });
}
