import type { KeyboardEvent } from 'react';
import { detailColumnKey } from '../columns/column-layout.ts';
import type { DetailCell } from './row-detail-part.ts';

export interface DetailKeysOptions {
  isOpen(rowId: string): boolean;
  set(rowId: string, open: boolean): void;
}

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex="0"]';

function focusDetail(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  const panel = target.closest('[data-row]')?.querySelector<HTMLElement>('[data-detail]');
  (panel?.querySelector<HTMLElement>(focusable) ?? panel)?.focus();
  return panel != null;
}

/**
 * Keys that open and close details: Enter and Space on the opener; from any cell Alt with the down arrow,
 * which then moves into the detail, and Alt with the up arrow (DT-341).
 */
export function handleDetailKey(
  { rowId, columnKey }: DetailCell,
  event: KeyboardEvent,
  { isOpen, set }: DetailKeysOptions,
): boolean {
  const { key, altKey } = event;
  if (altKey && key === 'ArrowDown' && isOpen(rowId)) return focusDetail(event);
  if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    set(rowId, key === 'ArrowDown');
    return true;
  }
  if (columnKey !== detailColumnKey || (key !== 'Enter' && key !== ' ')) return false;
  set(rowId, !isOpen(rowId));
  return true;
}
