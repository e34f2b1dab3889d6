import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A test in the report of a stage.
 *
 * @typedef {object} RanTest
 * @property {string} file absolute or relative; empty in TAP reports, which do not name it
 * @property {string} name its title after the titles of the groups around it
 * @property {'passed' | 'failed' | 'skipped'} status
 */

/** @param {any} report of Vitest @returns {RanTest[]} */
const readVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ { name: file, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { ancestorTitles, title, status }) => ({
      file,
      name: [...ancestorTitles, title].join(' › '),
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );

/** @param {any} suite of Playwright @param {string} parent @returns {RanTest[]} */
function readPlaywright({ specs = [], suites = [] }, parent = '') {
  const own = specs.map((/** @type {any} */ { title, file, ok, tests }) => ({
    file,
    name: `${parent}${title}`,
    status: tests.every((/** @type {any} */ { status }) => status === 'skipped')
      ? 'skipped'
      : ok
        ? 'passed'
        : 'failed',
  }));
  const nested = suites.flatMap((/** @type {any} */ suite) =>
    readPlaywright(suite, `${parent}${suite.title} › `),
  );
  return [...own, ...nested];
}

/**
 * The directives of TAP that skip a test have four capitals.
 *
 * @param {string} report in the TAP format of Node's test runner
 * @returns {RanTest[]}
 */
const readTap = (report) =>
  [...report.matchAll(/^\s*(not )?ok \d+ - (.*?)( # [A-Z]{4}\b.*)?$/gm)].map(
    ([, failed, name = '', skipped]) => ({
      file: '',
      name,
      status: skipped !== undefined ? 'skipped' : failed === undefined ? 'passed' : 'failed',
    }),
  );

/** @param {string} path @returns {RanTest[]} */
function readReport(path) {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.tap')) return readTap(text);
  const report = path.endsWith('.json') ? JSON.parse(text) : {};
  if (Array.isArray(report.testResults)) return readVitest(report);
  return (report.suites ?? []).flatMap((/** @type {any} */ file) => readPlaywright(file));
}

/** All tests in the reports of the stages. @param {string} folder @returns {RanTest[]} */
export function readRanTests(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => readReport(join(folder, name)));
}
