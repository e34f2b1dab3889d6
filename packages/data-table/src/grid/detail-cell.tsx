import type { CSSProperties, ReactElement } from 'react';
import { detailColumnKey } from '../features/columns/column-layout.ts';
import type { RowDetailPart } from '../features/row-detail/row-detail-part.ts';

export interface DetailCellProps<Row> {
  readonly rowId: string;
  /** Names the row for screen readers. */
  readonly name: string;
  readonly open: boolean;
  /** `null` until it is loaded. */
  readonly part: RowDetailPart<Row> | null;
  /** `aria-colindex` */
  readonly index: number;
  /** Whether it is the active cell. */
  readonly active: boolean;
  readonly className: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The cell that opens the detail of a row. Called as a function, so that a row stays one component. */
export function DetailCell<Row>(props: DetailCellProps<Row>): ReactElement {
  const { rowId, name, open, part, index, active, className, style } = props;
  return (
    <div
      role="gridcell"
      aria-colindex={index}
      data-key={detailColumnKey}
      data-pinned="start"
      data-rich=""
      tabIndex={active ? 0 : -1}
      className={className}
      style={style}
    >
      {part !== null && <part.Toggle name={name} open={open} panelId={part.panelId(rowId)} />}
    </div>
  );
}
