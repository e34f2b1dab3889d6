const isCut = (element: Element): boolean => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth > clientWidth) return getComputedStyle(element).overflowX !== 'visible';
  return scrollHeight > clientHeight && getComputedStyle(element).webkitLineClamp !== 'none';
};

/**
 * The text of the cell or header at the target if it is cut, as it is written on screen, or the explanation
 * that a cell has; otherwise `null`.
 */
export function cutTextAt(
  target: EventTarget | null,
): { readonly cell: HTMLElement; readonly text: string } | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[role="gridcell"],[role="columnheader"]');
  // The detail of a row shows its own texts in full.
  if (cell === null || cell.dataset['detail'] !== undefined) return null;
  const { tooltip } = cell.dataset;
  if (tooltip !== undefined) return { cell, text: tooltip };
  const isHeader = cell.matches('[role="columnheader"]');
  const shown = isHeader ? cell.querySelector<HTMLElement>('[data-label]') : cell;
  if (shown === null) return null;
  const parts = isHeader ? [shown] : [shown, ...shown.querySelectorAll('*')];
  // Cells with only controls, such as a checkbox, have no text.
  const text = shown.innerText.trim();
  return text !== '' && parts.some(isCut) ? { cell, text } : null;
}
