import type { ReactElement } from 'react';
import { usePreviews } from '../../hooks/previews.ts';
import { PreviewSheet } from './preview-sheet.tsx';

/**
 * Previews on a phone, which cover the page: what the user opens is shown immediately; auto-opened alerts
 * wait in a bar of the sheet, or are named by a toast (AC-535).
 */
export function PhonePreviews(): ReactElement | null {
  const { previews, isAsked } = usePreviews();
  const top = previews.findLast((preview) => preview.automatic === undefined);
  return isAsked && top !== undefined ? <PreviewSheet top={top} /> : null;
}
