import { expect, waitFor } from 'storybook/test';

/** Both lists of a panel are there. One may come before the other: what is read between is not all. */
export async function expectListsLoaded(root: ParentNode): Promise<void> {
  await expect(root.querySelectorAll('[data-alert-id]').length).toBeGreaterThan(0);
  await expect(root.querySelectorAll('[data-urgency] [aria-busy="true"]')).toHaveLength(0);
}

export const listsLoaded = (root: ParentNode): Promise<void> =>
  waitFor(() => expectListsLoaded(root), { timeout: 15_000 });
