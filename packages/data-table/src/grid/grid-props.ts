import type { ReactNode, Ref, RefObject } from 'react';
import type { DataTableModel } from '../table/table-model.ts';
import type { DataTableHandle } from './data-table-handle.ts';
import type { TotalScope } from '../shared/total.ts';
import type { RowActions } from '../features/row-actions/row-action.ts';
import type { ToneOf } from '../features/tone/tone.ts';
import type { DetailMode, RenderDetail } from '../features/row-detail/row-detail-part.ts';
import type { OnCellEdit } from '../features/columns/cell-edit.ts';
import type { RowOpening } from './row-opening.ts';

export interface GridProps<Row> extends RowOpening<Row> {
  readonly table: DataTableModel<Row>;
  /** Accessible name. */
  readonly label: string;
  readonly selectable: boolean;
  /**
   * `own` fills its container and scrolls itself; `page` is as high as its rows and scrolls with the page.
   */
  readonly scroll: 'own' | 'page';
  /** What the footer covers, and the height of what floats over the last rows and of the totals, in px. */
  readonly cover?:
    | {
        readonly cover: number;
        readonly floating: number;
        readonly totals: number;
        readonly totalsRef: RefObject<HTMLDivElement | null>;
      }
    | undefined;
  readonly tooltipLength: number;
  readonly rowTone?: ToneOf<Row> | undefined;
  /** Shown instead of rows, for example while they load. */
  readonly placeholder: ReactNode;
  readonly openChooser?: (() => void) | undefined;
  readonly handleRef?: Ref<DataTableHandle> | undefined;
  readonly rowActions?: RowActions<Row> | undefined;
  /** Content that opens below a row. */
  readonly renderDetail?: RenderDetail<Row> | undefined;
  readonly detailMode?: DetailMode | undefined;
  /** Saves changed cells of columns with `edit`. */
  readonly onCellEdit?: OnCellEdit<Row> | undefined;
  /** Rows of totals below the rows. */
  readonly totals?: readonly TotalScope[] | undefined;
}
