import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { PortalPage } from '../../support/portal-page.ts';

/** Every fifth decision is made with the preview open, every tenth is written down. */
const [LOOKED_AT, NOTED] = [5, 10];
const NOTE = 'Pengemudi dihubungi';
/** Longest time until the next alert is shown, ms. */
const MOVES_ON_MS = 2_000;
/** Longer than a long press. */
const LONG_PRESS_MS = 700;

declare global {
  interface Window {
    /** Keys and taps so far. */
    inputs?: number;
  }
}

/** Settles one alert, or one stack. */
export type Decide = (portal: PortalPage, hasTriage: boolean, decision: number) => Promise<void>;

/** Whether the focused row is still unresolved, and of how many alerts it is. */
const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest<HTMLElement>('li[data-attention], [data-stack]');
    const { attention = '', stack } = row?.dataset ?? {};
    const isOwn = row?.closest('[data-urgency="urgent"]') != null;
    return {
      isOwn,
      isOpen: isOwn && /^(?:un)?read$/.test(attention),
      isStack: stack !== undefined,
    };
  });

async function focusMovesOn(page: Page): Promise<void> {
  const end = performance.now() + MOVES_ON_MS;
  while (!(await focusedRow(page)).isOpen && performance.now() < end) await wait(20);
}

/** Settles what is focused in the list, by keyboard. */
export const byKeyboard: Decide = async (portal, hasTriage, decision) => {
  const { page, confirmation, topPreview } = portal;
  // With the setting for it, the focus moves on by itself once the alert is settled.
  if (hasTriage && decision > 1) await focusMovesOn(page);
  // Down the list, and up again from the list below it, for what has arrived or was left out meanwhile.
  let key = 'ArrowDown';
  for (let row = await focusedRow(page); !row.isOpen; row = await focusedRow(page)) {
    if (!row.isOwn) key = 'ArrowUp';
    await page.keyboard.press(key);
  }
  const { isStack } = await focusedRow(page);
  const isNoted = decision % NOTED === 0 && !isStack;
  if (isNoted && hasTriage) {
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Selesaikan dengan catatan' });
    await dialog.getByRole('option').first().waitFor();
    await page.keyboard.press('1');
    await dialog.waitFor({ state: 'hidden' });
    return;
  }
  if (isNoted || (decision % LOOKED_AT === 0 && !isStack)) {
    await page.keyboard.press('Enter');
    await topPreview.waitFor();
    if (isNoted) {
      await portal.tabTo(topPreview.getByRole('textbox', { name: 'Catatan' }));
      await page.keyboard.type(NOTE);
      await portal.tabTo(topPreview.getByRole('button', { name: 'Simpan catatan' }));
      await page.keyboard.press('Enter');
      await topPreview.getByText(NOTE).first().waitFor();
    }
    await page.keyboard.press('Escape');
    await topPreview.waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('r');
  await confirmation.waitFor();
  await page.keyboard.press('Enter');
  await confirmation.waitFor({ state: 'hidden' });
};

/** Holds a finger on an element until it counts as a long press. */
async function longPress(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not shown.');
  const touchPoints = [{ x: box.x + 24, y: box.y + box.height / 2 }];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(LONG_PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

const markResolved = /^Tandai (?:\d+ )?selesai$/;

/** Answers the question whether to resolve. */
async function confirmByTap({ confirmation }: PortalPage): Promise<void> {
  await confirmation.getByRole('button', { name: markResolved }).tap();
  await confirmation.waitFor({ state: 'hidden' });
}

/** Settles the alerts of a stack at once, after a long press on its row. */
async function settleStack(portal: PortalPage, stack: Locator): Promise<void> {
  await longPress(portal.page, stack);
  const { bulkBar, confirmation } = portal;
  // A tap right after a long press may be lost: the person taps again.
  while (!(await confirmation.isVisible())) {
    await bulkBar.getByRole('button', { name: 'Selesai', exact: true }).tap();
    await confirmation.waitFor({ timeout: MOVES_ON_MS }).catch(() => undefined);
  }
  await confirmByTap(portal);
  await bulkBar.waitFor({ state: 'hidden' });
}

/** Opens the list's first alert that is not settled. Loads the next page first if it must. */
async function openNext(portal: PortalPage): Promise<void> {
  const { page, topPreview } = portal;
  const important = portal.list('important');
  const open = important.locator('li[data-attention$="read"]');
  if ((await open.count()) === 0) {
    await important.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => (window.inputs = (window.inputs ?? 0) + 1));
    await open.first().waitFor();
  }
  await open.first().getByRole('button').first().tap();
  await topPreview.waitFor();
}

/** Settles the alert whose sheet is open, else a stack, else the list's next alert, by taps on a phone. */
export const byTaps: Decide = async (portal, hasTriage, decision) => {
  const { page, topPreview } = portal;
  if (!(await topPreview.isVisible())) {
    const stack = portal.list('important').locator('[data-stack][data-attention$="read"]').first();
    if ((await stack.count()) > 0) {
      await settleStack(portal, stack.getByRole('button').first());
      return;
    }
    await openNext(portal);
  }
  const id = await topPreview.getAttribute('data-preview-window');
  const sheet = portal.preview(id ?? '');
  const isNoted = decision % NOTED === 0;
  if (isNoted && hasTriage) {
    await sheet.getByRole('button', { name: 'Selesaikan dengan catatan' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Selesaikan dengan catatan' });
    await dialog.getByRole('option').first().tap();
    await dialog.waitFor({ state: 'hidden' });
  } else {
    if (isNoted) {
      await sheet.getByRole('textbox', { name: 'Catatan' }).tap();
      await page.keyboard.type(NOTE);
      await sheet.getByRole('button', { name: 'Simpan catatan' }).tap();
      await sheet.getByText(NOTE).first().waitFor();
    }
    await sheet.getByRole('button', { name: 'Tandai selesai' }).tap();
    await confirmByTap(portal);
  }
  const hasMovedOn =
    hasTriage &&
    (await sheet.waitFor({ state: 'detached', timeout: MOVES_ON_MS }).then(
      () => true,
      () => false,
    ));
  if (hasMovedOn) return;
  await page.getByRole('button', { name: 'Tutup' }).last().tap();
  await sheet.waitFor({ state: 'hidden' });
};
