import { after, describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { fileNameRule } from './file-name-rule.mjs';
import { pureRule } from './pure-rule.mjs';
import { rawTextRule } from './raw-text-rule.mjs';

Object.assign(RuleTester, { afterAll: after, describe, it });

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

const errors = 1;

tester.run('every text a person meets is a message key', rawTextRule, {
  valid: [
    '<b>{t("title")}</b>',
    '<b> · 99+ </b>',
    '<b aria-label={t("close")} className="row" />',
    '<b data-kind="urgent">{count > 0 ? <i /> : null}</b>',
    '<b>{`${hours}:${minutes}`}</b>',
    '<Badge key="unread" tone="danger" />',
  ],
  invalid: [
    { code: '<b>Close</b>', errors },
    { code: '<b>{"Tutup"}</b>', errors },
    { code: '<b>{`${count} alerts`}</b>', errors },
    { code: '<b>{open ? "Close" : t("open")}</b>', errors },
    { code: '<b>{name || "Unknown"}</b>', errors },
    { code: '<b aria-label="Close" />', errors },
    { code: '<b title={`Alert ${id}`} />', errors },
    { code: '<b placeholder={"Cari"} />', errors },
  ],
});

const lib = { languageOptions: { parserOptions: { lib: ['es2023', 'dom'] } } };

tester.run('the domain is pure', pureRule, {
  valid: [
    'const at = new Date(epoch);',
    'const age = now - alert.createdAt;',
    'const window = 5; const half = window / 2;',
    'function f(fetch: () => void) { fetch(); }',
    'const top = Math.max(a, b);',
    'type T = { window: number };',
  ],
  invalid: [
    { code: 'const at = new Date();', errors },
    { code: 'const at = Date();', errors },
    { code: 'const at = Date.now();', errors },
    { code: 'const id = Math.random();', errors },
    { code: 'setTimeout(run, 10);', errors },
    { code: 'export const load = () => fetch("/x");', errors },
    { code: 'const w = window.innerWidth;', errors },
    { code: 'console.log(1);', errors },
    { code: 'const w = window.innerWidth;', errors, ...lib },
    { code: 'export const load = () => fetch("/x");', errors, ...lib },
  ],
});

tester.run('files are kebab-case', fileNameRule, {
  valid: ['alert-row.tsx', 'alert-row.stories.tsx', 'en.ts', 'http.contract.test.ts'].map(
    (filename) => ({ code: '', filename }),
  ),
  invalid: ['AlertRow.tsx', 'alert_row.ts', 'alertRow.stories.tsx'].map((filename) => ({
    code: '',
    filename,
    errors,
  })),
});
