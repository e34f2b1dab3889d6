import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { coreMessages } from '../messages/core-messages.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'art'> {
  /** `offline` when the server cannot be reached. Defaults to `broken`. */
  readonly art?: 'broken' | 'offline' | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
}

/** Explains what could not be loaded and offers to try again. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { art = 'broken', onRetry, retrying = false, actions, ...state } = props;
  const t = useMessages(coreMessages);
  const retry = onRetry !== undefined && (
    <Button icon="retry" loading={retrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  const hasActions = onRetry !== undefined || actions !== undefined;
  return (
    <EmptyState
      {...state}
      art={art}
      {...(hasActions && {
        actions: (
          <>
            {retry}
            {actions}
          </>
        ),
      })}
    />
  );
}
