import type { ReactNode } from 'react';
import { type ValueTexts, cellText, withValueTexts } from '../columns/cell-text.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { type CellValue, readableValue } from '../../shared/cell-value.ts';
import { type Faults, contain } from '../../shared/faults.ts';

/**
 * The column with functions that never throw (DT-201): a value that cannot be read is empty, a text falls
 * back to the value, a rendered cell to the text, and a tone or total that cannot be computed is missing.
 */
export function safeColumn<Row extends object>(
  column: TableColumn<Row>,
  faults: Faults,
  texts: ValueTexts,
): TableColumn<Row> {
  const { key, value, text, render, compare, exportValue, tone, total, totalText } = column;
  const name = (part: string): string => `${part} of column "${key}"`;
  const readable = (part: string, found: unknown): CellValue => {
    const read = readableValue(found);
    if (read === undefined && found !== undefined) {
      faults.report(name(part), `${name(part)} is not a text, number, boolean or date`);
    }
    return read;
  };
  const safe: TableColumn<Row> = {
    ...column,
    value: contain(
      faults,
      name('value'),
      (row: Row) => readable('value', value(row)),
      () => null,
    ),
    ...(compare !== undefined && { compare: contain(faults, name('compare'), compare, () => 0) }),
    ...(exportValue !== undefined && {
      exportValue: contain(
        faults,
        name('exportValue'),
        (row: Row) => readable('exportValue', exportValue(row)),
        () => null,
      ),
    }),
    ...(tone !== undefined && { tone: contain(faults, name('tone'), tone, () => null) }),
    ...(typeof total === 'function' && {
      total: contain(
        faults,
        name('total'),
        (rows: readonly Row[]) => readable('total', total(rows)),
        () => null,
      ),
    }),
    ...(totalText !== undefined && {
      totalText: contain(faults, name('totalText'), totalText, String),
    }),
    ...(text !== undefined && {
      text: contain(
        faults,
        name('text'),
        (row: Row) => {
          const shown = readable('text', text(row));
          return shown === null || shown === undefined ? shown : String(shown);
        },
        () => undefined,
      ),
    }),
  };
  if (render === undefined) return withValueTexts(safe, texts);
  const renderCell = (row: Row): ReactNode => {
    const content = render(row);
    if (typeof content !== 'object' || content === null) return content;
    return (
      <FaultBoundary
        subject={row}
        fallback={() => cellText(shown, row)}
        onFault={(cause) => faults.report(name('render'), `${name('render')} failed`, cause)}
      >
        {content}
      </FaultBoundary>
    );
  };
  const shown: TableColumn<Row> = {
    ...safe,
    render: contain(faults, name('render'), renderCell, (row) => cellText(shown, row)),
  };
  return withValueTexts(shown, texts);
}
