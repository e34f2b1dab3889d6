import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/focus.ts';
import { announcementOfLink, publishAnnouncement } from '../support/publish-announcement.ts';
import { expect, test } from '../support/test.ts';

const megaphone = (page: Page): Locator => page.getByRole('button', { name: /^Pengumuman/ });
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Pengumuman' });

/** Opens an announcement from the list, by keyboard. */
async function openFromList(page: Page, title: string): Promise<Locator> {
  await megaphone(page).press('Enter');
  const row = list(page).getByRole('button', { name: title });
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('an announcement with a picture opens by keyboard from its toast and from the list (PO-300)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn('dispatcher');
  await expect(megaphone(page)).toHaveAccessibleName(/belum dibaca/);
  const title = 'Rute Pantura dialihkan';
  const alt = 'Peta jalur lingkar';
  const poster = { url: '/media/announcements/route.svg', alt };
  const data = { title, description: 'Gunakan jalur lingkar.', data: poster };
  expect(await publishAnnouncement(server, { action: 'pop_up_image', data })).toBe(201);

  await expect(page.getByText(`Pengumuman baru: ${title}`).last()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Buka', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  const picture = dialog.getByRole('img', { name: alt });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(dialog).toContainText('Gunakan jalur lingkar.');
  await expectAccessible(page, 'an announcement with a picture');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await openFromList(page, title);
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(megaphone(page)).toBeFocused();
});

test('an announcement leads to another site in a new tab, which does not get the page (PO-300)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn('dispatcher');
  const context = page.context();
  await context.route('https://fleet.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>News</title><script>document.title += String(opener)</script></html>',
    }),
  );
  const title = 'Kabar di situs mitra';
  const link = 'https://fleet.example/news?a=b';
  expect(await publishAnnouncement(server, announcementOfLink('external_link', title, link))).toBe(
    201,
  );
  await expect(page.getByText(`Pengumuman baru: ${title}`).last()).toBeVisible();
  const dialog = await openFromList(page, title);
  await expect(dialog).toContainText('Membuka fleet.example di tab baru.');
  const opened = context.waitForEvent('page');
  await tabTo(page, dialog.getByRole('link', { name: 'Buka situs' }));
  await page.keyboard.press('Enter');
  const other = await opened;
  await expect(other).toHaveURL(link);
  await expect(other).toHaveTitle('Newsnull');
  await expect(page).toHaveURL('/dashboard');
});

/** Neither http nor https, or no page of the application. */
const refused = {
  external_link: ['javascript:alert(1)', 'ftp://fleet.example/a', '//evil.example', '/dashboard'],
  internal_link: ['https://evil.example/', '//evil.example/a', '/api/logout', '/logout', 'report'],
} as const;

test('no other link is published, and one that another server sends is none (PO-301)', async ({
  signedIn,
  server,
}) => {
  for (const action of ['external_link', 'internal_link'] as const) {
    for (const link of refused[action]) {
      const announcement = announcementOfLink(action, 'Tautan palsu', link);
      expect(await publishAnnouncement(server, announcement), link).toBe(400);
    }
  }
  const { page } = await signedIn('dispatcher');
  const title = 'Tautan asli';
  const announcement = announcementOfLink('internal_link', title, '/sales-order/');
  expect(await publishAnnouncement(server, announcement)).toBe(201);
  for (const link of refused.internal_link) {
    // What the server answers, with another link.
    await page.route(/\/api\/system-notification\/[^/?]+$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('/sales-order/', link);
      return route.fulfill({ response, body });
    });
    const dialog = await openFromList(page, title);
    await expect(dialog).toContainText('Tautan pengumuman ini tidak valid');
    await expect(dialog.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
  }
});
