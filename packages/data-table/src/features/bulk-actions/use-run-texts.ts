import { type Format, useFormat, useMessages } from '@pantau/core';
import { useMemo } from 'react';
import { type BulkTranslate, bulkMessages } from '../../messages/bulk-messages.ts';
import type { BulkTexts } from '../bulk-run/bulk-work.ts';

export interface RunTexts {
  readonly t: BulkTranslate;
  /** A count as the messages take it. */
  counted(count: number): { readonly count: number; readonly formatted: string };
  readonly number: Format['number'];
}

/** Only for parts that load with the first bulk action. */
export function useRunTexts(): RunTexts {
  const { t, number } = { t: useMessages(bulkMessages), number: useFormat().number };
  return useMemo(
    () => ({ t, number, counted: (count) => ({ count, formatted: number(count) }) }),
    [t, number],
  );
}

/** The texts of deleting rows. */
export const deletionTexts = ({ t, counted, number }: RunTexts): BulkTexts => ({
  running: (settled, total) => t('deleting', { settled: number(settled), total: number(total) }),
  done: (count) => t('deleted', counted(count)),
  nothingDone: () => t('deleteFailed'),
});
