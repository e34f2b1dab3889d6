import { expect } from 'storybook/test';

/** The buttons of a bar are beside each other. */
export async function expectOneRow(bar: HTMLElement | null): Promise<void> {
  const buttons = [...(bar?.querySelectorAll('button') ?? [])];
  await expect(buttons.length).toBeGreaterThan(2);
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const lowestTop = Math.max(...boxes.map(({ top }) => top));
  await expect(lowestTop).toBeLessThan(Math.min(...boxes.map(({ bottom }) => bottom)));
}
