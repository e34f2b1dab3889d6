import assert from 'node:assert/strict';

/**
 * Opens a driver in the overview, the alerts of a part of their score, and goes back; leaves nothing behind.
 *
 * @param {import('playwright').Page} page that shows driver scores
 */
export async function checkScores(page) {
  /** @param {string} kind */
  const chart = (kind) => page.locator(`[data-chart="${kind}"] svg`).first();
  const row = page.getByRole('row').filter({ hasText: 'Bambang Wibowo' });
  await row.waitFor();
  await chart('line').waitFor();
  await row.getByText('Bambang Wibowo').click();
  await page.getByRole('heading', { name: 'Bambang Wibowo' }).waitFor();
  await chart('waterfall').waitFor();
  const part = page.getByRole('button', { name: /^Speeding/ });
  const display = await part.evaluate((element) => getComputedStyle(element).display);
  assert.equal(display, 'flex', 'the style sheet of the area applies');
  await part.click();
  const alerts = page.getByRole('region', { name: /^Alerts behind the score/ });
  await alerts.getByText('3 alerts', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'All drivers' }).click();
  await row.waitFor();
  await page.evaluate(() => dispatchEvent(new Event('unmount-widget')));
  assert.equal(await page.locator('#host > *').count(), 0);
}
