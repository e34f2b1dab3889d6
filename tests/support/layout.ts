import { type Locator, type Page, expect } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: counts running finite animations, shadow roots included. */
function countRunningAnimations(): number {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot !== null) roots.push(element.shadowRoot);
    }
  }
  return roots
    .flatMap((root) => root.getAnimations())
    .filter(
      (animation) =>
        animation.playState === 'running' &&
        animation.effect?.getComputedTiming().endTime !== Infinity,
    ).length;
}

/** Waits until no animation runs: positions and colours are final then. */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countRunningAnimations), 'running animations').toBe(0);
}

/** Position and size in whole px. Poll it: an animation may still be running. */
export async function getBox(target: Locator): Promise<Box | null> {
  const box = await target.boundingBox();
  if (box === null) return null;
  const { x, y, width, height } = box;
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Waits until an element has a position or size. */
export async function expectBox(target: Locator, expected: Partial<Box>, what = ''): Promise<void> {
  await expect
    .poll(() => getBox(target), `position of ${what || String(target)}`)
    .toMatchObject(expected);
}
