import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect } from '../support/test.ts';
import { hostState } from './host-state.ts';
import { expectNothingLeft, hostTest, looksOf, press } from './react-host-test.ts';

const test = hostTest('settings-page');

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

async function mount(page: Page): Promise<void> {
  await press(page, '#add');
  await expect(section(page, 'Riwayat perubahan').getByRole('listitem')).toHaveCount(3);
  await expect(section(page, 'Perangkat yang masuk').getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('#widget [aria-busy="true"]')).toHaveCount(0);
}

const nameOf = (page: Page): Locator =>
  section(page, 'Perusahaan').getByRole('textbox', { name: /^Nama/ });

/** Saves a name that a colleague has changed meanwhile. */
async function provokeConflict(page: Page): Promise<Locator> {
  const company = section(page, 'Perusahaan');
  await nameOf(page).fill('PT Mitra Angkut Raya');
  await page.evaluate(() => dispatchEvent(new Event('colleague-saves')));
  await company.getByRole('button', { name: 'Simpan' }).click();
  await expect(company.getByText('Bagian ini sudah disimpan oleh orang lain')).toBeVisible();
  return company;
}

async function openAccount(page: Page): Promise<Locator> {
  await section(page, 'Rekening bank').getByRole('button', { name: 'Tambah rekening' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah rekening bank' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function openCrop(page: Page): Promise<Locator> {
  await page.locator('[data-logo-file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({
      clip: { x: 0, y: 0, width: 200, height: 120 },
      // Hiding the caret would change the host's fields.
      caret: 'initial',
    }),
  });
  const dialog = page.getByRole('dialog', { name: 'Potong logo' });
  await expect(dialog.getByRole('button', { name: 'Pakai sebagai logo' })).toBeEnabled();
  return dialog;
}

test('settings and profile are changed under a strict policy, without portal, router or server (EM-28)', async ({
  open,
}) => {
  const page = await open('/?hostile');
  const response = await page.request.get(page.url());
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*|data:/);

  await mount(page);
  const company = await provokeConflict(page);
  await company.getByRole('button', { name: 'Pakai nilai ini' }).click();
  await company.getByRole('button', { name: 'Simpan' }).click();
  await expect(company.getByText('Perubahan belum disimpan')).toHaveCount(0);
  await expect(nameOf(page)).toHaveValue('PT Mitra Angkut Raya');

  const account = await openAccount(page);
  await account.getByRole('combobox').selectOption('Bank Mandiri');
  await account.getByRole('textbox', { name: 'Nomor rekening' }).fill('137-00-9999999-9');
  await account.getByRole('textbox', { name: 'Pemilik rekening' }).fill('PT Mitra Angkut Jawa');
  await account.getByRole('button', { name: 'Simpan' }).click();
  await expect(section(page, 'Rekening bank').getByRole('listitem')).toHaveCount(3);

  const crop = await openCrop(page);
  await crop.getByRole('button', { name: 'Pakai sebagai logo' }).click();
  await expect(company.getByRole('img', { name: 'Logo' })).toBeVisible();

  const devices = section(page, 'Perangkat yang masuk');
  await devices.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Keluarkan/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('[data-logo-file]')).toBeHidden();
  await expectAccessible(page, 'settings and profile on a hostile page', '#widget');
});

test('settings, profile and their dialogs look the same on a hostile page (EM-29)', async ({
  open,
}) => {
  const [friendly, hostile] = [await open('/'), await open('/?hostile')];
  await mount(friendly);
  await mount(hostile);
  const same = (one: Locator, other: Locator): Promise<void> =>
    expect(async () => expect(await looksOf(other)).toEqual(await looksOf(one))).toPass({
      timeout: 10_000,
    });
  const names = [
    ...['Perusahaan', 'Operasional', 'Skor pengemudi', 'Rekening bank', 'Kategori', 'Merek'],
    ...['Riwayat perubahan', 'Tentang Anda', 'Preferensi', 'Perangkat yang masuk'],
  ];
  const sectionsOf = (page: Page): Locator => page.locator('#widget [data-section]');
  await expect(sectionsOf(friendly)).toHaveCount(names.length);
  expect((await looksOf(friendly.locator('#widget'))).length).toBeGreaterThan(300);
  for (const name of names) await same(section(friendly, name), section(hostile, name));

  await same(await provokeConflict(friendly), await provokeConflict(hostile));
  for (const openDialog of [openAccount, openCrop]) {
    const [one, other] = [await openDialog(friendly), await openDialog(hostile)];
    expect((await looksOf(one)).length).toBeGreaterThan(15);
    await same(one, other);
    for (const dialog of [one, other]) {
      await dialog.getByRole('button', { name: 'Batal', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
  }
});

test('settings and profile leave the host page unchanged before, during and after (EM-35)', async ({
  open,
}) => {
  const page = await open('/?hostile');
  // Presses would scroll there.
  await page.locator('#widget').evaluate((element) => element.scrollIntoView());
  const state = (): Promise<object> => hostState(page, 'widget');
  const before = await state();
  await mount(page);
  expect(await state(), 'while the settings are shown').toEqual(before);
  const crop = await openCrop(page);
  await page.keyboard.press('Escape');
  await expect(crop).toHaveCount(0);
  const account = await openAccount(page);
  await page.keyboard.press('Escape');
  await expect(account).toHaveCount(0);
  await expect.poll(state, { message: 'after dialogs' }).toEqual(before);
  await expectNothingLeft(page, before);
});
