import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { untilStill } from './still.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page as it stands has no violation of WCAG 2.2 AA that a machine can find.
 *
 * @param part selector of what is looked at, where the rest is not ours
 */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    // What passes need not be told element by element.
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(rules)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
}
