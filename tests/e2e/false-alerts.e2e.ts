import { askServer } from '../support/ask-server.ts';
import { createIngest } from '../support/ingest.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const list = '/setting-notification-list';
/** Fuel rise, in %. */
const alertCode = 13;
const label = 'Isi BBM mencurigakan';
const reason = 'Sensor tangki terguncang';

const createMutation = `mutation($input: AlertRuleInput!) {
  createAlertRule(input: $input) { alertRuleId }
}`;
const actionMutation = `mutation($input: RawAlertsActionInput!) {
  upsertRawAlertsAction(input: $input) { isSuccessful }
}`;

async function createRule(server: Server): Promise<string> {
  const input = {
    ...{ label, alertCode, isActive: true, alertUrgencyType: 'Important', subscribe: true },
    ...{ withSchedule: false, withGeofence: false, isInsideGeofence: true, autoPopup: false },
  };
  const { createAlertRule } = await askServer<{ createAlertRule: { alertRuleId: string } }>(
    server,
    createMutation,
    { input },
  );
  return createAlertRule.alertRuleId;
}

async function markFalse(server: Server, rawAlertId: readonly string[]): Promise<void> {
  const dateRange = { start: '2020-01-01T00:00:00Z', end: '2100-01-01T00:00:00Z' };
  const data = JSON.stringify({ isFalseAlert: true, reason });
  const input = {
    actionType: 'FalseAlert',
    data,
    rawAlertId,
    selectionMode: 'Selection',
    dateRange,
  };
  const result = await askServer<{ upsertRawAlertsAction: { isSuccessful: boolean } }>(
    server,
    actionMutation,
    { input },
  );
  expect(result.upsertRawAlertsAction.isSuccessful).toBe(true);
}

test('a rule whose alerts are marked as false says so in the list and in previews, why, and leads to its thresholds; the company decides from which share (PO-330, PO-331)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  const ingest = createIngest(ownServer);
  const ruleId = await createRule(ownServer);
  const { imei, licensePlate } = await ingest.newVehicle();
  const ids: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const createdOn = Date.now() - (10 - index) * 60_000;
    ids.push(await ingest.alert({ imei, alertCode, alertTrigger: 30, createdOn }));
  }
  const row = page.getByRole('grid').first().locator('[data-row]').filter({ hasText: label });
  await page.goto(list);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('alarm palsu');

  await markFalse(ownServer, ids.slice(0, 6));
  await page.reload();
  await row.getByRole('button', { name: '60% palsu dalam 7 hari 6 dari 10' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alarm palsu' });
  await expect(dialog.getByRole('list', { name: 'Menurut kendaraan' })).toContainText(licensePlate);
  await expect(dialog.getByRole('list', { name: 'Menurut peringatan' })).toContainText(
    `${reason} (6)`,
  );
  await dialog.getByRole('button', { name: 'Sesuaikan batas' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}.*[/=]${ruleId}$`));
  await expect(page.getByRole('textbox', { name: /^Nama aturan/ })).toHaveValue(label);

  await page.goto('/');
  await portal.openPanel();
  await portal
    .row(ids.at(-1) ?? '')
    .getByRole('button')
    .first()
    .click();
  const preview = page.locator(`[data-preview-window="${ids.at(-1)}"]`);
  await expect(preview.getByText(/^Aturan \d dari 2: 60% alarm palsu dalam 7 hari/)).toBeVisible();
  await preview.getByRole('button', { name: 'Batas aturan' }).click();
  // The demo company has a rule of its own about the same alerts.
  await expect(page.getByRole('textbox', { name: /^Nama aturan/ })).toHaveValue(/BBM/);

  await page.goto('/setting/');
  const operation = page.getByRole('region', { name: 'Operasional' });
  await operation.getByRole('textbox', { name: /^Tandai aturan dengan alarm palsu/ }).fill('70');
  await operation.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Operasional tersimpan').first()).toBeVisible();
  await page.goto(list);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('alarm palsu');
});
