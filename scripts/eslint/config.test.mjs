import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../lib/paths.mjs';

// These files exist only here: they belong to no TypeScript project.
const withoutTypes = Object.fromEntries(
  [
    'await-thenable',
    'no-floating-promises',
    'no-misused-promises',
    'switch-exhaustiveness-check',
  ].map((rule) => [`@typescript-eslint/${rule}`, /** @type {const} */ ('off')]),
);

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: withoutTypes,
  },
});

/** @param {string} path @param {string} code @returns {Promise<string[]>} names of the rules it breaks */
async function broken(path, code) {
  const [result] = await eslint.lintText(code, { filePath: path });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const alerts = 'packages/alert-center/src';
const core = 'packages/core/src';

/** @type {(readonly [rule: string, path: string, code: string])[]} */
const refused = [
  ['no-restricted-syntax', `${alerts}/ui/a.ts`, 'node.innerHTML = text;'],
  ['no-restricted-syntax', `${alerts}/ui/a.ts`, 'node.insertAdjacentHTML(a, b);'],
  ['no-restricted-syntax', `${core}/theme/a.ts`, 'node.outerHTML = text;'],
  [
    'no-restricted-syntax',
    `${core}/ui/a.tsx`,
    'export const A = () => <b dangerouslySetInnerHTML={x} />;',
  ],
  ['no-restricted-syntax', 'apps/portal/src/a.ts', 'node.innerHTML = text;'],
  ['no-eval', `${alerts}/hooks/a.ts`, 'eval(text);'],
  ['no-new-func', `${alerts}/hooks/a.ts`, 'export const f = new Function(text);'],
  ['no-restricted-syntax', `${core}/ui/a.ts`, 'export const a = document.activeElement;'],
  ['no-restricted-syntax', `${core}/ui/a.ts`, 'export const a = document.querySelector(x);'],
  ['no-restricted-syntax', `${core}/ui/a.ts`, 'export default 1;'],
  ['no-restricted-syntax', `${core}/index.ts`, "export * from './clock/clock.ts';"],
  ['no-restricted-globals', `${alerts}/hooks/a.ts`, 'localStorage.clear();'],
  ['no-restricted-globals', `${alerts}/hooks/a.ts`, 'setTimeout(run, 5);'],
  ['no-restricted-properties', `${alerts}/hooks/a.ts`, 'export const at = Date.now();'],
  ['no-console', `${core}/ui/a.ts`, 'console.log(1);'],
  ...['new Date()', 'Date()'].map(
    (code) =>
      /** @type {const} */ ([
        'no-restricted-syntax',
        `${alerts}/engine/a.ts`,
        `export const at = ${code};`,
      ]),
  ),
  ['no-restricted-properties', `${alerts}/engine/a.ts`, 'export const at = Date.now();'],
  ['no-restricted-properties', `${alerts}/engine/a.ts`, 'export const id = Math.random();'],
  ['no-restricted-globals', `${alerts}/engine/a.ts`, 'export const load = () => fetch("/x");'],
  ['no-restricted-globals', `${alerts}/engine/a.ts`, 'export const w = window.innerWidth;'],
  ['no-restricted-globals', `${alerts}/engine/a.ts`, 'setTimeout(run, 10);'],
  ...[
    '<b>Hello</b>',
    '<b>{"Tutup"}</b>',
    '<b>{`${count} alerts`}</b>',
    '<b>{open ? "Close" : t("open")}</b>',
    '<b>{name || "Unknown"}</b>',
    '<Badge aria-label="Close" />',
    '<b title={`Alert ${id}`} />',
    '<b placeholder={"Cari"} />',
  ].map(
    (jsx) =>
      /** @type {const} */ ([
        'i18next/no-literal-string',
        `${alerts}/ui/a.tsx`,
        `export function Row() { return ${jsx}; }`,
      ]),
  ),
  ['i18next/no-literal-string', 'apps/portal/src/a.tsx', 'export const Row = () => <b>Hello</b>;'],
  ['no-restricted-syntax', `${core}/ui/a.tsx`, 'export const a = <b aria-valuetext="Off" />;'],
  ...['MyButton.ts', 'my_button.ts', 'myButton.stories.tsx'].map(
    (name) =>
      /** @type {const} */ (['unicorn/filename-case', `${core}/ui/${name}`, 'export const a = 1;']),
  ),
  ['no-restricted-syntax', 'tests/e2e/a.e2e.ts', 'await page.waitForTimeout(500);'],
  ['no-restricted-syntax', `${core}/ui/a.test.ts`, 'await new Promise((r) => setTimeout(r, 9));'],
  ['no-restricted-syntax', `${core}/ui/a.test.ts`, "test.only('a', () => {});"],
];

/** @type {(readonly [path: string, code: string])[]} */
const allowed = [
  [`${core}/storage/a.ts`, 'export const s = localStorage;'],
  [`${core}/clock/a.ts`, 'export const now = () => Date.now();'],
  [`${core}/ui/a.stories.tsx`, 'export default { title: "a" }; export const A = <b>Hello</b>;'],
  ...[
    '<b>{t("title")}</b>',
    '<b> · 99+ </b>',
    '<b aria-label={t("close")} aria-labelledby={`${id}title`} className="row" />',
    '<b data-kind="urgent">{count > 0 ? <i /> : null}</b>',
    '<b>{`${hours}:${minutes}`}</b>',
    '<Badge key="unread" tone="danger" />',
  ].map(
    (jsx) =>
      /** @type {const} */ ([`${alerts}/ui/a.tsx`, `export function Row() { return ${jsx}; }`]),
  ),
  [`${alerts}/engine/a.ts`, 'export const at = new Date(epoch);'],
  [`${alerts}/engine/a.ts`, 'export function half(window: number) { return window / 2; }'],
  ['scripts/a.contract.test.mjs', 'export const a = 1;'],
  ['vitest.config.ts', 'export default {};'],
];

for (const [rule, path, code] of refused) {
  test(`${rule} refuses in ${path}: ${code}`, async () => {
    assert.deepEqual(await broken(path, code), [rule]);
  });
}

test('code outside the rules is allowed', async () => {
  for (const [path, code] of allowed) assert.deepEqual(await broken(path, code), [], path);
});
