/**
 * Checks `docs/rules` against the tests that cite its rules: ids are unique, every rule is cited, and every
 * cited id exists. The list of tests under each rule is generated.
 *
 * `--write`: refresh the generated lists. `--results`: also require that every cited test ran and passed in
 * the reports that the stages of `npm test` left.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { conclude, repositoryFiles } from './lib/files.mjs';
import { at } from './lib/paths.mjs';
import { citationsIn, problemOf } from './rules/citations.mjs';
import { readRanTests } from './rules/ran-tests.mjs';
import { rulesIn, withTests } from './rules/rule-list.mjs';

const isGiven = (/** @type {string} */ flag) => process.argv.includes(flag);
const read = (/** @type {string} */ file) => readFileSync(at(file), 'utf8');

const files = repositoryFiles();
const documents = files.filter((file) => /^docs\/rules\/(?!README)[\w-]+\.md$/.test(file));
const sources = files.filter(
  (file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('scripts/rules/'),
);
const texts = new Map(sources.map((file) => [file, read(file)]));
const citations = [...texts].flatMap(([file, text]) => citationsIn(file, text));
const rules = documents.flatMap((file) => rulesIn(read(file)).map((rule) => ({ ...rule, file })));
const known = new Set(rules.map(({ id }) => id));
const areas = [...new Set([...known].map((id) => id.slice(0, 2)))].join('|');

/** @type {string[]} */
const problems = [];

for (const [index, { id, file, line }] of rules.entries()) {
  const place = `${file}:${line}: ${id}`;
  if (rules.findIndex((rule) => rule.id === id) < index) problems.push(`${place} is a duplicate`);
  if (!citations.some(({ ids }) => ids.includes(id))) problems.push(`${place} has no test`);
}

for (const [file, text] of [...texts, ...documents.map((file) => [file, read(file)])]) {
  for (const [id] of (text ?? '').matchAll(new RegExp(`\\b(?:${areas})-\\d{1,3}\\b`, 'g'))) {
    if (!known.has(id)) problems.push(`${file}: ${id} is cited but not in docs/rules`);
  }
}

for (const file of documents) {
  const refreshed = withTests(read(file), citations);
  if (refreshed === read(file)) continue;
  if (isGiven('--write')) writeFileSync(at(file), refreshed);
  else problems.push(`${file} is out of date: run \`npm run rules -- --write\``);
}

if (isGiven('--results')) {
  const ran = readRanTests(at('node_modules', '.cache', 'pantau-test'));
  for (const citation of citations) {
    const problem = problemOf(citation, ran);
    const name = `${citation.file} › ${citation.title}`;
    if (problem !== undefined) problems.push(`${citation.ids.join(', ')} ${problem}: ${name}`);
  }
}

conclude(`${rules.length} rules, ${citations.length} citing tests`, problems);
