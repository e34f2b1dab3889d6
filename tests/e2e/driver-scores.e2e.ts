import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { askServer } from '../support/ask-server.ts';
import { languages, phone } from '../support/languages.ts';
import { tabTitle } from '../support/portal-page.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const alertsQuery = `query($filter: AlertDetailDriverScoresFilterInput!) {
  alertDetailDriverScores(filter: $filter) { data { rawAlertId } }
}`;
const actionMutation = `mutation($input: RawAlertsActionInput!) {
  upsertRawAlertsAction(input: $input) { isSuccessful }
}`;

const numberIn = async (text: Locator): Promise<number> =>
  Number(/\d+[.,]\d\d/.exec((await text.textContent()) ?? '')?.[0].replace(',', '.'));

const scoreCard = (page: Page): Locator => page.getByRole('region', { name: /^(Skor|Score)$/ });

const texts = {
  id: {
    title: 'Skor pengemudi',
    lastSync: /^Sinkronisasi terakhir/,
    period: 'Periode',
    year: '12 bulan terakhir',
    part: /^Melebihi kecepatan/,
    count: /(\d+) peringatan/,
    counted: (total: number) => `${total} peringatan`,
    alerts: /^Peringatan yang memengaruhi skor/,
    kind: 'Melebihi batas kecepatan',
    back: 'Semua pengemudi',
    grades: 'Pengemudi per nilai',
    score: /\d,\d\d/,
  },
  en: {
    title: 'Driver score',
    lastSync: /^Last sync/,
    period: 'Period',
    year: 'Last 12 months',
    part: /^Speeding/,
    count: /(\d+) alerts/,
    counted: (total: number) => `${total} alerts`,
    alerts: /^Alerts behind the score/,
    kind: 'Over speed limit',
    back: 'All drivers',
    grades: 'Drivers by grade',
    score: /\d\.\d\d/,
  },
} as const;

for (const { language, locale } of languages) {
  const t = texts[language];

  test(`shows all scores and leads to a driver and to the alerts of a part, by keyboard: ${language} (PO-140, PO-141)`, async ({
    signedIn,
  }) => {
    const portal = await signedIn('manager', { locale });
    const { page } = portal;
    await portal.navigate('/driverscore/');
    await expect(page).toHaveTitle(tabTitle(t.title));
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('link').first()).toBeVisible();
    await expect(page.getByText(t.lastSync)).toBeVisible();
    await expectAccessible(page, 'the overview of driver scores');

    const period = page.getByRole('combobox', { name: t.period });
    await portal.tabTo(period);
    // The last but one of its options.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(period.getByRole('option', { name: t.year })).toHaveJSProperty('selected', true);
    await expect(page).toHaveURL(/period=12months/);
    // The rows of the table are one stop of the Tab key.
    await portal.tabTo(grid.locator('[role="gridcell"][tabindex="0"]'));
    const firstRow = grid.locator('[data-row]').first();
    await expect(firstRow.locator(':focus')).toHaveCount(1);
    const name = (await firstRow.getByRole('link').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/driverscore\/\d+\?period=12months/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page, 'the score of a driver');

    const part = page.getByRole('button', { name: t.part });
    const total = Number(t.count.exec((await part.textContent()) ?? '')?.[1]);
    expect(total).toBeGreaterThan(0);
    await portal.tabTo(part);
    await page.keyboard.press('Enter');
    const alerts = page.getByRole('region', { name: t.alerts });
    await expect(alerts).toContainText(t.counted(total));
    for (const row of await alerts.getByRole('listitem').all()) {
      await expect(row).toContainText(t.kind);
    }

    await portal.tabTo(page.getByRole('button', { name: t.back }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/driverscore\/?\?period=12months/);
  });

  test(`fits a phone: ${language} (PO-140, PO-141)`, async ({ signedIn }) => {
    const portal = await signedIn('manager', { locale, viewport: phone });
    const { page } = portal;
    await portal.closePanelIfSheet();
    const all = page.getByRole('heading', { name: t.grades });
    for (const [path, ready] of [
      ['/driverscore/', all],
      ['/driverscore/1', scoreCard(page)],
    ] as const) {
      await portal.navigate(path);
      await expect(ready).toBeVisible();
      await expect(page.getByText(t.lastSync)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t.score);
      await portal.expectNoOverflow(`of ${path} on a phone`);
      await expectAccessible(page, `${path} on a phone`);
    }
  });
}

/** Marks an alert of the last days as false, as somebody else does. */
async function markFalse(server: Server, driverId: string, agoDays: number): Promise<void> {
  const end = new Date(Date.now() - agoDays * DAY_MS);
  const start = new Date(end.getTime() - 20 * DAY_MS);
  const { alertDetailDriverScores } = await askServer<{
    alertDetailDriverScores: { data: { rawAlertId: string }[] };
  }>(server, alertsQuery, {
    filter: { driverId, startDate: dayOf(start), endDate: dayOf(end) },
  });
  await askServer(server, actionMutation, {
    input: {
      actionType: 'FalseAlert',
      data: JSON.stringify({ isFalseAlert: true, reason: 'no occurrences' }),
      rawAlertId: [alertDetailDriverScores.data[0]?.rawAlertId],
      selectionMode: 'Selection',
      dateRange: { start: start.toISOString(), end: new Date().toISOString() },
    },
  });
}

test('shows by how much a score rises when one of its alerts is marked as false (PO-144)', async ({
  signedIn,
  ownServer,
}) => {
  const { page } = await signedIn('manager', { server: ownServer });
  await page.goto('/driverscore/1');
  const card = scoreCard(page);
  await expect(card).toContainText(/\d,\d\d/);
  const before = await numberIn(card);
  await markFalse(ownServer, '1', 0);
  // The user comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card).toContainText(/naik \d,\d\d/i);
  expect(await numberIn(card)).toBeGreaterThan(before);
});

test('changes by itself, also for an alert of last week, and opens it (PO-180, PO-182)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const { page } = portal;
  await portal.navigate('/driverscore/1');
  const card = scoreCard(page);
  await expect(card).toContainText(/\d,\d\d/);
  const before = await numberIn(card);
  await portal.waitUntilLive();
  await markFalse(ownServer, '1', 5);
  await expect(card).toContainText(/naik \d,\d\d/i);
  expect(await numberIn(card)).toBeGreaterThan(before);

  const alerts = page.getByRole('region', { name: /^Peringatan yang memengaruhi skor/ });
  const oldest = alerts.getByRole('listitem').last();
  const plate = /[A-Z]{1,2} \d{4} [A-Z]{1,3}/.exec((await oldest.textContent()) ?? '')?.[0];
  await oldest.getByRole('button').click();
  await expect(page).toHaveURL(/\/notification\/\d+$/);
  await expect(page.getByRole('main')).toContainText(plate ?? 'no plate');
});

test('shows drivers their own score and no other name (PO-142)', async ({ openPortal }) => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.signIn('driver');
  await portal.navigate('/driverscore/');
  await expect(scoreCard(page)).toContainText(/\d,\d\d/);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await portal.navigate('/driverscore/2');
  await expect(page.getByRole('heading', { name: 'Pengemudi ini tidak ada' })).toBeVisible();
  await expect(scoreCard(page)).toHaveCount(0);
});
