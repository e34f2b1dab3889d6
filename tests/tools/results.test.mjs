import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { at, bin, workspaceNode } from '../../scripts/lib/paths.mjs';
import { judge, readReport } from '../../scripts/lib/results.mjs';
import { run } from '../../scripts/lib/run.mjs';

// In the workspace, where the runners find their packages.
const folder = mkdtempSync(at('node_modules', '.pantau-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = join(folder, 'report.json');
const runners = [
  {
    name: 'Vitest',
    file: 'a.test.mjs',
    head: `import { describe, test } from 'vitest';
      let attempts = 0;
      const isFirst = () => ++attempts === 1;`,
    args: [bin('vitest'), 'run', '--retry=1', '--reporter=json', `--outputFile.json=${report}`],
  },
  {
    name: 'Playwright',
    file: 'b.spec.mjs',
    head: `import { test } from '@playwright/test';
      const { describe } = test;
      const isFirst = () => test.info().retry === 0;`,
    args: [
      bin('@playwright/test', 'playwright'),
      ...['test', '--retries=1', '--reporter=json', 'b.spec.mjs'],
    ],
  },
];
const tests = `
  test('passes', () => {});
  test('fails', () => { throw new Error('no'); });
  test('recovers', () => { if (isFirst()) throw new Error('late'); });
  describe('inside', () => { test.skip('waits', () => {}); });
`;

for (const { name, file, head, args } of runners) {
  test(`the report of ${name} lists its tests, and what failed before a retry`, async () => {
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
    writeFileSync(join(folder, file), head + tests);
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code, output } = await run(workspaceNode, args, { cwd: folder, env, quiet: true });
    assert.notEqual(code, 0, output);
    assert.deepEqual(
      readReport(report).map((one) => ({ ...one, errors: one.errors.length })),
      [
        { title: 'passes', status: 'passed', errors: 0 },
        { title: 'fails', status: 'failed', errors: 2 },
        { title: 'recovers', status: 'passed', errors: 1 },
        { title: 'inside > waits', status: 'skipped', errors: 0 },
      ].map((one) => ({ file: join(folder, file), ...one })),
    );
  });
}

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
