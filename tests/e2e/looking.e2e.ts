import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';

test('the viewer looks at an alert, and nothing offers what the server would refuse (AC-290, RS-130)', async ({
  signedIn,
  ingest,
}) => {
  const [viewer, dispatcher] = [await signedIn('viewer'), await signedIn('dispatcher')];
  const requests: string[] = [];
  viewer.page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/upsertRawAlertsAction|updateFileList|setUploadMedia/.test(body)) requests.push(body);
  });
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  const row = viewer.row(id);
  await row.hover();
  await expect(row.getByRole('button')).toHaveCount(1);
  await expect(row.getByRole('checkbox')).toHaveCount(0);

  await row.getByRole('button').click();
  const preview = viewer.preview(id);
  await expect(preview.getByRole('heading', { name: 'Riwayat' })).toBeVisible();
  await expect(preview.getByRole('textbox')).toHaveCount(0);
  await expect(
    preview.getByRole('button', { name: /selesai|alarm palsu|Minta|Hubungi/i }),
  ).toHaveCount(0);
  for (const key of ['r', 'f', 'n', 'x']) await viewer.page.keyboard.press(key);
  await expect(preview).toBeFocused();
  await expect(viewer.confirmation).toBeHidden();

  // Somebody else's action arrives after everything the viewer could have sent.
  await expect(dispatcher.row(id)).toHaveAttribute('data-attention', 'unread');
  await dispatcher.row(id).getByRole('button').first().click();
  await expect(row).toHaveAttribute('data-attention', 'read');
  expect(requests).toEqual([]);
});
