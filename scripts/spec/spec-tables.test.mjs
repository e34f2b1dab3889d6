import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { problemOf } from './find-citation.mjs';
import { readRanTests } from './ran-tests.mjs';
import { readSpecTables } from './spec-table.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pantau-spec-'));
after(() => rmSync(folder, { recursive: true }));

const vitest = {
  testResults: [
    {
      name: '/x/src/bell.stories.tsx',
      assertionResults: [
        { ancestorTitles: [], title: 'Turns Every Three Seconds', status: 'passed' },
        { ancestorTitles: ['a strip'], title: 'stands still', status: 'failed' },
      ],
    },
  ],
};
const playwright = {
  suites: [
    {
      title: 'e2e/live.e2e.ts',
      specs: [
        { title: 'shows it', file: 'e2e/live.e2e.ts', ok: true, tests: [{ status: 'expected' }] },
        { title: 'shows it late', file: 'e2e/live.e2e.ts', ok: true, tests: [{ status: 'flaky' }] },
        { title: 'left out', file: 'e2e/live.e2e.ts', ok: true, tests: [{ status: 'skipped' }] },
      ],
      suites: [
        {
          title: 'cut off',
          specs: [
            {
              title: 'says so',
              file: 'e2e/live.e2e.ts',
              ok: true,
              tests: [{ status: 'expected' }],
            },
          ],
        },
      ],
    },
  ],
};
writeFileSync(join(folder, 'stories.json'), JSON.stringify(vitest));
writeFileSync(join(folder, 'e2e.json'), JSON.stringify(playwright));
const ran = readRanTests(folder);

/** @param {string} text */
const judged = (text) => {
  const [row] = readSpecTables(`| § | sentence | tests |\n| - | - | - |\n| 9 | It | \`${text}\` |`);
  const [citation] = row?.citations ?? [];
  assert.ok(citation);
  return problemOf(citation, ran);
};

test('a table is read with its sentences and all the tests that they cite', () => {
  const markdown = [
    '| § | other | table |',
    '| 1 | no | `a.ts › b` |',
    '',
    '| § | sentence | tests |',
    '| --- | --- | --- |',
    '| 2 | It turns. | `a.test.ts › turns`<br>`b.e2e.ts › c › d` |',
    '| 3 | Nothing cited. | later |',
  ].join('\n');
  const rows = readSpecTables(markdown);
  assert.deepEqual(
    rows.map(({ line, section, citations }) => [line, section, citations.map(({ name }) => name)]),
    [
      [6, '2', ['turns', 'c › d']],
      [7, '3', []],
    ],
  );
});

test('a story is found by its words, a test of a group with the group or without', () => {
  assert.equal(judged('bell.stories.tsx › TurnsEveryThreeSeconds'), undefined);
  assert.equal(judged('e2e/live.e2e.ts › cut off › says so'), undefined);
  assert.equal(judged('live.e2e.ts › says so'), undefined);
});

test('a test that passed when it was tried again has passed', () => {
  assert.equal(judged('live.e2e.ts › shows it late'), undefined);
});

test('a test that is not there, did not run or did not pass is a problem', () => {
  assert.match(judged('bell.stories.tsx › Turns') ?? '', /did not run/);
  assert.match(judged('ell.stories.tsx › TurnsEveryThreeSeconds') ?? '', /no test ran/);
  assert.match(judged('bell.stories.tsx › stands still') ?? '', /did not pass/);
  assert.match(judged('live.e2e.ts › left out') ?? '', /did not pass/);
  assert.match(judged('live.e2e.ts') ?? '', /not written/);
});
