import type { KeyboardEvent } from 'react';

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** Whether the element is written from right to left. */
export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

/** The key as it would be pressed for left-to-right text: ArrowRight always leads to the end. */
export function inlineKey({ key, currentTarget }: KeyboardEvent): string {
  const opposite = mirrored[key];
  return opposite !== undefined && isRightToLeft(currentTarget) ? opposite : key;
}
