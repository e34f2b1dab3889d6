import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Notes of one reminder. */
const NOTES = 4;

/**
 * Runs in the page before anything else: no sound until somebody presses something, as browsers have it
 * (a test that looks at the page counts as somebody, so the browser's own block never shows); and counts
 * the notes that are played.
 */
function blockAndCountNotes(): void {
  let isUsed = false;
  addEventListener(
    'pointerdown',
    () => {
      isUsed = true;
    },
    true,
  );
  const { resume } = AudioContext.prototype;
  AudioContext.prototype.resume = function wait() {
    return isUsed ? resume.call(this) : new Promise(() => {});
  };
  const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
  Object.defineProperty(AudioContext.prototype, 'state', {
    get(): unknown {
      return isUsed ? state?.get?.call(this) : 'suspended';
    },
  });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function begin(...given) {
    const page = document.documentElement;
    page.dataset['notes'] = String(Number(page.dataset['notes'] ?? '0') + 1);
    start.apply(this, given);
  };
}

const notesOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['notes'] ?? '0'));

/** Lets the repetition of five minutes be over in a moment, as the tabs share it. */
async function makeDue(...tabs: readonly Page[]): Promise<void> {
  const repetition = JSON.stringify({ minutes: 5, nextAt: Date.now() + 1_500 });
  for (const tab of tabs) {
    await tab.evaluate((value) => {
      const key = 'alertCenterRepeatInterval';
      localStorage.setItem(key, value);
      // The tab that writes is not told by the browser.
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    }, repetition);
  }
}

test('urgent reminder: a blocked sound is offered, one tab of two sounds, and it ends with the last urgent alert', async ({
  signedIn,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const signIn = await signedIn('manager', { server: ownServer });
  const context = signIn.page.context();
  await context.addInitScript(blockAndCountNotes);
  // Nobody has pressed anything in this tab.
  const portal = signIn.inTab(await context.newPage());
  const { page } = portal;
  await signIn.page.close();
  await page.goto('/dashboard');
  await portal.waitUntilLive();
  await makeDue(page);
  const raised = /, ada yang mendesak menunggu$/;
  await expect(portal.bell).toHaveAccessibleName(raised);
  const offer = page
    .getByRole('banner')
    .getByRole('button', { name: 'Aktifkan suara', exact: true });
  await expect(offer).toBeVisible();
  expect(await notesOf(page)).toBe(0);
  await offer.click();
  await expect(offer).toBeHidden();
  await expect.poll(() => notesOf(page)).toBe(NOTES);

  const other = portal.inTab(await context.newPage());
  await other.page.goto('/dashboard');
  await other.waitUntilLive();
  await expect(other.bell).toHaveAccessibleName(raised);
  await other.page.getByRole('heading', { level: 1 }).click();
  const before = (await notesOf(page)) + (await notesOf(other.page));
  await makeDue(page, other.page);
  const played = async (): Promise<number> =>
    (await notesOf(page)) + (await notesOf(other.page)) - before;
  await expect.poll(played).toBe(NOTES);

  // All that is urgent, by the list's own choice; then there is nothing to remind of.
  const [first = ''] = await portal.alertIds('urgent');
  await portal.select(first);
  await portal.bulkBar.getByRole('button', { name: '1 dipilih' }).click();
  await page.getByRole('menuitem', { name: /^Semua mendesak yang belum selesai/ }).click();
  await portal.bulkBar.getByRole('button', { name: 'Selesai' }).click();
  await portal.confirm();
  await expect.poll(async () => (await portal.counts()).urgent).toBe(0);
  for (const tab of [portal, other]) await expect(tab.bell).not.toHaveAccessibleName(raised);
  const kept = (): Promise<(string | null)[]> =>
    page.evaluate(() =>
      ['alertCenterRepeatInterval', 'alertCenterUnresolvedCounts'].map((key) =>
        localStorage.getItem(key),
      ),
    );
  await expect.poll(kept).toEqual([null, null]);
  expect(await played(), 'only one tab has sounded').toBe(NOTES);
});

test('the reminder’s interval is chosen in the settings, kept as specified, and told; the way to the rules', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await portal.panel.getByRole('button', { name: 'Setelan peringatan' }).click();
  await page.getByRole('menuitemradio', { name: '15 mnt' }).click();
  await expect(portal.panel.getByRole('button', { name: 'Pengingat 15 mnt' })).toBeVisible();
  await expect(page.getByText('Pengingat diubah: 15 mnt').first()).toBeVisible();
  const kept = (): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('reminderSetting') ?? 'null') as unknown);
  await expect.poll(kept).toMatchObject({ minutes: 15 });
  await page.reload();
  await expect(portal.panel.getByRole('button', { name: 'Pengingat 15 mnt' })).toBeVisible();
  await portal.panel.getByRole('button', { name: 'Setelan peringatan' }).click();
  await page.getByRole('menuitem', { name: 'Setelan notifikasi' }).click();
  await expect(page).toHaveURL('/setting-notification-list');
});
