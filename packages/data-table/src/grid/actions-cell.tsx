import type { ReactElement } from 'react';
import { actionsColumnKey } from '../features/columns/column-layout.ts';
import type { RowActionsSetup } from '../features/row-actions/row-actions-part.ts';
import type { TableRow } from '../features/rows/row-set.ts';

export interface ActionsCellProps<Row> {
  readonly row: TableRow<Row>;
  /** Names the row for screen readers. */
  readonly name: string;
  /** `null` until the actions are loaded. */
  readonly actions: RowActionsSetup<Row> | null;
  /** `aria-colindex` */
  readonly index: number;
  /** Whether it is the active cell. */
  readonly active: boolean;
  readonly className: string | undefined;
}

/** The cell with the actions of a row. Called as a function, so that a row stays one component. */
export function ActionsCell<Row>(props: ActionsCellProps<Row>): ReactElement {
  const { row, name, actions, index, active, className } = props;
  return (
    <div
      role="gridcell"
      aria-colindex={index}
      data-key={actionsColumnKey}
      data-pinned="end"
      data-rich=""
      tabIndex={active ? 0 : -1}
      className={className}
    >
      {actions !== null && (
        <actions.part.Cell
          row={row.original}
          rowId={row.id}
          name={name}
          actionsOf={actions.actionsOf}
          part={actions.part}
          active={active}
        />
      )}
    </div>
  );
}
