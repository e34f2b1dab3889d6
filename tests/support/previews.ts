import type { Locator, Page } from '@playwright/test';

/** The open previews of a page, wherever the alert centre stands in it. */
export class Previews {
  readonly page: Page;
  readonly all: Locator;

  constructor(page: Page) {
    this.page = page;
    this.all = page.locator('[data-preview-window]');
  }

  of(rawAlertId: string): Locator {
    return this.page.locator(`[data-preview-window="${rawAlertId}"]`);
  }

  /** Where it shows what happened: live, or a picture. */
  map(rawAlertId: string): Locator {
    return this.of(rawAlertId).locator('[data-phase]');
  }

  /** How far the camera evidence has come. */
  evidence(rawAlertId: string): Locator {
    return this.of(rawAlertId).getByRole('group', { name: /^(Bukti kamera|Camera evidence)$/ });
  }

  /** Seconds that a player has played and goes on from; 0 while it stands. */
  playedTo(player: Locator): Promise<number> {
    return player
      .locator('video')
      .evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime));
  }

  /** Ids of those that are open, the one used last at the end. */
  stack(): Promise<string[]> {
    return this.all.evaluateAll((windows) =>
      windows
        .map((one) => ({
          id: one.getAttribute('data-preview-window') ?? '',
          order: Number((one as HTMLElement).style.getPropertyValue('--pantau-preview-order')),
        }))
        .sort((left, right) => left.order - right.order)
        .map(({ id }) => id),
    );
  }

  /** Upper left corner, px. */
  async corner(rawAlertId: string): Promise<readonly [x: number, y: number]> {
    const box = await this.of(rawAlertId).boundingBox();
    if (box === null) throw new Error('The preview is not there');
    return [Math.round(box.x), Math.round(box.y)];
  }

  /** Whether the focus is in it, also inside a shadow root. */
  hasFocus(rawAlertId: string): Promise<boolean> {
    return this.of(rawAlertId).evaluate((element) => {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot;
      return activeElement !== null && element.contains(activeElement);
    });
  }
}
