/** The parts of the grid that load with the first of them. */
export { CellTooltip } from './cell-tooltip.tsx';
export { watchColumnPull } from './column-pull.ts';
export { neededWidth } from './fit-column.ts';
export { watchHeaderDrag } from './header-drag.ts';
