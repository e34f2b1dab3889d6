import { defineConfig } from '@playwright/test';
import { launchOptions, retriesInBrowsers } from './scripts/lib/browser.mjs';

const full = process.env.PANTAU_FULL === '1';

/**
 * End to end in the built portal. `e2e` runs in `npm test`; `faults` (socket cut, slow, garbage, clock
 * moved) only in `npm run test:full`. Servers are started by the tests themselves, each with its own
 * port and data (tests/support).
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  // Tests mostly wait: for a server to start, for silence to be noticed. Each worker has its own server.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: full ? 300_000 : 90_000,
  // A loaded machine of continuous integration takes longer than a developer's.
  expect: { timeout: process.env.CI === undefined ? 10_000 : 20_000 },
  reporter: 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // Recording a trace costs as much CPU as the test itself: pass `--trace on` to debug a test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
    // What closes is gone at once. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'e2e', testIgnore: 'faults/**', retries: retriesInBrowsers },
    { name: 'faults', testMatch: 'faults/**/*.e2e.ts', retries: 0 },
  ],
});
