import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { usePreviews } from '../../hooks/use-previews.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import css from './phone-previews.module.css';
import { usePreviewWords } from '../shared/use-preview-text.ts';

/**
 * On a phone a preview covers the page: what the user opens comes at once, what opens by itself waits
 * behind one button until he has time for it.
 */
export function PhonePreviews(): ReactElement | null {
  const { previews, isAsked, raise } = usePreviews();
  const words = usePreviewWords();
  const top = previews.at(-1);
  if (top === undefined) return null;
  if (isAsked) return <PreviewSheet top={top} />;
  return (
    <div className={css.waiting}>
      <Button variant="primary" icon="window" onClick={() => raise(top.id)}>
        {words('openedByItself', { count: previews.length })}
      </Button>
    </div>
  );
}
