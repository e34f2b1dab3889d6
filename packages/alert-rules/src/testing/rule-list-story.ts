import { expect, waitFor, within } from 'storybook/test';

/** Parts load late on a busy machine. */
export const seen = { timeout: 15_000 };

export const page = within(document.body);

export const rowsIn = (grid: HTMLElement): HTMLElement[] => [
  ...grid.querySelectorAll<HTMLElement>('[data-row]'),
];

/** The grid once it has rows. */
export async function gridIn(root: HTMLElement): Promise<HTMLElement> {
  const grid = await within(root).findByRole('grid', {}, seen);
  await waitFor(() => expect(rowsIn(grid).length).toBeGreaterThan(3), seen);
  return grid;
}

/** The row of a rule. */
export const rowNamed = (grid: HTMLElement, label: string): HTMLElement =>
  rowsIn(grid).find((row) => within(row).queryAllByText(label).length > 0) ?? grid;

export const cellIn = (row: HTMLElement, key: string): HTMLElement =>
  row.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? row;

export const toastShown = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(page.getAllByText(text)[0]).toBeVisible(), seen);
