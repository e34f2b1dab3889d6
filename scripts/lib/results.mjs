import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * One test in the report of a suite. A test that passed although it has errors passed on a retry.
 *
 * @typedef {object} TestResult
 * @property {string} file absolute
 * @property {string} title after the titles of the groups around it
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {readonly string[]} errors messages of the failed attempts
 */

/**
 * For the reporters: writes the report of a suite to the file that `PANTAU_TEST_REPORT` names.
 *
 * @param {readonly TestResult[]} tests
 */
export function writeReport(tests) {
  const file = process.env.PANTAU_TEST_REPORT;
  if (file !== undefined) writeFileSync(file, JSON.stringify(tests));
}

/** @param {string} file @returns {TestResult[]} none if the suite wrote no report */
export const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

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
