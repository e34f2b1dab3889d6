import { ErrorState } from '@pantau/core/ui/error-state';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, memo } from 'react';
import type { AlertView } from '../../hooks/use-alert.ts';
import { usePreviews } from '../../hooks/use-previews.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { loadErrorText } from '../shared/text/error-text.ts';
import { useWords } from '../shared/use-text.ts';
import { PreviewActions } from './preview-actions.tsx';
import css from './preview-body.module.css';
import { PreviewContent } from './preview-content.tsx';
import { usePreviewWords } from '../shared/use-preview-text.ts';

export interface PreviewBodyProps {
  readonly id: AlertId;
  /** Undefined: it is still being read, or could not be. */
  readonly view: AlertView | undefined;
}

/** What a preview shows below its bar: everything about the alert, and what can be done. */
export const PreviewBody = memo(function PreviewBody(props: PreviewBodyProps): ReactElement {
  const { id, view } = props;
  if (view === undefined) return <Waiting />;
  return (
    <>
      <div key={id} className={css.scroller}>
        <PreviewContent view={view} />
      </div>
      <div className={css.foot}>
        <PreviewActions view={view} />
      </div>
    </>
  );
});

/** The alert is in no list: it is read by itself. */
function Waiting(): ReactElement {
  const words = useWords();
  const previewWords = usePreviewWords();
  const { readError, retry } = usePreviews();
  if (readError !== null) {
    return (
      <div className={css.waiting}>
        <ErrorState
          level={3}
          art={readError.kind === 'offline' ? 'offline' : 'broken'}
          title={previewWords('previewFailed')}
          text={loadErrorText(readError, words)}
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <div className={css.waiting} aria-busy="true">
      <Skeleton width={220} height={20} />
      <Skeleton width={320} height={120} />
      <Skeleton width={280} height={14} />
    </div>
  );
}
