import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { languages, phone } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

const texts = {
  id: {
    sections: 'Bagian',
    accounts: 'Rekening bank',
    add: 'Tambah rekening bank',
    number: /^Nomor rekening/,
    holder: /^Pemilik rekening/,
    badLength: /^Nomor rekening terdiri dari 5 sampai 20 angka/,
    added: 'Rekening bank ditambahkan',
    edit: /^Ubah Bank Jago/,
    saved: 'Rekening bank tersimpan',
    makeDefault: /^Jadikan utama: Bank Jago/,
    defaultSet: 'Rekening bank utama diganti',
    isDefault: 'Utama',
    delete: /^Hapus Bank Jago/,
    question: 'Hapus rekening bank ini?',
    keep: 'Jangan hapus',
    confirm: 'Hapus rekening',
    deleted: 'Rekening bank dihapus',
    categories: 'Kategori',
    newCategory: 'Kategori baru',
    twice: 'Kategori ini sudah ada.',
    categoryAdded: 'Tambang ditambahkan',
    deleteCategory: 'Hapus Tambang',
    categoryDeleted: 'Tambang dihapus',
  },
  en: {
    sections: 'Sections',
    accounts: 'Bank accounts',
    add: 'Add bank account',
    number: /^Account number/,
    holder: /^Account holder/,
    badLength: /^An account number has 5 to 20 digits/,
    added: 'Bank account added',
    edit: /^Edit Bank Jago/,
    saved: 'Bank account saved',
    makeDefault: /^Make default: Bank Jago/,
    defaultSet: 'Default bank account changed',
    isDefault: 'Default',
    delete: /^Delete Bank Jago/,
    question: 'Delete this bank account?',
    keep: 'Keep account',
    confirm: 'Delete account',
    deleted: 'Bank account deleted',
    categories: 'Categories',
    newCategory: 'New category',
    twice: 'This category exists already.',
    categoryAdded: 'Tambang added',
    deleteCategory: 'Delete Tambang',
    categoryDeleted: 'Tambang deleted',
  },
} as const;

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`bank accounts are added, changed and deleted by keyboard on a phone: ${language} (PO-230)`, async ({
    signedIn,
    ownServer,
  }) => {
    const portal = await signedIn('manager', { server: ownServer, locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate('/setting/');
    const accounts = section(page, t.accounts);
    const rows = accounts.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    // The list of sections leads there without passing every field.
    const sections = page.getByRole('navigation', { name: t.sections });
    await portal.tabTo(sections.getByRole('button', { name: t.accounts }));
    await page.keyboard.press('Enter');
    await portal.tabTo(accounts.getByRole('button', { name: t.add }));
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: t.add });
    await portal.tabTo(dialog.getByRole('combobox'));
    await page.keyboard.type('Bank Jago');
    const number = dialog.getByRole('textbox', { name: t.number });
    await portal.tabTo(number);
    await page.keyboard.type('1');
    await portal.tabTo(dialog.getByRole('textbox', { name: t.holder }));
    await page.keyboard.type('PT Mitra Angkut Jaya');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t.badLength)).toBeVisible();
    await expect(number).toBeFocused();
    await portal.expectNoOverflow('of an account that cannot be saved');
    await expectAccessible(page, 'an account that cannot be saved');
    await page.keyboard.type('0123 4567 8901');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.added).first()).toBeVisible();
    const row = rows.filter({ hasText: 'Bank Jago' });
    await expect(row).toContainText('PT Mitra Angkut Jaya');
    await expect(accounts.getByRole('button', { name: t.add })).toBeFocused();

    await portal.tabTo(row.getByRole('button', { name: t.edit }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const holder = page.getByRole('dialog').getByRole('textbox', { name: t.holder });
    await portal.tabTo(holder);
    await page.keyboard.press('End');
    await page.keyboard.type(' Kas');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.saved).first()).toBeVisible();
    await expect(row).toContainText('PT Mitra Angkut Jaya Kas');
    await expect(row.getByRole('button', { name: t.edit })).toBeFocused();

    await portal.tabTo(row.getByRole('button', { name: t.makeDefault }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.defaultSet).first()).toBeVisible();
    await expect(rows.first()).toContainText(`Bank Jago${t.isDefault}`);
    await expectVisibleFocus(page);

    await portal.tabTo(row.getByRole('button', { name: t.delete }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: t.question });
    await expect(question.getByRole('button', { name: t.keep })).toBeFocused();
    await portal.tabTo(question.getByRole('radio', { checked: true }), 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await portal.expectNoOverflow('of the question');
    await expectAccessible(page, 'the question');
    await portal.tabTo(question.getByRole('button', { name: t.confirm }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.deleted).first()).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(`Bank Central Asia (BCA)${t.isDefault}`);
    await expectVisibleFocus(page);
    await portal.expectNoOverflow('of the accounts on a phone');
    await expectAccessible(page, 'the accounts on a phone');
  });

  test(`categories are added and deleted by keyboard on a phone: ${language} (PO-231)`, async ({
    signedIn,
    ownServer,
  }) => {
    const portal = await signedIn('manager', { server: ownServer, locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate('/setting/');
    const categories = section(page, t.categories);
    const sections = page.getByRole('navigation', { name: t.sections });
    await portal.tabTo(sections.getByRole('button', { name: t.categories }));
    await page.keyboard.press('Enter');
    const text = categories.getByRole('textbox', { name: t.newCategory });
    await portal.tabTo(text);
    await page.keyboard.type('logistik');
    await page.keyboard.press('Enter');
    await expect(categories.getByText(t.twice)).toBeVisible();
    await expect(text).toBeFocused();
    await portal.expectNoOverflow('of a category that exists');
    await expectAccessible(page, 'a category that exists');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Tambang');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.categoryAdded).first()).toBeVisible();
    await expect(text).toHaveValue('');
    await expect(text).toBeFocused();

    await portal.tabTo(categories.getByRole('button', { name: t.deleteCategory }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.categoryDeleted).first()).toBeVisible();
    await expect(categories.getByRole('listitem').filter({ hasText: 'Tambang' })).toHaveCount(0);
    await expectVisibleFocus(page);
    await portal.expectNoOverflow('of the categories on a phone');
    await expectAccessible(page, 'the categories on a phone');
  });
}
