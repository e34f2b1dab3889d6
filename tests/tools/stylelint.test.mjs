import assert from 'node:assert/strict';
import stylelint from 'stylelint';
import { test } from 'vitest';
import { at, root } from '../../scripts/lib/paths.mjs';

/** @param {string} code @param {string} [path] @returns {Promise<string[]>} the rules it breaks */
async function broken(code, path = 'packages/core/src/ui/a.module.css') {
  const { results } = await stylelint.lint({ code, codeFilename: at(path), cwd: root });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const selector = 'selector-disallowed-list';

test('a style sheet whose selectors contain our classes is accepted', async () => {
  const sheet = `
    /* button { color: red !important } */
    .root { --pantau-gap: 4px; color: red; }
    .root button:hover, [data-x] .row::after { content: '!important 1rem'; }
    @media (max-width: 600px) { .row { padding: 1px 2.5px; } }
    @keyframes spin { from { opacity: 0 } 50% { opacity: 1 } }
    .row { background: url(#gem); width: calc(1px * var(--pantau-2em)); }
  `;
  assert.deepEqual(await broken(sheet), []);
});

test('a selector without one of our classes is rejected', async () => {
  assert.deepEqual(await broken('.a {} button {}'), [selector]);
  assert.deepEqual(await broken('.a, b {}'), [selector]);
  assert.deepEqual(await broken('@media print { * { color: red } }'), [selector]);
  assert.deepEqual(await broken(':root { --pantau-x: 1px }'), [selector]);
  assert.deepEqual(await broken(':global(.host) p {}'), ['selector-pseudo-class-disallowed-list']);
});

test('!important, rem, em and @import are rejected', async () => {
  assert.deepEqual(await broken('.a { color: red !important; }'), ['declaration-no-important']);
  assert.deepEqual(await broken('.a { padding: 1px .5rem; }'), ['unit-disallowed-list']);
  assert.deepEqual(await broken('.a { letter-spacing: -0.02em }'), ['unit-disallowed-list']);
  assert.deepEqual(await broken('@media (min-width: 40em) { .a { top: 0 } }'), [
    'unit-disallowed-list',
  ]);
  assert.deepEqual(await broken('@import "./x.css";'), ['at-rule-disallowed-list']);
});

test("the page's own style sheet may select elements, but not use rem and !important", async () => {
  const path = 'apps/portal/src/styles/base.css';
  assert.deepEqual(await broken('body { margin: 0 }', path), []);
  assert.equal((await broken('body { margin: 1rem !important }', path)).length, 2);
});
