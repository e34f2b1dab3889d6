import type { Locator, Page } from '@playwright/test';
import { askServer } from '../support/ask-server.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { languages, phone } from '../support/languages.ts';
import type { PortalPage } from '../support/portal-page.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const list = '/setting-notification-list';

const texts = {
  id: {
    create: 'Buat aturan',
    save: 'Simpan perubahan',
    notSaved: 'Aturan belum tersimpan',
    required: 'Wajib diisi.',
    name: /^Nama aturan/,
    searchCodes: 'Cari peringatan',
    kind: 'melebihi batas kecepatan',
    change: 'Ganti',
    from: 'Mulai dari',
    chooseVehicles: 'Pilih kendaraan',
    chooseGeofences: 'Pilih geofence',
    apply: 'Terapkan',
    onlyTimes: 'Hanya pada waktu tertentu',
    start: 'Mulai',
    end: 'Sampai',
    nextDay: 'Berakhir pada hari berikutnya.',
    onlyPlaces: 'Hanya di lokasi tertentu',
    contact: 'Email atau nomor telepon',
    badContact: /^Isi alamat email atau nomor telepon/,
    sentence:
      /^Setiap hari, 22\.00–05\.00: “Melebihi batas kecepatan” mulai 90 km\/j pada 1 kendaraan, di dalam .+\. Menjadi peringatan penting untuk Anda dan 1 kontak\.$/,
    tryIt: 'Coba',
    tried: /dalam 7 hari terakhir/,
    rows: 'Pilih semua',
    deactivate: 'Nonaktifkan',
    ask: 'Nonaktifkan 2 aturan?',
    deactivated: '2 aturan dinonaktifkan',
    conflict: 'Aturan ini sudah diubah orang lain',
    nameOfRule: 'Nama',
    theirs: /^Versi baru/,
    takeChoices: 'Lanjutkan dengan pilihan ini',
  },
  en: {
    create: 'Create rule',
    save: 'Save changes',
    notSaved: 'The rule is not saved',
    required: 'Required.',
    name: /^Name of the rule/,
    searchCodes: 'Search alerts',
    kind: 'over speed limit',
    change: 'Change',
    from: 'From',
    chooseVehicles: 'Choose vehicles',
    chooseGeofences: 'Choose geofences',
    apply: 'Apply',
    onlyTimes: 'Only at certain times',
    start: 'From',
    end: 'Until',
    nextDay: 'Ends on the next day.',
    onlyPlaces: 'Only in certain places',
    contact: 'Email or phone number',
    badContact: /^Enter an email address or a phone number/,
    sentence:
      /^Every day, 22:00–05:00: “Over speed limit” of 90 km\/h or more on 1 vehicle, inside .+\. Raises an important alert for you and 1 contact\.$/,
    tryIt: 'Try it',
    tried: /in the last 7 days/,
    rows: 'Select all',
    deactivate: 'Deactivate',
    ask: 'Deactivate 2 rules?',
    deactivated: '2 rules deactivated',
    conflict: 'Someone else has changed this rule',
    nameOfRule: 'Name',
    theirs: /^Newer version/,
    takeChoices: 'Continue with this choice',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

const field = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('textbox', typeof name === 'string' ? { name, exact: true } : { name });
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const named = (page: Page, label: string): Locator =>
  page.getByRole('grid').first().locator('[data-row]').filter({ hasText: label });

async function press(portal: PortalPage, target: Locator, key = 'Enter'): Promise<void> {
  await portal.tabTo(target);
  await portal.page.keyboard.press(key);
}

async function type(portal: PortalPage, target: Locator, text: string): Promise<void> {
  await press(portal, target, 'ControlOrMeta+a');
  await portal.page.keyboard.type(text);
}

/** Opens the dialog of a field, chooses the first that is offered, and is back at the button. */
async function chooseFirst(portal: PortalPage, opens: string, t: Texts): Promise<void> {
  const { page } = portal;
  await press(portal, button(page, opens));
  const dialog = page.getByRole('dialog', { name: opens });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await press(portal, dialog.getByRole('checkbox').first(), 'Space');
  await portal.expectNoOverflow(`of “${opens}”`);
  await press(portal, button(dialog, t.apply));
  await expect(dialog).toHaveCount(0);
  await expect(button(page, opens)).toBeFocused();
}

/** Stores a rule for alerts of fuel, for which nobody is notified. */
async function storeRule(server: Server, label: string): Promise<string> {
  const mutation = `mutation($input: AlertRuleInput!) {
    createAlertRule(input: $input) { message alertRuleId }
  }`;
  const input = {
    ...{ label, alertCode: 13, alertUrgencyType: 'Important', isActive: true, autoPopup: false },
    ...{ withSchedule: false, withGeofence: false, isInsideGeofence: true },
  };
  const { createAlertRule } = await askServer<{
    createAlertRule: { message: string | null; alertRuleId: string | null };
  }>(server, mutation, { input });
  const { alertRuleId, message } = createAlertRule;
  if (alertRuleId === null) throw new Error(`The rule was not stored: ${message}`);
  return alertRuleId;
}

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`all of a rule is entered by keyboard on a phone: ${language} (AR-101)`, async ({
    signedIn,
  }) => {
    const portal = await signedIn('manager', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate(`${list}/create`);
    const name = field(page, t.name);
    await press(portal, button(page, t.create));
    await expect(page.getByRole('alert', { name: t.notSaved })).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(t.required);
    await portal.expectNoOverflow('of what is missing');
    await expectAccessible(page, 'what is missing');

    const label = `Lewat ponsel ${language}`;
    await page.keyboard.type(label);
    await type(portal, field(page, t.searchCodes), t.kind);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, t.change)).toBeFocused();
    await type(portal, field(page, t.from), '90');
    await chooseFirst(portal, t.chooseVehicles, t);
    await press(portal, page.getByRole('switch', { name: t.onlyTimes }), 'Space');
    await type(portal, field(page, t.start).last(), '22');
    await type(portal, field(page, t.end).last(), '5');
    await expect(field(page, t.end).last()).toHaveAccessibleDescription(t.nextDay);
    await press(portal, page.getByRole('switch', { name: t.onlyPlaces }), 'Space');
    await chooseFirst(portal, t.chooseGeofences, t);
    const contact = field(page, t.contact);
    await type(portal, contact, 'bukan alamat');
    await page.keyboard.press('Enter');
    await expect(contact).toHaveAccessibleDescription(t.badContact);
    await type(portal, contact, `posko-${language}@fleet.example`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.sentence)).toBeVisible();
    await press(portal, button(page, t.tryIt));
    await expect(page.getByText(t.tried).last()).toBeVisible();
    await expectVisibleFocus(page);
    await portal.expectNoOverflow('of the editor on a phone');
    await expectAccessible(page, 'the editor on a phone');
    await press(portal, button(page, t.create));
    await expect(page).toHaveURL(list);
    await expect(named(page, label)).toBeVisible();
  });

  test(`rules are deactivated together by keyboard on a phone: ${language} (AR-102)`, async ({
    signedIn,
    server,
  }) => {
    const labels = ['satu', 'dua'].map((one) => `Bersama ${language} ${one}`);
    for (const label of labels) await storeRule(server, label);
    const portal = await signedIn('manager', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate(`${list}?search=Bersama+${language}`);
    for (const label of labels) await expect(named(page, label)).toBeVisible();
    await press(portal, page.getByRole('checkbox', { name: t.rows }), 'Space');
    await press(portal, button(page, t.deactivate));
    const dialog = page.getByRole('alertdialog', { name: t.ask });
    await expect(dialog).toBeVisible();
    await portal.expectNoOverflow('of the question');
    await expectAccessible(page, 'the question');
    await press(portal, button(dialog, t.deactivate));
    await expect(page.getByText(t.deactivated).first()).toBeVisible();
    await expect(page.getByRole('switch', { checked: false })).toHaveCount(2);
    await expectVisibleFocus(page);
    await portal.expectNoOverflow('of the list on a phone');
    await expectAccessible(page, 'the list on a phone');
  });

  test(`two people edit the same rule, the second by keyboard on a phone: ${language} (AR-103)`, async ({
    signedIn,
    server,
  }) => {
    const id = await storeRule(server, `Berdua ${language}`);
    const portal = await signedIn('manager', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate(`${list}/${id}`);
    await type(portal, field(page, t.name), `Nama saya ${language}`);
    await type(portal, field(page, t.from), '40');

    const { page: other } = await signedIn('manager', { locale });
    await other.goto(`${list}/${id}`);
    await field(other, t.name).fill(`Nama mereka ${language}`);
    await button(other, t.save).click();
    await expect(named(other, `Nama mereka ${language}`)).toBeVisible();

    await press(portal, button(page, t.save));
    const notice = page.getByRole('group', { name: t.conflict });
    await expect(notice).toBeVisible();
    await portal.expectNoOverflow('of the two versions');
    await expectAccessible(page, 'the two versions');
    const name = notice.getByRole('group', { name: t.nameOfRule });
    await portal.tabTo(name.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(name.getByRole('radio', { name: t.theirs })).toBeChecked();
    await press(portal, button(notice, t.takeChoices));
    await expect(field(page, t.name)).toHaveValue(`Nama mereka ${language}`);
    await expectVisibleFocus(page);
    await press(portal, button(page, t.save));
    await expect(page).toHaveURL(list);
    await page.goto(`${list}/${id}`);
    await expect(field(page, t.from)).toHaveValue('40');
    await expect(field(page, t.name)).toHaveValue(`Nama mereka ${language}`);
  });
}
