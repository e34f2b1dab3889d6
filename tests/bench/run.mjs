/**
 * `npm run bench`: all suites. `npm run bench -- <suite>`: one of them. Prints figures, and fails if a ratio
 * to something measured in the same run is worse than its suite allows.
 */
import { readdirSync } from 'node:fs';

const folder = new URL('./suites/', import.meta.url);
const suites = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
  .sort();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.includes(name));
if (unknown.length > 0) {
  console.error(`No suite is called '${unknown.join(', ')}'. Suites: ${suites.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const name of wanted.length > 0 ? wanted : suites) {
  console.log(`\n── ${name}`);
  const { run } = await import(new URL(`${name}.ts`, folder).href);
  /** @type {readonly string[]} */
  const problems = await run();
  for (const problem of problems) console.log(`FAILED ${problem}`);
  failed += problems.length;
}
process.exitCode = failed === 0 ? 0 : 1;
