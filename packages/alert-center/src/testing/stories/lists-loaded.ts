import { expect, waitFor } from 'storybook/test';

/** Expects both lists of a panel to be loaded; one can load before the other. */
export async function expectListsLoaded(root: ParentNode): Promise<void> {
  await expect(root.querySelectorAll('[data-alert-id]').length).toBeGreaterThan(0);
  await expect(root.querySelectorAll('[data-urgency] [aria-busy="true"]')).toHaveLength(0);
}

export const listsLoaded = (root: ParentNode): Promise<void> =>
  waitFor(() => expectListsLoaded(root), { timeout: 15_000 });
