import { type Server, createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { combinationsOf } from '../support/combinations.ts';
import { stories } from './stories.ts';

/** Where `npm run build-storybook` puts the workbench. */
const folder = join(import.meta.dirname, '..', '..', 'storybook-static');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

let server: Server;
let address: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(folder, pathname)).then(
      (body) => {
        const type = types[extname(pathname)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Tuesday, 17 November 2026, 10:32 in Jakarta. */
const now = new Date('2026-11-17T03:32:00Z');

for (const story of stories) {
  for (const { width, theme, language } of combinationsOf(stories, story)) {
    const name = `${story}-${width}-${theme}-${language}`;
    test(`${name} looks as before`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      const globals = `theme:${theme};locale:${language}`;
      await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
      await expect(page).toHaveScreenshot(`${name}.png`);
    });
  }
}
