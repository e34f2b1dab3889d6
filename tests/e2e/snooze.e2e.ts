import { alertCodes } from '../support/alert-codes.ts';
import { askServer } from '../support/ask-server.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const names = { heading: /^Ditunda \(\d+\)$/, end: /^Akhiri penundaan / };

const stripOf = ({ page }: PortalPage) =>
  page.getByRole('group', { name: 'Terbaru, belum dibaca' });

const headingOf = ({ panel }: PortalPage) => panel.getByRole('button', { name: names.heading });

const buttonOf = (portal: PortalPage, id: string) => portal.row(id).getByRole('button').first();

/** Snoozes the alert of a row for the first length that is offered, by keyboard alone. */
async function snoozeByKey(portal: PortalPage, id: string): Promise<void> {
  await portal.tabTo(buttonOf(portal, id));
  await portal.page.keyboard.press('z');
  await expect(portal.page.getByRole('button', { name: '15 menit' })).toBeFocused();
  await portal.page.keyboard.press('Enter');
  await expect(portal.row(id).getByText('Ditunda').last()).toBeVisible();
}

test('by keyboard, an event on a vehicle leaves its user alone, in every tab and after a reload, until it is ended (PO-232)', async ({
  signedIn,
  ingest,
}) => {
  const first = await signedIn('dispatcher');
  const [truck, other] = [await ingest.newVehicle(), await ingest.newVehicle()];
  const alertOf = (imei: string) => ingest.alert({ imei, alertCode: alertCodes.urgent });
  const noisy = await alertOf(truck.imei);
  await first.openPanel();
  await snoozeByKey(first, noisy);
  await expect(buttonOf(first, noisy)).toBeFocused();
  await expect(headingOf(first)).toBeVisible();

  const second = first.inTab(await first.page.context().newPage());
  await second.page.goto('/dashboard');
  await second.waitUntilLive();
  const again = await alertOf(truck.imei);
  const heard = await alertOf(other.imei);
  for (const tab of [first, second]) {
    await expect(stripOf(tab)).toContainText(other.licensePlate);
    await expect(stripOf(tab)).not.toContainText(truck.licensePlate);
  }
  await second.openPanel();
  for (const id of [noisy, again])
    await expect(buttonOf(second, id)).toHaveAccessibleName(/Ditunda/);
  await expect(buttonOf(second, heard)).not.toHaveAccessibleName(/Ditunda/);

  await first.page.reload();
  await first.openPanel();
  await expect(buttonOf(first, again)).toHaveAccessibleName(/Ditunda/);
  await headingOf(first).click();
  const end = first.panel.getByRole('button', { name: `${truck.licensePlate}` }).last();
  await expect(end).toHaveAccessibleName(names.end);
  await end.press('Enter');
  for (const tab of [first, second])
    await expect(buttonOf(tab, again)).not.toHaveAccessibleName(/Ditunda/);
});

test('an emergency is not snoozed, neither by key nor by the server (PO-233)', async ({
  signedIn,
  ingest,
  server,
}) => {
  const manager = await signedIn('manager');
  const { imei } = await ingest.newVehicle();
  await manager.openPanel();
  const sos = await ingest.alert({ imei, alertCode: alertCodes.emergency });
  await expect(manager.row(sos)).toHaveCount(1);
  const { rawAlerts } = await askServer<{
    readonly rawAlerts: { readonly data: readonly { readonly vehicleId: string }[] };
  }>(
    server,
    'query($ids: [ID!]) { rawAlerts(filter: { rawAlertId: $ids }) { data { vehicleId } } }',
    {
      ids: [sos],
    },
  );
  const input = { vehicleId: rawAlerts.data[0]?.vehicleId, alertCode: 1, length: 'hour' };
  const { snoozeAlerts } = await askServer<{
    readonly snoozeAlerts: { readonly errorName: string | null };
  }>(server, 'mutation($input: SnoozeAlertsInput!) { snoozeAlerts(input: $input) { errorName } }', {
    input,
  });
  expect(snoozeAlerts.errorName).toBe('INVALID_INPUT');
  await manager.page.keyboard.press('Escape');
  await buttonOf(manager, sos).focus();
  await manager.page.keyboard.press('z');
  const refusal = manager.page.getByRole('dialog', { name: 'Keadaan darurat tidak dapat ditunda' });
  await expect(refusal).toBeVisible();
  await manager.page.keyboard.press('Enter');
  await expect(refusal).toBeHidden();
});
