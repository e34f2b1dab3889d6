import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { hostTest, press } from './react-host-test.ts';

const test = hostTest('table-page');

const grid = (page: Page): Locator => page.getByRole('grid');
const rows = (page: Page): Locator => grid(page).locator('[data-row]');
const cell = (page: Page, row: string, key: string): Locator =>
  grid(page).locator(`[data-row="${row}"] [data-key="${key}"]`);

async function mount(page: Page): Promise<void> {
  await press(page, '#add');
  await expect(rows(page).first()).toContainText('SJ-1');
}

/** A line as it is drawn. */
interface Line {
  readonly style: string;
  /** px */
  readonly width: number;
  /** Contrast with the background of the page, as WCAG defines it. */
  readonly contrast: number;
}

/** How a browser draws a border or an outline, after it has replaced our colours by those of the system. */
function lineOf(target: Locator, side: string, pseudo?: string): Promise<Line> {
  return target.evaluate(
    (element, [name, part]) => {
      const luminance = (color: string): number => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
          const value = Number(text) / 255;
          return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const style = getComputedStyle(element, part);
      const canvas = document.createElement('div');
      canvas.style.backgroundColor = 'Canvas';
      document.body.append(canvas);
      const behind = luminance(getComputedStyle(canvas).backgroundColor);
      canvas.remove();
      const drawn = luminance(style.getPropertyValue(`${name}-color`));
      return {
        style: style.getPropertyValue(`${name}-style`),
        width: Number.parseFloat(style.getPropertyValue(`${name}-width`)),
        contrast: (Math.max(drawn, behind) + 0.05) / (Math.min(drawn, behind) + 0.05),
      };
    },
    [side, pseudo] as const,
  );
}

async function expectLine(target: Locator, side: string, width: number, what: string) {
  const line = await lineOf(target, side);
  expect([line.style, line.width], what).toEqual(['solid', width]);
  expect(line.contrast, `${what}: contrast`).toBeGreaterThanOrEqual(3);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`keeps lines, focus and selection in the forced colours of a ${colorScheme} system (DT-247)`, async ({
    open,
  }) => {
    const page = await open();
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await mount(page);
    const head = grid(page).locator('[data-head]').first();
    await expectLine(rows(page).first(), 'border-bottom', 1, 'line below a row');
    await expectLine(head.locator('xpath=..'), 'border-bottom', 1, 'line below the header');
    const pinned = grid(page).locator('[data-side="start"]').first();
    await expectLine(pinned, 'border-inline-start', 1, 'line beside pinned columns');

    const focused = page.locator(':focus');
    await page.getByRole('columnheader', { name: 'Pelanggan' }).focus();
    for (const [key, what] of [
      ['ArrowRight', 'header'],
      ['ArrowDown', 'cell'],
      ['Control+Home', 'checkbox of a row'],
    ] as const) {
      await page.keyboard.press(key);
      await expectLine(focused, 'outline', 2, `focus of the ${what}`);
    }

    const box = rows(page).first().getByRole('checkbox');
    await expectLine(box, 'border-top', 1, 'frame of a checkbox');
    const drawn = (): Promise<Buffer> => box.screenshot();
    const before = await drawn();
    await page.keyboard.press('Space');
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    const mark = await lineOf(box, 'border-right', '::before');
    expect([mark.style, mark.width], 'tick').toEqual(['solid', 2]);
    expect((await drawn()).equals(before), 'a ticked box looks different').toBe(false);
  });
}

test('scrolls its rows with a real wheel over the header, and not the page (DT-240)', async ({
  open,
}) => {
  const page = await open();
  await page.setViewportSize({ width: 900, height: 700 });
  await mount(page);
  await page.locator('#widget').evaluate((element) => element.scrollIntoView());
  const scroller = grid(page).locator('[data-scroller]');
  const scrolled = (): Promise<readonly number[]> =>
    scroller.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft, window.scrollY]);
  const [, , pageTop] = await scrolled();
  await page.getByRole('columnheader', { name: 'Telepon' }).hover();
  await page.mouse.wheel(0, 440);
  await expect.poll(scrolled).toEqual([440, 0, pageTop]);
  await page.mouse.wheel(60, 0);
  await expect.poll(scrolled).toEqual([440, 60, pageTop]);
  await expect(cell(page, 'trip-10', 'number')).toHaveText('SJ-11');
});

/** The first two trips, as a spreadsheet of an Indonesian page reads them. */
const header = 'Nomor;Pelanggan;Telepon;Berat;Susut;Diambil;Diantar;Status';
const firstLines = [
  `SJ-1;"'=HYPERLINK(""https://evil.invalid"",""Klik"")";'+628120000;1250,5;0;2026-11-22 12:00:00;2026-11-23 06:00:00;D`,
  `SJ-2;"PT ""Sumber""; Pangan";'+628120001;1251,5;-1;2026-11-22 13:00:00;2026-11-23 07:00:00;K`,
];

test('downloads a file of numbers, ISO dates, export values and harmless formulas (DT-209, DT-42)', async ({
  open,
}) => {
  const page = await open();
  await mount(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Surat jalan \d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)], 'byte order mark').toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines.slice(0, 3)).toEqual([header, ...firstLines]);
  expect(lines).toHaveLength(400 + 2);
});

test('copies numbers, ISO dates and export values to the clipboard, and formulas as they are (DT-209, DT-42)', async ({
  open,
}) => {
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mount(page);
  const copied = async (): Promise<readonly string[]> => {
    await page.keyboard.press('Control+C');
    return page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      // Until the table has written, the clipboard has none of its types.
      const read = async (type: string): Promise<string> =>
        item?.types.includes(type) === true ? (await item.getType(type)).text() : '';
      return [await read('text/plain'), await read('text/html')];
    });
  };
  await cell(page, 'trip-0', 'weight').click();
  await expect.poll(async () => (await copied())[0]).toBe('1.250,5 kg');

  await cell(page, 'trip-0', 'customer').click();
  for (const trip of ['trip-0', 'trip-1']) {
    await grid(page).locator(`[data-row="${trip}"]`).getByRole('checkbox').click();
  }
  await expect.poll(async () => (await copied())[0]?.split('\n').length).toBe(3);
  const [plain = '', html = ''] = await copied();
  expect(plain.split('\n').map((line) => line.split('\t'))).toEqual([
    header.split(';'),
    [
      'SJ-1',
      '"=HYPERLINK(""https://evil.invalid"",""Klik"")"',
      '+628120000',
      '1250,5',
      '0',
      '2026-11-22 12:00:00',
      '2026-11-23 06:00:00',
      'D',
    ],
    [
      'SJ-2',
      '"PT ""Sumber""; Pangan"',
      '+628120001',
      '1251,5',
      '-1',
      '2026-11-22 13:00:00',
      '2026-11-23 07:00:00',
      'K',
    ],
  ]);
  expect(html).toContain('<td>1250,5</td>');
  expect(html).toContain('<td>2026-11-22 12:00:00</td>');
});

/** Shows the table, whose editor arrives only when the returned function is called. */
async function mountWithoutEditor(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/cell-editing-host/, async (route) => {
    await promise;
    await route.continue();
  });
  const requested = page.waitForRequest(/cell-editing-host/);
  await mount(page);
  await requested;
  return () => resolve(undefined);
}

test('opens the editor of a cell on which Enter was pressed before its code arrived (DT-443)', async ({
  open,
}) => {
  const page = await open();
  const arrive = await mountWithoutEditor(page);
  await cell(page, 'trip-0', 'phone').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const editor = grid(page).locator('[data-editor] input');
  await expect(editor).toHaveCount(0);
  arrive();
  await expect(editor).toBeFocused();
  await expect(editor).toHaveValue('+628120000');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(cell(page, 'trip-0', 'phone')).toBeFocused();
});

test('opens no editor of a cell that was left before its code arrived (DT-443)', async ({
  open,
}) => {
  const page = await open();
  const arrive = await mountWithoutEditor(page);
  await cell(page, 'trip-0', 'phone').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  arrive();
  await expect(cell(page, 'trip-1', 'phone')).toHaveAttribute('aria-readonly', 'false');
  await expect(grid(page).locator('[data-editor]')).toHaveCount(0);
  await expect(cell(page, 'trip-1', 'phone')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`marks chips, pages and cards in the forced colours of a ${colorScheme} system (DT-247, CO-241)`, async ({
    open,
  }) => {
    const page = await open('/?pages');
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await mount(page);
    const background = (target: Locator): Promise<string> =>
      target.evaluate((element) => getComputedStyle(element).backgroundColor);
    const chip = (name: string): Locator => page.getByRole('button', { name, exact: true });
    await expectLine(chip('Draf'), 'border-top', 1, 'frame of a chip');
    expect(await background(chip('Semua'))).not.toBe(await background(chip('Draf')));
    await chip('Draf').focus();
    await page.keyboard.press('Tab');
    await expectLine(chip('Terkirim'), 'outline', 2, 'focus of a chip');

    const pages = page.getByRole('group', { name: 'Halaman' });
    const numbered = (number: number): Locator =>
      pages.getByRole('button', { name: `Halaman ${number}`, exact: true });
    expect(await background(numbered(1))).not.toBe(await background(numbered(2)));
    await expectLine(pages.getByRole('combobox'), 'border-top', 1, 'frame of the page size');
    await expectLine(chip('Filter'), 'border-top', 1, 'frame of a button');

    await page.locator('#widget').evaluate((element) => (element.style.width = '390px'));
    await expect(page.locator('[data-cards]')).toBeVisible();
    const first = page.locator('[data-row]').first();
    const card = first.locator('> *').first();
    await expectLine(card, 'border-top', 1, 'frame of a card');
    await first.getByRole('checkbox').click();
    await expectLine(card, 'border-top', 2, 'frame of a selected card');
    await page.keyboard.press('ArrowRight');
    await expectLine(page.locator(':focus'), 'outline', 2, 'focus in a card');
  });
}
