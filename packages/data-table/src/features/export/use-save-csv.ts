import { useClock, useFormat } from '@pantau/core';
import { useCallback } from 'react';
import type { CellValue } from '../../shared/cell-value.ts';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import { saveCsv } from './save-csv.ts';
import { spreadsheetFormat } from './spreadsheet-format.ts';

/** What is offered as a file. */
export interface SavedCells {
  readonly title: string;
  /** The first row has the headings. */
  readonly cells: readonly (readonly CellValue[])[];
  readonly page: Document;
}

/**
 * Offers cells as a CSV file that spreadsheets of the user's language read (DT-42): times in the company's time zone,
 * formulas escaped. Returns the file's name.
 */
export function useSaveCsv(): (file: SavedCells) => string {
  const clock = useClock();
  const format = useFormat();
  const { today, timeZone } = useCompanyDay();
  return useCallback(
    (file) => saveCsv({ ...file, day: today(), clock, timeZone, ...spreadsheetFormat(format) }),
    [clock, format, timeZone, today],
  );
}
