import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { languages, phone } from '../support/languages.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  id: {
    score: 'Skor',
    period: 'Periode',
    from: 'Dari',
    to: 'Sampai',
    apply: 'Terapkan',
    badPeriod: /^Periode harus mulai sebelum berakhir/,
    part: /^Melebihi kecepatan/,
    count: /(\d+) peringatan/,
    counted: (total: number) => `${total} peringatan`,
    alerts: /^Peringatan yang memengaruhi skor/,
    category: 'Kategori',
    yawn: 'Menguap',
    kindOfYawn: 'Menguap',
    asTable: 'Tampilkan sebagai tabel',
    history: /^Skor dari waktu ke waktu/,
    falseAlerts: 'Tampilkan alarm palsu',
    falseAlert: 'Alarm palsu',
    showMap: 'Tampilkan di peta',
    map: 'Lokasi peringatan ini',
    back: 'Semua pengemudi',
    drivers: 'Pengemudi per nilai',
    missing: 'Pengemudi ini tidak ada',
  },
  en: {
    score: 'Score',
    period: 'Period',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    badPeriod: /^The period must start before it ends/,
    part: /^Speeding/,
    count: /(\d+) alerts/,
    counted: (total: number) => `${total} alerts`,
    alerts: /^Alerts behind the score/,
    category: 'Category',
    yawn: 'Yawning',
    kindOfYawn: 'Yawning',
    asTable: 'Show as table',
    history: /^Score over time/,
    falseAlerts: 'Show false alerts',
    falseAlert: 'False alert',
    showMap: 'Show on map',
    map: 'Places of these alerts',
    back: 'All drivers',
    drivers: 'Drivers by grade',
    missing: 'This driver does not exist',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', typeof name === 'string' ? { name, exact: true } : { name });

/** Chooses the last twelve months, the last but one of the periods. */
async function chooseYear(portal: PortalPage, t: Texts): Promise<void> {
  const { page } = portal;
  await portal.tabTo(page.getByRole('combobox', { name: t.period }));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/period=12months/);
}

/** Reads the score, its parts, the alerts behind one and its history, by keyboard alone. */
async function readScore(portal: PortalPage, t: Texts): Promise<void> {
  const { page } = portal;
  await expect(region(page, t.score)).toContainText(/\d[.,]\d\d/);
  await chooseYear(portal, t);
  await expectVisibleFocus(page);
  await portal.expectNoOverflow('of the score on a phone');
  await expectAccessible(page, 'the score on a phone');

  const history = region(page, t.history);
  const asTable = history.getByRole('button', { name: t.asTable });
  await portal.tabTo(asTable);
  await page.keyboard.press('Space');
  await expect(asTable).toHaveAttribute('aria-pressed', 'true');
  await expect(history.locator('[data-chart]')).toHaveCount(0);
  await expect(history.getByRole('row').nth(1)).toBeVisible();

  const part = page.getByRole('button', { name: t.part });
  const total = Number(t.count.exec((await part.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(0);
  await portal.tabTo(part);
  await page.keyboard.press('Enter');
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  const alerts = region(page, t.alerts);
  await expect(alerts).toContainText(t.counted(total));
  await expectVisibleFocus(page);

  const category = alerts.getByRole('combobox', { name: t.category });
  await portal.tabTo(category);
  await page.keyboard.type(t.yawn);
  await expect(category.getByRole('option', { name: t.yawn })).toHaveJSProperty('selected', true);
  await expect(alerts).not.toContainText(t.counted(total));
  await page.keyboard.press('Home');
  const falseAlerts = alerts.getByRole('switch', { name: t.falseAlerts });
  await portal.tabTo(falseAlerts);
  await page.keyboard.press('Space');
  await expect(falseAlerts).toBeChecked();
  await portal.expectNoOverflow('of the alerts on a phone');
  await expectAccessible(page, 'the alerts on a phone');
}

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`a driver's page is used by keyboard on a phone, from the list to an alert and back: ${language} (DS-61)`, async ({
    signedIn,
  }) => {
    const portal = await signedIn('manager', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate('/driverscore/');
    await expect(page.getByRole('heading', { name: t.drivers })).toBeVisible();
    const link = page.getByRole('main').getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await portal.tabTo(link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/driverscore\/\d+/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await readScore(portal, t);

    const alerts = region(page, t.alerts);
    const showMap = alerts.getByRole('button', { name: t.showMap });
    await portal.tabTo(showMap, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(alerts.getByRole('region', { name: t.map })).toBeVisible();
    await portal.expectNoOverflow('of the map on a phone');
    await page.keyboard.press('Enter');

    const first = alerts.getByRole('listitem').first().getByRole('button');
    await portal.tabTo(first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notification\/\d+$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await portal.tabTo(page.getByRole('button', { name: t.back }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/driverscore\/?\?period=12months/);
  });

  test(`own dates are entered by keyboard, and a reversed period says what is wrong: ${language} (DS-63)`, async ({
    signedIn,
  }) => {
    const portal = await signedIn('manager', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    await portal.navigate('/driverscore/1');
    await expect(region(page, t.score)).toContainText(/\d[.,]\d\d/);
    await portal.tabTo(page.getByRole('combobox', { name: t.period }));
    await page.keyboard.press('End');
    const from = page.getByRole('textbox', { name: t.from });
    const to = page.getByRole('textbox', { name: t.to });
    const type = async (field: Locator, day: string): Promise<void> => {
      await portal.tabTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(day);
    };
    await type(from, '20/03/2026');
    await type(to, '10/03/2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.badPeriod)).toBeVisible();
    await expect(from).toBeFocused();
    await portal.expectNoOverflow('of a period that is reversed');
    await expectAccessible(page, 'a period that is reversed');
    await type(from, '01/03/2026');
    const apply = page.getByRole('button', { name: t.apply });
    await portal.tabTo(apply);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/2026-03-01.*2026-03-10/);
    await expect(page.getByText(t.badPeriod)).toBeHidden();
    await expect(apply).toBeFocused();
    // What was chosen before comes back.
    await page.goBack();
    await expect(page).not.toHaveURL(/2026-03-01/);
  });

  test(`a driver reads their own score by keyboard on a phone, and nothing of others: ${language} (DS-62, DS-13, DS-14)`, async ({
    openPortal,
  }) => {
    const portal = await openPortal({ locale, viewport: phone });
    const { page } = portal;
    await portal.signIn('driver');
    await portal.navigate('/driverscore/');
    await readScore(portal, t);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.back })).toHaveCount(0);

    await portal.navigate('/driverscore/2');
    await expect(page.getByRole('heading', { name: t.missing })).toBeVisible();
    await portal.expectNoOverflow('of a driver who is not shown');
    await expectAccessible(page, 'a driver who is not shown');
  });
}
