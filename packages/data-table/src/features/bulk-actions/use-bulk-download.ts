import { useClock, useFormat } from '@pantau/core';
import { useCallback } from 'react';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import type { RowOutcome } from '../bulk-run/bulk-result.ts';
import type { BulkRun } from '../bulk-run/bulk-run.ts';
import { csvFileName } from '../export/csv.ts';
import { downloadFile } from '../export/download-file.ts';
import { spreadsheetFormat } from '../export/spreadsheet-format.ts';
import { bulkCsv } from './bulk-csv.ts';
import { useRunTexts } from './use-run-texts.ts';

/** Offers the rows that a run did not do as a CSV file. */
export function useBulkDownload(): (run: BulkRun) => void {
  const { t } = useRunTexts();
  const clock = useClock();
  const format = useFormat();
  const { today } = useCompanyDay();
  return useCallback(
    (run) => {
      const head = [t('csvRow'), t('csvId'), t('csvOutcome'), t('csvReason')];
      const texts = { head, outcomeText: (outcome: RowOutcome) => t(`csv_${outcome}`) };
      const text = bulkCsv(run, texts, spreadsheetFormat(format));
      downloadFile(document, clock, csvFileName(t('listTitle'), today()), text);
    },
    [t, clock, format, today],
  );
}
