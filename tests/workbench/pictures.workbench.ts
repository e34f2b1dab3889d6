import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { componentProps } from '../../.storybook/component-props.ts';
import { modes } from '../../.storybook/toolbar/modes.ts';
import { at } from '../../scripts/lib/paths.mjs';
import { uncoveredPairs } from '../support/combinations.ts';
import { type WorkbenchServer, serveWorkbench } from '../support/workbench-server.ts';
import { maskOf, openPicture, pictures, stories, storyFiles } from '../visual/pictures.ts';
import { withoutPicture } from '../visual/shown-files.ts';

/* The set of pictures that are kept, and a sample of them; `npm run visual` compares all. */

const baselines = at('tests', 'visual', 'baselines');
const MOST_BYTES = 15 * 1024 * 1024;
const sample = /^(?:core-primitives-severity-glyph--states|data-table-states--default)-/;

let workbench: WorkbenchServer;

test.beforeAll(async () => {
  workbench = await serveWorkbench();
});

test.afterAll(() => workbench.close());

/** What routes and restores sessions shows only what others do; the others are pages of an application that fails. */
const withoutState =
  /^@pantau\/shell\/(?:react-router|session) | (?:HomeLink|CrashPage|ErrorBoundary|SessionFailedPage)$/;

test('every component that a package exports is in a picture (WB-24)', () => {
  const components = Object.keys(componentProps()).filter((one) => !withoutState.test(one));
  expect(components.length).toBeGreaterThan(100);
  expect(withoutPicture(components, storyFiles)).toEqual([]);
});

test('a component without a picture is found (WB-24)', () => {
  const files = ['packages/core/src/ui/button/button.stories.tsx'];
  const two = ['@pantau/core/ui/button Button', '@pantau/shell AppShell'];
  expect(withoutPicture(two, files)).toEqual(['@pantau/shell AppShell']);
});

test('pictures are kept of every pair of story, width, theme and language (WB-24)', () => {
  expect(uncoveredPairs(stories, pictures)).toEqual([]);
});

test('kept pictures are those of the set, and small enough (WB-25)', () => {
  const kept = readdirSync(baselines);
  expect(kept.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
  const bytes = kept.map((file) => statSync(`${baselines}/${file}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

for (const picture of pictures.filter(({ file }) => sample.test(file))) {
  test(`${picture.file} looks as before (WB-25)`, async ({ page }) => {
    await openPicture(page, workbench.origin, picture);
    await expect(page).toHaveScreenshot(picture.file, { mask: maskOf(page) });
  });
}

test('a row of a table that is shifted by a pixel is found (WB-25)', async ({ page }) => {
  const picture = pictures.find(
    ({ display, width }) => display === 'data-table-states--default' && width === 1440,
  );
  if (picture === undefined) throw new Error('The table is not pictured');
  await openPicture(page, workbench.origin, picture);
  await expect(page).toHaveScreenshot(picture.file);
  await page.addStyleTag({ content: '[data-row]:nth-child(2) { translate: 0 1px; }' });
  const shifted = expect(page).toHaveScreenshot(picture.file, { timeout: 5_000 });
  await expect(shifted).rejects.toThrow(/pixels/);
});

test('the modes of Chromatic contain every pair of width, theme and language (WB-26)', () => {
  const combinations = Object.values(modes).map(({ viewport, theme, locale }) => ({
    display: 'story',
    width: Number(viewport.slice(1)) as 360,
    theme,
    language: locale,
  }));
  expect(uncoveredPairs(['story'], combinations)).toEqual([]);
});
