import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { at } from '../../scripts/lib/paths.mjs';
import { test } from './test.ts';

/** The examples in plain HTML of a document, in its order. */
const examplesIn = (file: string): readonly string[] =>
  [...readFileSync(at(file), 'utf8').matchAll(/```html\n([\s\S]*?)```/g)].map(
    ([, code = '']) => code,
  );

const readme = examplesIn('packages/alert-center/README.md');
const guide = examplesIn('.storybook/pages/guide-html.mdx');

const standalone = at('packages', 'alert-center', 'dist', 'standalone');
/** Where the examples say that the page has the script and its parts. */
const assets = /\/assets\/([\w.-]+\.js)$/;

/** Serves an example as a page of the partner's, with the files and the token that it expects there. */
async function openExample(page: Page, origin: string, html: string): Promise<void> {
  // A page that the test answers for has no address, so that Chromium would ask before it reaches this machine.
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.route(`${origin}/example`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>\n<title>Example</title>\n${html}`,
    }),
  );
  await page.route(assets, (route) => {
    const [, file = ''] = assets.exec(new URL(route.request().url()).pathname) ?? [];
    return route.fulfill({ path: `${standalone}/${file}`, contentType: 'text/javascript' });
  });
  await page.route(`${origin}/my/token`, async (route) => {
    const response = await page.request.post(`${origin}/token`);
    const { accessToken } = (await response.json()) as { accessToken: string };
    await route.fulfill({ body: accessToken });
  });
  await page.goto(`${origin}/example`);
}

test('the examples in plain HTML show live alerts and their number on a page of another origin (EM-66)', async ({
  widget,
  embedding: { pantau, partner },
}) => {
  const [start = '', withWorker = ''] = readme;
  expect([...readme, ...guide]).toHaveLength(3);
  const element = /<pantau-alert-center[^]*<\/pantau-alert-center>/;
  for (const example of [...guide, start, start.replace(element, withWorker.trim())]) {
    const { page } = await widget();
    const total = page.waitForEvent('console', (message) => /^\d+$/.test(message.text()));
    await openExample(
      page,
      partner.origin,
      example.replaceAll('https://fleet.example', pantau.origin),
    );
    expect(Number((await total).text())).toBeGreaterThan(0);
    const bell = page.getByRole('button', { name: /^(?:Alert centre|Pusat peringatan)/ }).first();
    await bell.click();
    const panel = page.locator('pantau-alert-center section[data-display]');
    await expect(panel.getByText(/^(?:Live|Langsung)$/)).toBeVisible();
    await expect(panel.locator('li[data-alert-id]').first()).toBeVisible();
  }
});
