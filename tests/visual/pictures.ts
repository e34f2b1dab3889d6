import { existsSync, readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { type Combination, combinationsOf } from '../support/combinations.ts';
import { workbenchFolder } from '../support/workbench-server.ts';
import { type IndexEntry, pictured } from './stories.ts';

interface Index {
  readonly entries: Readonly<Record<string, IndexEntry & { readonly importPath: string }>>;
}

export interface Picture extends Combination<string> {
  /** Name in `baselines`. */
  readonly file: string;
}

const index = `${workbenchFolder}/index.json`;
if (!existsSync(index)) throw new Error('Build the workbench first: npm run build-storybook');
const entries = Object.values((JSON.parse(readFileSync(index, 'utf8')) as Index).entries);

export const stories = pictured(entries);

/** Of the pictured stories. */
export const storyFiles: readonly string[] = stories.map(
  (story) => entries.find(({ id }) => id === story)?.importPath ?? '',
);

/** Decides how a story's pictures combine; a new story leaves those of others as they are. */
const parityOf = (story: string): 'even' | 'odd' =>
  [...story].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? 'even' : 'odd';

export const pictures: readonly Picture[] = stories.flatMap((story) =>
  combinationsOf(['even', 'odd'], parityOf(story)).map((combination) => ({
    ...combination,
    display: story,
    file: `${story}-${combination.width}-${combination.theme}-${combination.language}.png`,
  })),
);

/** Tuesday, 17 November 2026, 10:32 in Jakarta. */
const now = new Date('2026-11-17T03:32:00Z');

/** Opens a story as it is pictured, and waits until it stays as it is. */
export async function openPicture(page: Page, origin: string, picture: Picture): Promise<void> {
  const { display: story, width, theme, language } = picture;
  await page.clock.setFixedTime(now);
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  const globals = `theme:${theme};locale:${language};motion:reduce`;
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await expect(page.locator(`html[data-checked-story="${story}"]`)).toBeAttached();
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  // A skeleton is busy for as long as it is shown.
  const busy = story.includes('skeleton') ? [] : ['[aria-busy="true"]:not(button)'];
  for (const still of busy) await expect(page.locator(still)).toHaveCount(0);
  await page.mouse.move(0, 0);
}

/** What a graphics card draws differs between machines. */
export const maskOf = (page: Page) => [page.locator('canvas, video')];
