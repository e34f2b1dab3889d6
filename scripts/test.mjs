/**
 * `npm test`: installs missing packages, then runs every stage and prints its time and result; at the end
 * `N passed, N failed` with the names of the tests that failed and of those that passed only on a retry.
 * A failing stage does not stop the later ones.
 *
 * `--full`: full scale, and the fault suites. `--only unit,contract`: only these stages.
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
const notes = { failures: [], retried: [] };

/** @param {Outcome} outcome */
function describe({ passed, failed, skipped, note }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return note === '' ? counts : `${counts} (${note})`;
}

/** @param {Stage} stage @param {boolean} alone whether to show its output while it runs */
async function runStage(stage, alone) {
  console.log(`\n── ${stage.name} …`);
  const started = performance.now();
  const outcome = await stage.run(!alone);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  for (const which of /** @type {const} */ (['failures', 'retried'])) {
    notes[which].push(...(outcome[which] ?? []).map((name) => `${stage.name}: ${name}`));
  }
  if (outcome.failed > 0) process.stdout.write(outcome.output);
  const result = outcome.failed > 0 ? 'FAILED' : 'ok';
  const line = `${result.padEnd(6)} ${stage.name} ${seconds} s: ${describe(outcome)}`;
  console.log(`── ${line}`);
  return line;
}

/**
 * @typedef {readonly (readonly Stage[])[]} Step its lanes
 *
 * @param {readonly Step[]} all
 * @returns {Step[]} with the requested stages only
 */
function requestedSteps(all) {
  const names = values.only?.split(',');
  const known = all.flat(2).map((stage) => stage.name);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`No stage is called '${unknown.join(', ')}'. Stages: ${known.join(', ')}.`);
  }
  /** @param {Stage} stage */
  const isRequested = (stage) => names?.includes(stage.name) ?? (values.full || !stage.fullOnly);
  return all.map((step) =>
    step.map((lane) => lane.filter(isRequested)).filter((lane) => lane.length > 0),
  );
}

const started = performance.now();
/** @type {string[]} */
const lines = [];
endChildrenOnInterrupt();
if (values.full) process.env.PANTAU_FULL = '1';
try {
  await ensurePackages();
  console.log(`pantau: testing in ${await ensureBrowser()}`);
  // Imported late: the stages read installed packages.
  const { steps } = await import('./lib/stages.mjs');
  for (const lanes of requestedSteps(steps)) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const stage of lane) lines.push(await runStage(stage, lanes.length === 1));
      }),
    );
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
list('passed only on a retry:', notes.retried);
list('failed:', notes.failures);
console.log(`\nin ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
