/** @import { JSONReport, JSONReportSuite } from '@playwright/test/reporter' */
/** @import { JsonTestResults } from 'vitest/node' */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * One test in the report of a suite. A test that passed although it has errors passed on a retry.
 *
 * @typedef {object} TestResult
 * @property {string} file absolute
 * @property {string} title after the titles of the groups around it
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {readonly string[]} errors messages of the failed attempts
 */

/** @param {string} status in a report @returns {TestResult['status']} */
function statusOf(status) {
  if (status === 'passed' || status === 'expected' || status === 'flaky') return 'passed';
  return status === 'failed' || status === 'unexpected' ? 'failed' : 'skipped';
}

/** @param {JsonTestResults} report @returns {TestResult[]} */
const vitestResults = ({ testResults }) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      file,
      title: [...ancestorTitles.filter(Boolean), title].join(' > '),
      status: statusOf(status),
      errors: failureMessages ?? [],
    })),
  );

/**
 * @param {string} folder of the tests
 * @param {JSONReportSuite} suite
 * @param {readonly string[]} titles of the suites around its tests
 * @returns {TestResult[]}
 */
const playwrightResults = (folder, { specs, suites = [] }, titles = []) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: join(folder, file),
      title: [...titles, title].join(' > '),
      status: statusOf(status),
      errors: results.flatMap(({ error }) => error?.message ?? []),
    })),
  ),
  ...suites.flatMap((suite) => playwrightResults(folder, suite, [...titles, suite.title])),
];

/**
 * Reads the JSON report of Vitest or Playwright.
 *
 * @param {string} file
 * @returns {TestResult[]} none if the suite wrote no report
 */
export function readReport(file) {
  if (!existsSync(file)) return [];
  /** @type {JsonTestResults | JSONReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if ('testResults' in report) return vitestResults(report);
  return report.suites.flatMap((suite) => playwrightResults(report.config.rootDir, suite));
}

/** @param {TestResult} test @returns {string} its name and the first line of its first error */
function summaryOf({ file, title, errors: [error = ''] }) {
  const [reason = ''] = error.replace(/\u001B\[[0-9;]*m/g, '').split('\n', 1);
  return `${basename(file)} > ${title}: ${reason}`;
}

/**
 * The result of a suite. A suite without tests fails, and so does one that ends with an error although
 * all of its tests passed (a file that does not load, an error outside of a test).
 *
 * @param {readonly TestResult[]} tests
 * @param {number} code exit code of the suite
 */
export function judge(tests, code) {
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed');
  let note = '';
  if (code === 124) note = 'timed out';
  else if (passed.length + failed.length === 0) note = 'no tests ran';
  else if (code !== 0 && failed.length === 0) note = `exit code ${code}`;
  return {
    passed: passed.length,
    failed: note === '' ? failed.length : Math.max(1, failed.length),
    skipped: tests.length - passed.length - failed.length,
    failures: failed.map(summaryOf),
    retried: passed.filter(({ errors }) => errors.length > 0).map(summaryOf),
    note,
  };
}
