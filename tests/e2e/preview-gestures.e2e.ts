import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import type { Ingest } from '../support/ingest.ts';
import { Previews } from '../support/previews.ts';
import { expect, test } from '../support/test.ts';

type Point = readonly [x: number, y: number];

async function postAlert(ingest: Ingest): Promise<string> {
  const { imei } = await ingest.newVehicle();
  return ingest.alert({ imei, alertCode: alertCodes.urgent });
}

/** Swipes with one finger from one point to another. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', fraction: number): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: from[0] + (to[0] - from[0]) * fraction, y: from[1] + (to[1] - from[1]) * fraction },
      ],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

test('drops a dragged preview where it is released, shrinking it if needed; Escape cancels the drag', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  const previews = new Previews(page);
  const id = await postAlert(ingest);
  await portal.open(id);
  const [left, top] = await previews.corner(id);
  const height = async (): Promise<number> => (await previews.of(id).boundingBox())?.height ?? 0;
  const fullHeight = await height();
  const drag = async (x: number, y: number): Promise<void> => {
    await page.mouse.move(left + 150, top + 26);
    await page.mouse.down();
    await page.mouse.move(left + 150 + x, top + 26 + y, { steps: 10 });
  };

  await drag(300, 440);
  await expect.poll(height).toBeLessThan(fullHeight);
  await expect.poll(() => previews.corner(id)).toEqual([left + 300, top + 440]);
  await page.keyboard.press('Escape');
  await expect.poll(() => previews.corner(id)).toEqual([left, top]);
  await page.mouse.up();
  await expect(previews.all).toHaveCount(1);

  await drag(200, 400);
  await page.mouse.up();
  await expect.poll(() => previews.corner(id)).toEqual([left + 200, top + 400]);
  await page.keyboard.press('Escape');
  await expect(previews.all).toHaveCount(0);
  await expect(portal.row(id).getByRole('button').first()).toBeFocused();
});

test('swipes between alerts sideways and scrolls vertically on a phone', async ({
  signedIn,
  ingest,
}) => {
  const viewport = { width: 360, height: 560 };
  const portal = await signedIn('manager', { viewport, hasTouch: true, isMobile: true });
  const { page } = portal;
  const previews = new Previews(page);
  const older = await postAlert(ingest);
  await expect(portal.row(older)).toHaveCount(1);
  const newer = await postAlert(ingest);
  await portal.open(newer);

  const content = previews.all.locator('[data-alert-preview]');
  const contentPoint = async (): Promise<Point> => {
    const box = await content.boundingBox();
    if (box === null) throw new Error('The preview has no content');
    return [180, box.y + 24];
  };
  const [x, y] = await contentPoint();
  await swipe(page, [x + 100, y], [x - 60, y + 6]);
  await expect(previews.of(older)).toBeVisible();
  await swipe(page, [x - 60, y], [x + 100, y + 6]);
  await expect(previews.of(newer)).toBeVisible();

  await swipe(page, [x, 440], [x + 8, 200]);
  await expect
    .poll(() => content.evaluate((element) => element.parentElement?.scrollTop ?? 0))
    .toBeGreaterThan(0);
  await expect(previews.of(newer)).toBeVisible();
});
