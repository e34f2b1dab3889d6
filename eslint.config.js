import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './scripts/eslint/plugin.mjs';

const code = '**/*.{ts,tsx}';
const notCode = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'packages/*/src/testing/**'];

/** Ways to make markup or code out of a string: Trusted Types and the host's CSP forbid them all. */
const stringsAsCode = [
  {
    selector:
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment)$/]',
    message: 'No markup from strings: build elements, or render with React.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'No markup from strings: render elements.',
  },
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'No markup from strings: build elements, or render with React.',
  },
];

const noWildcard = {
  selector: 'ExportAllDeclaration',
  message: 'Name what is exported: a wildcard hides what is public.',
};

const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that the thing has one name everywhere.',
};

/** Inside an open shadow root the document does not see our elements, and a host's page is not ours. */
const ownRoot = [
  {
    selector:
      'MemberExpression[object.name="document"][property.name=/^(activeElement|querySelector|querySelectorAll|getElementById|getElementsByClassName)$/]',
    message: 'Ask node.getRootNode() instead: the widget may live in a shadow root.',
  },
];

const hostStorage = [
  { name: 'localStorage', message: 'Take the KeyValueStore of the provider (useStore).' },
  { name: 'sessionStorage', message: 'Take the KeyValueStore of the provider (useStore).' },
];

const hostClock = [
  { name: 'setTimeout', message: 'Take the Clock of the provider (useClock): tests drive it.' },
  { name: 'setInterval', message: 'Take the Clock of the provider (useClock): tests drive it.' },
  {
    name: 'requestAnimationFrame',
    message: 'Take the Clock of the provider (useClock): tests drive it.',
  },
];

const hostTime = [
  { object: 'Date', property: 'now', message: 'Take the time from the Clock.' },
  { object: 'Math', property: 'random', message: 'Take chance as an argument, seeded in tests.' },
];

/** A test that waits for a fixed time is slow where the machine is quick, and fails where it is slow. */
const patience = [
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what you expect (expect, expect.poll, waitFor), not for a time.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'Wait for what you expect (expect.poll, waitFor), or drive a manual clock.',
  },
  {
    selector:
      'CallExpression[callee.type="MemberExpression"][callee.object.name=/^(test|it|describe)$/][callee.property.name="only"]',
    message: 'Left over from trying one test.',
  },
];

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/node_modules/**',
    '**/generated/**',
    '**/storybook-static/**',
    '**/coverage/**',
    '**/test-results/**',
    '**/playwright-report/**',
    '.cache/**',
    '.data/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    name: 'pantau/every-file',
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { house },
    rules: {
      'house/boundaries': 'error',
      'house/file-name': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-debugger': 'error',
      'no-fallthrough': 'error',
      'no-unsafe-finally': 'error',
      'no-self-compare': 'error',
      'object-shorthand': 'error',
      'no-restricted-syntax': ['error', ...stringsAsCode, noWildcard, noDefault],
    },
  },
  {
    name: 'pantau/tests',
    files: ['**/*.test.{ts,tsx,mjs}', '**/*.e2e.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...stringsAsCode, ...patience, noWildcard, noDefault],
    },
  },
  {
    name: 'pantau/configs-and-stories',
    files: [
      '**/*.config.{js,ts}',
      '.storybook/**',
      '**/*.stories.tsx',
      '**/*.d.ts',
      'tests/**/global-*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...stringsAsCode, ...patience, noWildcard] },
  },

  {
    name: 'pantau/typescript',
    files: [code],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An empty function is the plain way to say "nothing to undo".
      '@typescript-eslint/no-empty-function': 'off',
      // `type` and `interface` each where it reads better; both are erased.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    name: 'pantau/promises',
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    // They need Node's types and belong to the project of the tests.
    ignores: ['**/*.node.test.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },

  {
    name: 'pantau/react',
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/portal/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'pantau/text',
    files: ['packages/*/src/**/*.tsx', 'apps/portal/**/*.tsx'],
    ignores: notCode,
    plugins: { house },
    rules: { 'house/raw-text': 'error' },
  },

  {
    name: 'pantau/packages',
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: notCode,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-globals': ['error', ...hostStorage, ...hostClock],
      'no-restricted-properties': ['error', ...hostTime],
      'no-restricted-syntax': ['error', ...stringsAsCode, ...ownRoot, noWildcard, noDefault],
    },
  },
  {
    name: 'pantau/packages-at-the-host',
    files: ['packages/core/src/{clock,storage,theme}/**/*.{ts,tsx}'],
    ignores: notCode,
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...stringsAsCode, noWildcard, noDefault],
    },
  },
  {
    // The jitter between two attempts takes its chance here, by an option with this default.
    name: 'pantau/jitter',
    files: ['packages/core/src/transport/**/*.ts'],
    ignores: notCode,
    rules: {
      'no-restricted-properties': ['error', ...hostTime.filter((one) => one.object === 'Date')],
    },
  },
  {
    // Tables of the contract are as long as the contract.
    name: 'pantau/tables',
    files: ['packages/core/src/contract/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'pantau/domain',
    files: ['packages/*/src/domain/**/*.ts'],
    ignores: notCode,
    plugins: { house },
    rules: { 'house/pure': 'error' },
  },
);
