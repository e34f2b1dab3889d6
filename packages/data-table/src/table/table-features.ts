import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { rowModel } from '../features/rows/row-model.ts';
import { plainReactivity } from './plain-reactivity.ts';

/**
 * What of TanStack Table this table is made of: which columns are shown, in which order, and where they
 * are pinned. Rows are kept, filtered and sorted by a model of our own in its slot; widths, pages and
 * selection are its own as well.
 */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  coreReactivityFeature: plainReactivity,
  coreRowModel: rowModel,
});
