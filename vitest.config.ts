import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, retriesInBrowsers } from './scripts/lib/browser.mjs';

/** Packages resolve to their sources: nothing is built before a test. */
const conditions = ['@pantau/source'];
const fromSources = {
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
};

/**
 * Node loads `graphql` from its `main`, Vite from its `module`, and the two reject each other's objects.
 * Server packages are loaded by Node, so both use `main`.
 */
const onServer = {
  ...fromSources,
  resolve: {
    ...fromSources.resolve,
    alias: [
      {
        find: /^graphql$/,
        replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)),
      },
    ],
  },
};

/** Without Postgres, servers under test start from a copy of one empty database. */
const databaseTemplate =
  process.env.PANTAU_TEST_DATABASE_URL === undefined
    ? ['apps/reference-server/src/testing/database-template.ts']
    : [];

/** Files share a process, in which modules load once. Every test cleans up after itself. */
const inOneProcess = { environment: 'node', isolate: false } as const;

/** The packages as published; each test installs them. */
const packed = {
  environment: 'node',
  globalSetup: 'tests/packed/pack-packages.mjs',
  testTimeout: 600_000,
  hookTimeout: 600_000,
} as const;

const contractTests = '**/*.contract.test.ts';
const serverTests = 'apps/reference-server/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          ...inOneProcess,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}'],
          exclude: [contractTests, '**/node_modules/**'],
          // At full scale a property runs tens of thousands of times.
          testTimeout: process.env.PANTAU_FULL === '1' ? 600_000 : 20_000,
        },
      },
      {
        ...onServer,
        test: {
          name: 'contract',
          ...inOneProcess,
          include: [contractTests],
          exclude: ['**/node_modules/**'],
          globalSetup: databaseTemplate,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...onServer,
        test: {
          name: 'server',
          ...inOneProcess,
          include: [serverTests],
          exclude: [contractTests, '**/node_modules/**'],
          globalSetup: databaseTemplate,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // ESLint, stylelint, dependency-cruiser and the scripts of the repository.
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tests/tools/*.test.mjs'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'packed',
          ...packed,
          include: ['tests/packed/*.test.mjs', 'tests/packed/examples/{html,react}.test.mjs'],
        },
      },
      {
        // Every template; `packed` runs those that need no framework from the registry.
        test: {
          name: 'examples',
          ...packed,
          include: ['tests/packed/examples/*.test.mjs'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: [
            '.storybook/resume-animations.ts',
            // The workbench shows the whole reports.
            ...(process.env.VITEST_STORYBOOK === undefined ? ['.storybook/short-reports.ts'] : []),
          ],
          testTimeout: 30_000,
          retry: retriesInBrowsers,
          // Two pages for all files: modules load once in each, and every story unmounts itself.
          maxWorkers: 2,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: {
                reducedMotion: process.env.PANTAU_MOTION === '1' ? 'no-preference' : 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
