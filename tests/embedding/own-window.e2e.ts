import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { moveOut } from '../support/own-window.ts';
import { AlertCenterPage } from '../support/alert-center-page.ts';
import { expect } from '../support/test.ts';
import { test } from './test.ts';

test('the element’s panel works in a window of its own, styled under the page’s strict policy, and returns (AC-878)', async ({
  widget,
  embedding,
}) => {
  const ingest = createIngest(embedding.pantau);
  // Without `display` the user chooses.
  const { page, element } = await widget('/?display=');
  const violations: string[] = [];
  page.context().on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.locator('#add').click();
  await element.getByRole('button', { name: /^Pusat peringatan, \d/ }).click();
  const children = await page.locator('body > *').count();
  const own = await moveOut(new AlertCenterPage(page));
  expect(await own.page.locator('pantau-alert-center').count()).toBe(1);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect(own.row(id)).toHaveCount(1);
  // Only the sheets of the element say so.
  await expect(own.panel.locator('header')).toHaveCSS('border-bottom-style', 'solid');
  await own.row(id).getByRole('button').first().focus();
  await own.page.keyboard.press('r');
  await expect(own.confirmation).toBeVisible();
  await own.page.keyboard.press('Enter');
  await expect(own.page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
  await expect(own.row(id)).toHaveAttribute('data-attention', 'resolved');
  expect(await page.locator('body > *').count()).toBe(children);
  await own.page.close();
  await expect(element.getByRole('dialog', { name: 'Pusat peringatan' })).toBeVisible();
  expect(violations).toEqual([]);
});
