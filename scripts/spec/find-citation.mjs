/** @typedef {import('./ran-tests.mjs').RanTest} RanTest */
/** @typedef {import('./spec-table.mjs').Citation} Citation */

/** Stories are named after their exports, with the words set apart: only letters and figures count. */
const plain = (/** @type {string} */ text) =>
  text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** @param {string} path @param {string} end */
const endsWith = (path, end) => path === end || path.endsWith(`/${end}`);

/**
 * What is wrong with a citation; undefined when the test ran and passed.
 *
 * @param {Citation} citation
 * @param {readonly RanTest[]} ran
 * @returns {string | undefined}
 */
export function problemOf(citation, ran) {
  if (citation.file === '' || citation.name === '') return 'is not written as `file › name`';
  const inFile = ran.filter(({ file }) => endsWith(file.replaceAll('\\', '/'), citation.file));
  if (inFile.length === 0) return 'names a file of which no test ran';
  const wanted = plain(citation.name);
  const found = inFile.filter(({ names }) => names.some((name) => plain(name) === wanted));
  if (found.length === 0) return 'names a test that did not run';
  return found.every(({ isPassed }) => isPassed) ? undefined : 'names a test that did not pass';
}
