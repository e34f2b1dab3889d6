import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { arrangedRowModel } from '../rows/arranged-row-model.ts';
import { keptRowModel } from '../rows/kept-row-model.ts';

/** What of TanStack Table this table is made of; filtering, paging and selection are its own. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  coreRowModel: keptRowModel,
  sortedRowModel: arrangedRowModel,
});
