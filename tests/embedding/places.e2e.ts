import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { bellOf, previewOf, rowsOf, show, test } from './hosts-page/hosts-test.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const forms = ['element', 'isolated', 'light'] as const;

/** Distance that a window may have from what opened it, in px. */
const BESIDE_PX = 16;

const boxOf = (target: Locator): Promise<Box> =>
  target.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

function isOnPage(target: Locator, { left, top, right, bottom }: Box): boolean {
  const page = target.page().viewportSize() ?? { width: 0, height: 0 };
  return left >= 0 && top >= 0 && right <= page.width && bottom <= page.height;
}

const gap = (from: number, to: number, low: number, high: number): number =>
  Math.max(low - to, from - high, 0);

/** Distance of two boxes, in px. */
const distance = (a: Box, b: Box): number =>
  Math.max(gap(a.left, a.right, b.left, b.right), gap(a.top, a.bottom, b.top, b.bottom));

async function expectOnPage(target: Locator, name: string): Promise<void> {
  await expect(target).toBeVisible();
  await expect
    .poll(async () => isOnPage(target, await boxOf(target)), `${name} is on the page`)
    .toBe(true);
}

async function expectBeside(target: Locator, anchor: Locator, name: string): Promise<void> {
  await expectOnPage(target, name);
  await expect
    .poll(async () => distance(await boxOf(target), await boxOf(anchor)), `${name} is beside it`)
    .toBeLessThanOrEqual(BESIDE_PX);
}

/** Drags by what starts at the offset from its corner, and returns by how much it has moved. */
async function drag(target: Locator, by: { readonly x: number; readonly y: number }) {
  const { mouse } = target.page();
  const before = await boxOf(target);
  const [x, y] = [before.left + 150, before.top + 20];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + by.x, y + by.y, { steps: 4 });
  await mouse.up();
  const after = await boxOf(target);
  return { x: Math.round(after.left - before.left), y: Math.round(after.top - before.top) };
}

/** Gives the page of the host the style sheet, and the widget a place in the flow of three nested boxes. */
async function arrange(host: Page, form: string, css: string): Promise<void> {
  await host.goto(`/?form=${form}`);
  await host.evaluate((text) => {
    document.querySelector('link[href="/place.css"]')?.remove();
    const widget = document.getElementById('widget');
    const [outer, inner] = [document.createElement('div'), document.createElement('div')];
    outer.id = 'outer';
    inner.id = 'inner';
    widget?.before(outer);
    outer.append(inner);
    if (widget !== null) inner.append(widget);
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  }, css);
  await show(host);
  await expect(bellOf(host)).toBeVisible();
}

/** Opens what opens, and measures where it is. */
async function expectInPlace(host: Page): Promise<void> {
  const bell = bellOf(host);
  await bell.click();
  const panel = host.getByRole('dialog', { name: 'Pusat peringatan' });
  await expect(rowsOf(host).first()).toBeVisible();
  await expectBeside(panel, host.locator('[part~="bell"]'), 'the panel');

  const settings = panel.getByRole('button', { name: 'Pengaturan' });
  await settings.click();
  await expectBeside(host.getByRole('menu'), settings, 'the menu');
  await host.keyboard.press('Escape');

  await rowsOf(host).nth(1).getByRole('button').first().click();
  const preview = previewOf(host);
  await expectOnPage(preview, 'the preview');
  expect(await drag(preview, { x: 30, y: 12 }), 'the preview follows the pointer').toEqual({
    x: 30,
    y: 12,
  });
  await preview.getByRole('button', { name: 'Tutup', exact: true }).click();

  await panel.getByRole('button', { name: 'Lepas jadi jendela' }).click();
  const window = host.getByRole('dialog', { name: 'Pusat peringatan' });
  await expectOnPage(window, 'the window');
  expect(await drag(window, { x: 70, y: 24 }), 'the window follows the pointer').toEqual({
    x: 70,
    y: 24,
  });
  await drag(window, { x: 2_000, y: 2_000 });
  await expectOnPage(window, 'the window dragged out');
}

const inFlow = '#outer {width: 700px} #inner {padding: 60px 40px}';
const zoomed: Readonly<Record<string, string>> = {
  'html of 2': `html {zoom: 2} ${inFlow}`,
  'body of 0.75': `body {zoom: 0.75} ${inFlow}`,
  'an ancestor of 1.5': `#outer {zoom: 1.5} ${inFlow}`,
};
const transformed: Readonly<Record<string, string>> = {
  scaled: `#outer {transform: scale(0.8)} ${inFlow}`,
  'moved and grown': `#inner {transform: translate(120px, 60px) scale(1.25)} ${inFlow}`,
  'its body': `body {transform: translate(40px, 30px)} ${inFlow}`,
  contained: `#outer {contain: layout paint; will-change: transform; filter: blur(0)} ${inFlow}`,
};

for (const form of forms) {
  test(`${form}: windows are on the page and beside what opened them where the host zooms it by CSS (EM-101)`, async ({
    host,
  }) => {
    for (const [name, css] of Object.entries(zoomed)) {
      await test.step(name, async () => {
        await arrange(host, form, css);
        await expectInPlace(host);
      });
    }
  });

  test(`${form}: windows are on the page and beside what opened them in a transformed ancestor (EM-102)`, async ({
    host,
  }) => {
    for (const [name, css] of Object.entries(transformed)) {
      await test.step(name, async () => {
        await arrange(host, form, css);
        await expectInPlace(host);
      });
    }
  });

  test(`${form}: windows are on the page and beside what opened them in scrolled ancestors, and stay while these scroll (EM-103)`, async ({
    host,
  }) => {
    await arrange(
      host,
      form,
      `body {height: 4000px; padding-top: 500px} ${inFlow}
       #outer {height: 300px; overflow: auto} #inner {height: 2000px; padding-top: 400px}`,
    );
    await host.evaluate(() => {
      scrollTo(0, 400);
      document.getElementById('outer')?.scrollTo(0, 350);
    });
    await expectInPlace(host);
    // The window is where the user has put it.
    const window = host.getByRole('dialog', { name: 'Pusat peringatan' });
    const before = await boxOf(window);
    await host.evaluate(() => {
      scrollTo(0, 900);
      document.getElementById('outer')?.scrollTo(0, 0);
    });
    expect(await boxOf(window)).toEqual(before);
  });

  test(`${form}: where the browser zooms the page to 200 %, windows are on the page, and nothing is cut off at its side (EM-112)`, async ({
    host,
  }) => {
    // A screen of 1280 × 800 px has half as many px of the page.
    await host.setViewportSize({ width: 640, height: 400 });
    await arrange(host, form, '#widget {max-width: 100%}');
    await bellOf(host).click();
    const panel = host.getByRole('dialog', { name: 'Pusat peringatan' });
    await expect(rowsOf(host).first()).toBeVisible();
    await expectOnPage(panel, 'the panel');
    await rowsOf(host).nth(1).getByRole('button').first().click();
    await expectOnPage(previewOf(host), 'the preview');
    const [width, widest] = await host.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(widest).toBe(width);
  });
}
