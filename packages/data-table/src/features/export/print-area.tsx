import { useClock } from '@pantau/core';
import { whenIdle } from '@pantau/core/lazy';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exportParts } from './export-parts.ts';
import type { TableView } from './table-view.ts';
import css from './print-area.module.css';

export interface PrintAreaProps<Row> {
  /** From `useDataTable`. */
  readonly table: TableView<Row>;
  /** Heading of the printed table. */
  readonly title: string;
  /** The table on screen. */
  readonly children: ReactNode;
}

/**
 * On screen only visible rows are rendered. For printing, a plain table of all rows is rendered instead,
 * with its header on every page, and removed afterwards. The rest of the host's page prints as usual
 * (DT-42). Before its code is loaded, what is on screen is printed.
 */
export function PrintArea<Row>({ table, title, children }: PrintAreaProps<Row>): ReactElement {
  const areaRef = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const clock = useClock();
  useEffect(() => whenIdle(clock, exportParts.preload), [clock]);
  useEffect(() => {
    const window = areaRef.current?.ownerDocument.defaultView;
    if (window == null) return undefined;
    // The browser captures the page as soon as this handler returns.
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const Printed = isPrinting ? exportParts.get()?.PrintedTable : undefined;
  return (
    <div ref={areaRef} className={css.area}>
      <div className={css.screen}>{children}</div>
      {Printed !== undefined && <Printed table={table} title={title} />}
    </div>
  );
}
