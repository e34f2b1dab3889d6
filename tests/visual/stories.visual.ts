import { expect, test } from '@playwright/test';
import { type WorkbenchServer, serveWorkbench } from '../support/workbench-server.ts';
import { maskOf, openPicture, pictures } from './pictures.ts';

let workbench: WorkbenchServer;

test.beforeAll(async () => {
  workbench = await serveWorkbench();
});

test.afterAll(() => workbench.close());

for (const picture of pictures) {
  const { display, width, theme, language, file } = picture;
  test(`${display} looks as before at ${width} px, ${theme}, in ${language}`, async ({ page }) => {
    await openPicture(page, workbench.origin, picture);
    await expect(page).toHaveScreenshot(file, { mask: maskOf(page) });
  });
}
