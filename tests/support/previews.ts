import type { Locator, Page } from '@playwright/test';

/** Page object of the open previews; also finds them in a shadow root. */
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

  /** The map, live or static. */
  map(rawAlertId: string): Locator {
    return this.of(rawAlertId).locator('[data-phase]');
  }

  /** The camera evidence and its status. */
  evidence(rawAlertId: string): Locator {
    return this.of(rawAlertId).getByRole('group', { name: /^(Bukti kamera|Camera evidence)$/ });
  }

  /** Position of a playing video in seconds; 0 while paused. */
  playbackTime(player: Locator): Promise<number> {
    return player
      .locator('video')
      .evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime));
  }

  /** Ids of the open previews in stacking order, topmost last. */
  stack(): Promise<string[]> {
    return this.all.evaluateAll((windows) =>
      windows
        .map((element) => ({
          id: element.getAttribute('data-preview-window') ?? '',
          order: Number((element as HTMLElement).style.getPropertyValue('--pantau-preview-order')),
        }))
        .sort((left, right) => left.order - right.order)
        .map(({ id }) => id),
    );
  }

  /** Upper left corner in px. */
  async corner(rawAlertId: string): Promise<readonly [x: number, y: number]> {
    const box = await this.of(rawAlertId).boundingBox();
    if (box === null) throw new Error('The preview is not open');
    return [Math.round(box.x), Math.round(box.y)];
  }

  /** Whether the focus is inside the preview, also in a shadow root. */
  hasFocus(rawAlertId: string): Promise<boolean> {
    return this.of(rawAlertId).evaluate((element) => {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot;
      return activeElement !== null && element.contains(activeElement);
    });
  }
}
