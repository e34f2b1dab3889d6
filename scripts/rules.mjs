/**
 * Checks `docs/rules` against the tests that cite its rules: ids are unique, every rule is cited, and every
 * cited id exists. The list of tests under each rule is generated.
 *
 * `--write`: refresh the generated lists. `--results=<folder>`: also require that every cited test ran and
 * passed in these reports of the stages of `npm test`.
 */
import { globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conclude } from './lib/checks.mjs';
import { at, root } from './lib/paths.mjs';
import { readReport } from './lib/results.mjs';
import { citationsIn, problemOf, rulesIn, withTests } from './rules/citations.mjs';

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, results: { type: 'string' } },
});

/** @param {string} pattern @returns {[file: string, text: string][]} without installed and built files */
const read = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => /^(node_modules|dist)$/.test(name) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => [file, readFileSync(at(file), 'utf8')]);

const documents = read('docs/rules/*.md').filter(([file]) => !file.endsWith('/README.md'));
const sources = ['packages', 'apps', 'tests', '.storybook', 'scripts']
  .flatMap((folder) => read(`${folder}/**/*.{ts,tsx,mjs}`))
  .filter(([file]) => !/^scripts\/rules|^tests\/tools\/rules/.test(file));
const citations = sources.flatMap(([file, text]) => citationsIn(file, text));
const rules = documents.flatMap(([file, text]) => rulesIn(text).map((rule) => ({ ...rule, file })));
const known = new Set(rules.map(({ id }) => id));
const areas = [...new Set([...known].map((id) => id.slice(0, 2)))].join('|');

/** @type {string[]} */
const problems = [];

for (const [index, { id, file, line }] of rules.entries()) {
  const place = `${file}:${line}: ${id}`;
  if (rules.findIndex((rule) => rule.id === id) < index) problems.push(`${place} is a duplicate`);
  if (!citations.some(({ ids }) => ids.includes(id))) problems.push(`${place} has no test`);
}

for (const [file, text] of [...sources, ...documents]) {
  for (const [id] of text.matchAll(new RegExp(`\\b(?:${areas})-\\d{1,3}\\b`, 'g'))) {
    if (!known.has(id)) problems.push(`${file}: ${id} is cited but not in docs/rules`);
  }
}

for (const [file, text] of documents) {
  const refreshed = withTests(text, citations);
  if (refreshed === text) continue;
  if (values.write === true) writeFileSync(at(file), refreshed);
  else problems.push(`${file} is out of date: run \`npm run rules -- --write\``);
}

if (values.results !== undefined) {
  const folder = values.results;
  const results = readdirSync(folder).flatMap((file) => readReport(join(folder, file)));
  for (const citation of citations) {
    const problem = problemOf(citation, results);
    const name = `${citation.file} › ${citation.title}`;
    if (problem !== undefined) problems.push(`${citation.ids.join(', ')} ${problem}: ${name}`);
  }
}

conclude(`${rules.length} rules, ${citations.length} citing tests`, problems);
