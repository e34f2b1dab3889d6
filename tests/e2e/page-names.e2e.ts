import type { Page } from '@playwright/test';
import { en } from '../../apps/portal/src/messages/en.ts';
import { id } from '../../apps/portal/src/messages/id.ts';
import { menuPaths, ownPages } from '../support/portal-addresses.ts';
import { expect, test } from '../support/test.ts';

/** Name of an own page by its address, of what nothing has. */
const nameAt = new Map(
  [...ownPages].map(([path, name]) => [path.replace(/:\w+/, 'unknown'), name]),
);

/** First one that is not open after the sign-in. */
const paths = new Set(['/nowhere', ...nameAt.keys(), ...menuPaths, '/logout']);

/** Opens a page without loading the portal again. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('[data-left]'), `leaves for ${path}`).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
}

/** What the browser tab says before company and product. */
const nameInTab = async (page: Page): Promise<string> =>
  (await page.title()).replace(/^\(\d+\+?\) /, '').split(' · ')[0] ?? '';

for (const [locale, texts] of [
  ['id-ID', id],
  ['en-US', en],
] as const) {
  test(`every page has one visible heading of level 1, and the browser tab names it: ${locale} (PO-295)`, async ({
    openPortal,
    faults,
  }) => {
    test.slow();
    // What does not exist, and addresses that the router has not made itself.
    faults.allow(/status of (403|404)/, /NOT_FOUND/, /blocker on a POP navigation/);
    const portal = await openPortal({ locale });
    const { page } = portal;
    const headings = page.locator('h1, [role="heading"][aria-level="1"]');
    await expect(headings).toHaveCount(1);
    expect(await nameInTab(page)).toBe(await headings.innerText());
    await portal.signIn('manager');
    expect(ownPages.size).toBeGreaterThan(15);
    expect(menuPaths.length).toBeGreaterThan(30);
    for (const path of paths) {
      await open(page, path);
      await expect(headings, path).toHaveCount(1);
      const name = nameAt.get(path);
      const expected =
        name === undefined
          ? // A question in the page names it without its mark.
            (await headings.innerText()).replace(/\?$/, '')
          : texts[`${name}Page` as keyof typeof texts];
      // Of what does not exist, the page has no further name.
      await expect.poll(() => nameInTab(page), path).toBe(expected);
    }
  });
}
