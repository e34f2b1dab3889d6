import { alertCodes } from '../support/alert-codes.ts';
import { askServer } from '../support/ask-server.ts';
import { expect, test } from '../support/test.ts';

interface Found {
  readonly rawAlerts: {
    readonly data: readonly {
      readonly rawAlertId: string;
      readonly vehicleId: string;
      readonly alertCode: number;
      readonly alertFlag: string | null;
      readonly createdOn: string;
    }[];
  };
}

test('opens an alert by its code, vehicle, time and flag (PO-100, AC-455)', async ({
  signedIn,
  ingest,
  server,
}) => {
  const { imei, licensePlate } = await ingest.newVehicle();
  const rawAlertId = await ingest.alert({ imei, alertCode: alertCodes.important });
  const { rawAlerts } = await askServer<Found>(
    server,
    `{ rawAlerts(filter: { pagination: { page: 1, show: 20 }, isImportant: true }) {
         data { rawAlertId vehicleId alertCode alertFlag createdOn } } }`,
  );
  const alert = rawAlerts.data.find((one) => one.rawAlertId === rawAlertId);
  if (alert === undefined) throw new Error('The alert is not listed');
  const { alertCode, vehicleId, createdOn, alertFlag } = alert;
  const id = [alertCode, vehicleId, Date.parse(createdOn), alertFlag ?? ''].join('-');
  const { page } = await signedIn('manager');
  await page.goto(`/notification/${encodeURIComponent(id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(licensePlate);
});
