import { expect, test } from '../support/test.ts';

test('opens previews right of the side menu, open or a rail, and uncovered (PO-113, SH-130)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager', { viewport: { width: 1440, height: 900 } });
  const { page } = portal;
  const menu = page.locator('[data-menu-mode] > div', {
    has: page.getByRole('navigation', { name: 'Menu' }),
  });
  const openFirst = async () => {
    await portal.panel.locator('li[data-alert-id] button').first().click();
    await expect(portal.topPreview).toBeVisible();
    // A preview moves into its place.
    await expect
      .poll(async () => (await portal.topPreview.boundingBox())?.x)
      .toBe(((await menu.boundingBox())?.width ?? 0) + 24);
    const box = await portal.topPreview.boundingBox();
    const panel = await portal.panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
    await portal.closeTopPreview();
  };
  expect((await menu.boundingBox())?.width).toBe(216);
  await openFirst();
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(56);
  await openFirst();
});
