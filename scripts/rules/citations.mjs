/**
 * A rule of `docs/rules`, written as `- **AC-12** Text.`
 *
 * @typedef {{ id: string, line: number }} Rule
 *
 * A test that cites rules; its title is the one in the source, or the export of a story.
 *
 * @typedef {{ file: string, title: string, ids: readonly string[] }} Citation
 */

const ids = '[A-Z]{2}-\\d{1,3}(?:, [A-Z]{2}-\\d{1,3})*';
const storyComment = new RegExp(
  `/\\*\\*\\s*(?:\\* )?(${ids})(?::(?:(?!\\*/)[^])*)?\\s*\\*/\\s*export const (\\w+)`,
  'g',
);
const titleLiteral = new RegExp(`(['"\`])((?:(?!\\1)[^\\\\\\n]|\\\\.)*?\\((${ids})\\))\\1`, 'g');
const ruleLine = /^- \*\*([A-Z]{2}-\d{1,3})\*\* \S/;
const testLine = /^ {2}- \[`/;

const isStory = (/** @type {string} */ file) => file.endsWith('.stories.tsx');
const isTest = (/** @type {string} */ file) =>
  /\.(?:test\.(?:tsx?|mjs)|(?:e2e|workbench)\.ts)$/.test(file);
/** Clauses of a contract suite become tests of every adapter that runs the suite. */
const isClause = (/** @type {string} */ file) => /\/testing\/.*clauses\.ts$/.test(file);

/** @param {string} file relative to the root @param {string} source @returns {Citation[]} */
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

/** @param {string} markdown @returns {Rule[]} */
export const rulesIn = (markdown) =>
  markdown.split('\n').flatMap((text, index) => {
    const id = ruleLine.exec(text)?.[1];
    return id === undefined ? [] : [{ id, line: index + 1 }];
  });

/** @param {Citation} citation */
function listItem({ file, title }) {
  const name = title.replace(/ \([^()]*\)$/, '').replaceAll('`', "'");
  return `  - [\`${file.split('/').pop()} › ${name}\`](../../${file})`;
}

/**
 * Lists the tests that cite a rule below it, in place of the previous list.
 *
 * @param {string} markdown
 * @param {readonly Citation[]} citations
 */
export function withTests(markdown, citations) {
  const lines = markdown.split('\n').filter((line) => !testLine.test(line));
  return lines
    .flatMap((line) => {
      const id = ruleLine.exec(line)?.[1];
      const tests = citations.filter((citation) => id !== undefined && citation.ids.includes(id));
      return [line, ...tests.map(listItem).sort()];
    })
    .join('\n');
}

/** Story names have spaces between the words of the export. @param {string} text */
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @param {string} title with the placeholders of `it.each` and of template strings @returns {RegExp} */
function patternOf(title) {
  const literal = title.split(/\$\{[^}]*\}|\$\w+|%[sdifjo#]/);
  return new RegExp(literal.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'));
}

/**
 * @param {Citation} citation
 * @param {readonly import('../lib/results.mjs').TestResult[]} results
 * @returns {string | undefined} why the citation proves nothing; undefined if its tests ran and passed
 */
export function problemOf({ file, title }, results) {
  const pattern = patternOf(title);
  const statuses = results
    .filter((test) => isClause(file) || test.file.endsWith(`/${file}`))
    .filter((test) =>
      isStory(file) ? letters(test.title) === letters(title) : pattern.test(test.title),
    )
    .map(({ status }) => status);
  if (statuses.includes('failed')) return 'did not pass';
  return statuses.includes('passed') ? undefined : 'did not run';
}
