import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const user = { id: 'petugas-7', fullname: 'Petugas Tujuh' };

/** What a partner's server sends to sign its user in. */
const requestToken = ({ origin }: Server, key: string): Promise<Response> =>
  fetch(`${origin}/api/embed-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user, widgets: ['alert-center'] }),
  });

test('adds a key by keyboard that signs a partner’s user in, until it is revoked (CS-110, CS-112)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/setting/');
  const embedding = section(page, 'Penyematan');
  const add = embedding.getByRole('button', { name: 'Tambah kunci API' });
  await expect(embedding.getByText('Belum ada kunci API.')).toBeVisible();
  // The list of sections leads there without passing every field.
  const leads = page.getByRole('navigation').getByRole('button', { name: 'Penyematan' });
  await portal.tabTo(leads);
  await page.keyboard.press('Enter');
  await portal.tabTo(add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Nama/ })).toBeFocused();
  await page.keyboard.type('Portal pelanggan');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog', { name: 'Kunci API baru Anda' });
  const key = await shown.getByRole('textbox', { name: 'Kunci API' }).inputValue();
  expect(key).toMatch(/^pantau_\S{43}$/);
  await expect(shown.getByRole('button', { name: 'Salin kunci' })).toBeFocused();
  await expectAccessible(page, 'a new key');
  await page.keyboard.press('Shift+Tab');
  await expect(shown.getByRole('button', { name: 'Selesai' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown).toBeHidden();
  await expect(add).toBeFocused();

  const row = embedding.getByRole('listitem').filter({ hasText: 'Portal pelanggan' });
  await expect(row).toContainText(`berakhiran ${key.slice(-4)}`);
  await expect(row).toContainText('Belum pernah dipakai');
  const signedInUser = await requestToken(ownServer, key);
  expect(signedInUser.status).toBe(200);
  const { accessToken } = (await signedInUser.json()) as { accessToken: string };
  const asUser = (): Promise<Response> =>
    fetch(`${ownServer.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ payload { subscribedAlertRules { urgentAlertRules } } }' }),
    });
  const { errors } = (await (await asUser()).json()) as { errors?: unknown };
  expect(errors).toBeUndefined();

  await page.reload();
  await expect(row).toContainText('Terakhir dipakai');
  expect(await page.content()).not.toContain(key);
  await portal.tabTo(leads);
  await page.keyboard.press('Enter');
  await portal.tabTo(row.getByRole('button', { name: 'Cabut Portal pelanggan' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cabut kunci ini?' });
  await expect(question.getByRole('button', { name: 'Jangan cabut' })).toBeFocused();
  await expectAccessible(page, 'the question');
  await portal.tabTo(question.getByRole('button', { name: 'Cabut kunci' }));
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect
    .poll(async () => (await requestToken(ownServer, key)).status, 'a revoked key')
    .toBe(401);
  expect((await asUser()).status, 'a session of the revoked key').toBe(401);
});

test('shows a dispatcher no keys (CS-114)', async ({ signedIn, ownServer }) => {
  const { page } = await signedIn('dispatcher', { server: ownServer });
  await page.goto('/setting/');
  await expect(section(page, 'Perusahaan').getByText('Nama', { exact: true })).toBeVisible();
  await expect(section(page, 'Penyematan')).toHaveCount(0);
});

test('fits a phone in English (CS-110)', async ({ signedIn, ownServer }) => {
  const viewport = { width: 360, height: 740 };
  const portal = await signedIn('manager', { server: ownServer, viewport });
  const { page } = portal;
  await page.evaluate(() => localStorage.setItem('language', '"en"'));
  await page.goto('/setting/');
  await portal.waitUntilLive();
  await portal.closePanelIfSheet();
  const embedding = section(page, 'Embedding');
  await embedding.getByRole('button', { name: 'Add API key' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Customer portal of the northern depot');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog');
  await expect(shown.getByRole('textbox', { name: 'API key' })).toBeVisible();
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(embedding.getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
});
