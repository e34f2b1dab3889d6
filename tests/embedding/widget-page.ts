import { type Locator, type Page, expect } from '@playwright/test';
import type { ListenerWatch } from './host-state.ts';

/** The partner's page with the widget in it. Locators look into its open shadow root. */
export class WidgetPage {
  readonly page: Page;
  readonly element: Locator;
  readonly panel: Locator;
  readonly detail: Locator;
  /** The one primary action of an opened alert. */
  readonly detailButton: Locator;
  readonly listeners: ListenerWatch;
  readonly #sockets = new Set<unknown>();

  constructor(page: Page, listeners: ListenerWatch) {
    this.page = page;
    this.listeners = listeners;
    this.element = page.locator('pantau-alert-center');
    this.panel = this.element.locator('section[data-layout]');
    this.detail = this.element.locator('[data-preview-window]').last();
    this.detailButton = this.detail.getByRole('button', { name: 'Tandai selesai' });
    page.on('websocket', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  /** Puts the widget in and waits until it is live. */
  async add(): Promise<void> {
    await this.page.locator('#add').evaluate((button: HTMLElement) => button.click());
    await expect(this.panel.getByText('Langsung', { exact: true })).toBeVisible();
    await expect(this.panel.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async remove(): Promise<void> {
    await this.page.locator('#remove').evaluate((button: HTMLElement) => button.click());
    await expect(this.element).toHaveCount(0);
  }

  row(rawAlertId: string): Locator {
    return this.panel.locator(`li[data-alert-id="${rawAlertId}"]`);
  }

  async open(rawAlertId: string): Promise<void> {
    await this.row(rawAlertId).getByRole('button').first().click();
    await expect(this.detail).toBeVisible();
  }

  async resolveInDetail(): Promise<void> {
    await this.detailButton.click();
    const question = this.element.getByRole('dialog', { name: 'Tandai selesai?' });
    await question.getByRole('button', { name: 'Tandai selesai' }).click();
  }

  openSockets(): number {
    return this.#sockets.size;
  }

  storageKeys(): Promise<string[]> {
    return this.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  }

  /** Children of the body that the partner's own markup has. */
  async hostChildren(): Promise<number> {
    const html = await (await this.page.request.get(this.page.url())).text();
    return this.page.evaluate((text) => {
      // No markup from strings on this page: its policy forbids it. Counted by its tags instead.
      const body = /<body>([\s\S]*)<\/body>/.exec(text)?.[1] ?? '';
      return [...body.matchAll(/^ {4}<(\w+)/gm)].length;
    }, html);
  }

  /** Whether what a press in the middle of the element would meet is the element itself. */
  isOnTop(target: Locator): Promise<boolean> {
    return target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      const found = root.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && element.contains(found);
    });
  }

  /** Sizes, colours and type of the widget's standing parts. */
  shape(): Promise<unknown> {
    return this.shapeOf(
      this.panel,
      'header, h2, h3, footer, [role="switch"], [data-urgency] button',
    );
  }

  /** Sizes, colours and type of a part, and of what a selector finds in it. */
  shapeOf(part: Locator, inside: string): Promise<unknown> {
    return part.evaluate((element, selector) => {
      const wanted = [
        'display',
        'position',
        'font-size',
        'font-weight',
        'font-style',
        'line-height',
        'letter-spacing',
        'text-transform',
        'text-align',
        'white-space',
        'color',
        'background-color',
        'border-top-width',
        'padding-top',
        'padding-left',
        'margin-top',
        'margin-left',
        'box-sizing',
        'fill',
        'stroke-width',
      ];
      const parts = [element, ...element.querySelectorAll(selector)].slice(0, 60);
      return parts.map((one) => {
        const style = getComputedStyle(one);
        const { height } = one.getBoundingClientRect();
        return [
          one.tagName,
          Math.round(height),
          ...wanted.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ];
      });
    }, inside);
  }
}
