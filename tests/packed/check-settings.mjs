import assert from 'node:assert/strict';

/**
 * Saves a name, adds a bank account in its dialog and ends a session.
 *
 * @param {import('playwright').Page} page that shows settings and profile
 */
export async function checkSettings(page) {
  /** @param {string} name */
  const section = (name) => page.getByRole('region', { name, exact: true });
  const company = section('Company');
  await company.getByRole('textbox', { name: /^Name/ }).fill('PT Mitra Angkut Raya');
  await company.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Company saved').first().waitFor();
  const newest = section('Change history').getByRole('listitem').first();
  await newest.filter({ hasText: 'PT Mitra Angkut Raya' }).waitFor();

  await section('Bank accounts').getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  await dialog.getByRole('combobox').selectOption('Bank Mandiri');
  await dialog.getByRole('textbox', { name: /^Account number/ }).fill('1370099999999');
  await dialog.getByRole('textbox', { name: /^Account holder/ }).fill('PT Mitra Angkut Raya');
  const gap = await dialog.locator('form').evaluate((form) => getComputedStyle(form).rowGap);
  assert.equal(gap, '16px', 'the style sheet of the dialog applies');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Bank account added').first().waitFor();

  const sessions = section('Where you are signed in');
  await sessions.getByRole('button', { name: /^Sign out Samsung/ }).click();
  await page
    .getByText(/is signed out/)
    .first()
    .waitFor();
  await page.evaluate(() => dispatchEvent(new Event('unmount-widget')));
  assert.equal(await page.locator('#host > *').count(), 0);
}
