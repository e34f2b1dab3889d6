/** px between the text of a cell and its edges. */
const PADDING = 28;
/** Extra px for the icons of a header. */
const HEADER_EXTRA = 48;

/** The width that the rendered cells of a column need, in px. */
export function neededWidth(grid: HTMLElement, key: string): number {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-key]')].filter(
    ({ dataset }) => dataset['key'] === key,
  );
  const range = grid.ownerDocument.createRange();
  return cells.reduce((max, cell) => {
    const isHeader = cell.getAttribute('role') === 'columnheader';
    const text = isHeader ? cell.firstElementChild?.firstElementChild : cell;
    range.selectNodeContents(text ?? cell);
    const { width } = range.getBoundingClientRect();
    return Math.max(max, width + PADDING + (isHeader ? HEADER_EXTRA : 0));
  }, 0);
}
