import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../lib/paths.mjs';

// Files that exist only here belong to no project of TypeScript.
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

/** @param {string} path @param {string} code @returns {Promise<string[]>} the rules that it breaks */
async function broken(path, code) {
  const [result] = await eslint.lintText(code, { filePath: path });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const alerts = 'packages/alert-center/src';
const core = 'packages/core/src';

/** @type {[rule: string, path: string, code: string][]} */
const refused = [
  ['no-restricted-syntax', `${alerts}/components/a.ts`, 'node.innerHTML = text;'],
  ['no-restricted-syntax', `${alerts}/components/a.ts`, 'node.insertAdjacentHTML(a, b);'],
  ['no-restricted-syntax', `${core}/theme/a.ts`, 'node.outerHTML = text;'],
  [
    'no-restricted-syntax',
    `${core}/ui/a.tsx`,
    'export const A = () => <b dangerouslySetInnerHTML={x} />;',
  ],
  ['no-restricted-syntax', 'apps/portal/src/a.ts', 'node.innerHTML = text;'],
  ['no-eval', `${alerts}/state/a.ts`, 'eval(text);'],
  ['no-new-func', `${alerts}/state/a.ts`, 'export const f = new Function(text);'],
  ['no-restricted-syntax', `${core}/ui/a.ts`, 'export const a = document.activeElement;'],
  ['no-restricted-syntax', `${core}/ui/a.ts`, 'export const a = document.querySelector(x);'],
  ['no-restricted-syntax', `${core}/ui/a.ts`, 'export default 1;'],
  ['no-restricted-syntax', `${core}/index.ts`, "export * from './clock/clock.ts';"],
  ['no-restricted-globals', `${alerts}/state/a.ts`, 'localStorage.clear();'],
  ['no-restricted-globals', `${alerts}/controllers/a.ts`, 'setTimeout(run, 5);'],
  ['no-restricted-properties', `${alerts}/controllers/a.ts`, 'export const at = Date.now();'],
  ['no-console', `${core}/ui/a.ts`, 'console.log(1);'],
  ['house/pure', `${alerts}/domain/a.ts`, 'export const at = new Date();'],
  ['house/raw-text', `${alerts}/components/a.tsx`, 'export const A = () => <b>Hello</b>;'],
  ['house/raw-text', 'apps/portal/src/a.tsx', 'export const A = () => <b>Hello</b>;'],
  ['house/boundaries', `${alerts}/domain/a.ts`, "import { b } from '../ports/b.ts'; b();"],
  ['house/boundaries', `${core}/ui/a.ts`, "export { b } from '@pantau/alert-center';"],
  ['house/boundaries', `${core}/ui/a.ts`, "export const b = import('./b');"],
  ['house/boundaries', `${core}/ui/a.ts`, "export type B = import('./b').B;"],
  ['house/file-name', `${core}/ui/MyButton.ts`, 'export const a = 1;'],
  ['no-restricted-syntax', 'tests/e2e/a.e2e.ts', 'await page.waitForTimeout(500);'],
  ['no-restricted-syntax', `${core}/ui/a.test.ts`, 'await new Promise((r) => setTimeout(r, 9));'],
  ['no-restricted-syntax', `${core}/ui/a.test.ts`, "test.only('a', () => {});"],
];

/** @type {[path: string, code: string][]} */
const allowed = [
  [`${core}/storage/a.ts`, 'export const s = localStorage;'],
  [`${core}/clock/a.ts`, 'export const now = () => Date.now();'],
  [`${core}/ui/a.stories.tsx`, 'export default { title: "a" }; export const A = <b>Hello</b>;'],
  [`${alerts}/components/a.tsx`, 'export const A = () => <b>{t("a")}</b>;'],
  ['vitest.config.ts', 'export default {};'],
];

for (const [rule, path, code] of refused) {
  test(`${rule} refuses in ${path}: ${code}`, async () => {
    assert.deepEqual(await broken(path, code), [rule]);
  });
}

test('what the rules are not about is allowed', async () => {
  for (const [path, code] of allowed) assert.deepEqual(await broken(path, code), [], path);
});
