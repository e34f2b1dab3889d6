/**
 * A row of a table from the specification to its tests. The table's head is `| § | sentence | tests |`;
 * each test is cited in backticks as `file › name`.
 *
 * @typedef {object} SpecRow
 * @property {number} line in its document
 * @property {string} section
 * @property {string} sentence
 * @property {readonly Citation[]} citations
 */

/** @typedef {{ file: string, name: string, text: string }} Citation */

const head = /^\|\s*§\s*\|\s*sentence\s*\|\s*tests\s*\|\s*$/;
const cited = /`([^`]+)`/g;

/** @param {string} line @returns {string[]} */
const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** @param {string} text @returns {Citation} */
function citationOf(text) {
  const [file = '', ...names] = text.split('›').map((part) => part.trim());
  return { file, name: names.join(' › '), text };
}

/** @param {string} markdown @returns {readonly SpecRow[]} */
export function readSpecTables(markdown) {
  /** @type {SpecRow[]} */
  const rows = [];
  let isInside = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (head.test(line)) isInside = true;
    else if (!line.startsWith('|')) isInside = false;
    else if (isInside && !/^[|\s:-]+$/.test(line)) {
      const [section = '', sentence = '', tests = ''] = cellsOf(line);
      const citations = [...tests.matchAll(cited)].map(([, text]) => citationOf(text ?? ''));
      rows.push({ line: index + 1, section, sentence, citations });
    }
  }
  return rows;
}
