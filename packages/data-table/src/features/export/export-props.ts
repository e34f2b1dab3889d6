import type { RefObject } from 'react';
import type { TableSource } from '../rows/table-source.ts';
import type { TableView } from './table-view.ts';

export interface ExportButtonProps<Row> {
  /** From `useDataTable`. */
  readonly table: TableView<Row>;
  /** Name of the file, to which the day is added, such as "Sales orders". */
  readonly title: string;
  /** Provides the rows of all pages. By default the rows of the table are exported. */
  readonly source?: TableSource<Row> | undefined;
}

export interface ExportFlowProps<Row> extends ExportButtonProps<Row> {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** Called with the fraction of rows that are there, from 0 to 1, once an export runs. */
  readonly onProgress: (share: number) => void;
  /** Called when rows were chosen, after the menu closed. */
  readonly onStart: () => void;
  readonly onEnd: () => void;
}
