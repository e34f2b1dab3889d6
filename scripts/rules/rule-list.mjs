/**
 * A rule of `docs/rules`, written as `- **AC-12** Text.`
 *
 * @typedef {{ id: string, line: number }} Rule
 */

const ruleLine = /^- \*\*([A-Z]{2}-\d{1,3})\*\* \S/;
const testLine = /^ {2}- \[`/;

/** @param {string} markdown @returns {Rule[]} */
export const rulesIn = (markdown) =>
  markdown.split('\n').flatMap((text, index) => {
    const id = ruleLine.exec(text)?.[1];
    return id === undefined ? [] : [{ id, line: index + 1 }];
  });

/** @param {import('./citations.mjs').Citation} citation */
function listItem({ file, title }) {
  const name = title.replace(/ \([^()]*\)$/, '').replaceAll('`', "'");
  return `  - [\`${file.split('/').pop()} › ${name}\`](../../${file})`;
}

/**
 * Lists under each rule the tests that cite it.
 *
 * @param {string} markdown
 * @param {readonly import('./citations.mjs').Citation[]} citations
 */
export function withTests(markdown, citations) {
  const kept = markdown.split('\n').filter((line) => !testLine.test(line));
  const written = kept.flatMap((line) => {
    const id = ruleLine.exec(line)?.[1];
    const tests = citations.filter(({ ids }) => id !== undefined && ids.includes(id));
    return [line, ...tests.map(listItem).sort()];
  });
  return written.join('\n');
}
