import { defineConfig, globalIgnores } from 'eslint/config';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';

// The direction of imports is in .dependency-cruiser.mjs.

const code = '**/*.{ts,tsx}';
const notPublished = [
  '**/*.test.{ts,tsx}',
  '**/*.test.setup.ts',
  '**/*.stories.tsx',
  'packages/*/src/testing/**',
];

/** APIs that turn a string into markup or code: Trusted Types and the host's CSP forbid them. */
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
  message: 'List the exports by name: a wildcard hides what is public.',
};

const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export, so that it has the same name everywhere.',
};

/** `document` does not see elements inside a shadow root, and the host's elements are off limits. */
const ownRoot = [
  {
    selector:
      'MemberExpression[object.name="document"][property.name=/^(activeElement|querySelector|querySelectorAll|getElementById|getElementsByClassName)$/]',
    message: 'Use node.getRootNode() instead: the widget may be in a shadow root.',
  },
];

const hostStorage = [
  { name: 'localStorage', message: "Use the provider's KeyValueStore (useStore)." },
  { name: 'sessionStorage', message: "Use the provider's KeyValueStore (useStore)." },
];

const hostClock = [
  { name: 'setTimeout', message: "Use the provider's Clock (useClock), which tests control." },
  { name: 'setInterval', message: "Use the provider's Clock (useClock), which tests control." },
  {
    name: 'requestAnimationFrame',
    message: "Use the provider's Clock (useClock), which tests control.",
  },
];

const hostTime = [
  { object: 'Date', property: 'now', message: 'Read the time from the Clock.' },
  {
    object: 'Math',
    property: 'random',
    message: 'Take a random source as an argument, seeded in tests.',
  },
];

/** Globals that the engine may not use, and what to do instead. */
const impureGlobals = Object.entries({
  console: 'Return what happened.',
  crypto: 'Take ids and seeds as arguments.',
  document: 'The engine does not know the page.',
  fetch: 'Call a port.',
  localStorage: 'Take a KeyValueStore.',
  navigator: 'The engine does not know the browser.',
  performance: 'Take the time as an argument.',
  queueMicrotask: 'Schedule with the Clock.',
  requestAnimationFrame: 'Schedule with the Clock.',
  sessionStorage: 'Take a KeyValueStore.',
  setInterval: 'Schedule with the Clock.',
  setTimeout: 'Schedule with the Clock.',
  window: 'The engine does not know the browser.',
}).map(([name, message]) => ({ name, message }));

const impureDates = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the time (epoch ms) as an argument.',
  },
  {
    selector: 'CallExpression[callee.name="Date"]',
    message: 'Take the time (epoch ms) as an argument.',
  },
];

/** Attributes whose value users read or hear. */
const textAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Those that i18next/no-literal-string does not check on native elements. */
const nativeTextAttributes = {
  selector:
    'JSXAttribute[name.name=/^(aria-(description|placeholder|roledescription|valuetext)|label)$/] > Literal[value=/[a-z]/i]',
  message: 'Add the text to the catalogue (messages/en.ts and id.ts).',
};

/** A fixed wait makes a test slow on a fast machine and flaky on a slow one. */
const fixedWaits = [
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for a condition (expect, expect.poll, waitFor), not for a fixed time.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'Wait for a condition (expect.poll, waitFor), or control the clock.',
  },
  {
    selector:
      'CallExpression[callee.type="MemberExpression"][callee.object.name=/^(test|it|describe)$/][callee.property.name="only"]',
    message: 'Left over from debugging a single test.',
  },
];

const functionLength = (/** @type {number} */ max) =>
  /** @type {const} */ (['error', { max, skipBlankLines: true, skipComments: true }]);

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/node_modules/**',
    '**/storybook-static/**',
    '**/coverage/**',
    '**/test-results/**',
    '**/playwright-report/**',
    '.cache/**',
    '.data/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // Ignored files are a warning when they are linted by name, as changed files are.
    name: 'pantau/generated',
    files: ['**/generated/**'],
    processor: { preprocess: () => [], postprocess: () => [] },
  },

  {
    name: 'pantau/every-file',
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { unicorn },
    rules: {
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
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
    files: ['**/*.test.{ts,tsx,mjs}', '**/*.e2e.ts', '**/*.workbench.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...stringsAsCode, ...fixedWaits, noWildcard, noDefault],
    },
  },
  {
    name: 'pantau/configs-and-stories',
    files: [
      '**/*.config.{js,mjs,ts}',
      '.dependency-cruiser*.mjs',
      '.storybook/**',
      'scripts/reporters/*.mjs',
      '**/*.stories.tsx',
      '**/*.d.ts',
      // Next.js finds pages by their default export.
      'examples/next/app/{layout,page}.tsx',
      'tests/**/global-*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...stringsAsCode, ...fixedWaits, noWildcard] },
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
      // An empty function states that there is nothing to do.
      '@typescript-eslint/no-empty-function': 'off',
      // `type` or `interface`, whichever reads better.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    name: 'pantau/promises',
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    // They need Node's types and belong to the tests' TypeScript project.
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
    ignores: notPublished,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          message: 'Add the text to the catalogue (messages/en.ts and id.ts).',
          'jsx-attributes': { include: textAttributes },
          'object-properties': { include: textAttributes },
          'should-validate-template': true,
          // Keys, class names and other arguments are not text.
          callees: { exclude: ['.*'] },
          // Without a letter: separators, `99+`.
          words: { exclude: [/^[^\p{L}]*$/u] },
        },
      ],
    },
  },

  {
    name: 'pantau/packages',
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: notPublished,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-globals': ['error', ...hostStorage, ...hostClock],
      'no-restricted-properties': ['error', ...hostTime],
      'no-restricted-syntax': [
        'error',
        ...stringsAsCode,
        ...ownRoot,
        nativeTextAttributes,
        noWildcard,
        noDefault,
      ],
    },
  },
  {
    name: 'pantau/packages-at-the-host',
    files: ['packages/core/src/{clock,storage,theme}/**/*.{ts,tsx}'],
    ignores: notPublished,
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': [
        'error',
        ...stringsAsCode,
        nativeTextAttributes,
        noWildcard,
        noDefault,
      ],
    },
  },
  {
    // The default random source of the reconnect jitter.
    name: 'pantau/jitter',
    files: ['packages/core/src/transport/**/*.ts'],
    ignores: notPublished,
    rules: {
      'no-restricted-properties': ['error', ...hostTime.filter((one) => one.object === 'Date')],
    },
  },
  {
    // Contract tables are as long as the contract.
    name: 'pantau/tables',
    files: ['packages/core/src/contract/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Pure: the same arguments give the same result, at any time and in any browser.
    name: 'pantau/engine',
    files: ['packages/*/src/{domain,engine}/**/*.ts'],
    ignores: [
      ...notPublished,
      // What runs effects schedules microtasks and reads the page's visibility.
      'packages/*/src/engine/**/{browser-*,*-cache,*-runner}.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-syntax': [
        'error',
        ...stringsAsCode,
        ...ownRoot,
        ...impureDates,
        noWildcard,
        noDefault,
      ],
    },
  },
  {
    name: 'pantau/function-length',
    files: ['**/*.{mjs,ts,tsx}'],
    ignores: [...notPublished, 'tests/**', '.storybook/**', 'apps/reference-server/bench/**'],
    rules: { 'max-lines-per-function': functionLength(80) },
  },
  {
    // One closure holds the state; the functions in it are short.
    name: 'pantau/stores-and-controllers',
    files: [
      'apps/reference-server/src/live/live-feed.ts',
      'apps/reference-server/src/session/refresh-tokens.ts',
      'packages/alert-center/src/adapters/**/{alert-calls,evidence-calls,memory-*}.ts',
      'packages/alert-center/src/element/alert-center-element.ts',
      'packages/alert-center/src/engine/{store,*/alert-actions,*/*-runner,*/run-reminder,*/*.store}.ts',
      'packages/alert-center/src/{hooks/triage-controller,ui/list/use-list-busy}.ts',
      'packages/core/src/calls/call-store.ts',
      'packages/core/src/geo/map/{open-map,use-live-map}.ts',
      'packages/core/src/media/{open-video,playback-store}.ts',
      'packages/core/src/transport/live-channel.ts',
      'packages/data-table/src/features/viewport/grid-viewport.ts',
      'packages/data-table/src/grid/use-grid-events.ts',
      'packages/data-table/src/table/use-data-table.ts',
      'packages/data-table/src/features/address/use-table-query.ts',
    ],
    rules: { 'max-lines-per-function': functionLength(200) },
  },
  {
    // Data: a map style, and the parts of one view in their order.
    name: 'pantau/long-lists',
    files: [
      'packages/core/src/geo/map/base-style.ts',
      'packages/data-table/src/{data-table/data-table,grid/grid}.tsx',
      'packages/data-table/src/features/{column-chooser,columns,filter-dialog}/*.tsx',
    ],
    rules: { 'max-lines-per-function': functionLength(160) },
  },
  {
    // Each function is sent to a page as text, so everything that it uses is inside it.
    name: 'pantau/functions-run-in-a-page',
    files: ['packages/core/scripts/clips/*-scene*.mjs'],
    rules: { 'max-lines-per-function': functionLength(200) },
  },
);
