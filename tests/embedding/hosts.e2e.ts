import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { hostState } from './host-state.ts';
import { differencesOf } from './hosts-page/computed-styles.ts';
import { type HostName, fileHosts, textHosts } from './hosts-page/host-styles.ts';
import { bellOf, previewOf, rowsOf, show, takeAway, test } from './hosts-page/hosts-test.ts';

// Thousands of elements, each with hundreds of properties.
const TIMEOUT_MS = 240_000;
const MOST_TRIES = 6;
/** How far down a preview is dragged. */
const DRAG_PX = 20;

async function wear(page: Page, name: HostName | null): Promise<void> {
  const href = name === null ? '/nothing.css' : `/host.css?${encodeURIComponent(name)}`;
  // Nothing of the host is under the pointer.
  await page.mouse.move(1_270, 890);
  await page.evaluate(async (url) => {
    const link = document.getElementById('host-css') as HTMLLinkElement;
    if (link.getAttribute('href') === url) return;
    const loaded = new Promise((done) => link.addEventListener('load', done, { once: true }));
    link.href = url;
    await loaded;
    // Style sheets of hosts have transitions, of which one starts another where values are inherited.
    for (let all = document.getAnimations(); all.length > 0; all = document.getAnimations()) {
      await Promise.allSettled(all.map((one) => one.finished));
    }
  }, href);
}

/** Of what matches the selector, or of everything. */
type Visit = (state: string, part?: string) => Promise<void>;

/** Calls back with bell, panel, menu and dialog. */
async function walk(page: Page, visit: Visit): Promise<void> {
  await expect(bellOf(page)).toBeVisible();
  await visit('bell');
  await bellOf(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Pusat peringatan' });
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  // The actions of rows are rendered when the browser is idle.
  await expect(panel.locator('[part~="row-actions"]:empty')).toHaveCount(0);
  await visit('panel');

  await panel.getByRole('button', { name: 'Pengaturan' }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await visit('menu', '[role="menu"]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await rowsOf(page).nth(2).getByRole('button').first().press('Enter');
  await previewOf(page).getByRole('button', { name: 'Tandai selesai' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tandai selesai?' })).toBeVisible();
  await visit('preview and dialog', '[data-preview-window], [role="dialog"][aria-modal]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Tandai selesai?' })).toHaveCount(0);
  await previewOf(page).getByRole('button', { name: 'Tutup', exact: true }).press('Enter');
  await expect(previewOf(page)).toHaveCount(0);
}

/** Calls back with a preview that has a live map, while it is dragged, and with its video. */
async function walkEvidence(page: Page, visit: Visit): Promise<void> {
  await rowsOf(page).first().getByRole('button').first().press('Enter');
  const preview = previewOf(page);
  await expect(preview.locator('[data-phase="live"]')).toBeVisible();
  await visit('live map', '[data-preview-window]');
  const header = preview.locator('[part~="preview-header"]');
  const before = await header.boundingBox();
  const [x, y] = [(before?.x ?? 0) + 60, (before?.y ?? 0) + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y + DRAG_PX, { steps: 4 });
  await expect
    .poll(async () => ((await header.boundingBox())?.y ?? 0) - (before?.y ?? 0))
    .toBeCloseTo(DRAG_PX);
  await visit('dragging', '[data-preview-window]');
  await page.mouse.up();
  await preview
    .getByRole('button', { name: /^Putar video/ })
    .first()
    .press('Enter');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
  await video.evaluate((one: HTMLVideoElement) => {
    one.pause();
    one.currentTime = 0;
  });
  await visit('video', '[role="dialog"][aria-modal]');
}

/** Under these, also what takes seconds is opened; at full scale under all. */
const strictest: readonly (HostName | null)[] = [
  null,
  'a theme as of WordPress',
  'everything reverted',
];
const isFull = process.env.PANTAU_FULL === '1';

/** Differences to a page without a style sheet of the host; the host must not change meanwhile. */
async function compare(page: Page, names: readonly HostName[]): Promise<string[]> {
  const found: string[] = [];
  const walkAs = async (name: HostName | null, visit: Visit): Promise<void> => {
    await show(page);
    await walk(page, visit);
    if (isFull || strictest.includes(name)) await walkEvidence(page, visit);
  };
  // What loads on first use is there from then on.
  await walkAs(null, () => Promise.resolve());
  await takeAway(page);
  for (const name of [null, ...names]) {
    await wear(page, name);
    const before = await hostState(page, 'widget');
    await walkAs(name, async (state, part) => {
      let lines: readonly string[];
      let tries = 0;
      // What follows an effect may take another moment. What is kept no longer changes.
      do {
        lines = await differencesOf(page, { state, part, keep: name === null });
        tries += 1;
      } while (lines.length > 0 && tries < MOST_TRIES);
      found.push(...lines.map((line) => `${name}, ${state}: ${line}`));
      expect(await hostState(page, 'widget'), `${name}, ${state}`).toEqual(before);
    });
    await takeAway(page);
    await expect.poll(() => hostState(page, 'widget'), `after ${name}`).toEqual(before);
  }
  return found;
}

/** The first differences say enough. */
const atMost = 20;

/** Of the contract; the others only at full scale. */
const usual: readonly HostName[] = [
  ...(['Tailwind CSS 4', 'Bootstrap 5', 'Ant Design', 'Pico 2', 'Foundation'] as const),
  ...(['a theme as of WordPress', 'a root of 62.5 %', 'everything reverted'] as const),
];
const all = [...Object.keys(fileHosts), ...Object.keys(textHosts)] as HostName[];
const hostNames = isFull ? all : usual;

test.describe.configure({ timeout: TIMEOUT_MS });

test('isolated React looks as in an empty page under every style sheet of a host, which stays as it is (EM-74, EM-79)', async ({
  host,
}) => {
  await host.goto('/?form=isolated');
  const found = await compare(host, hostNames);
  expect(found.slice(0, atMost)).toEqual([]);
});

test('the element looks as in an empty page under every style sheet of a host, which stays as it is (EM-74, EM-79)', async ({
  host,
}) => {
  await host.goto('/?form=element');
  const found = await compare(host, hostNames);
  expect(found.slice(0, atMost)).toEqual([]);
});

test('Tab leads from the page through an isolated provider and out again (EM-72)', async ({
  host,
}) => {
  await host.goto('/?form=isolated');
  await show(host);
  await expect(bellOf(host)).toBeVisible();
  await host.getByRole('button', { name: 'Search' }).focus();
  const focused = (): Promise<string | undefined> =>
    host.evaluate(() => {
      const active = document.activeElement;
      return active?.shadowRoot?.activeElement?.getAttribute('part') ?? active?.tagName;
    });
  const order: (string | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await host.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual(['bell-button', 'PANTAU-ROOT', 'A', 'BODY']);
});
