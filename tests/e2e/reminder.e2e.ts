import type { Page } from '@playwright/test';
import { NOTES, blockAudio, countNotes, recordNotes } from '../support/sounds.ts';
import { expect, test } from '../support/test.ts';
import { password, users } from '../support/users.ts';

/** Makes the five-minute intervals of every user of these tabs due in 1.5 s. */
async function makeReminderDue(...tabs: readonly Page[]): Promise<void> {
  const interval = JSON.stringify({ minutes: 5, nextAt: Date.now() + 1_500 });
  for (const tab of tabs) {
    await tab.evaluate((value) => {
      const keys = Object.keys(localStorage).filter((key) =>
        key.endsWith('alertCenterRepeatInterval'),
      );
      if (keys.length === 0) throw new Error('No reminder is running');
      for (const key of keys) {
        localStorage.setItem(key, value);
        // The browser sends the event to other tabs only.
        dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      }
    }, interval);
  }
}

test('offers a blocked reminder sound, plays it in one of two tabs, and stops after the last urgent alert (AC-59)', async ({
  signedIn,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const firstTab = await signedIn('manager', { server: ownServer });
  const context = firstTab.page.context();
  await context.addInitScript(blockAudio);
  await context.addInitScript(recordNotes);
  // A tab without user activation.
  const portal = firstTab.inTab(await context.newPage());
  const { page } = portal;
  await firstTab.page.close();
  await page.goto('/dashboard');
  await portal.waitUntilLive();
  await makeReminderDue(page);
  const reminding = /, ada yang mendesak menunggu$/;
  await expect(portal.bell).toHaveAccessibleName(reminding);
  const offer = page
    .getByRole('banner')
    .getByRole('button', { name: 'Aktifkan suara', exact: true });
  await expect(offer).toBeVisible();
  expect(await countNotes(page)).toBe(0);
  await offer.click();
  await expect(offer).toBeHidden();
  await expect.poll(() => countNotes(page)).toBe(NOTES);

  const other = portal.inTab(await context.newPage());
  await other.page.goto('/dashboard');
  await other.waitUntilLive();
  await expect(other.bell).toHaveAccessibleName(reminding);
  await other.page.getByRole('heading', { level: 1 }).click();
  const before = (await countNotes(page)) + (await countNotes(other.page));
  await makeReminderDue(page, other.page);
  const played = async (): Promise<number> =>
    (await countNotes(page)) + (await countNotes(other.page)) - before;
  await expect.poll(played).toBe(NOTES);

  // Resolve all urgent alerts.
  const [first = ''] = await portal.alertIds('urgent');
  await portal.select(first);
  await portal.bulkBar.getByRole('button', { name: '1 dipilih' }).click();
  await page.getByRole('menuitem', { name: /^Semua mendesak yang belum selesai/ }).click();
  await portal.bulkBar.getByRole('button', { name: 'Selesai' }).click();
  await portal.confirm();
  await expect.poll(async () => (await portal.counts()).urgent).toBe(0);
  for (const tab of [portal, other]) await expect(tab.bell).not.toHaveAccessibleName(reminding);
  const stored = (): Promise<string[]> =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) =>
        /alertCenterRepeatInterval|alertCenterUnresolvedCounts/.test(key),
      ),
    );
  await expect.poll(stored).toEqual([]);
  expect(await played(), 'only one tab has played').toBe(NOTES);
});

test('sounds for both of two companies in two tabs of one origin (AC-292)', async ({
  signedIn,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const signedInTab = await signedIn('manager', { server: ownServer });
  const context = signedInTab.page.context();
  await context.addInitScript(blockAudio);
  await context.addInitScript(recordNotes);
  const first = signedInTab.inTab(await context.newPage());
  await signedInTab.page.close();
  const second = first.inTab(await context.newPage());
  // The portal has one session per browser: this tab gets that of another company's manager.
  await second.page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function store(key, value) {
      if (key !== 'signedInAs') setItem.call(this, key, value);
    };
  });
  const response = await fetch(`${ownServer.origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users.whitelabel, password }),
  });
  const body = await response.text();
  await second.page.route('**/api/session/refresh', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );

  for (const tab of [first, second]) {
    await tab.page.goto('/dashboard');
    await tab.waitUntilLive();
    await tab.page.getByRole('heading', { level: 1 }).click();
  }
  await expect(second.account).toContainText('Kirana Putri');
  for (const tab of [first, second]) expect((await tab.counts()).urgent).toBeGreaterThan(0);
  await makeReminderDue(first.page, second.page);
  for (const { page } of [first, second]) await expect.poll(() => countNotes(page)).toBe(NOTES);
});

test('stores the reminder interval chosen in the settings, and links to the rule settings (AC-19, AC-63)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await portal.panel.getByRole('button', { name: 'Pengaturan peringatan' }).click();
  await page.getByRole('menuitemradio', { name: '15 mnt' }).click();
  await expect(portal.panel.getByRole('button', { name: 'Pengingat 15 mnt' })).toBeVisible();
  await expect(page.getByText('Pengingat diubah: 15 mnt').first()).toBeVisible();
  const stored = (): Promise<unknown> =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.endsWith(':reminderSetting')) ?? '';
      return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    });
  await expect.poll(stored).toMatchObject({ minutes: 15 });
  await page.reload();
  await expect(portal.panel.getByRole('button', { name: 'Pengingat 15 mnt' })).toBeVisible();
  await portal.panel.getByRole('button', { name: 'Pengaturan peringatan' }).click();
  await page.getByRole('menuitem', { name: 'Pengaturan notifikasi' }).click();
  await expect(page).toHaveURL('/setting-notification-list');
});
