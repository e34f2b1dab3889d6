import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { paginatedRowModel } from '../features/paging/paginated-row-model.ts';
import { coreRowModel } from '../features/rows/core-row-model.ts';
import type { RowModelMeta } from '../features/rows/model-table.ts';
import { sortedRowModel } from '../features/rows/sorted-row-model.ts';

/**
 * The features of TanStack Table that this table uses, with our row models in their slots. Row selection
 * is not among them: it cannot express "all rows except these" (docs/decisions/0022).
 */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableMeta: metaHelper<RowModelMeta>(),
  coreRowModel,
  sortedRowModel,
  paginatedRowModel,
});
