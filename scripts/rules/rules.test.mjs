import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { citationsIn, problemOf } from './citations.mjs';
import { readRanTests } from './ran-tests.mjs';
import { rulesIn, withTests } from './rule-list.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pantau-rules-'));
after(() => rmSync(folder, { recursive: true }));

const results = (/** @type {[string, string][]} */ tests) =>
  tests.map(([title, status]) => ({ ancestorTitles: ['a group'], title, status }));
const vitest = {
  testResults: [
    {
      name: '/x/src/bell.stories.tsx',
      assertionResults: [{ ancestorTitles: [], title: 'Rotates Every 3 S', status: 'passed' }],
    },
    {
      name: '/x/src/bell.test.ts',
      assertionResults: results([
        ['counts to 9 (AC-1)', 'passed'],
        ['fails (AC-2)', 'failed'],
        ['is skipped (AC-3)', 'skipped'],
      ]),
    },
    { name: '/x/memory.contract.test.ts', assertionResults: results([['pages (AC-4)', 'passed']]) },
  ],
};
const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
  ...{ title, file: 'e2e/live.e2e.ts', ok: status !== 'unexpected', tests: [{ status }] },
});
const playwright = {
  suites: [{ suites: [{ title: 'cut off', specs: [spec('recovers (AC-5)', 'flaky')] }] }],
};
writeFileSync(join(folder, 'unit.json'), JSON.stringify(vitest));
writeFileSync(join(folder, 'e2e.json'), JSON.stringify(playwright));
writeFileSync(join(folder, 'packed.tap'), 'ok 1 - installs (AC-6)\nok 2 - later (AC-7) # SKIP\n');
const ran = readRanTests(folder);

/** @param {string} file @param {string} source */
const problems = (file, source) =>
  citationsIn(file, source).map((citation) => problemOf(citation, ran));

test('a test cites rules at the end of its title', () => {
  const source =
    "it('rings (AC-1, AC-2)', run);\n// not 'this (see AC-3)'\nit(\"it's (DT-4)\", run);";
  assert.deepEqual(citationsIn('src/bell.test.ts', source), [
    { file: 'src/bell.test.ts', title: 'rings (AC-1, AC-2)', ids: ['AC-1', 'AC-2'] },
    { file: 'src/bell.test.ts', title: "it's (DT-4)", ids: ['DT-4'] },
  ]);
  assert.deepEqual(citationsIn('src/bell.ts', source), []);
});

test('a story cites rules at the start of the comment above it', () => {
  const source =
    '/**\n * AC-1, AC-2: Rings.\n */\nexport const Rings: Story = {};\n/** No. */\nexport const Mute = 1;';
  assert.deepEqual(citationsIn('src/bell.stories.tsx', source), [
    { file: 'src/bell.stories.tsx', title: 'Rings', ids: ['AC-1', 'AC-2'] },
  ]);
});

test('a citation holds if its tests ran and passed', () => {
  assert.deepEqual(problems('src/bell.test.ts', "it.each('counts to %s (AC-1)')"), [undefined]);
  assert.deepEqual(problems('src/bell.test.ts', "it('fails (AC-2)')"), ['did not pass']);
  assert.deepEqual(problems('src/bell.test.ts', "it('is skipped (AC-3)')"), ['did not run']);
  assert.deepEqual(problems('src/other.test.ts', "it('counts to 9 (AC-1)')"), ['did not run']);
  assert.deepEqual(problems('tests/e2e/live.e2e.ts', "test('recovers (AC-5)')"), [undefined]);
  assert.deepEqual(problems('packed.test.mjs', "test('installs (AC-6)')"), [undefined]);
  assert.deepEqual(problems('packed.test.mjs', "test('later (AC-7)')"), ['did not run']);
});

test('a story is found by its export, a clause in the tests of its adapters', () => {
  const story = '/** AC-1 */\nexport const RotatesEvery3S';
  assert.deepEqual(problems('src/bell.stories.tsx', story), [undefined]);
  assert.deepEqual(problems('src/testing/clauses.ts', "title: 'pages (AC-4)'"), [undefined]);
});

test('the tests of a rule are listed under it, in place of the old list', () => {
  const markdown = '## Bell\n\n- **AC-1** Rings.\n  - [`old`](../../old)\n- **AC-2** Stops.\n';
  const citations = citationsIn('src/bell.test.ts', "it('rings (AC-1)')");
  const written = withTests(markdown, citations);
  const item = '  - [`bell.test.ts › rings`](../../src/bell.test.ts)';
  assert.equal(written, `## Bell\n\n- **AC-1** Rings.\n${item}\n- **AC-2** Stops.\n`);
  assert.equal(withTests(written, citations), written);
  assert.deepEqual(rulesIn(written), [
    { id: 'AC-1', line: 3 },
    { id: 'AC-2', line: 5 },
  ]);
});
