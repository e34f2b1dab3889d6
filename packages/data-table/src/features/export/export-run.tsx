import { isAbortError, useClock, useFormat, useReportError, useToast } from '@pantau/core';
import { useEffect, useRef } from 'react';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import { useText } from '../../shared/use-text.ts';
import { exportCsv } from './export-csv.ts';
import { spreadsheetFormat } from './spreadsheet-format.ts';
import type { ExportFlowProps } from './export-props.ts';

/** Exports the rows as they are when it mounts; unmounting it stops that. */
export function ExportRun<Row>(
  props: ExportFlowProps<Row> & { readonly selectedOnly: boolean },
): null {
  const t = useText();
  const toast = useToast();
  const clock = useClock();
  const format = useFormat();
  const report = useReportError();
  const { today, timeZone } = useCompanyDay();

  const run = async (signal: AbortSignal): Promise<void> => {
    const { table, title, source, selectedOnly, buttonRef, onProgress } = props;
    const page = buttonRef.current?.ownerDocument;
    if (page === undefined) return;
    onProgress(0);
    try {
      const { fileName, cutAt } = await exportCsv({
        ...{ table, title, source, selectedOnly, page, clock, signal, timeZone, onProgress },
        day: today(),
        ...spreadsheetFormat(format),
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
    props.onEnd();
  };
  const latest = useRef(run);
  useEffect(() => {
    const controller = new AbortController();
    void latest.current(controller.signal);
    return () => controller.abort();
  }, []);
  return null;
}
