import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { at, bin, workspaceNode } from '../../scripts/lib/paths.mjs';
import { judge, readReport } from '../../scripts/lib/results.mjs';
import { run } from '../../scripts/lib/run.mjs';

// In the workspace, where the runners find their packages.
const folder = mkdtempSync(at('node_modules', '.pantau-results-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} runner @param {string} file @param {string} source @param {readonly string[]} args */
async function reportOf(runner, file, source, args) {
  // Node's runner runs no files for a runner that runs inside another one.
  delete process.env.NODE_TEST_CONTEXT;
  const report = join(folder, `${runner}.json`);
  writeFileSync(join(folder, file), source);
  const env = { PANTAU_TEST_REPORT: report };
  const { code, output } = await run(workspaceNode, args, { cwd: folder, env, quiet: true });
  assert.notEqual(code, 0, output);
  return readReport(report).map((one) => ({ ...one, errors: one.errors.length }));
}

const reporter = (/** @type {string} */ name) => at('scripts', 'reporters', `${name}.mjs`);
const source = (/** @type {string} */ runner) => `
  import { test } from '${runner}';
  let attempts = 0;
  test('passes', () => {});
  test('fails', () => { throw new Error('no'); });
  test('recovers', () => { if (++attempts === 1) throw new Error('late'); });
  test.skip('waits', () => {});
`;
/** @param {string} file @param {boolean} retries */
const expected = (file, retries) => [
  { file: join(folder, file), title: 'passes', status: 'passed', errors: 0 },
  { file: join(folder, file), title: 'fails', status: 'failed', errors: retries ? 2 : 1 },
  ...(retries
    ? [{ file: join(folder, file), title: 'recovers', status: 'passed', errors: 1 }]
    : [{ file: join(folder, file), title: 'recovers', status: 'failed', errors: 1 }]),
  { file: join(folder, file), title: 'waits', status: 'skipped', errors: 0 },
];

test('Vitest reports its tests, and what failed before a retry', async () => {
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  const args = [bin('vitest'), 'run', '--retry=1', `--reporter=${reporter('vitest')}`];
  const tests = await reportOf('vitest', 'a.test.mjs', source('vitest'), args);
  assert.deepEqual(tests, expected('a.test.mjs', true));
});

test('Playwright reports its tests', async () => {
  const args = [
    bin('@playwright/test', 'playwright'),
    ...['test', '--reporter', reporter('playwright'), 'b.spec.mjs'],
  ];
  const tests = await reportOf('playwright', 'b.spec.mjs', source('@playwright/test'), args);
  assert.deepEqual(tests, expected('b.spec.mjs', false));
});

test("Node's runner reports its tests", async () => {
  const args = ['--test', `--test-reporter=${reporter('node-test')}`, 'c.test.mjs'];
  const tests = await reportOf('node', 'c.test.mjs', source('node:test'), args);
  assert.deepEqual(tests, expected('c.test.mjs', false));
});

/** @param {'passed' | 'failed' | 'skipped'} status @param {string[]} errors */
const result = (status, ...errors) => ({ file: '/x/bell.test.ts', title: 'rings', status, errors });

test('a failed test is listed with its reason, as is a test that passed only on a retry', () => {
  const { failures, retried, passed, failed } = judge(
    [result('passed'), result('passed', '\u001B[31mLate\u001B[39m\nat x'), result('failed', 'no')],
    1,
  );
  assert.deepEqual(failures, ['bell.test.ts > rings: no']);
  assert.deepEqual(retried, ['bell.test.ts > rings: Late']);
  assert.deepEqual([passed, failed], [2, 1]);
});

test('a suite fails without tests, after its time, and with an error outside of its tests', () => {
  assert.equal(judge([], 0).failed, 1);
  assert.equal(judge([result('skipped')], 0).failed, 1);
  assert.equal(judge(readReport(join(folder, 'missing.json')), 124).note, 'timed out');
  assert.equal(judge([result('passed')], 124).failed, 1);
  assert.equal(judge([result('passed')], 1).failed, 1);
  assert.equal(judge([result('failed'), result('failed')], 1).failed, 2);
  assert.equal(judge([result('passed')], 0).failed, 0);
});
