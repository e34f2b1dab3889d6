import type { Ingest } from '../support/ingest.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { holdLiveMessages } from '../support/hold-live-messages.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

/** Posts urgent alerts of a new vehicle; returns their ids, newest first. */
async function postAlerts(ingest: Ingest, portal: PortalPage, count: number): Promise<string[]> {
  const { imei } = await ingest.newVehicle();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.unshift(await ingest.alert({ imei, alertCode: alertCodes.urgent }));
  }
  await expect(portal.row(ids[0] ?? '')).toHaveCount(1);
  return ids;
}

const getAttention = async (
  portal: PortalPage,
  ids: readonly string[],
): Promise<(string | null)[]> =>
  Promise.all(ids.map((id) => portal.row(id).getAttribute('data-attention')));

test('resolves a Shift selection for all users, and undoes it (AC-105)', async ({
  signedIn,
  ingest,
}) => {
  const [manager, dispatcher] = [await signedIn('manager'), await signedIn('dispatcher')];
  const ids = await postAlerts(ingest, manager, 4);
  const [newest = '', , third = '', fourth = ''] = ids;
  const selected = ids.slice(0, 3);
  await manager.select(newest);
  await manager.select(third, ['Shift']);
  await expect(manager.bulkBar.getByRole('button', { name: '3 dipilih' })).toBeVisible();
  await expect(manager.row(fourth)).not.toHaveAttribute('data-selected');
  await manager.bulkBar.getByRole('button', { name: 'Selesai' }).click();
  await expect(manager.confirmation).toHaveAccessibleName('Tandai 3 peringatan selesai?');
  await manager.confirm();

  const resolved = ['resolved', 'resolved', 'resolved'];
  for (const portal of [manager, dispatcher]) {
    await expect.poll(() => getAttention(portal, selected)).toEqual(resolved);
  }
  await expect(dispatcher.row(newest)).toContainText(`Selesai, ${manager.userName()}`);
  await expect(dispatcher.row(fourth)).toHaveAttribute('data-attention', 'unread');
  await expect(manager.bulkBar).toBeHidden();

  await manager.page.getByRole('button', { name: 'Urungkan' }).click();
  for (const portal of [manager, dispatcher]) {
    await expect.poll(() => getAttention(portal, selected)).not.toContain('resolved');
  }
});

test('names the user who resolved the alert first, and shows the result (AC-103)', async ({
  signedIn,
  ingest,
}) => {
  const dispatcher = await signedIn('dispatcher');
  const manager = await signedIn('manager');
  const live = await holdLiveMessages(manager.page);
  await manager.page.reload();
  await manager.waitUntilLive();
  const [id = ''] = await postAlerts(ingest, manager, 1);
  await expect(dispatcher.row(id)).toHaveCount(1);

  // Hold back the live event while the manager decides.
  live.hold();
  await manager.openResolveConfirmation(id);
  await dispatcher.resolve(id);
  await expect(dispatcher.row(id)).toHaveAttribute('data-attention', 'resolved');
  await expect(manager.row(id)).toHaveAttribute('data-attention', /^(unread|read)$/);
  await manager.confirm();
  await expect(
    manager.page
      .getByText(new RegExp(`^${dispatcher.userName()} lebih dulu menyelesaikan`))
      .first(),
  ).toBeVisible();
  await expect(manager.row(id)).toHaveAttribute('data-attention', 'resolved');
  await expect(manager.row(id)).toContainText(`Selesai, ${dispatcher.userName()}`);
  live.release();
  await expect(manager.row(id)).toContainText(`Selesai, ${dispatcher.userName()}`);
});

test('shows other users’ actions immediately: false alert with reason, note, check again, bulk (AC-43)', async ({
  signedIn,
  ingest,
}) => {
  const [manager, dispatcher] = [await signedIn('manager'), await signedIn('dispatcher')];
  const ids = await postAlerts(ingest, manager, 2);
  const [id = '', other = ''] = ids;
  const name = dispatcher.userName();

  await dispatcher.open(id);
  await dispatcher.topPreview.getByRole('textbox', { name: 'Catatan' }).fill('Pengemudi dihubungi');
  await dispatcher.topPreview.getByRole('button', { name: 'Simpan catatan' }).click();
  await dispatcher.topPreview.getByRole('button', { name: 'Alarm palsu' }).click();
  await dispatcher.page.getByRole('radio', { name: 'Salah deteksi' }).check();
  await dispatcher.page.getByRole('button', { name: 'Tandai alarm palsu' }).click();
  await expect(dispatcher.page.getByRole('radio')).toHaveCount(0);
  await dispatcher.closeTopPreview();
  await expect(manager.row(id)).toHaveAttribute('data-attention', 'falseAlert');
  await expect(manager.row(id)).toContainText(`Alarm palsu, ${name}`);
  await manager.open(id);
  await expect(manager.topPreview).toContainText('Pengemudi dihubungi');
  await expect(manager.topPreview).toContainText('Salah deteksi');

  // Reopen the alert while the manager views it.
  await dispatcher.open(id);
  await dispatcher.topPreview.getByRole('button', { name: 'Periksa lagi' }).click();
  await dispatcher.confirm();
  await dispatcher.closeTopPreview();
  await expect(manager.row(id)).toHaveAttribute('data-attention', 'read');
  await expect(manager.topPreview.getByRole('button', { name: 'Tandai selesai' })).toBeVisible();
  await manager.closeTopPreview();

  await dispatcher.select(id);
  await dispatcher.select(other);
  await dispatcher.bulkBar.getByRole('button', { name: 'Selesai' }).click();
  await dispatcher.confirm();
  await expect.poll(() => getAttention(manager, ids)).toEqual(['resolved', 'resolved']);
  for (const each of ids) await expect(manager.row(each)).toContainText(`Selesai, ${name}`);
});

test('settles alerts from the bell onwards by keyboard (AC-106)', async ({ signedIn, ingest }) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const [first = '', second = ''] = await postAlerts(ingest, portal, 2);
  await portal.showAs('popup');
  await portal.closePanel();
  await expect(portal.bell).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(portal.panel).toBeVisible();
  await portal.tabTo(portal.row(first).getByRole('button').first());
  await page.keyboard.press('j');
  await expect(portal.row(second).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(portal.row(first).getByRole('button').first()).toBeFocused();

  await page.keyboard.press('r');
  await expect(portal.confirmation).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(portal.row(first)).toHaveAttribute('data-attention', 'resolved');
  await expectVisibleFocus(page);
  await page.keyboard.press('u');
  await expect(portal.row(first)).not.toHaveAttribute('data-attention', 'resolved');

  // Select two and mark them as false alerts together.
  await portal.tabTo(portal.row(first).getByRole('button').first(), 'Shift+Tab');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(portal.bulkBar.getByRole('button', { name: '2 dipilih' })).toBeVisible();
  await page.keyboard.press('f');
  const reason = page.getByRole('dialog', { name: 'Tandai 2 peringatan alarm palsu?' });
  await expect(reason).toBeVisible();
  await page.keyboard.press('Space');
  await portal.tabTo(reason.getByRole('button', { name: 'Tandai 2 alarm palsu' }));
  await page.keyboard.press('Enter');
  for (const id of [first, second]) {
    await expect(portal.row(id)).toHaveAttribute('data-attention', 'falseAlert');
  }

  // Shortcuts do not apply to text input.
  await portal.tabTo(portal.row(second).getByRole('button').first(), 'Shift+Tab');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Pintasan keyboard' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(portal.row(second).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('n');
  const note = page.getByRole('dialog', { name: 'Tambah catatan' }).getByRole('textbox');
  await expect(note).toBeFocused();
  await page.keyboard.type('frju?');
  await expect(note).toHaveValue('frju?');
  await page.keyboard.press('Escape');
  await expect(portal.row(second)).toHaveAttribute('data-attention', 'falseAlert');

  // Shortcuts do not apply outside the panel.
  await portal.bell.focus();
  await page.keyboard.press('r');
  await expect(portal.confirmation).toBeHidden();
});
