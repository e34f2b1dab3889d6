import type { Locator } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { waitUntilStable } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { fullNames } from '../support/users.ts';

const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Longer than a long press. */
const LONG_PRESS_MS = 700;

/** Names of the controls inside `scope` that take no tap 21 px beside their centre. */
const smallTargets = (scope: Locator): Promise<string[]> =>
  scope.evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>(
      'button, input:not([role="switch"]), textarea, [role="option"], [role^="menuitem"]',
    );
    const isHit = (control: HTMLElement, dx: number, dy: number): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
      const label = hit?.closest('label');
      return control.contains(hit) || label?.control === control;
    };
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.matches(':disabled'))
      .filter((control) => isHit(control, 0, 0))
      .filter(
        (control) =>
          ![
            [-21, 0],
            [21, 0],
            [0, -21],
            [0, 21],
          ].every(([dx = 0, dy = 0]) => isHit(control, dx, dy)),
      )
      .map((control) => control.getAttribute('aria-label') ?? control.innerText);
  });

test('on a phone, alerts are handed over, released and resolved together with a quick note, by targets of a finger’s size (PO-325)', async ({
  signedIn,
  ingest,
}) => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { imei } = await ingest.newVehicle();
    ids.push(await ingest.alert({ imei, alertCode: alertCodes.important }));
  }
  const [own = '', first = '', second = ''] = ids;
  const portal = await signedIn('manager', touch);
  const { page } = portal;
  const buttonOf = (id: string) => portal.row(id).getByRole('button').first();
  const expectLarge = async (scope: Locator): Promise<void> => {
    await expect(scope).toBeVisible();
    await waitUntilStable(page);
    await expect.poll(() => smallTargets(scope)).toEqual([]);
  };

  // The switch takes taps on its text.
  await expectLarge(portal.panel.locator('header'));
  // A tap on a row that has just moved is ignored (AC-506).
  await expect(async () => {
    await buttonOf(own).tap();
    await expect(portal.preview(own)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const sheet = portal.preview(own);
  await expectLarge(sheet);
  await sheet.getByRole('button', { name: 'Ambil alih' }).tap();
  await expect(sheet.getByText('Ditangani oleh Anda')).toBeVisible();
  const handOver = page.getByRole('dialog', { name: 'Serahkan atau lepaskan?' });
  await sheet.getByRole('button', { name: 'Serahkan atau lepaskan' }).tap();
  await expectLarge(handOver);
  await handOver.getByRole('button', { name: 'Lepaskan' }).tap();
  await expect(handOver).toBeHidden();
  await sheet.getByRole('button', { name: 'Ambil alih' }).tap();
  await sheet.getByRole('button', { name: 'Serahkan atau lepaskan' }).tap();
  await handOver.getByRole('button', { name: fullNames.dispatcher }).tap();
  await expect(sheet.getByText(`Ditangani oleh ${fullNames.dispatcher}`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Tutup', exact: true }).first().tap();
  await expect(sheet).toBeHidden();

  const box = await buttonOf(first).boundingBox();
  if (box === null) throw new Error('The row is not shown');
  const touchPoints = [{ x: box.x + 60, y: box.y + box.height / 2 }];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(portal.row(first)).toHaveAttribute('data-selected', /.*/, {
    timeout: LONG_PRESS_MS * 10,
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(async () => {
    await buttonOf(second).tap();
    await expect(portal.row(second)).toHaveAttribute('data-selected', /.*/, { timeout: 1_000 });
  }).toPass();
  await expectLarge(portal.bulkBar);
  await portal.bulkBar.getByRole('button', { name: '2 dipilih' }).tap();
  const menu = page.getByRole('menu', { name: 'Pilih' });
  // The notice about the last alert lies over the menu for a moment.
  await expectLarge(menu);
  await menu.getByRole('menuitem', { name: 'Selesaikan dengan catatan' }).tap();
  const note = page.getByRole('dialog', { name: /^Selesaikan .*dengan catatan/ });
  await expect(note.getByRole('option').first()).toBeVisible();
  await expectLarge(note);
  await note.getByRole('button', { name: 'Ubah catatan cepat' }).tap();
  const editor = page.getByRole('dialog', { name: 'Catatan cepat' });
  await expect(editor.getByRole('textbox').first()).toBeVisible();
  await expectLarge(editor);
  await editor.getByRole('button', { name: 'Batal' }).tap();
  await note.getByRole('option').first().tap();
  for (const id of [first, second])
    await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
});
