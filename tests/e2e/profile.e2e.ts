import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { languages, phone } from '../support/languages.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const texts = {
  id: {
    profile: 'Profil',
    personal: 'Tentang Anda',
    name: /^Nama/,
    email: 'Email',
    phoneNo: 'Telepon',
    save: 'Simpan',
    saved: 'Profil tersimpan',
    sessions: 'Perangkat yang masuk',
    thisDevice: 'Perangkat ini',
    end: /^Keluarkan .+, terakhir aktif/,
    ended: /sudah dikeluarkan$/,
    endOthers: 'Keluarkan semua perangkat lain',
    keep: 'Biarkan',
    only: 'Anda hanya masuk di perangkat ini.',
    reminder: 'Lengkapi profil Anda',
    addEmail: 'Tambah email',
    emailTitle: 'Alamat email Anda',
    emailLabel: /^Alamat email/,
    badEmail: /^Masukkan alamat email/,
    emailSaved: 'Alamat email tersimpan',
    phoneTitle: 'Nomor telepon Anda',
    phoneLabel: /^Nomor telepon/,
    phoneSaved: 'Nomor telepon tersimpan',
  },
  en: {
    profile: 'Profile',
    personal: 'About you',
    name: /^Name/,
    email: 'Email',
    phoneNo: 'Phone',
    save: 'Save',
    saved: 'Profile saved',
    sessions: 'Where you are signed in',
    thisDevice: 'This device',
    end: /^Sign out .+, last active/,
    ended: /is signed out$/,
    endOthers: 'Sign out all other devices',
    keep: 'Keep them',
    only: 'You are signed in on this device only.',
    reminder: 'Complete your profile',
    addEmail: 'Add email',
    emailTitle: 'Your email address',
    emailLabel: /^Email address/,
    badEmail: /^Enter an email address/,
    emailSaved: 'Email address saved',
    phoneTitle: 'Your phone number',
    phoneLabel: /^Phone number/,
    phoneSaved: 'Phone number saved',
  },
} as const;

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`opens from the account menu, and saves a name by keyboard: ${language} (PO-162)`, async ({
    signedIn,
    ownServer,
  }) => {
    const portal = await signedIn('manager', { server: ownServer, locale });
    const { page } = portal;
    await portal.tabTo(portal.account);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: t.profile }).press('Enter');
    await expect(page).toHaveURL('/profile');
    await expect(page).toHaveTitle(tabTitle(t.profile));
    const personal = section(page, t.personal);
    const name = personal.getByRole('textbox', { name: t.name });
    await expect(name).toHaveValue('Rina Kusuma');
    await expect(section(page, t.sessions).getByText(t.thisDevice, { exact: true })).toBeVisible();
    await expectAccessible(page, 'the profile');
    await portal.tabTo(name);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Rina K.');
    await portal.tabTo(personal.getByRole('button', { name: t.save }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.saved).first()).toBeVisible();
    // The whole portal shows it.
    await expect(portal.account).toContainText('Rina K.');
    await page.reload();
    await expect(name).toHaveValue('Rina K.');
  });

  test(`signs other browsers out within seconds, by keyboard on a phone: ${language} (PO-164, PO-165)`, async ({
    signedIn,
    ownServer,
    faults,
  }) => {
    faults.allow(/401 \(Unauthorized\)/, /pantau:/);
    const here = await signedIn('manager', { server: ownServer, locale, viewport: phone });
    const others = [
      await signedIn('manager', { server: ownServer }),
      await signedIn('manager', { server: ownServer }),
      await signedIn('manager', { server: ownServer }),
    ];
    const signedOut = async (): Promise<number> => {
      const seen = await Promise.all(others.map(({ email }) => email.isVisible()));
      return seen.filter(Boolean).length;
    };
    const { page } = here;
    await here.closePanelIfSheet();
    await here.navigate('/profile/');
    const sessions = section(page, t.sessions);
    const rows = sessions.getByRole('listitem');
    const own = rows.filter({ hasText: t.thisDevice });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    await here.expectNoOverflow('of the sessions on a phone');

    const before = await rows.count();
    await here.tabTo(sessions.getByRole('button', { name: t.end }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.ended).first()).toBeVisible();
    await expect(rows).toHaveCount(before - 1);
    await expect.poll(signedOut, 'browsers signed out').toBe(1);
    await expectVisibleFocus(page);

    await here.tabTo(sessions.getByRole('button', { name: t.endOthers }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: t.keep })).toBeFocused();
    await here.expectNoOverflow('of the question on a phone');
    await expectAccessible(page, 'the question');
    await here.tabTo(dialog.getByRole('button', { name: t.endOthers }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.only)).toBeVisible();
    await expect.poll(signedOut, 'browsers signed out').toBe(3);
    await expectVisibleFocus(page);
    await expect(here.account).toBeVisible();
  });

  test(`adds an email address and a phone number to which the reminder leads, by keyboard: ${language} (PO-163)`, async ({
    signedIn,
    ownServer,
  }) => {
    const portal = await signedIn('nomail', { server: ownServer, locale });
    const { page } = portal;
    const reminder = page.getByRole('dialog', { name: t.reminder });
    await portal.tabTo(reminder.getByRole('button', { name: t.addEmail }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/add-email');
    const email = page.getByRole('textbox', { name: t.emailLabel });
    await expect(email).toBeVisible();
    await expectAccessible(page, 'the page that adds an email address');
    await portal.tabTo(email);
    await page.keyboard.type('dewi@mitra');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.badEmail)).toBeVisible();
    await expect(email).toBeFocused();
    await page.keyboard.type('.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.emailSaved).first()).toBeVisible();
    // Back to where the reminder was.
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(email).toBeHidden();
    await portal.navigate('/add-number/');
    const number = page.getByRole('textbox', { name: t.phoneLabel });
    await expect(number).toBeVisible();
    await portal.tabTo(number);
    await page.keyboard.type('+62 812 3456 7890');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.phoneSaved).first()).toBeVisible();
    // Opened by its address, it leads to the profile.
    await expect(page).toHaveURL('/profile');
    const personal = section(page, t.personal);
    await expect(personal.getByRole('textbox', { name: t.email })).toHaveValue(
      'dewi@mitra.example',
    );
    await expect(personal.getByRole('textbox', { name: t.phoneNo })).toHaveValue(
      '+62 812 3456 7890',
    );
  });

  test(`fits a phone, as do the pages that add to it: ${language} (PO-165)`, async ({
    signedIn,
  }) => {
    const portal = await signedIn('viewer', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    for (const [path, ready] of [
      ['/profile/', t.sessions],
      ['/add-email/', t.emailTitle],
      ['/add-number/', t.phoneTitle],
    ] as const) {
      // Leaving a form by the address alone would be no navigation of the router.
      await page.goto(path);
      await expect(section(page, ready)).toBeVisible();
      await portal.expectNoOverflow(`of ${path} on a phone`);
      await expectAccessible(page, `${path} on a phone`);
    }
  });
}

test('applies language, theme and reminder at once (PO-162)', async ({ signedIn, ownServer }) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/profile/');
  const preferences = section(page, 'Preferensi');
  await preferences.getByRole('combobox', { name: 'Tema' }).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await preferences.getByRole('combobox', { name: /^Ingatkan/ }).selectOption('15');
  const language = preferences.getByRole('combobox', { name: 'Bahasa' });
  await language.selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await page.reload();
  const reminder = section(page, 'Preferences').getByRole('combobox', { name: /^Remind/ });
  await expect(reminder).toHaveValue('15');
  await expectAccessible(page, 'the profile in the dark');
});

test('asks before unsaved changes are left (PO-162)', async ({ signedIn, ownServer }) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/profile/');
  await section(page, 'Tentang Anda').getByRole('textbox', { name: /^Nama/ }).fill('Rina K.');
  await page.getByRole('link', { name: 'Dasbor' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Keluar tanpa menyimpan?' });
  await dialog.getByRole('button', { name: 'Lanjutkan mengubah' }).click();
  await expect(page).toHaveURL('/profile/');
});
