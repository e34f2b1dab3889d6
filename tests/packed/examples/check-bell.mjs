import assert from 'node:assert/strict';
import { alertCodes } from '../../support/alert-codes.ts';

/**
 * The bell of a template is live: an alert that arrives shows in the panel, and opens.
 *
 * @param {import('playwright').Page} page
 * @param {import('./example.mjs').Example} example
 */
export async function checkBell(page, { ingest }) {
  const bell = page.getByRole('button', { name: /^Alert centre, \d+ unresolved$/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Alert centre' });
  await panel.getByText('Live', { exact: true }).waitFor();
  const { imei, licensePlate } = await ingest.newVehicle();
  const cipali = { latitude: -6.5188, longitude: 107.7905 };
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent, ...cipali });
  const row = page.locator(`li[data-alert-id="${id}"]`);
  await row.waitFor();
  assert.match(await row.innerText(), new RegExp(licensePlate));
  assert.equal(
    await row.evaluate((element) => getComputedStyle(element).display),
    'flex',
    'the style sheets apply',
  );
  await row.getByRole('button').first().click();
  const preview = page.locator('[data-preview-window]');
  await preview.getByRole('heading', { name: 'History' }).waitFor();
  // A static map, or a live one, whose worker the policy has to allow.
  await preview.locator('img, canvas').first().waitFor();
}
