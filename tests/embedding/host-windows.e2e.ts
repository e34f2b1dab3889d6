import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { bellOf, previewOf, rowsOf, show, test } from './hosts-page/hosts-test.ts';

const forms = ['element', 'isolated', 'light'] as const;
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Pusat peringatan' });

/** Adds a modal dialog of the host, with a button; opens it. With `inside`, it contains the widget. */
async function openHostDialog(page: Page, inside: boolean): Promise<void> {
  await page.evaluate((contains) => {
    const dialog = document.createElement('dialog');
    dialog.id = 'host-dialog';
    dialog.style.cssText = 'width: 900px; height: 700px';
    const button = document.createElement('button');
    button.textContent = 'Simpan pesanan';
    button.addEventListener('click', () => (dialog.dataset['pressed'] = ''));
    dialog.append(button);
    const widget = document.getElementById('widget');
    if (contains && widget !== null) dialog.append(widget);
    document.body.append(dialog);
    dialog.showModal();
  }, inside);
}

for (const form of forms) {
  test(`${form}: a modal dialog of the host is above the widget’s windows, which can be used once it closes (EM-109)`, async ({
    host,
  }) => {
    await host.goto(`/?form=${form}`);
    await show(host);
    await expect(bellOf(host)).toBeVisible();
    await openHostDialog(host, false);
    const dialog = host.locator('#host-dialog');
    const before = await dialog.screenshot();
    // Its preview opens by itself.
    await host.evaluate(() => window.alertCenter?.arrive());
    const preview = previewOf(host);
    await expect(preview).toHaveCount(1);
    await expect(preview.locator('h2').first()).toBeVisible();
    expect(before.equals(await dialog.screenshot()), 'nothing covers the dialog').toBe(true);
    await dialog.getByRole('button', { name: 'Simpan pesanan' }).click();
    await expect(dialog).toHaveAttribute('data-pressed', '');
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
    await preview.getByRole('button', { name: 'Tutup', exact: true }).click();
    await expect(preview).toHaveCount(0);
  });

  test(`${form}: in a modal dialog of the host, the widget’s windows are above it and can be used (EM-110)`, async ({
    host,
  }) => {
    await host.goto(`/?form=${form}`);
    await openHostDialog(host, true);
    await show(host);
    await bellOf(host).click();
    await expect(panelOf(host)).toBeVisible();
    await rowsOf(host).nth(2).getByRole('button').first().click();
    await previewOf(host).getByRole('button', { name: 'Tandai selesai' }).click();
    const question = host.getByRole('dialog', { name: 'Tandai selesai?' });
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(question).toHaveCount(0);
    await host.keyboard.press('Escape');
    await expect(previewOf(host)).toHaveCount(0);
    // Escape was for the preview alone.
    expect(
      await host.locator('#host-dialog').evaluate((dialog: HTMLDialogElement) => dialog.open),
    ).toBe(true);
  });

  test(`${form}: a printed page has none of the widget’s windows (EM-111)`, async ({ host }) => {
    await host.goto(`/?form=${form}`);
    await show(host);
    await bellOf(host).click();
    await rowsOf(host).first().getByRole('button').first().click();
    await expect(previewOf(host)).toBeVisible();
    await host.emulateMedia({ media: 'print' });
    await expect(previewOf(host)).toBeHidden();
    await expect(panelOf(host)).toHaveCount(0);
    await host.emulateMedia({ media: null });
    await expect(previewOf(host)).toBeVisible();
  });

  test(`${form}: works in a sandboxed frame, which has neither an origin nor storage (EM-108)`, async ({
    host,
  }) => {
    const faults: string[] = [];
    host.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await host.goto('/');
    const url = new URL(`/?form=${form}`, host.url()).href;
    await host.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.sandbox.add('allow-scripts');
      frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
      frame.src = src;
      document.body.append(frame);
      return new Promise((done) => frame.addEventListener('load', done, { once: true }));
    }, url);
    const frame = host.frames()[1];
    if (frame === undefined) throw new Error('There is no frame');
    expect(await frame.evaluate(() => self.origin)).toBe('null');
    await frame.evaluate(() => window.alertCenter?.show());
    await frame.getByRole('button', { name: /^Pusat peringatan, \d/ }).click();
    const rows = frame.locator('li[data-alert-id]');
    await rows.first().getByRole('button').first().click();
    const preview = frame.locator('[data-preview-window]');
    await expect(preview).toBeVisible();
    // No worker may be loaded there, so that nothing tries to.
    await expect(preview.getByText('Riwayat').first()).toBeVisible();
    await expect(preview.locator('[data-phase]')).toHaveCount(0);
    await host.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}
