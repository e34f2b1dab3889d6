import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { usePreviews } from '../../hooks/previews.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import css from './phone-previews.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

/**
 * Previews on a phone, which cover the page: what the user opens is shown immediately; auto-opened alerts
 * wait behind a button, or in a bar of the sheet.
 */
export function PhonePreviews(): ReactElement | null {
  const { previews, isAsked, raise } = usePreviews();
  const t = usePreviewText();
  const top = previews.findLast((preview) => preview.automatic === undefined);
  if (isAsked && top !== undefined) return <PreviewSheet top={top} />;
  const newest = previews.at(-1);
  if (newest === undefined) return null;
  return (
    <div className={css.waiting}>
      <Button variant="primary" icon="window" onClick={() => raise(newest.id)}>
        {t('openedByItself', { count: previews.length })}
      </Button>
    </div>
  );
}
