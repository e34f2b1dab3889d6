import type { Page } from '@playwright/test';
import { announcementOfLink, publishAnnouncement } from '../support/publish-announcement.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** Publishes an announcement of a page. */
const publish = async (server: Server, title: string): Promise<void> =>
  expect(
    await publishAnnouncement(server, announcementOfLink('internal_link', title, '/sales-order/')),
  ).toBe(201);

const megaphone = (page: Page) => page.getByRole('button', { name: /^Pengumuman/ });

/** The unread count that the button states. */
async function unreadOf(page: Page): Promise<number> {
  const name = (await megaphone(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

const row = (page: Page, title: string) =>
  page.getByRole('dialog', { name: 'Pengumuman' }).getByRole('listitem').filter({ hasText: title });

test('an announcement arrives live, is counted, opened and stays read (PO-82)', async ({
  signedIn,
  server,
}) => {
  const manager = await signedIn('manager');
  const { page } = await signedIn('dispatcher');
  await expect.poll(() => unreadOf(page)).toBeGreaterThan(0);
  const before = await unreadOf(page);
  const title = 'Jembatan Comal ditutup malam ini';
  await publish(server, title);

  await expect.poll(() => unreadOf(page)).toBe(before + 1);
  await expect(page.getByText(`Pengumuman baru: ${title}`).last()).toBeVisible();
  await expect(manager.page.getByText(`Pengumuman baru: ${title}`).last()).toBeVisible();

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Buka', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('Gunakan jalur lingkar.');
  expect((await saved).status()).toBe(200);
  await expect.poll(() => unreadOf(page)).toBe(before);
  await dialog.getByRole('link', { name: 'Buka halaman' }).click();
  await expect(page).toHaveURL(/\/sales-order\/?$/);
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect.poll(() => unreadOf(page)).toBe(before);
  await megaphone(page).click();
  await expect(row(page, title)).toBeVisible();
  await expect(row(page, title)).not.toContainText('Belum dibaca');
  // Who published it reads it on their own.
  await megaphone(manager.page).click();
  await expect(row(manager.page, title)).toContainText('Belum dibaca');
});

test('users who may not read announcements see no megaphone (PO-83)', async ({ signedIn }) => {
  const { page } = await signedIn('viewer');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Akun/ })).toBeVisible();
  await expect(megaphone(page)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('system-notification'))).toEqual([]);
});

test('alerts and announcements share one live connection, and pages without one list them (PO-84)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/socket.io')) sockets.push(socket.url());
  });
  await page.reload();
  await portal.waitUntilLive();
  await expect.poll(() => unreadOf(page)).toBeGreaterThan(0);
  expect(sockets).toHaveLength(1);

  sockets.length = 0;
  await page.goto('/liveview');
  await expect.poll(() => unreadOf(page)).toBeGreaterThan(0);
  await megaphone(page).click();
  await expect(row(page, 'Pemeliharaan sistem Minggu dini hari')).toBeVisible();
  expect(sockets).toEqual([]);
});
