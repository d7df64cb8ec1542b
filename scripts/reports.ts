/** Reads the reports of test runners: how many tests passed, and which did not, in Vitest's and Playwright's formats. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Failure {
  name: string;
  message?: string | undefined;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

type Report = Counts & { failures: Failure[] };

interface PlaywrightError {
  message?: string;
}

interface PlaywrightTest {
  status: string;
  /** One a run; an error that was found after another, as in the console, stands behind it. */
  results: { status: string; errors?: PlaywrightError[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The tests of a Playwright suite and of those inside it, each with the names of the suites around it. */
const testsIn = (suite: PlaywrightSuite, above: string[] = []): (PlaywrightTest & { name: string })[] => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, name: [...above, suite.title, spec.title].join(' › ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...above, suite.title])),
];

const toldOf = ({ status, errors = [] }: PlaywrightTest['results'][number], run: number): string =>
  [`Run ${run + 1}: ${status}`, ...errors.map(({ message }) => message)].join('\n');

function readPlaywright(report: PlaywrightReport): Report {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = [
    ...report.errors.map(({ message }) => ({ name: 'outside a test', message })),
    ...report.suites
      .flatMap((suite) => testsIn(suite))
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map(({ name, results }) => ({ name, message: results.map(toldOf).join('\n') })),
  ];
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

function readVitest(report: VitestReport): Report {
  const failures = report.testResults.flatMap((file): Failure[] => {
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
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
    failures,
  };
}

/** The counts of a report. A missing report counts as no tests. */
export function readReport(file: string): Report {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, failures: [] };
  const report: PlaywrightReport | VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report ? readPlaywright(report) : readVitest(report);
}
