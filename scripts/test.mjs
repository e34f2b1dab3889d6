/**
 * `npm test`: installs what is missing, then every stage from quick to whole, each with its time and
 * result, and in the end `N passed, N failed`, with the names of tests that failed and of those that passed
 * only when tried again. A stage that fails does not stop those after it.
 *
 * `--full`: full scale, and the fault suites. `--only unit,contract`: these stages alone.
 */
import { parseArgs } from 'node:util';
import { ensureBrowser, ensurePackages } from './bootstrap.mjs';
import { endChildrenOnInterrupt } from './lib/run.mjs';

/** @typedef {import('./lib/stages.mjs').Stage} Stage */
/** @typedef {import('./lib/stages.mjs').Outcome} Outcome */

const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const total = { passed: 0, failed: 0 };
/** @type {{ failures: string[], retried: string[] }} */
const told = { failures: [], retried: [] };

/** @param {Outcome} outcome */
function describe({ passed, failed, skipped, note }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return note === '' ? counts : `${counts} (${note})`;
}

/** @param {Stage} stage @param {boolean} alone whether its output may go straight to the screen */
async function runStage(stage, alone) {
  console.log(`\n── ${stage.name} …`);
  const started = performance.now();
  const outcome = await stage.run(!alone);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  for (const which of /** @type {const} */ (['failures', 'retried'])) {
    told[which].push(...(outcome[which] ?? []).map((name) => `${stage.name}: ${name}`));
  }
  if (outcome.failed > 0) process.stdout.write(outcome.output);
  const result = outcome.failed > 0 ? 'FAILED' : 'ok';
  const line = `${result.padEnd(6)} ${stage.name} ${seconds} s: ${describe(outcome)}`;
  console.log(`── ${line}`);
  return line;
}

/** @param {readonly (readonly Stage[])[]} all @returns {Stage[][]} the rows that were asked for */
function chosenRows(all) {
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !all.flat().some((stage) => stage.name === name)) ?? [];
  if (unknown.length > 0) {
    const known = all.flat().map((stage) => stage.name);
    throw new Error(`No stage is called '${unknown.join(', ')}'. Stages: ${known.join(', ')}.`);
  }
  return all
    .map((row) =>
      row.filter((stage) => names?.includes(stage.name) ?? (values.full || !stage.fullOnly)),
    )
    .filter((row) => row.length > 0);
}

const started = performance.now();
/** @type {string[]} */
const lines = [];
endChildrenOnInterrupt();
if (values.full) process.env.PANTAU_FULL = '1';
try {
  await ensurePackages();
  console.log(`pantau: testing in ${await ensureBrowser()}`);
  // Only now: the stages read what is installed.
  const { rows } = await import('./lib/stages.mjs');
  for (const row of chosenRows(rows)) {
    lines.push(...(await Promise.all(row.map((stage) => runStage(stage, row.length === 1)))));
  }
} catch (error) {
  console.error(`pantau: ${error instanceof Error ? error.message : String(error)}`);
  total.failed += 1;
}

console.log(`\n${lines.join('\n')}`);
/** @param {string} head @param {readonly string[]} names */
function list(head, names) {
  if (names.length > 0) console.log(`\n${[head, ...names].join('\n  ')}`);
}
list('passed only when tried again:', told.retried);
list('failed:', told.failures);
console.log(`\nin ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
