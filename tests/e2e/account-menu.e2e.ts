import { expect, test } from '../support/test.ts';

for (const viewport of [
  { width: 1440, height: 740 },
  { width: 360, height: 740 },
]) {
  test(`signing out is in view at ${viewport.width} × ${viewport.height} px, last by keyboard (SH-158)`, async ({
    signedIn,
  }) => {
    const portal = await signedIn('manager', { viewport });
    await portal.closePanelIfSheet();
    await portal.account.press('Enter');
    const menu = portal.page.getByRole('menu');
    const signOut = menu.getByRole('menuitem', { name: 'Keluar' });
    await expect(signOut).toBeInViewport({ ratio: 1 });
    expect(await menu.evaluate((element) => element.scrollTop)).toBe(0);
    const at = await signOut.boundingBox();
    // Nothing covers it.
    const hit = await portal.page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=menuitem]')?.textContent,
      { x: (at?.x ?? 0) + 40, y: (at?.y ?? 0) + 10 },
    );
    expect(hit).toBe('Keluar');

    const items = menu.locator('[role^=menuitem]');
    const count = await items.count();
    for (let index = 1; index < count - 1; index += 1) {
      await portal.page.keyboard.press('ArrowDown');
      await expect(items.nth(index)).toBeFocused();
      const box = await items.nth(index).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(at?.y ?? 0);
    }
    await portal.page.keyboard.press('ArrowDown');
    await expect(signOut).toBeFocused();
    expect(await signOut.boundingBox()).toEqual(at);
    await portal.page.keyboard.press('Home');
    await portal.page.keyboard.press('ArrowUp');
    await expect(signOut).toBeFocused();
  });
}
