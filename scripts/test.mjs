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

const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const lines = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const retried = [];

const minutesSince = (/** @type {number} */ start) => (performance.now() - start) / 60_000;

/** @param {Stage} stage @param {boolean} quiet whether to show its output only if it fails */
async function runStage({ name, run }, quiet) {
  console.log(`\n── ${name} …`);
  const started = performance.now();
  const { passed, failed, skipped, note, output, ...tests } = await run(quiet);
  const seconds = (minutesSince(started) * 60).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  failures.push(...tests.failures.map((test) => `${name}: ${test}`));
  retried.push(...tests.retried.map((test) => `${name}: ${test}`));
  if (failed > 0) process.stdout.write(output);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const result = failed > 0 ? 'FAILED' : 'ok    ';
  lines.push(`${result} ${name} ${seconds} s: ${counts}${note === '' ? '' : ` (${note})`}`);
  console.log(`── ${lines.at(-1)}`);
}

/**
 * @param {readonly (readonly (readonly Stage[])[])[]} steps
 * @returns {Stage[][][]} with the requested stages only
 */
function requestedSteps(steps) {
  const names = values.only?.split(',');
  const known = steps.flat(2).map((stage) => stage.name);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`No stage is called '${unknown.join(', ')}'. Stages: ${known.join(', ')}.`);
  }
  /** @param {Stage} stage */
  const isRequested = ({ name, fullOnly }) => names?.includes(name) ?? (values.full || !fullOnly);
  return steps.map((lanes) =>
    lanes.map((lane) => lane.filter(isRequested)).filter((lane) => lane.length > 0),
  );
}

const started = performance.now();
endChildrenOnInterrupt();
if (values.full) process.env.PANTAU_FULL = '1';
try {
  await ensurePackages();
  console.log(`pantau: testing in ${await ensureBrowser()}`);
  // Imported late: the stages read installed packages.
  const { steps } = await import('./lib/stages.mjs');
  for (const lanes of requestedSteps(steps)) {
    const runLane = async (/** @type {Stage[]} */ lane) => {
      for (const stage of lane) await runStage(stage, lanes.length > 1);
    };
    await Promise.all(lanes.map(runLane));
  }
} catch (error) {
  console.error(`pantau: ${error instanceof Error ? error.message : String(error)}`);
  total.failed += 1;
}

console.log(`\n${lines.join('\n')}`);
for (const [head, tests] of Object.entries({
  'passed only on a retry': retried,
  failed: failures,
})) {
  if (tests.length > 0) console.log(`\n${[`${head}:`, ...tests].join('\n  ')}`);
}
console.log(`\nin ${minutesSince(started).toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
