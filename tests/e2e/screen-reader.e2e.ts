import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Role, name and state of what has the focus, as the accessibility tree has it. */
async function announced(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  const active = await focused.getAttribute('aria-activedescendant');
  const at = active === null || active === '' ? focused : page.locator(`[id="${active}"]`);
  const [line = ''] = (await at.ariaSnapshot()).split('\n');
  // A line with a colon in its name is quoted; after the name, a colon leads to what the element contains.
  const [, quoted] = /^- '(.*)':?$/.exec(line) ?? [];
  const isCollapsed = (await at.getAttribute('aria-expanded')) === 'false';
  return `${quoted ?? line.replace(/^- /, '').replace(/:.*$/, '')}${isCollapsed ? ' [collapsed]' : ''}`;
}

/** Presses each key, and compares what is announced after it. */
async function walk(
  page: Page,
  steps: readonly (readonly [key: string, expected: string | RegExp])[],
): Promise<void> {
  for (const [key, expected] of steps) {
    if (key !== '') await page.keyboard.press(key);
    const what = expect.poll(() => announced(page), `after ${key === '' ? 'opening' : key}`);
    await (typeof expected === 'string' ? what.toBe(expected) : what.toMatch(expected));
  }
}

const texts = {
  'id-ID': {
    skip: 'Lewati ke konten',
    collapse: 'Ciutkan menu',
    search: 'Cari atau buka',
    pages: ['Dasbor', 'Live view 2 baru', 'Live view', 'Control tower 2', 'Control tower'],
    notifications: /^link "Notifikasi \d+ peringatan belum selesai"$/,
    reports: 'Laporan',
    orders: 'Manajemen order',
    layout: 'Tata letak',
    closeLayout: 'Tutup pengaturan tata letak',
    choices: ['Kiri', 'Penuh', 'Terang', 'Terang'],
    preloader: 'Layar pembuka',
    reset: 'Kembalikan ke awal',
    feedback: 'Beri masukan',
    dialog: ['5 dari 5: Sangat puas', 'Komentar', 'Nanti saja', 'Kirim masukan', 'Tutup'],
  },
  'en-US': {
    skip: 'Skip to content',
    collapse: 'Collapse menu',
    search: 'Search or jump to',
    pages: ['Dashboard', 'Live view 2 new', 'Live view', 'Control tower 2', 'Control tower'],
    notifications: /^link "Notifications \d+ unresolved alerts"$/,
    reports: 'Reports',
    orders: 'Order management',
    layout: 'Layout',
    closeLayout: 'Close layout settings',
    choices: ['Left', 'Fluid', 'Light', 'Light'],
    preloader: 'Start screen',
    reset: 'Reset to default',
    feedback: 'Feedback',
    dialog: ['5 of 5: Very satisfied', 'Comment', 'Not now', 'Send feedback', 'Close'],
  },
} as const;

for (const locale of ['id-ID', 'en-US'] as const) {
  const t = texts[locale];
  const menuWalk = [
    ...t.pages.map((page, index) => [index === 0 ? '' : 'ArrowDown', `link "${page}"`] as const),
    ['ArrowDown', t.notifications],
    ['ArrowDown', `link "${t.reports}"`],
    ['ArrowDown', `button "${t.orders}" [expanded]`],
    ['ArrowLeft', `button "${t.orders}" [collapsed]`],
    ['ArrowRight', `button "${t.orders}" [expanded]`],
    ['Home', `link "${t.pages[0]}"`],
    ['n', t.notifications],
  ] as const;

  test(`announces role, name and state at each step of menu, palette and dialogs, ${locale} (SH-133)`, async ({
    signedIn,
  }) => {
    const { page } = await signedIn('manager', { locale, viewport: { width: 1440, height: 900 } });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await walk(page, [
      ['Tab', `button "${t.skip}"`],
      ['Tab', `button "${t.collapse}"`],
      ['Tab', 'link "Pantau"'],
      ['Tab', `button "${t.search} Ctrl K"`],
    ]);
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await menu.getByRole('link').first().focus();
    await walk(page, menuWalk);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: t.search })).toBeFocused();
    await walk(page, [
      ['', `option "${t.pages[0]}" [selected]`],
      ['ArrowDown', 'option "Live view 2" [selected]'],
      ['ArrowUp', `option "${t.pages[0]}" [selected]`],
      ['Escape', t.notifications],
    ]);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: t.search }).fill(t.layout);
    await walk(page, [
      ['', new RegExp(`^option ".*${t.layout}.*" \\[selected\\]$`, 'i')],
      ['Enter', `dialog "${t.layout}"`],
      ['Tab', `button "${t.closeLayout}"`],
      ...t.choices.map((choice) => ['Tab', `radio "${choice}" [checked]`] as const),
      ['Tab', `switch "${t.preloader}"`],
      ['Tab', `button "${t.reset}"`],
      ['Tab', `button "${t.closeLayout}"`],
      ['Shift+Tab', `button "${t.reset}"`],
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: t.layout })).toHaveCount(0);

    await page.getByRole('button', { name: t.feedback, exact: true }).focus();
    await page.keyboard.press('Enter');
    const [level, comment, ...buttons] = t.dialog;
    await walk(page, [
      ['', `radio "${level}" [checked]`],
      ['Tab', `textbox "${comment}"`],
      ...buttons.map((button) => ['Tab', `button "${button}"`] as const),
      ['Tab', `radio "${level}" [checked]`],
      ['Escape', `button "${t.feedback}"`],
    ]);
  });
}

interface Overlay {
  /** Name of the control that opens it. */
  readonly opener: RegExp;
  readonly role: 'menu' | 'dialog';
  /** Focus cannot leave it with Tab. */
  readonly modal?: boolean;
}

/** Opens an overlay by keyboard, walks through it with Tab, and closes it: focus is never lost on the way. */
async function visit(page: Page, { opener, role, modal = false }: Overlay): Promise<void> {
  const what = String(opener);
  const button = page.getByRole('button', { name: opener }).first();
  await button.focus();
  await expect(button, what).toHaveAttribute('aria-haspopup', role);
  await page.keyboard.press('Enter');
  const overlay = page.getByRole(role).last();
  await expect(overlay, what).toBeVisible();
  await expect(overlay, what).toHaveAccessibleName(/\S/);
  const inside = page.locator(`[role="${role}"]:focus, [role="${role}"] :focus`);
  await expect(inside, `${what} takes the focus`).toHaveCount(1);
  for (let step = 0; step < 6 && (modal || step === 0); step += 1) {
    if (modal) await page.keyboard.press('Tab');
    await expect(page.locator('body:focus'), what).toHaveCount(0);
    if (modal) await expect(inside, `${what} keeps the focus`).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(overlay, what).toBeHidden();
  await expect(button, `${what} has the focus again`).toBeFocused();
  expect(await announced(page), what).not.toMatch(/\[expanded\]/);
}

test('every overlay of the frame takes the focus, keeps it while it is modal, and gives it back (SH-156)', async ({
  signedIn,
}) => {
  test.slow();
  const { page } = await signedIn('manager', { viewport: { width: 1440, height: 900 } });
  for (const overlay of [
    { opener: /^Akun/, role: 'menu' },
    { opener: /^Pengumuman/, role: 'dialog' },
    { opener: /^Beri masukan$/, role: 'dialog', modal: true },
    { opener: /^Rekomendasikan/, role: 'dialog', modal: true },
  ] as const) {
    await visit(page, overlay);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  // There the panel is a popup.
  const panel = page.getByRole('dialog', { name: 'Pusat peringatan' });
  await panel.getByRole('button', { name: 'Tutup', exact: true }).click();
  await visit(page, { opener: /^Buka menu$/, role: 'dialog', modal: true });
  await page.setViewportSize({ width: 1100, height: 900 });
  const rail = page.getByRole('navigation', { name: 'Menu', exact: true });
  await rail.locator('[data-flyout]').first().focus();
  await walk(page, [
    ['Enter', /^link "/],
    ['ArrowDown', /^link "/],
    ['ArrowLeft', /^button "Manajemen order".* \[collapsed\]$/],
    ['Enter', /^link "/],
    ['Escape', /^button "Manajemen order".* \[collapsed\]$/],
  ]);
});
