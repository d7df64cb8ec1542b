/** Reads the reports of test runners: how many tests passed, and which did not, in Vitest's and Playwright's formats. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sum = (list, of) => list.reduce((total, entry) => total + of(entry), 0);

/** The tests of a Playwright suite and of those inside it, each with the names of the suites around it. */
const testsIn = (suite, above = []) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, name: [...above, suite.title, spec.title].join(' › ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...above, suite.title])),
];

function readPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = [
    ...report.errors.map((error) => ({ name: 'outside a test', message: error.message })),
    ...report.suites
      .flatMap((suite) => testsIn(suite))
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map(({ name, results }) => ({ name, message: results.findLast((run) => run.error)?.error.message })),
  ];
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

function readVitest(report) {
  const failures = report.testResults.flatMap((file) => {
    const place = path.relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read has no tests to fail.
    if (file.status === 'failed' && failed.length === 0) return [{ name: place, message: file.message }];
    return failed.map((test) => ({
      name: `${place} › ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }));
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(
      report.numFailedTests,
      sum(failures, () => 1),
    ),
    skipped: report.numPendingTests,
    failures,
  };
}

/**
 * The counts of a report. A missing report counts as no tests.
 *
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number, failures: { name: string, message?: string }[] }}
 */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? readPlaywright(report) : readVitest(report);
}
