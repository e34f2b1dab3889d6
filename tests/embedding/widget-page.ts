import { type Locator, type Page, expect } from '@playwright/test';
import type { ListenerWatch } from './host-state.ts';

/** Page object of the partner's page with the widget. Locators reach into its open shadow root. */
export class WidgetPage {
  readonly page: Page;
  readonly element: Locator;
  readonly panel: Locator;
  /** The preview opened last. */
  readonly topPreview: Locator;
  readonly resolveButton: Locator;
  readonly listeners: ListenerWatch;
  readonly #sockets = new Set<unknown>();

  constructor(page: Page, listeners: ListenerWatch) {
    this.page = page;
    this.listeners = listeners;
    this.element = page.locator('pantau-alert-center');
    this.panel = this.element.locator('section[data-display]');
    this.topPreview = this.element.locator('[data-preview-window]').last();
    this.resolveButton = this.topPreview.getByRole('button', { name: 'Tandai selesai' });
    page.on('websocket', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  /** Mounts the widget and waits until it is live. */
  async mount(): Promise<void> {
    await this.page.locator('#add').evaluate((button: HTMLElement) => button.click());
    await expect(this.panel.getByText('Langsung', { exact: true })).toBeVisible();
    await expect(this.panel.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async unmount(): Promise<void> {
    await this.page.locator('#remove').evaluate((button: HTMLElement) => button.click());
    await expect(this.element).toHaveCount(0);
  }

  row(rawAlertId: string): Locator {
    return this.panel.locator(`li[data-alert-id="${rawAlertId}"]`);
  }

  async open(rawAlertId: string): Promise<void> {
    await this.row(rawAlertId).getByRole('button').first().click();
    await expect(this.topPreview).toBeVisible();
  }

  async resolve(): Promise<void> {
    await this.resolveButton.click();
    const confirmation = this.element.getByRole('dialog', { name: 'Tandai selesai?' });
    await confirmation.getByRole('button', { name: 'Tandai selesai' }).click();
  }

  openSockets(): number {
    return this.#sockets.size;
  }

  storageKeys(): Promise<string[]> {
    return this.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  }

  /** Number of children of the body in the partner's own markup. */
  async countHostChildren(): Promise<number> {
    const html = await (await this.page.request.get(this.page.url())).text();
    return this.page.evaluate((text) => {
      // The page's policy forbids parsing markup, so count the tags.
      const body = /<body>([\s\S]*)<\/body>/.exec(text)?.[1] ?? '';
      return [...body.matchAll(/^ {4}<(\w+)/gm)].length;
    }, html);
  }

  /** Whether a click at the centre of the element would hit the element. */
  isOnTop(target: Locator): Promise<boolean> {
    return target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      const found = root.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && element.contains(found);
    });
  }

  /** Computed styles and heights of the panel's main elements. */
  appearance(): Promise<unknown> {
    return this.appearanceOf(
      this.panel,
      'header, h2, h3, footer, [role="switch"], [data-urgency] button',
    );
  }

  /** Computed styles and heights of an element and of its descendants that match a selector. */
  appearanceOf(target: Locator, descendants: string): Promise<unknown> {
    return target.evaluate((element, selector) => {
      const properties = [
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
      const elements = [element, ...element.querySelectorAll(selector)].slice(0, 60);
      return elements.map((found) => {
        const style = getComputedStyle(found);
        const { height } = found.getBoundingClientRect();
        return [
          found.tagName,
          Math.round(height),
          ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ];
      });
    }, descendants);
  }
}
