import assert from 'node:assert/strict';

/**
 * Renames a rule in the dialog, whose row then has the new name; switches another; leaves nothing behind.
 *
 * @param {import('playwright').Page} page that shows alert rules
 */
export async function checkRules(page) {
  /** @param {string} name */
  const row = (name) => page.getByRole('row').filter({ hasText: name });
  await row('Speeding at night').getByText('Speeding at night').click();
  const dialog = page.getByRole('dialog', { name: 'Edit alert rule' });
  const name = dialog.getByRole('textbox', { name: /^Name of the rule/ });
  await name.fill('Speeding after dark');
  const columns = dialog.locator('[class*="_rule-form_"][class$="_columns"]');
  const display = await columns.evaluate((element) => getComputedStyle(element).display);
  assert.equal(display, 'grid', 'the style sheet of the dialog applies');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row('Speeding after dark').waitFor();
  assert.equal(await row('Speeding at night').count(), 0, 'the old name is gone');

  const toggle = row('Emergency button').getByRole('switch');
  await toggle.click();
  await page.waitForFunction(
    (element) => element?.getAttribute('aria-checked') === 'false',
    await toggle.elementHandle(),
  );
  await page.evaluate(() => dispatchEvent(new Event('unmount-widget')));
  assert.equal(await page.locator('#host > *').count(), 0);
}
