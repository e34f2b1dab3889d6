import { expect, test } from '@playwright/test';
import { combinationsOf } from '../support/combinations.ts';
import { type WorkbenchServer, serveWorkbench } from '../support/workbench-server.ts';
import { stories } from './stories.ts';

let workbench: WorkbenchServer;

test.beforeAll(async () => {
  workbench = await serveWorkbench();
});

test.afterAll(() => workbench.close());

/** Tuesday, 17 November 2026, 10:32 in Jakarta. */
const now = new Date('2026-11-17T03:32:00Z');

for (const story of stories) {
  for (const { width, theme, language } of combinationsOf(stories, story)) {
    const name = `${story}-${width}-${theme}-${language}`;
    test(`${name} looks as before`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      const globals = `theme:${theme};locale:${language}`;
      await page.goto(
        `${workbench.origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`,
      );
      await expect(page.locator(`html[data-checked-story="${story}"]`)).toBeAttached();
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
      await expect(page).toHaveScreenshot(`${name}.png`);
    });
  }
}
