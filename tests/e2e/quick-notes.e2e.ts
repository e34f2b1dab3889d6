import { alertCodes } from '../support/alert-codes.ts';
import { phone } from '../support/languages.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const buttonOf = (portal: PortalPage, id: string) => portal.row(id).getByRole('button').first();

const press = async (portal: PortalPage, id: string, key: string): Promise<void> => {
  await buttonOf(portal, id).focus();
  await portal.page.keyboard.press(key);
};

const dialogOf = ({ page }: PortalPage, name: string | RegExp = 'Selesaikan dengan catatan') =>
  page.getByRole('dialog', { name });

test('an alert is resolved with a quick note by two keys, which a colleague sees live; viewers have no such key (PO-315)', async ({
  signedIn,
  ingest,
}) => {
  const [manager, dispatcher] = [await signedIn('manager'), await signedIn('dispatcher')];
  const viewer = await signedIn('viewer');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  for (const portal of [manager, dispatcher, viewer]) await portal.openPanel();
  await press(viewer, id, 'c');
  await press(manager, id, 'c');
  const note = await dialogOf(manager).getByRole('option').first().innerText();
  await manager.page.keyboard.press('1');
  await expect(dialogOf(manager)).toBeHidden();
  for (const portal of [manager, dispatcher])
    await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
  await press(dispatcher, id, 'Enter');
  await expect(
    dispatcher.page.locator(`[data-preview-window="${id}"]`).getByText(note.replace(/^1\s*/u, '')),
  ).toBeVisible();
  await expect(dialogOf(viewer)).toBeHidden();
});

test('on a phone an alert is resolved with a text of the user’s own from its sheet (PO-316, AC-833)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('dispatcher');
  await portal.page.setViewportSize(phone);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await portal.openPanel();
  await buttonOf(portal, id).click();
  const sheet = portal.page.locator(`[data-preview-window="${id}"]`);
  await sheet.getByRole('button', { name: 'Selesaikan dengan catatan' }).click();
  const dialog = dialogOf(portal);
  await dialog.getByRole('combobox').fill('Sudah ditelepon, pengemudi aman');
  await dialog.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet.getByText('Sudah ditelepon, pengemudi aman')).toBeVisible();
});

test('who may change the company’s settings edits its quick notes, and a colleague is offered them (PO-317)', async ({
  signedIn,
  ingest,
}) => {
  const [manager, dispatcher] = [await signedIn('manager'), await signedIn('dispatcher')];
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  for (const portal of [manager, dispatcher]) await portal.openPanel();
  await press(manager, id, 'c');
  await dialogOf(manager).getByRole('button', { name: 'Ubah catatan cepat' }).click();
  const editor = dialogOf(manager, 'Catatan cepat');
  const fields = editor.getByRole('textbox');
  await expect(fields.first()).toBeVisible();
  const count = await fields.count();
  const own = `Diteruskan ke bengkel ${id}`;
  await editor.getByRole('button', { name: 'Tambah catatan cepat' }).click();
  await manager.page.keyboard.type(own);
  await editor.getByRole('button', { name: 'Simpan catatan cepat' }).click();
  await expect(dialogOf(manager).getByRole('option')).toHaveCount(count + 1);

  await press(dispatcher, id, 'c');
  const offered = dialogOf(dispatcher);
  await expect(offered.getByRole('button', { name: 'Ubah catatan cepat' })).toHaveCount(0);
  await offered.getByRole('combobox').fill(`bengkel ${id}`);
  await expect(offered.getByRole('option')).toHaveText([own]);
  await dispatcher.page.keyboard.press('ArrowDown');
  await dispatcher.page.keyboard.press('Enter');
  await expect(manager.row(id)).toHaveAttribute('data-attention', 'resolved');
  // While the manager's dialog is open: it says so.
  await expect(dialogOf(manager, 'Sudah selesai')).toBeVisible();
});
