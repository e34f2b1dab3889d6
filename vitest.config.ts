import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, retriesInBrowsers } from './scripts/lib/browser.mjs';

/** Packages are taken from their sources: nothing is built before a test. */
const conditions = ['@pantau/source'];
const fromSources = {
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
};

/**
 * Node takes `graphql` from its `main`, Vite from its `module`; both in one process refuse each other.
 * Where its users are packages that Node loads, it is Node's.
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

/** Servers under test begin with a copy of one empty database, where they do not use a Postgres. */
const databaseTemplate =
  process.env.PANTAU_TEST_DATABASE_URL === undefined
    ? ['apps/reference-server/src/testing/database-template.ts']
    : [];

const contractTests = '**/*.contract.test.ts';
const serverTests = 'apps/reference-server/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}'],
          exclude: [contractTests, '**/node_modules/**'],
        },
      },
      {
        ...onServer,
        test: {
          name: 'contract',
          environment: 'node',
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
          environment: 'node',
          include: [serverTests],
          exclude: [contractTests, '**/node_modules/**'],
          globalSetup: databaseTemplate,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          retry: retriesInBrowsers,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: launchOptions(),
              // What is still fading in would not count as visible.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
