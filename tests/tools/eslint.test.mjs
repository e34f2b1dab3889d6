import assert from 'node:assert/strict';
import { ESLint } from 'eslint';
import { test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

// The files exist only here and belong to no TypeScript project.
const typedRules = [
  'await-thenable',
  'no-floating-promises',
  'no-misused-promises',
  'switch-exhaustiveness-check',
].map((rule) => /** @type {const} */ ([`@typescript-eslint/${rule}`, 'off']));

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: Object.fromEntries(typedRules),
  },
});

/** @param {string} path @param {string} code @returns {Promise<string[]>} names of the rules it breaks */
async function broken(path, code) {
  const [result] = await eslint.lintText(code, { filePath: path });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const view = 'packages/alert-center/src/ui/a.tsx';
const hook = 'packages/alert-center/src/hooks/a.ts';
const engine = 'packages/alert-center/src/engine/a.ts';
const core = 'packages/core/src/ui/a.ts';
const unitTest = 'packages/core/src/ui/a.test.ts';

/** @param {string} jsx */
const component = (jsx) => `export function Row() { return ${jsx}; }`;

/** Code that breaks exactly one rule. @type {Record<string, [path: string, ...code: string[]][]>} */
const refused = {
  'no-restricted-syntax': [
    [hook, 'node.innerHTML = text;', 'node.insertAdjacentHTML(a, b);'],
    ['packages/core/src/theme/a.ts', 'node.outerHTML = text;'],
    ['apps/portal/src/a.ts', 'node.innerHTML = text;'],
    [view, component('<b dangerouslySetInnerHTML={x} />'), component('<b aria-valuetext="Off" />')],
    [
      core,
      'export const a = document.activeElement;',
      'export const a = document.querySelector(x);',
    ],
    [core, 'export default 1;', "export * from './clock/clock.ts';"],
    [engine, 'export const at = new Date();', 'export const at = Date();'],
    ['tests/e2e/a.e2e.ts', 'await page.waitForTimeout(500);'],
    [unitTest, 'await new Promise((r) => setTimeout(r, 9));', "test.only('a', () => {});"],
  ],
  'no-restricted-globals': [
    [hook, 'localStorage.clear();', 'setTimeout(run, 5);'],
    [engine, 'export const load = () => fetch("/x");', 'export const w = window.innerWidth;'],
    [engine, 'setTimeout(run, 10);'],
  ],
  'no-restricted-properties': [
    [hook, 'export const at = Date.now();'],
    [engine, 'export const at = Date.now();', 'export const id = Math.random();'],
  ],
  'i18next/no-literal-string': [
    ...['<b>Hello</b>', '<b>{"Tutup"}</b>', '<b>{`${count} alerts`}</b>'],
    ...['<b>{open ? "Close" : t("open")}</b>', '<b>{name || "Unknown"}</b>'],
    ...[
      '<Badge aria-label="Close" />',
      '<b title={`Alert ${id}`} />',
      '<b placeholder={"Cari"} />',
    ],
  ].map((jsx) => [view, component(jsx)]),
};

/** @type {[path: string, ...code: string[]][]} */
const allowed = [
  ['packages/core/src/storage/a.ts', 'export const s = localStorage;'],
  ['packages/core/src/clock/a.ts', 'export const now = () => Date.now();'],
  ['packages/core/src/ui/a.stories.tsx', 'export default {}; export const A = <b>Hello</b>;'],
  ...[
    '<b>{t("title")}</b>',
    '<b> · 99+ </b>',
    '<b aria-label={t("close")} aria-labelledby={`${id}title`} className="row" />',
    '<b data-kind="urgent">{count > 0 ? <i /> : null}</b>',
    '<b>{`${hours}:${minutes}`}</b>',
    '<Badge key="unread" tone="danger" />',
  ].map((jsx) => /** @type {[string, string]} */ ([view, component(jsx)])),
  [engine, 'export const at = new Date(epoch);'],
  [engine, 'export function half(window: number) { return window / 2; }'],
  ['vitest.config.ts', 'export default {};'],
];

for (const [rule, cases] of Object.entries(refused)) {
  test(`${rule} rejects what our code may not contain`, async () => {
    for (const [path, ...codes] of cases) {
      for (const code of codes) assert.deepEqual(await broken(path, code), [rule], code);
    }
  });
}

test('other code is accepted', async () => {
  for (const [path, ...codes] of allowed) {
    for (const code of codes) assert.deepEqual(await broken(path, code), [], code);
  }
});
