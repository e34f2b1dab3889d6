import { alertCodes } from '../support/alert-codes.ts';
import { expectAccessible } from '../support/axe.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** A message key or placeholder in the interface: `alertCenter.title`, `bellLabel`, `{{name}}`. */
const rawKey = /\{\{|\b[a-z]+[a-z0-9]*(?:[A-Z][a-z0-9]+)+\b(?!\.)/;

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]) {
  test(`shows both languages completely and without overflow at ${viewport.width} px (PO-36)`, async ({
    signedIn,
    ingest,
  }) => {
    const portal = await signedIn('manager', { viewport });
    const { imei } = await ingest.newVehicle();
    const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    for (const [item, title] of [
      [/^(Inggris|English)$/, 'Dashboard'],
      [/^(Indonesia|Indonesian)$/, 'Dasbor'],
    ] as const) {
      await portal.closePanelIfSheet();
      await portal.chooseAccountItem(item);
      await expect(portal.page).toHaveTitle(tabTitle(title));
      await portal.expectNoOverflow(title);
      await portal.openPanel();
      await expect(portal.row(id)).toBeVisible();
      await portal.expectNoOverflow(`${title}, panel`);
      await portal.open(id);
      await expect(portal.topPreview).toBeVisible();
      await portal.expectNoOverflow(`${title}, preview`);
      expect(await portal.allText()).not.toMatch(rawKey);
      await portal.closeTopPreview();
    }
  });
}

test('stores the language as `language` and applies it after a reload (PO-34)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  await portal.chooseAccountItem(/^(Inggris|English)$/);
  await expect(portal.page.locator('html')).toHaveAttribute('lang', 'en');
  const stored = (): Promise<string | null> =>
    portal.page.evaluate(() => localStorage.getItem('language'));
  await expect.poll(stored).toContain('en');
  await portal.page.reload();
  await expect(portal.page).toHaveTitle(tabTitle('Dashboard'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`is accessible: ${colorScheme}, ${viewport.width} px (PO-39)`, async ({
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
      await expectAccessible(portal.page, 'an open preview');
      await portal.closeTopPreview();
      await portal.closePanelIfSheet();
      await portal.account.click();
      await expectAccessible(portal.page, 'the account menu', '[role="menu"]');
    });
  }
}
