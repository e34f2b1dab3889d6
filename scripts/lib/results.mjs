import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * How many tests of a stage passed, failed and were skipped.
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} [failures] those that failed, each with why
 * @property {readonly string[]} [retried] those that passed only when they were tried again, each with why
 *   they had failed
 */

/** @param {string} path @returns {any} undefined when the suite wrote no report */
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** @param {readonly string[]} titles @param {string | undefined} reason @returns {string} */
function lineOf(titles, reason) {
  // Without colours, and without the stack.
  const [why = ''] = (reason ?? '').replace(/\u001B\[[0-9;]*m/g, '').split('\n', 1);
  return `${titles.join(' › ')}: ${why}`;
}

/**
 * @param {any} report of Vitest
 * @param {'passed' | 'failed'} wanted what has passed and yet has failures was tried again
 * @returns {string[]}
 */
const linesOfVitest = ({ testResults = [] }, wanted) =>
  testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter(
        (/** @type {any} */ { status, failureMessages }) =>
          status === wanted && failureMessages.length > 0,
      )
      .map((/** @type {any} */ { ancestorTitles, title, failureMessages }) =>
        lineOf([basename(name), ...ancestorTitles, title], failureMessages[0]),
      ),
  );

/** @param {any} suite of Playwright @param {'flaky' | 'unexpected'} wanted @returns {string[]} */
function linesOfPlaywright({ specs = [], suites = [] }, wanted) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === wanted)
      .map((/** @type {any} */ { results }) =>
        lineOf([basename(file), title], results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((/** @type {any} */ one) => linesOfPlaywright(one, wanted))];
}

/** @param {string} path report of Vitest's reporter `json` @returns {Count | undefined} */
export function countVitest(path) {
  const report = readJson(path);
  if (report === undefined) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: linesOfVitest(report, 'failed'),
    retried: linesOfVitest(report, 'passed'),
  };
}

/** @param {string} path report of Playwright's reporter `json` @returns {Count | undefined} */
export function countPlaywright(path) {
  const report = readJson(path);
  if (report?.stats === undefined) return undefined;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: linesOfPlaywright(report, 'unexpected'),
    retried: linesOfPlaywright(report, 'flaky'),
  };
}

/** @param {string} path report of Node's own reporter `tap` @returns {Count | undefined} */
export function countTap(path) {
  if (!existsSync(path)) return undefined;
  const report = readFileSync(path, 'utf8');
  /** @param {string} what */
  const total = (what) =>
    [...report.matchAll(new RegExp(`^# ${what} (\\d+)$`, 'gm'))].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
  return {
    passed: total('pass'),
    failed: total('fail') + total('cancelled'),
    skipped: total('skipped') + total('todo'),
  };
}

/**
 * What a suite counts for in the end. A suite without a single test fails, and so does one that ends
 * badly although each of its tests passed (a file that does not load, an error outside of a test).
 *
 * @param {Count | undefined} count
 * @param {number} code exit code
 * @returns {Count & { note: string }}
 */
export function judge(count, code) {
  if (count === undefined || count.passed + count.failed === 0) {
    const note = code === 124 ? 'timed out' : 'no such suite';
    return { passed: 0, failed: 1, skipped: count?.skipped ?? 0, note };
  }
  if (code !== 0 && count.failed === 0) {
    return { ...count, failed: 1, note: code === 124 ? 'timed out' : `ended with ${code}` };
  }
  return { ...count, note: '' };
}
