import { alertCodes } from '../support/alert-codes.ts';
import { expectAccessible } from '../support/axe.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** A key that reached the screen: `alertCenter.title`, `bellLabel`, `{{name}}`. */
const rawKey = /\{\{|\b[a-z]+[a-z0-9]*(?:[A-Z][a-z0-9]+)+\b(?!\.)/;

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]) {
  test(`both languages are whole and fit at ${viewport.width} px`, async ({ signedIn, ingest }) => {
    const portal = await signedIn('manager', { viewport });
    const { imei } = await ingest.newVehicle();
    const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    for (const [entry, title] of [
      [/^(Inggris|English)$/, 'Dashboard'],
      [/^(Indonesia|Indonesian)$/, 'Dasbor'],
    ] as const) {
      await portal.closePanelIfSheet();
      await portal.chooseAccountItem(entry);
      await expect(portal.page).toHaveTitle(tabTitle(title));
      await portal.expectNoOverflow(title);
      await portal.openPanel();
      await expect(portal.row(id)).toBeVisible();
      await portal.expectNoOverflow(`${title}, the panel`);
      await portal.open(id);
      await expect(portal.topPreview).toBeVisible();
      await portal.expectNoOverflow(`${title}, a preview`);
      expect(await portal.allText()).not.toMatch(rawKey);
      await portal.closeTopPreview();
    }
  });
}

test('the choice of language is kept, under the name of the specification', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  await portal.chooseAccountItem(/^(Inggris|English)$/);
  await expect(portal.page.locator('html')).toHaveAttribute('lang', 'en');
  const kept = (): Promise<string | null> =>
    portal.page.evaluate(() => localStorage.getItem('language'));
  await expect.poll(kept).toContain('en');
  await portal.page.reload();
  await expect(portal.page).toHaveTitle(tabTitle('Dashboard'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`accessible at work: ${colorScheme}, ${viewport.width} px`, async ({
      signedIn,
      ingest,
    }) => {
      const portal = await signedIn('manager', { colorScheme, viewport });
      const { imei } = await ingest.newVehicle();
      const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
      await portal.openPanel();
      await expect(portal.row(id)).toBeVisible();
      await expectAccessible(portal.page, 'dashboard with the panel');
      await portal.open(id);
      await expect(portal.topPreview).toBeVisible();
      await expectAccessible(portal.page, 'an opened alert');
      await portal.closeTopPreview();
      await portal.closePanelIfSheet();
      await portal.account.click();
      await expectAccessible(portal.page, 'the account menu', '[role="menu"]');
    });
  }
}
