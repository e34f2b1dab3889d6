import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { waitUntilStable } from './layout.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page has no WCAG 2.2 AA violation that axe can detect.
 *
 * @param scope selector of the checked element; defaults to the whole page
 */
export async function expectAccessible(page: Page, what: string, scope = 'html'): Promise<void> {
  await waitUntilStable(page);
  expect(page.frames(), `${what} has no frames, which would not be checked`).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    // Otherwise results of frames are merged in a page opened for it: four times the time of the check.
    .setLegacyMode()
    // Passing elements are not listed: that takes most of the time.
    .options({ resultTypes: ['violations'] })
    .include(scope)
    .withTags(tags)
    .analyze();
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  );
  expect(messages, `accessibility of ${what}`).toEqual([]);
}
