import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/lib/browser.mjs';

const port = Number(process.env.PANTAU_E2E_PORT ?? '4173');
const full = process.env.PANTAU_FULL === '1';

/**
 * End to end in the built portal. `e2e` runs in `npm test`; `faults` (server stopped, socket cut,
 * garbage, clock moved) only in `npm run test:full`.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Tests share the server's demo company; those that need their own start one.
  workers: 1,
  fullyParallel: false,
  // A test that passes only when tried again has found something.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: full ? 300_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'e2e', testIgnore: 'faults/**' },
    { name: 'faults', testMatch: 'faults/**/*.e2e.ts' },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), PANTAU_DATA_DIR: 'memory://', PANTAU_SIMULATOR: 'off' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
