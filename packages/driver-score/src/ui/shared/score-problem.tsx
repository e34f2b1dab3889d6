import { isPantauError } from '@pantau/core';
import type { Request } from '@pantau/core/request';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import type { ReactElement, ReactNode } from 'react';
import { useText } from './use-text.ts';

export interface ScoreProblemProps {
  readonly error: unknown;
  readonly request: Pick<Request<unknown>, 'loading' | 'reload'>;
  readonly level: 1 | 2 | 3;
  readonly actions?: ReactNode;
}

/** Why something could not be loaded, and a way to try again. A driver that does not exist is not tried again. */
export function ScoreProblem({ error, request, level, actions }: ScoreProblemProps): ReactElement {
  const t = useText();
  const kind = isPantauError(error) ? error.kind : undefined;
  if (kind === 'notFound') {
    return (
      <EmptyState level={level} title={t('missing')} text={t('missingText')} actions={actions} />
    );
  }
  const isOffline = kind === 'offline' || kind === 'timeout';
  return (
    <ErrorState
      level={level}
      art={isOffline ? 'offline' : 'broken'}
      title={t(isOffline ? 'offline' : 'failed')}
      text={t(isOffline ? 'offlineText' : 'failedText')}
      onRetry={request.reload}
      retrying={request.loading}
      actions={actions}
    />
  );
}
