import { expect, test } from '../support/test.ts';

/** Scripts and style sheets from the first request until the dashboard and the alerts are shown. */
const FILES_MAX = 24;

test('loads a signed-in user’s first page in few files, which work offline later (PO-115, PO-116)', async ({
  openPortal,
  server,
}) => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.signIn('manager');
  await expect(portal.panel.locator('li[data-alert-id]').first()).toBeVisible();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname) && !pathname.includes('worker')) files.add(pathname);
  });
  await page.reload();
  await expect(portal.panel.locator('li[data-alert-id]').first()).toBeVisible();
  await expect(page.locator('[data-tile="attention"]')).toHaveAttribute('data-status', 'ready');
  expect([...files].some((file) => file.endsWith('.css'))).toBe(true);
  expect([...files].length).toBeLessThanOrEqual(FILES_MAX);

  const worker = await (await fetch(`${server.origin}/service-worker.js`)).text();
  const forgotten = [...files].filter((file) => !worker.includes(file));
  expect(forgotten).toEqual([]);
  expect(worker).not.toMatch(/\/assets\/maplibre/);
});
