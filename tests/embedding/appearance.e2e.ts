import type { Locator, Page } from '@playwright/test';
import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import { expect } from '../support/test.ts';
import { ownLook, ownRules } from './appearance-page/own-look.ts';
import { hostTest, press } from './react-host-test.ts';
import { test } from './test.ts';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="24"><rect width="80" height="24"/></svg>`;
const svg = { contentType: 'image/svg+xml', body: logo };

interface Violations {
  violations?: string[];
}

async function watchViolations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      seen.push(`${effectiveDirective} ${sample}`.trim()),
    );
  });
}

const violationsOf = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as Violations).violations);

/** What the browser says of the one violation that the test provokes. */
const provoked = /style-src-attr|Applying inline style violates/;

/** A violation of the page's own is seen, so that none before it was missed. */
async function expectNoViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violationsOf(page)).toEqual(['style-src-attr']);
}

const styleOf = (target: Locator, name: string): Promise<string> =>
  target.evaluate((element, property) => {
    const style = getComputedStyle(element);
    return style.getPropertyValue(property);
  }, name);

/** Variables, icon, logo, classes and rules; `inside` has the widget. */
async function expectOwnLook(inside: Locator): Promise<void> {
  const part = (name: string): Locator => inside.locator(`[part~="${name}"]`).first();
  const row = part('row');
  await expect(row).toHaveCSS('border-inline-start-width', '4px');
  await expect(row).toHaveCSS('border-inline-start-color', 'rgb(11, 93, 59)');
  await expect(row).toHaveCSS('font-family', 'Georgia, serif');
  await expect(part('plate')).toHaveCSS('border-radius', '9px');
  expect(await styleOf(part('theme'), '--pantau-radius-lg')).toBe('3px');
  const image = part('logo');
  await expect(image).toBeVisible();
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(80);
}

async function expectOwnPreview(preview: Locator): Promise<void> {
  await expect(preview).toBeVisible();
  await expect(preview).toHaveCSS('background-image', /^linear-gradient\(rgb\(255, 250, 240\)/);
}

test('the element has the look of its host under a strict policy, without a violation (EM-131)', async ({
  widget,
  embedding,
  faults,
}) => {
  faults.allow(provoked);
  const host = await widget('/?quiet');
  const { page, element } = host;
  await watchViolations(page);
  const address = `${embedding.pantau.origin}/logo-of-the-partner.svg`;
  await page.route(address, (route) => route.fulfill(svg));
  await host.mount();
  const ingest = createIngest(embedding.pantau);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await expect(host.row(id)).toHaveCount(1);
  await element.evaluate((one, appearance) => Object.assign(one, { appearance }), {
    ...ownLook,
    logo: { src: address, alt: 'Kirana' },
  });
  await expectOwnLook(element);
  await host.open(id);
  await expectOwnPreview(host.topPreview);
  // Another style sheet takes the place of the first.
  await element.evaluate((one, appearance) => Object.assign(one, { appearance }), {
    ...ownLook,
    logo: undefined,
    styles: `${ownRules} .kirana .kirana-row { border-inline-start-width: 7px; }`,
  });
  await expect(element.locator('[part~="row"]').first()).toHaveCSS(
    'border-inline-start-width',
    '7px',
  );
  await expectNoViolation(page);
});

const hosts = hostTest('appearance-page');

for (const form of ['isolated', 'light'] as const) {
  hosts(
    `${form} React has the look of its host under a strict policy, without a violation or a check of names (EM-84, EM-131)`,
    async ({ open, faults }) => {
      faults.allow(provoked);
      const page = await open(`/?form=${form}`);
      await page.route('**/logo.svg', (route) => route.fulfill(svg));
      await watchViolations(page);
      await press(page, '#add');
      const inside = page.locator('#widget');
      await expectOwnLook(inside);
      await inside.locator('[part~="row"]').first().getByRole('button').first().click();
      await expectOwnPreview(inside.locator('[data-preview-window]'));
      // In the page, `styles` would be named in development.
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(scripts.filter((url) => /appearance-contrast/.test(url))).toHaveLength(1);
      expect(scripts.filter((url) => /check-|report-unknown/.test(url))).toEqual([]);
      await expectNoViolation(page);
    },
  );
}
