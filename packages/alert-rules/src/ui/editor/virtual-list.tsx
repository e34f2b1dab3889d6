import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import css from './virtual-list.module.css';

/** Height of a row, as in the style sheet. */
const ROW_PX = 36;
const HEIGHT_PX = 288;
/** Rows that are drawn above and below those in view. */
const SPARE = 4;

export interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  readonly renderRow: (index: number) => ReactNode;
  /** Called with the last row in view. Must keep its identity between renders. */
  readonly onShow: (index: number) => void;
}

/** A long list of rows of equal height, of which only those in view are drawn. */
export function VirtualList({ label, count, renderRow, onShow }: VirtualListProps): ReactElement {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW_PX) - SPARE);
  const last = Math.min(count - 1, Math.ceil((top + HEIGHT_PX) / ROW_PX) + SPARE);
  useEffect(() => onShow(last), [last, onShow]);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return (
    <div
      className={css.scroller}
      role="group"
      aria-label={label}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div className={css.track} style={{ height: count * ROW_PX }}>
        {rows.map((index) => (
          <div
            key={index}
            className={css.row}
            style={{ transform: `translateY(${index * ROW_PX}px)` }}
          >
            {renderRow(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
