import { useParts } from '@pantau/core';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, type RefCallback, memo } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { usePreviews } from '../../hooks/previews.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { useOfferedActions } from '../custom-actions/use-offered-actions.ts';
import { loadErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';
import { PreviewActions } from './preview-actions.tsx';
import css from './preview-body.module.css';
import { PreviewContent } from './preview-content.tsx';
import { usePreviewText } from '../shared/use-preview-text.ts';

export interface PreviewBodyProps {
  readonly id: AlertId;
  /** `undefined` while loading or after a failure. */
  readonly view: AlertView | undefined;
  /** For a part that floats over the end of the content, above the actions. */
  readonly floatingRef?: RefCallback<HTMLElement> | undefined;
}

/** Content and actions of a preview below its header. */
export const PreviewBody = memo(function PreviewBody(props: PreviewBodyProps): ReactElement {
  const { id, view, floatingRef } = props;
  if (view === undefined) return <Waiting />;
  return <Filled id={id} view={view} floatingRef={floatingRef} />;
});

interface FilledProps extends PreviewBodyProps {
  readonly view: AlertView;
}

function Filled({ id, view, floatingRef }: FilledProps): ReactElement {
  const parts = useParts();
  const { canAct } = useAlertAccess();
  const custom = useOfferedActions('alert', { ids: [id], alerts: [view.alert] });
  return (
    <>
      <div key={id} {...parts('preview-body', css.scroller)}>
        <PreviewContent view={view} />
      </div>
      {floatingRef !== undefined && <div ref={floatingRef} className={css.floating} />}
      {(canAct || !isUnresolved(view.alert) || custom.length > 0) && (
        <div {...parts('preview-actions', css.foot)}>
          <PreviewActions view={view} />
        </div>
      )}
    </>
  );
}

/** Placeholder while an alert that is in no list loads. */
function Waiting(): ReactElement {
  const t = useText();
  const tPreview = usePreviewText();
  const { readError, retry } = usePreviews();
  if (readError !== null) {
    return (
      <div className={css.waiting}>
        <ErrorState
          level={3}
          art={readError.kind === 'offline' ? 'offline' : 'broken'}
          title={tPreview('previewFailed')}
          text={loadErrorText(readError, t)}
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
