import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A test that a stage ran.
 *
 * @typedef {object} RanTest
 * @property {string} file
 * @property {readonly string[]} names ways of naming it: its own title, and with the groups around it
 * @property {boolean} isPassed
 */

/** @param {readonly string[]} titles from the outermost group to the test */
const namesOf = (titles) => titles.map((_, from) => titles.slice(from).join(' › '));

/** @param {any} report of Vitest @returns {RanTest[]} */
function ofVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { ancestorTitles, title, status }) => ({
      file: name,
      names: namesOf([...ancestorTitles, title]),
      isPassed: status === 'passed',
    })),
  );
}

/** @param {any} suite of Playwright @param {readonly string[]} above @returns {RanTest[]} */
function ofSuite(suite, above) {
  const specs = (suite.specs ?? []).map((/** @type {any} */ { title, file, ok, tests }) => ({
    file,
    names: namesOf([...above, title]),
    // `flaky`: it passed when it was tried again, which only continuous integration does.
    isPassed:
      ok &&
      tests.some((/** @type {any} */ { status }) => status === 'expected' || status === 'flaky'),
  }));
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ one) =>
    ofSuite(one, [...above, one.title]),
  );
  return [...specs, ...inner];
}

/** @param {any} report @returns {RanTest[]} */
function testsOf(report) {
  if (Array.isArray(report.testResults)) return ofVitest(report);
  if (!Array.isArray(report.suites)) return [];
  return report.suites.flatMap((/** @type {any} */ file) => ofSuite(file, []));
}

/** Every test of the reports that the stages left. @param {string} folder @returns {RanTest[]} */
export function readRanTests(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => testsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
