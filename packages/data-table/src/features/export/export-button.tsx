import { isAbortError, useClock, useFormat, useReportError, useToast } from '@pantau/core';
import { createLazy } from '@pantau/core/lazy';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { TableSource } from '../rows/table-source.ts';
import type { TableView } from './table-view.ts';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import { useText } from '../../shared/use-text.ts';

const exportModule = createLazy(() => import('./export-csv.ts'));

export interface ExportButtonProps<Row> {
  /** From `useDataTable`. */
  readonly table: TableView<Row>;
  /** Name of the file, to which the day is added, such as "Sales orders". */
  readonly title: string;
  /** Provides the rows of all pages. By default the rows of the table are exported. */
  readonly source?: TableSource<Row> | undefined;
}

/**
 * Exports the current view, with its columns, filters and order, as CSV. The code that does so is loaded on
 * first use.
 */
export function ExportButton<Row>({ table, title, source }: ExportButtonProps<Row>): ReactElement {
  const t = useText();
  const toast = useToast();
  const clock = useClock();
  const format = useFormat();
  const report = useReportError();
  const { today, timeZone } = useCompanyDay();
  const [share, setShare] = useState<number | null>(null);
  const open = useRef<AbortController | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => () => open.current?.abort(), []);

  const run = async (): Promise<void> => {
    const page = buttonRef.current?.ownerDocument;
    if (page === undefined) return;
    const controller = new AbortController();
    open.current = controller;
    setShare(0);
    const hasComma = format.number(0.5).includes(',');
    try {
      const { exportCsv } = await exportModule.load();
      const { fileName, cutAt } = await exportCsv({
        table,
        source,
        title,
        page,
        clock,
        day: today(),
        signal: controller.signal,
        // Where the decimal separator is a comma, spreadsheets expect a semicolon between cells.
        separator: hasComma ? ';' : ',',
        decimal: hasComma ? ',' : '.',
        timeZone,
        onProgress: setShare,
      });
      if (cutAt === null) toast.show({ kind: 'success', text: t('exported', { file: fileName }) });
      else {
        const count = format.number(cutAt);
        toast.show({ kind: 'warning', text: t('exportCut', { count }) });
      }
    } catch (error) {
      if (isAbortError(error)) return;
      report(error);
      toast.show({ kind: 'error', text: t('exportFailed') });
    }
    setShare(null);
  };

  const isBusy = share !== null;
  return (
    <IconButton
      ref={buttonRef}
      icon="download"
      loading={isBusy}
      label={isBusy ? t('exporting', { percent: Math.round(share * 100) }) : t('exportCsv')}
      onClick={() => void run()}
    />
  );
}
