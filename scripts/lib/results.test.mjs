import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { countPlaywright, countTap, countVitest, judge } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pantau-results-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} content */
function file(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('reports of each runner are counted', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  assert.deepEqual(countVitest(file('v.json', JSON.stringify(vitest))), {
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: [],
    retried: [],
  });
  const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 0 };
  assert.deepEqual(countPlaywright(file('p.json', JSON.stringify({ stats }))), {
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: [],
    retried: [],
  });
  const tap = 'ok 1 - a\n# tests 3\n# pass 2\n# fail 0\n# cancelled 1\n# skipped 0\n# todo 0\n';
  assert.deepEqual(countTap(file('t.tap', tap)), { passed: 2, failed: 1, skipped: 0 });
});

test('what failed is named with why; so is what passed only when tried again, which has passed', () => {
  const assertionResults = [
    { ancestorTitles: [], title: 'Plays', status: 'passed', failureMessages: [] },
    { ancestorTitles: ['a bell'], title: 'Rings', status: 'passed', failureMessages: ['Late\nat'] },
    { ancestorTitles: [], title: 'Never', status: 'failed', failureMessages: ['no', 'no'] },
  ];
  const vitest = {
    ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 },
    testResults: [{ name: '/x/src/bell.stories.tsx', assertionResults }],
  };
  const story = countVitest(file('again.json', JSON.stringify(vitest)));
  assert.deepEqual(story?.retried, ['bell.stories.tsx › a bell › Rings: Late']);
  assert.deepEqual(story?.failures, ['bell.stories.tsx › Never: no']);
  assert.equal(story?.passed, 2);

  const error = { message: '\u001B[31mError: hidden\u001B[39m\n\nLocator: x' };
  const tests = [{ status: 'flaky', results: [{ error }, {}] }];
  const broken = [{ status: 'unexpected', results: [{ error: { message: 'gone' } }] }];
  const specs = [
    { title: 'moves', file: 'e2e/move.e2e.ts', tests },
    { title: 'stays', file: 'e2e/move.e2e.ts', tests: broken },
  ];
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ suites: [{ specs }] }],
  };
  const page = countPlaywright(file('again-p.json', JSON.stringify(report)));
  assert.deepEqual(page?.retried, ['move.e2e.ts › moves: Error: hidden']);
  assert.equal(page?.passed, 2);
  assert.deepEqual(page?.failures, ['move.e2e.ts › stays: gone']);
  assert.equal(page?.failed, 1);
});

test('a suite without tests fails', () => {
  assert.equal(countVitest(join(folder, 'missing.json')), undefined);
  assert.equal(judge(undefined, 0).failed, 1);
  assert.equal(judge({ passed: 0, failed: 0, skipped: 5 }, 0).failed, 1);
});

test('a suite that was ended for its time fails and says so', () => {
  assert.equal(judge(undefined, 124).note, 'timed out');
  assert.equal(judge({ passed: 9, failed: 0, skipped: 0 }, 124).note, 'timed out');
});

test('a suite that ends badly fails although its tests passed', () => {
  assert.equal(judge({ passed: 9, failed: 0, skipped: 0 }, 1).failed, 1);
  assert.equal(judge({ passed: 9, failed: 2, skipped: 0 }, 1).failed, 2);
  assert.equal(judge({ passed: 9, failed: 0, skipped: 0 }, 0).failed, 0);
});
