import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { usePreviews } from '../../hooks/previews.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import css from './phone-previews.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

/**
 * Previews on a phone, which cover the page: what the user opens is shown immediately; auto-opened alerts
 * wait behind a button.
 */
export function PhonePreviews(): ReactElement | null {
  const { previews, isAsked, raise } = usePreviews();
  const t = usePreviewText();
  const top = previews.at(-1);
  if (top === undefined) return null;
  if (isAsked) return <PreviewSheet top={top} />;
  return (
    <div className={css.waiting}>
      <Button variant="primary" icon="window" onClick={() => raise(top.id)}>
        {t('openedByItself', { count: previews.length })}
      </Button>
    </div>
  );
}
