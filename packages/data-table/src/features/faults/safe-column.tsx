import type { ReactNode } from 'react';
import { cellText } from '../columns/cell-text.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { type Faults, contain } from '../../shared/faults.ts';

/**
 * The column with functions that never throw (DT-201): a value that cannot be read is empty, a text falls
 * back to the value, a rendered cell to the text, and a tone or total that cannot be computed is missing.
 */
export function safeColumn<Row extends object>(
  column: TableColumn<Row>,
  faults: Faults,
): TableColumn<Row> {
  const { key, value, text, render, compare, exportValue, tone, total, totalText } = column;
  const name = (part: string): string => `${part} of column "${key}"`;
  const safe: TableColumn<Row> = {
    ...column,
    value: contain(faults, name('value'), value, () => null),
    ...(compare !== undefined && { compare: contain(faults, name('compare'), compare, () => 0) }),
    ...(exportValue !== undefined && {
      exportValue: contain(faults, name('exportValue'), exportValue, () => null),
    }),
    ...(tone !== undefined && { tone: contain(faults, name('tone'), tone, () => null) }),
    ...(typeof total === 'function' && {
      total: contain(faults, name('total'), total, () => null),
    }),
    ...(totalText !== undefined && {
      totalText: contain(faults, name('totalText'), totalText, String),
    }),
    ...(text !== undefined && { text: contain(faults, name('text'), text, () => undefined) }),
  };
  if (render === undefined) return safe;
  const renderCell = (row: Row): ReactNode => {
    const content = render(row);
    if (typeof content !== 'object' || content === null) return content;
    return (
      <FaultBoundary
        subject={row}
        fallback={() => cellText(safe, row)}
        onFault={(cause) => faults.report(name('render'), `${name('render')} failed`, cause)}
      >
        {content}
      </FaultBoundary>
    );
  };
  return {
    ...safe,
    render: contain(faults, name('render'), renderCell, (row) => cellText(safe, row)),
  };
}
