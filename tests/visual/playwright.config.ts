import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { comparison } from './comparison.ts';

/** Pictures of the workbench's stories, compared with those in `baselines`; see `npm run visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: comparison,
  },
  reporter: [
    ['list'],
    ['html', { outputFolder: '../../playwright-report/visual', open: 'never' }],
    [
      'json',
      {
        outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/visual.json',
      },
    ],
  ],
  use: {
    timezoneId: 'Asia/Jakarta',
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
});
