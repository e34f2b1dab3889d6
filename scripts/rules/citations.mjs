/**
 * A test that cites a rule.
 *
 * @typedef {object} Citation
 * @property {string} file relative to the root
 * @property {string} title a title in the source, or the export of a story
 * @property {readonly string[]} ids
 */

const ids = '[A-Z]{2}-\\d{1,3}(?:, [A-Z]{2}-\\d{1,3})*';
const storyComment = new RegExp(
  `/\\*\\*\\s*(?:\\* )?(${ids})(?::(?:(?!\\*/)[^])*)?\\s*\\*/\\s*export const (\\w+)`,
  'g',
);
const titleLiteral = new RegExp(`(['"\`])((?:(?!\\1)[^\\\\\\n]|\\\\.)*?\\((${ids})\\))\\1`, 'g');

const isStory = (/** @type {string} */ file) => file.endsWith('.stories.tsx');
const isTest = (/** @type {string} */ file) => /\.(?:test\.(?:tsx?|mjs)|e2e\.ts)$/.test(file);
/** Clauses of a contract suite become tests of every adapter that runs the suite. */
const isClause = (/** @type {string} */ file) => /\/testing\/.*clauses\.ts$/.test(file);

/** @param {string} file @param {string} source @returns {Citation[]} */
export function citationsIn(file, source) {
  if (isStory(file)) {
    return [...source.matchAll(storyComment)].map(([, cited = '', title = '']) => ({
      ...{ file, title, ids: cited.split(', ') },
    }));
  }
  if (!isTest(file) && !isClause(file)) return [];
  return [...source.matchAll(titleLiteral)].map(([, , title = '', cited = '']) => ({
    ...{ file, title: title.replace(/\\(.)/g, '$1'), ids: cited.split(', ') },
  }));
}

/** Story names have spaces between the words of the export. @param {string} text */
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @param {string} title with the placeholders of `it.each` and of template strings @returns {RegExp} */
function patternOf(title) {
  const literal = title.split(/\$\{[^}]*\}|\$\w+|%[sdifjo]/);
  return new RegExp(literal.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'));
}

/**
 * @param {Citation} citation
 * @param {readonly import('./ran-tests.mjs').RanTest[]} ran
 * @returns {string | undefined} why the citation proves nothing; undefined if its tests ran and passed
 */
export function problemOf({ file, title }, ran) {
  const pattern = patternOf(title);
  const found = ran.filter((test) => {
    if (!isClause(file) && test.file !== '' && !`/${file}`.endsWith(`/${test.file}`)) {
      if (!test.file.endsWith(`/${file}`)) return false;
    }
    if (isStory(file)) return letters(test.name) === letters(title);
    return pattern.test(test.name);
  });
  if (found.some(({ status }) => status === 'failed')) return 'did not pass';
  return found.some(({ status }) => status === 'passed') ? undefined : 'did not run';
}
