import type { Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { expect, test } from '../support/test.ts';

interface Motion {
  /** `wash` or the property of a transition. */
  readonly name: string;
  readonly alertId: string;
  readonly ms: number;
}

/** Records the wash of rows and the transitions of their glyphs. */
async function recordMotion(page: Page): Promise<() => Promise<readonly Motion[]>> {
  await page.evaluate(() => {
    const seen: Motion[] = [];
    Object.assign(window, { motionSeen: seen });
    const alertOf = (target: EventTarget | null): string =>
      (target as Element).closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';
    document.addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      if (!/wash/.test(animationName)) return;
      const { animationDuration } = getComputedStyle(target as Element, pseudoElement);
      const seconds = parseFloat(animationDuration);
      seen.push({ name: 'wash', alertId: alertOf(target), ms: Math.round(seconds * 1000) });
    });
    document.addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      if (pseudoElement !== '::before') return;
      const style = getComputedStyle(target as Element, pseudoElement);
      const ms = Math.round(parseFloat(style.transitionDuration) * 1000);
      seen.push({ name: propertyName, alertId: alertOf(target), ms });
    });
  });
  return () => page.evaluate(() => (window as unknown as { motionSeen: Motion[] }).motionSeen);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isStill = reducedMotion === 'reduce';
  test.describe(isStill ? 'with reduced motion' : 'with motion', () => {
    test(`${isStill ? 'new rows and settled glyphs change at once' : 'washes new rows and empties settled glyphs'} (AC-349)`, async ({
      signedIn,
      ingest,
    }) => {
      const portal = await signedIn('manager', { reducedMotion });
      const { page } = portal;
      const motion = await recordMotion(page);
      const of = async (id: string, name: string) =>
        (await motion()).filter((one) => one.alertId === id && one.name === name);
      const { imei } = await ingest.newVehicle();
      const alertId = await ingest.alert({ imei, alertCode: alertCodes.urgent });
      await expect(portal.row(alertId)).toHaveAttribute('data-attention', 'unread');
      const wash = [{ name: 'wash', alertId, ms: 600 }];
      if (!isStill) await expect.poll(() => of(alertId, 'wash')).toEqual(wash);

      await portal.row(alertId).locator('> button').focus();
      await page.keyboard.press('r');
      await portal.confirmation.getByRole('button').last().click();
      await expect(portal.row(alertId)).toHaveAttribute('data-attention', 'resolved');
      const empties = [{ name: 'background-color', alertId, ms: 120 }];
      if (!isStill) await expect.poll(() => of(alertId, 'background-color')).toEqual(empties);
      else expect((await motion()).filter((one) => one.alertId === alertId)).toEqual([]);
    });
  });
}
