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
  const { violations } = await new AxeBuilder({ page })
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
