import { type Locator, type Page, expect } from '@playwright/test';
import { waitUntilStable } from './layout.ts';

export type Urgency = 'urgent' | 'important';

export interface Counts {
  readonly urgent: number;
  readonly important: number;
  readonly bell: number;
}

const title = /^(Pusat peringatan|Alert centre)$/;
const displays = {
  popup: /^(Popup di bawah lonceng|Popup under the bell)$/,
  pinned: /^(Sematkan di samping|Pin to the side)$/,
  detached: /^(Lepas jadi jendela|Detach as a window)$/,
} as const;
const closeButton = { name: /^(Tutup|Close)$/ } as const;

/** The first number of a text such as "9 belum selesai". Counts in these tests stay below 100. */
const parseCount = (text: string): number => Number(/\d+/.exec(text)?.[0]);

/** Page object of the alert centre. Works in both languages. */
export class AlertCenterPage {
  readonly page: Page;
  readonly bell: Locator;
  readonly panel: Locator;
  /** The dialog that contains the panel as a popup, detached window or sheet. */
  readonly panelDialog: Locator;
  /** Moves the detached window by keyboard. */
  readonly moveHandle: Locator;
  /** The preview opened last. */
  readonly topPreview: Locator;
  /** The prompt before alerts are resolved or reopened. */
  readonly confirmation: Locator;
  /** Bulk actions on the selected alerts. */
  readonly bulkBar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bell = page.getByRole('button', { name: /^(Pusat peringatan|Alert centre), / });
    this.panel = page.locator('[data-display]', {
      has: page.getByRole('heading', { name: title }),
    });
    this.panelDialog = page.getByRole('dialog', { name: title });
    this.moveHandle = page.getByRole('button', { name: /^(Geser jendela|Move the window)/ });
    this.topPreview = page.locator('[data-preview-window]').last();
    this.confirmation = page.getByRole('dialog', {
      name: /^(Tandai (.* )?selesai|Periksa lagi( .*)?|Mark (.* )?as resolved|Check (.* )?again)\?$/,
    });
    this.bulkBar = page.getByRole('region', { name: /^(Peringatan terpilih|Selected alerts)$/ });
  }

  async openPanel(): Promise<void> {
    // The panel may be about to open without a click: click only while it is closed.
    await expect(async () => {
      if ((await this.bellExpanded()) === 'false') await this.bell.click();
      await expect(this.panel).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  /** Changes the display by the panel's own button. */
  async showAs(display: keyof typeof displays): Promise<void> {
    await this.panel.getByRole('button', { name: displays[display] }).click();
    await expect(this.panel).toHaveAttribute('data-display', display);
  }

  async closePanel(): Promise<void> {
    await this.panel.getByRole('button', closeButton).click();
    await expect(this.panel).toBeHidden();
  }

  /** `aria-expanded` of the bell. */
  bellExpanded(): Promise<string | null> {
    return this.bell.getAttribute('aria-expanded', { timeout: 2_000 });
  }

  /** Waits until the panel matches the bell's state and nothing moves. */
  async waitUntilStable(): Promise<void> {
    await expect(async () => {
      // A sheet covers the bell.
      const closed = (await this.bell.count()) > 0 && (await this.bellExpanded()) === 'false';
      expect(await this.panel.isVisible()).toBe(!closed);
    }).toPass();
    await waitUntilStable(this.page);
  }

  /** Closes the panel where it covers the page, on a phone. */
  async closePanelIfSheet(): Promise<void> {
    await this.waitUntilStable();
    const sheet = this.page.getByRole('dialog', { name: title });
    if (!(await sheet.isVisible())) return;
    await this.panel.getByRole('button', closeButton).click();
    await expect(sheet).toBeHidden();
  }

  async waitUntilLive(timeout = 15_000): Promise<void> {
    await this.openPanel();
    await expect(this.connection(/^(Langsung|Live)$/)).toBeVisible({ timeout });
    await expect(this.panel.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  connection(text: RegExp): Locator {
    return this.panel.getByText(text).first();
  }

  /** All rows of an alert; more than one is a defect. */
  row(rawAlertId: string): Locator {
    return this.panel.locator(`li[data-alert-id="${rawAlertId}"]`);
  }

  section(urgency: Urgency): Locator {
    return this.panel.locator(`div[data-urgency="${urgency}"]`);
  }

  list(urgency: Urgency): Locator {
    return this.section(urgency).getByRole('list');
  }

  /** Alert ids of a list in displayed order. */
  alertIds(urgency: Urgency): Promise<string[]> {
    return this.list(urgency)
      .locator('li[data-alert-id]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-alert-id') ?? ''));
  }

  /** Shows the alerts that wait behind the list's button, if there are any. */
  async showNewAlerts(urgency: Urgency): Promise<void> {
    const button = this.section(urgency).getByRole('button', { name: /(baru|new alerts?|new)$/ });
    // The list may show them by itself meanwhile.
    if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
  }

  /**
   * Loads a list page by page until it contains everything since a time, or ends.
   *
   * @param since epoch ms; a list holds 500 rows at most, so older pages are not loaded
   * @returns alert ids in displayed order
   */
  async allAlertIds(urgency: Urgency, since: number): Promise<string[]> {
    const section = this.section(urgency);
    const older = section.getByRole('button', { name: /(peringatan sebelumnya|older alerts)$/ });
    const lastTime = section.locator('li[data-alert-id] time').last();
    for (;;) {
      await this.showNewAlerts(urgency);
      // Rows are rendered in steps (AC-501).
      await expect(section.locator('ul[aria-busy]')).toHaveCount(0);
      const ids = await this.alertIds(urgency);
      if ((await older.count()) === 0) return ids;
      const reached = Date.parse((await lastTime.getAttribute('datetime')) ?? '') < since;
      if (reached) return ids;
      // A toast may lie over it, and focus would hold the list.
      await older.dispatchEvent('click');
      await expect(async () => {
        const grown = (await this.alertIds(urgency)).length > ids.length;
        expect(grown || (await older.count()) === 0).toBe(true);
      }).toPass({ timeout: 15_000 });
    }
  }

  /** Unresolved counts of the panel's sections and the bell, read at the same moment. */
  async counts(): Promise<Counts> {
    const elements = this.section('urgent')
      .getByRole('heading')
      .or(this.section('important').getByRole('heading'))
      .or(this.bell);
    const texts = await elements.evaluateAll((found) =>
      found.map((element) => ({
        place: element.closest('[data-urgency]')?.getAttribute('data-urgency') ?? 'bell',
        text: element.getAttribute('aria-label') ?? element.textContent,
      })),
    );
    const countOf = (name: string): number =>
      parseCount(texts.find(({ place }) => place === name)?.text ?? '');
    return { urgent: countOf('urgent'), important: countOf('important'), bell: countOf('bell') };
  }

  /** The unresolved count in the bell's accessible name. */
  async bellCount(): Promise<number> {
    return parseCount((await this.bell.getAttribute('aria-label')) ?? '');
  }

  async open(rawAlertId: string): Promise<void> {
    await this.row(rawAlertId).getByRole('button').first().click();
    // A preview that the user opens takes the focus.
    await expect(this.preview(rawAlertId)).toBeFocused();
  }

  preview(rawAlertId: string): Locator {
    return this.page.locator(`[data-preview-window="${rawAlertId}"]`);
  }

  async closeTopPreview(): Promise<void> {
    const open = await this.page.locator('[data-preview-window]').count();
    await this.topPreview.getByRole('button', closeButton).click();
    await expect(this.page.locator('[data-preview-window]')).toHaveCount(open - 1);
  }

  /** Resolves an alert by the button that its row shows on hover. */
  async resolve(rawAlertId: string): Promise<void> {
    await this.openResolveConfirmation(rawAlertId);
    await this.confirm();
    await this.page.mouse.move(2, 2);
  }

  async openResolveConfirmation(rawAlertId: string): Promise<void> {
    await this.row(rawAlertId).hover();
    await this.row(rawAlertId)
      .getByRole('button', { name: /^(Tandai selesai|Mark resolved)/ })
      .click();
    await expect(this.confirmation).toBeVisible();
  }

  async confirm(): Promise<void> {
    await this.confirmation
      .getByRole('button', {
        name: /^(Tandai (\d+ )?selesai|Mark (\d+ )?resolved|Periksa lagi( \d+)?|Check (\d+ )?again)$/,
      })
      .click();
    await expect(this.confirmation).toBeHidden();
  }

  /** Runs an action on alerts and waits for the server's response, after the optimistic update. */
  async untilSaved(action: () => Promise<void>): Promise<void> {
    const response = this.page.waitForResponse((candidate) =>
      (candidate.request().postData() ?? '').includes('AlertCenterAction'),
    );
    await action();
    await response;
  }

  /** Selects an alert by its checkbox. */
  async select(rawAlertId: string, modifiers: readonly 'Shift'[] = []): Promise<void> {
    await this.row(rawAlertId).hover();
    await this.row(rawAlertId)
      .getByRole('checkbox')
      .click({ modifiers: [...modifiers] });
  }
}
