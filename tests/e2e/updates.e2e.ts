import type { Page } from '@playwright/test';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';
import { connectionErrors } from '../support/fault-log.ts';
import { type Server, startServer } from '../support/server.ts';
import { test as base, expect } from '../support/test.ts';

interface Deployment {
  readonly server: Server;
  /** Replaces the build on the server by one with another entry script. */
  deploy(): Promise<void>;
}

const NEXT_ENTRY = 'index-next.js';

const test = base.extend<{ readonly deployment: Deployment }>({
  deployment: async ({ contexts }, use) => {
    const portalDir = await mkdtemp(join(tmpdir(), 'pantau-portal-'));
    await cp(at('apps', 'portal', 'dist'), portalDir, { recursive: true });
    const server = await startServer({ portalDir });
    const deploy = async (): Promise<void> => {
      const page = await readFile(join(portalDir, 'index.html'), 'utf8');
      const entry = /index-[^".]+\.js/.exec(page)?.[0];
      if (entry === undefined) throw new Error('The page has no entry script');
      await writeFile(join(portalDir, 'assets', NEXT_ENTRY), `import './${entry}';`);
      for (const name of ['index.html', 'service-worker.js']) {
        const file = join(portalDir, name);
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replaceAll(`/assets/${entry}`, `/assets/${NEXT_ENTRY}`));
      }
      const compressed = (await readdir(portalDir)).filter((name) => /\.(br|gz)$/.test(name));
      await Promise.all(compressed.map((name) => rm(join(portalDir, name))));
    };
    await use({ server, deploy });
    await contexts.closeAll();
    await server.dispose();
    await rm(portalDir, { recursive: true });
  },
});

/** Waits until a service worker has installed itself, and reloads, so that it controls the page. */
async function reloadUnderWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the browser does by itself about once a day, and the page every half hour. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const entryOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1),
  );

test('offers a newer build, and never discards unsaved work without asking (SH-28)', async ({
  deployment: { server, deploy },
  signedIn,
}) => {
  const portal = await signedIn('manager', { server, keepsServiceWorker: true });
  const { page } = portal;
  await reloadUnderWorker(page);
  await portal.navigate('/sales-order/create');
  await page.getByRole('textbox', { name: 'No. referensi' }).fill('REF-1');

  await deploy();
  await lookForUpdate(page);
  const update = page.getByRole('button', { name: 'Pembaruan tersedia' });
  await update.click();
  const question = page.getByRole('dialog', { name: 'Buang perubahan yang belum disimpan?' });
  await question.getByRole('button', { name: 'Lanjutkan bekerja' }).click();
  await expect(page.getByRole('textbox', { name: 'No. referensi' })).toHaveValue('REF-1');

  await update.click();
  await question.getByRole('button', { name: 'Buang dan perbarui' }).click();
  await expect.poll(() => entryOf(page).catch(() => undefined)).toBe(NEXT_ENTRY);
  await expect(portal.account).toBeVisible();
  await expect(update).toBeHidden();
});

test('does not offer the build that a reload by hand has brought (SH-28)', async ({
  deployment: { server, deploy },
  signedIn,
}) => {
  const portal = await signedIn('manager', { server, keepsServiceWorker: true });
  const { page } = portal;
  await reloadUnderWorker(page);
  await deploy();
  await page.reload();
  expect(await entryOf(page)).toBe(NEXT_ENTRY);
  await lookForUpdate(page);
  await page.waitForFunction(async () => {
    const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return active?.state === 'activated' && waiting === null;
  });
  await expect(page.getByRole('button', { name: 'Pembaruan tersedia' })).toBeHidden();
});

test('starts while the server is down, and continues when it is back (SH-29)', async ({
  deployment: { server },
  signedIn,
  faults,
}) => {
  faults.allow(connectionErrors);
  const portal = await signedIn('manager', { server, keepsServiceWorker: true });
  const { page } = portal;
  await reloadUnderWorker(page);
  await portal.waitUntilLive();
  await server.stop();
  await page.goto('/sales-order');
  await expect(
    page.getByRole('heading', { name: 'Sesi Anda tidak dapat dipulihkan' }),
  ).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(portal.account).toBeVisible();
  await expect(page).toHaveURL('/sales-order');
});
