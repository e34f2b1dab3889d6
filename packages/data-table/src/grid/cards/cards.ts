/** The parts of a narrow table that load together. */
export { CardBar } from './card-bar.tsx';
export { CardRow } from './card-row.tsx';
