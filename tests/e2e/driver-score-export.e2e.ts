import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { askServer } from '../support/ask-server.ts';
import { languages } from '../support/languages.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Days in the past, whose scores do not change during the test. */
const period = { startDate: daysAgo(120), endDate: daysAgo(31) };

const scoresQuery = `query($filter: DriverScoresFilterInput!) {
  driverScores(filter: $filter) {
    data {
      driver { fullname } finalGrade score totalDriven totalAlert
      overspeed { total score } phoneCalling { total score }
    }
    pagination { total }
  }
}`;

interface Counted {
  readonly total: number;
  readonly score: number | null;
}

interface Score {
  readonly driver: { readonly fullname: string };
  readonly finalGrade: string | null;
  readonly score: number | null;
  readonly totalDriven: number;
  readonly totalAlert: number;
  readonly overspeed: Counted;
  readonly phoneCalling: Counted;
}

/** All drivers, the best first, as the server has them. */
async function readScores(server: Server): Promise<readonly Score[]> {
  const scores: Score[] = [];
  let total = 1;
  for (let page = 1; scores.length < total; page += 1) {
    const filter = { ...period, search: '', pagination: { page, show: 100 } };
    const { driverScores } = await askServer<{
      driverScores: { data: Score[]; pagination: { total: number } };
    }>(server, scoresQuery, { filter });
    scores.push(...driverScores.data);
    total = driverScores.pagination.total;
    expect(driverScores.data, `drivers of page ${page}`).not.toEqual([]);
  }
  return scores;
}

async function download(page: Page, button: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return downloading;
}

const texts = {
  id: {
    button: 'Ekspor CSV',
    file: /^Skor pengemudi \d{4}-\d\d-\d\d\.csv$/,
    separator: ';',
    decimal: ',',
    driver: 'Pengemudi',
    grade: 'Nilai',
    score: 'Skor',
    distance: 'Jarak',
    alerts: 'Peringatan',
    points: 'Poin',
    overspeed: 'Melebihi kecepatan',
    phoneCalling: 'Menelepon',
    none: 'Belum cukup data',
    next: 'Halaman berikutnya',
  },
  en: {
    button: 'Export CSV',
    file: /^Driver scores \d{4}-\d\d-\d\d\.csv$/,
    separator: ',',
    decimal: '.',
    driver: 'Driver',
    grade: 'Grade',
    score: 'Score',
    distance: 'Distance',
    alerts: 'Alerts',
    points: 'Points',
    overspeed: 'Speeding',
    phoneCalling: 'Phone call',
    none: 'Not enough data',
    next: 'Next page',
  },
} as const;

for (const { language, locale } of languages) {
  const t = texts[language];
  const numberText = (value: number): string => String(value).replace('.', t.decimal);

  test(`the exported file has the scores of all drivers as the server has them: ${language} (DS-64)`, async ({
    signedIn,
    server,
  }) => {
    const expected = await readScores(server);
    expect(expected.length, 'there are several pages').toBeGreaterThan(10);
    const { page } = await signedIn('manager', { locale, acceptDownloads: true });
    await page.goto(`/driverscore/?period=${period.startDate}~${period.endDate}`);
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: t.next })).toBeEnabled();

    const file = await download(page, t.button);
    expect(file.suggestedFilename()).toMatch(t.file);
    const content = await readFile(await file.path(), 'utf8');
    expect(content.startsWith('\uFEFF'), 'the mark of UTF-8').toBe(true);
    const [head = [], ...rows] = content
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(t.separator));
    expect(new Set(head).size, 'each heading is there once').toBe(head.length);
    const columns = [
      t.driver,
      t.grade,
      t.score,
      t.distance,
      t.alerts,
      ...[t.overspeed, t.phoneCalling].flatMap((category) => [
        `${category}: ${t.alerts}`,
        `${category}: ${t.points}`,
      ]),
    ];
    expect(head).toEqual(expect.arrayContaining(columns));
    expect(rows.map((row) => columns.map((column) => row[head.indexOf(column)]))).toEqual(
      expected.map(({ driver, finalGrade, score, totalDriven, totalAlert, ...categories }) => [
        driver.fullname,
        finalGrade ?? t.none,
        score === null ? t.none : numberText(score),
        numberText(totalDriven),
        numberText(totalAlert),
        ...[categories.overspeed, categories.phoneCalling].flatMap((category) => [
          numberText(category.total),
          category.score === null ? '–' : numberText(category.score),
        ]),
      ]),
    );
  });
}
