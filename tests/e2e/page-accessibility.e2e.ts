import { expectAccessible } from '../support/axe.ts';
import { furtherRoutes, menuPaths, ownPages } from '../support/portal-addresses.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** Addresses of the patterns with a parameter: given, or that of the first row of a list with something after it. */
const examples: Readonly<
  Record<string, string | { readonly list: string; readonly end?: string }>
> = {
  '/notification/:id': { list: '/notification' },
  '/sales-order/:id': { list: '/sales-order' },
  '/sales-order/:id/edit': { list: '/sales-order?status=DRAFT', end: '/edit' },
  '/setting-notification-list/:id': { list: '/setting-notification-list' },
  '/driverscore/:driverId': { list: '/driverscore' },
  '/fleet-task-instant/:id': '/fleet-task-instant/7',
};

/** Addresses of the routes around the pages, of which the first leads on to one of the menu. */
const further = {
  '/': '/',
  '/sign-in': '/sign-in',
  SIGN_OUT_PATH: '/logout',
  '*': '/no-such-page',
} as const;

async function isShown(portal: PortalPage, path: string): Promise<void> {
  const content = portal.page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(content.locator('[aria-busy="true"]'), path).toHaveCount(0);
}

async function open(portal: PortalPage, path: string): Promise<void> {
  // Leaving a form by the address alone would be no navigation of the router.
  await portal.page.goto(path);
  await isShown(portal, path);
}

async function check(portal: PortalPage, path: string): Promise<void> {
  await expectAccessible(portal.page, path);
  await portal.expectNoOverflow(path);
}

/** The address that is an example of the pattern. */
async function addressOf(portal: PortalPage, pattern: string): Promise<string> {
  const example = examples[pattern] ?? pattern;
  if (typeof example === 'string') return example;
  const { list, end = '' } = example;
  await open(portal, list);
  const rows = portal.page
    .getByRole('main')
    .locator(`a[href^="${list.replace(/\?.*/, '')}/"]:not([href*="/create"])`);
  const href = await rows.first().getAttribute('href');
  expect(href, `a row of ${list}`).not.toBeNull();
  return (href ?? '').replace(/\?.*/, '') + end;
}

const appearances =
  process.env.PANTAU_FULL === '1'
    ? (['id light', 'id dark', 'en light', 'en dark'] as const)
    : (['id light', 'en dark'] as const);

test('the addresses to check are those of the router (PO-175)', () => {
  expect(furtherRoutes.toSorted()).toEqual(Object.keys(further).sort());
  expect(Object.keys(examples).sort()).toEqual(
    [...ownPages.keys()].filter((pattern) => pattern.includes(':')).sort(),
  );
  expect(ownPages.size).toBeGreaterThan(15);
  expect(menuPaths.length).toBeGreaterThan(30);
});

for (const appearance of appearances) {
  const [language, theme] = appearance.split(' ') as ['id' | 'en', 'light' | 'dark'];
  const options = { colorScheme: theme, locale: language === 'id' ? 'id-ID' : 'en-US' };

  const inLanguage = async (portal: PortalPage): Promise<PortalPage> => {
    await expect(portal.page.locator('html')).toHaveAttribute('lang', language);
    return portal;
  };

  test(`every page meets WCAG 2.2 AA: ${language}, ${theme} (PO-175)`, async ({ signedIn }) => {
    test.slow();
    const portal = await inLanguage(await signedIn('manager', options));
    for (const path of [...ownPages.keys()].filter((pattern) => !pattern.includes(':'))) {
      await open(portal, path);
      await check(portal, path);
    }
  });

  test(`every page of an item, and around the pages, meets WCAG 2.2 AA: ${language}, ${theme} (PO-175)`, async ({
    openPortal,
    signedIn,
  }) => {
    test.slow();
    const { '/sign-in': signIn, ...others } = further;
    const signedOut = await inLanguage(await openPortal(options));
    await isShown(signedOut, signIn);
    await check(signedOut, signIn);
    await expect(signedOut.page).toHaveURL(signIn);
    const portal = await inLanguage(await signedIn('manager', options));
    for (const pattern of [...Object.keys(examples), ...Object.values(others)]) {
      const path = await addressOf(portal, pattern);
      await open(portal, path);
      await check(portal, path);
    }
  });

  test(`every other page of the menu meets WCAG 2.2 AA: ${language}, ${theme} (PO-175)`, async ({
    signedIn,
  }) => {
    test.slow();
    const portal = await inLanguage(await signedIn('manager', options));
    for (const path of menuPaths.filter((one) => !ownPages.has(one))) {
      await portal.navigate(path);
      await isShown(portal, path);
      await check(portal, path);
    }
  });
}
