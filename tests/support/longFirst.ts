/** The order in which files are begun: the longest first, so that none of them runs alone when all others are done. */
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '../..');

/** Small files that start processes or wait for them; others take about as long as they are large. */
const long = [
  'tests/newField/newField.test.ts',
  'tests/server/accounts/bruteForce.test.ts',
  'tests/providers/partMissing.test.ts',
  'tests/start/faults.test.ts',
  'tests/cli/backup.test.ts',
  'tests/start/main.test.ts',
  'tests/start/embedded.test.ts',
  'tests/start/twoBuilds.test.ts',
  'tests/server/mail/mailKilled.test.ts',
  'tests/server/dailyCandidates/dailyRunKilled.test.ts',
  'tests/server/http/contractFuzz.test.ts',
  'tests/cli/daily.test.ts',
].map((file) => path.join(root, file));

const placeOf = ({ moduleId }: TestSpecification) => long.indexOf(moduleId);

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files.filter(({ moduleId }) => !long.includes(moduleId)));
    const first = files.filter(({ moduleId }) => long.includes(moduleId));
    return [...first.toSorted((a, b) => placeOf(a) - placeOf(b)), ...others];
  }
}
