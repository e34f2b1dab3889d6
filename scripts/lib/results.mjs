import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests of a stage passed, failed and were skipped.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/** @param {string} path @returns {any} undefined when the suite wrote no report */
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** @param {string} path report of Vitest's reporter `json` @returns {Count | undefined} */
export function countVitest(path) {
  const report = readJson(path);
  if (report === undefined) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {string} path report of Playwright's reporter `json` @returns {Count | undefined} */
export function countPlaywright(path) {
  const stats = readJson(path)?.stats;
  if (stats === undefined) return undefined;
  // A test that passes only when tried again has failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
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
    const note = code === 124 ? 'took too long' : 'no such suite';
    return { passed: 0, failed: 1, skipped: count?.skipped ?? 0, note };
  }
  if (code !== 0 && count.failed === 0) {
    return { ...count, failed: 1, note: code === 124 ? 'took too long' : `ended with ${code}` };
  }
  return { ...count, note: '' };
}
