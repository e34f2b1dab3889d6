import { type Locator, type Page, expect } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: what fades, slides or grows just now, shadow roots included; not what turns for ever. */
function movingNow(): number {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot !== null) roots.push(element.shadowRoot);
    }
  }
  return roots
    .flatMap((root) => root.getAnimations())
    .filter(
      (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity,
    ).length;
}

/** What slides in is not where it will be, and what fades in has not its colours. */
export async function untilStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(movingNow), 'what moves').toBe(0);
}

/** Where it is, in whole px. To be polled: what is read once may be on its way. */
export async function boxOf(target: Locator): Promise<Box | null> {
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

/** Comes to stand there. */
export async function expectBox(target: Locator, wanted: Partial<Box>, what = ''): Promise<void> {
  await expect
    .poll(() => boxOf(target), `where ${what || String(target)} is`)
    .toMatchObject(wanted);
}
