import { defineConfig } from '@playwright/test';
import { launchOptions, retriesInBrowsers } from '../../scripts/lib/browser.mjs';
import { comparison } from '../visual/comparison.ts';

/** The built workbench as designers use it; `npm run build-storybook` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.workbench.ts',
  outputDir: '../../test-results/workbench',
  workers: 1,
  retries: retriesInBrowsers,
  timeout: 120_000,
  expect: { timeout: 20_000, toHaveScreenshot: comparison },
  snapshotPathTemplate: '../visual/baselines/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: 'list',
  use: {
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
});
