import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { expectAccessible } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import { moveOut, windowButton } from '../support/own-window.ts';
import { expect, test } from '../support/test.ts';

const bringBack = { name: /^(Kembalikan|Bring back)$/ } as const;

/** A browser without picture-in-picture for documents, such as Firefox and Safari. */
const removePictureInPicture = (): void => {
  Reflect.deleteProperty(globalThis, 'documentPictureInPicture');
};

const isOnTop = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { documentPictureInPicture } = globalThis as {
      documentPictureInPicture?: { readonly window: Window | null };
    };
    return (documentPictureInPicture?.window ?? null) !== null;
  });

test('the panel works in a window on top of other programs, live and by keyboard, and returns to its place (AC-870, AC-871, AC-872, AC-874, PO-322)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
  const own = await moveOut(portal);
  const out = own.page;
  expect(await isOnTop(page)).toBe(true);
  await expect(out).toHaveTitle(/^(Pusat peringatan|Alert centre)$/);
  await expect(portal.panel).toHaveCount(0);
  // The page takes the room back.
  await expect
    .poll(() => page.locator('main').boundingBox())
    .toMatchObject({ x: 216, width: 1224 });

  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await expect(own.row(id)).toHaveCount(1);
  expect(await out.evaluate(findOverflow, undefined)).toEqual([]);
  await expectAccessible(out, 'the panel in its own window');

  await own.row(id).getByRole('button').first().focus();
  await out.keyboard.press('r');
  await expect(own.confirmation).toBeVisible();
  await expect(portal.confirmation).toHaveCount(0);
  await out.keyboard.press('Escape');
  await expect(own.confirmation).toHaveCount(0);
  await expect(own.row(id).getByRole('button').first()).toBeFocused();
  await out.keyboard.press('r');
  await portal.untilSaved(() => out.keyboard.press('Enter'));
  const undo = out.getByRole('button', { name: 'Urungkan' });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0);
  await portal.untilSaved(() => undo.click());

  await out.close();
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
  expect(page.context().pages()).toHaveLength(1);
});

test('an opened preview is a sheet of the window, and its alert is read though the page is behind it (AC-877)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const own = await moveOut(portal);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await own.row(id).getByRole('button').first().focus();
  await own.page.keyboard.press('Enter');
  await expect(own.preview(id)).toBeFocused();
  await expect(own.preview(id)).toHaveAttribute('aria-modal', 'true');
  await expect(portal.preview(id)).toHaveCount(0);
  await expect(own.row(id)).not.toHaveAttribute('data-unread', '');
  await expectAccessible(own.page, 'a preview in the own window');
  await own.page.keyboard.press('Escape');
  await expect(own.preview(id)).toHaveCount(0);
  await expect(own.row(id).getByRole('button').first()).toBeFocused();
});

test('without picture-in-picture the panel is in a pop-up, which follows the page and ends with it (AC-870, AC-873, AC-874, PO-322)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await page.context().addInitScript(removePictureInPicture);
  await page.reload();
  await portal.waitUntilLive();
  const own = await moveOut(portal);
  expect(await isOnTop(page)).toBe(false);
  const root = own.page.locator('[data-pantau-theme]');
  await expect(root).toHaveAttribute('data-pantau-theme', 'light');
  await expect(root).toHaveAttribute('lang', 'id');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(root).toHaveAttribute('data-pantau-theme', 'dark');

  // The bell opens no second panel.
  await portal.bell.click();
  await expect(portal.panel).toHaveCount(0);
  await page.getByRole('button', bringBack).click();
  await expect.poll(() => own.page.isClosed()).toBe(true);
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');

  const again = await moveOut(portal);
  await page.reload();
  await expect.poll(() => again.page.isClosed()).toBe(true);
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
});

test('where the browser allows no window, the panel says so and stays where it is (AC-875)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'documentPictureInPicture');
    globalThis.open = () => null;
  });
  await page.reload();
  await portal.waitUntilLive();
  await portal.panel.getByRole('button', windowButton).click();
  const notice = page.getByText(/^Browser tidak mengizinkan jendela baru/);
  await expect(notice.last()).toBeVisible();
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
});

test('what the user has written in a prompt of the window is kept in the prompt on the page when the window closes (AC-879)', async ({
  signedIn,
  ingest,
}) => {
  const portal = await signedIn('manager');
  const own = await moveOut(portal);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  await own.row(id).getByRole('button').first().focus();
  await own.page.keyboard.press('n');
  const inWindow = own.page.getByRole('dialog').getByRole('textbox');
  await inWindow.fill('Sudah ditelepon, menunggu');
  await own.page.close();
  const onPage = portal.page.getByRole('dialog').getByRole('textbox');
  await expect(onPage).toHaveValue('Sudah ditelepon, menunggu');
  await expect(onPage).toBeFocused();
  await portal.untilSaved(() => portal.page.keyboard.press('Control+Enter'));
  await expect(portal.page.getByRole('dialog')).toHaveCount(0);
});
