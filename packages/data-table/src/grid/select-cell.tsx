import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { selectColumnKey } from '../features/columns/column-layout.ts';
import boxCss from './checkbox.module.css';

export interface SelectCellProps {
  /** Accessible name of the checkbox. */
  readonly label: string;
  readonly selected: boolean;
  /** Why the row cannot be selected; `null` if it can. */
  readonly reason: string | null;
  /** Whether it is the active cell. */
  readonly active: boolean;
  readonly className: string | undefined;
}

/** The checkbox of a row. Called as a function, so that a row stays one component. */
export function SelectCell(props: SelectCellProps): ReactElement {
  const { label, selected, reason, active, className } = props;
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      data-key={selectColumnKey}
      data-pinned="start"
      data-tooltip={reason ?? undefined}
      tabIndex={active ? 0 : -1}
      className={className}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        readOnly
        checked={selected}
        disabled={reason !== null}
        aria-label={label}
        className={boxCss.box}
      />
      {reason !== null && <VisuallyHidden>{reason}</VisuallyHidden>}
    </div>
  );
}
