import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { hostState, watchTimers } from './host-state.ts';
import { type HostPage, type ReactHost, startReactHost } from './react-host.ts';

interface Opened {
  /** Opens the host's page. */
  readonly open: (path?: string) => Promise<Page>;
}

/** Tests with a host page of their own. */
export const hostTest = (name: HostPage) =>
  base.extend<Opened, { host: ReactHost }>({
    host: [
      async ({}, use) => {
        const host = await startReactHost(name);
        await use(host);
        host.close();
      },
      { scope: 'worker' },
    ],
    open: async ({ browser, contexts, host }, use) => {
      await use(async (path = '/') => {
        const context = await contexts.open(browser, {
          baseURL: host.origin,
          viewport: { width: 1200, height: 900 },
        });
        const page = await context.newPage();
        await watchTimers(page);
        await page.goto(path);
        return page;
      });
      await contexts.closeAll();
    },
  });

/** A hostile page may cover its own buttons. */
export const press = (page: Page, id: string): Promise<void> =>
  page.locator(id).evaluate((button: HTMLElement) => button.click());

/** Position and appearance of what is visible in an element. */
export function looksOf(target: Locator): Promise<readonly string[]> {
  return target.evaluate((root) => {
    const place = root.getBoundingClientRect();
    const properties = [
      ...['color', 'background-color', 'font-size', 'font-weight', 'font-style', 'line-height'],
      ...['letter-spacing', 'word-spacing', 'text-transform', 'text-align', 'white-space'],
      ...['display', 'position', 'border-top-width', 'padding-left', 'margin-top', 'fill'],
    ];
    return [root, ...root.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && element.closest('option') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x - place.x, y - place.y, width, height].map(Math.round).join(' ');
        const style = getComputedStyle(element);
        const looks = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class')} ${box} ${looks.join('; ')}`;
      });
  });
}

/** Removes the area: the host is as before, without timers, or storage keys outside the namespace. */
export async function expectNothingLeft(page: Page, before: object): Promise<void> {
  await press(page, '#remove');
  await expect(page.locator('#widget > *')).toHaveCount(0);
  await expect
    .poll(() => hostState(page, 'widget'), { message: 'after unmounting' })
    .toEqual(before);
  await expect
    .poll(() => page.evaluate(() => window.openTimers?.()), { message: 'timers' })
    .toBe(0);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(
    keys.filter((key) => !key.startsWith('angkasa:')),
    'keys of others',
  ).toEqual([]);
}
