/**
 * Holds the packages' tables from the specification to its tests against what the stages of `npm test`
 * ran: each sentence cites a test, and each test cited ran and passed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, packagesInOrder, root } from './lib/paths.mjs';
import { problemOf } from './spec/find-citation.mjs';
import { readRanTests } from './spec/ran-tests.mjs';
import { readSpecTables } from './spec/spec-table.mjs';

const ran = readRanTests(at('node_modules', '.cache', 'pantau-test'));
/** @type {string[]} */
const problems = [];
let sentences = 0;
let citations = 0;

for (const { folder } of packagesInOrder()) {
  const path = join(folder, 'README.md');
  if (!existsSync(path)) continue;
  for (const row of readSpecTables(readFileSync(path, 'utf8'))) {
    const place = `${relative(root, path)}:${row.line}`;
    sentences += 1;
    citations += row.citations.length;
    if (row.citations.length === 0) problems.push(`${place} cites no test: ${row.sentence}`);
    for (const citation of row.citations) {
      const problem = problemOf(citation, ran);
      if (problem !== undefined) problems.push(`${place} ${problem}: ${citation.text}`);
    }
  }
}

if (sentences === 0) problems.push('No package has a table from the specification to its tests.');
for (const problem of problems) console.error(problem);
console.log(`${sentences} sentences, ${citations} tests cited, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
