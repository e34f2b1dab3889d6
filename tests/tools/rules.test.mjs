import assert from 'node:assert/strict';
import { test } from 'vitest';
import { citationsIn, problemOf, rulesIn, withTests } from '../../scripts/rules/citations.mjs';

/** @type {[file: string, title: string, status: 'passed' | 'failed' | 'skipped'][]} */
const results = [
  ['/x/src/bell.stories.tsx', 'Rotates Every 3 S', 'passed'],
  ['/x/src/bell.test.ts', 'a bell > counts to 9 (AC-1)', 'passed'],
  ['/x/src/bell.test.ts', 'a bell > fails (AC-2)', 'failed'],
  ['/x/src/bell.test.ts', 'a bell > is skipped (AC-3)', 'skipped'],
  ['/x/memory.contract.test.ts', 'pages (AC-4)', 'passed'],
];
const ran = results.map(([file, title, status]) => ({ file, title, status, errors: [] }));

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
});

test('a story is found by its export, a clause in the tests of its adapters', () => {
  const story = '/** AC-1 */\nexport const RotatesEvery3S';
  assert.deepEqual(problems('src/bell.stories.tsx', story), [undefined]);
  assert.deepEqual(problems('src/testing/clauses.ts', "title: 'pages (AC-4)'"), [undefined]);
});

test('the tests of a rule replace the previous list below it', () => {
  const markdown = '## Bell\n\n- **AC-1** Rings.\n  - [`old`](../../old)\n- **AC-2** Stops.\n';
  const written = withTests(markdown, citationsIn('src/bell.test.ts', "it('rings (AC-1)')"));
  const item = '  - [`bell.test.ts › rings`](../../src/bell.test.ts)';
  assert.equal(written, `## Bell\n\n- **AC-1** Rings.\n${item}\n- **AC-2** Stops.\n`);
  assert.deepEqual(rulesIn(written), [
    { id: 'AC-1', line: 3 },
    { id: 'AC-2', line: 5 },
  ]);
});
