import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, checkSheetNames } from './css-rules.mjs';

/** @param {string} text */
const messages = (text) => checkSheet(text).map(({ line, message }) => `${line}: ${message}`);

test('a sheet whose selectors all carry a class of ours is fine', () => {
  const sheet = `
    /* button { color: red !important } */
    .root { --pantau-gap: 4px; color: red; }
    .root button:hover, [data-x] .row::after { content: '!important 1rem'; }
    .root { &:hover { color: red; } > span { color: blue; } @media (width > 600px) { b { top: 0 } } }
    @media (max-width: 600px) { .row { padding: 1px 2.5px; } }
    @keyframes spin { from { opacity: 0 } 50% { opacity: 1 } }
    .row { background: url(#gem); width: calc(1px * var(--pantau-2em)); }
  `;
  assert.deepEqual(messages(sheet), []);
});

test('a selector without a class of ours is refused, with its line', () => {
  assert.deepEqual(messages('.a {}\n\nbutton {}'), ["3: 'button' contains no class of ours"]);
  assert.deepEqual(messages('.a, b {}'), ["1: 'b' contains no class of ours"]);
  assert.deepEqual(messages(':global(.host) p {}'), [
    "1: ':global(.host) p' contains no class of ours",
  ]);
  assert.equal(messages('@media print {\n * { color: red }\n}').length, 1);
  assert.equal(messages(':root { --pantau-x: 1px }').length, 1);
});

test('!important, rem, em and @import are refused', () => {
  assert.deepEqual(messages('.a { color: red !important; }'), ['1: no !important']);
  assert.match(messages('.a { padding: 1px .5rem; }').join(), /no 'rem'/);
  assert.match(messages('.a { letter-spacing: -0.02em }').join(), /no 'em'/);
  assert.match(messages('@media (min-width: 40em) { .a { top: 0 } }').join(), /no 'em'/);
  assert.match(messages('@import "./x.css";').join(), /no @import/);
});

test("the page's own sheet may name elements, but no rem and no !important", () => {
  assert.deepEqual(checkSheet('body { margin: 0 }', { global: true }), []);
  assert.equal(checkSheet('body { margin: 1rem !important }', { global: true }).length, 2);
});

test('sheets of a package have names of their own', () => {
  const paths = [
    'packages/a/src/x/row.module.css',
    'packages/b/src/x/row.module.css',
    'packages/a/src/y/row.module.css',
    'packages/a/src/y/plain.css',
  ];
  assert.deepEqual(checkSheetNames(paths), [
    'packages/a/src/y/row.module.css: has the same name as packages/a/src/x/row.module.css',
    "packages/a/src/y/plain.css: a package's style sheet is a CSS module (*.module.css)",
  ]);
});
