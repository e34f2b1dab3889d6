import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import type { ReactElement, ReactNode } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import { useText } from '../shared/use-text.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { errorText } from '../shared/error-text.ts';

/** What is shown instead of rows; `null` if there are rows. */
export function usePlaceholder<Row>(
  table: DataTableModel<Row>,
  empty: ReactNode | undefined,
  rows: number,
): ReactElement | null {
  const t = useText();
  const { status, error, layout, refreshing, narrowed, queryActions } = table;
  if (status === 'loading') return <SkeletonRows layout={layout} rows={rows} />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={errorText(error, t)}
        retrying={refreshing}
        onRetry={table.refresh}
      />
    );
  }
  if (table.rows.length > 0) return null;
  if (narrowed) {
    return (
      <EmptyState
        title={t('noMatchTitle')}
        text={t('noMatchText')}
        actions={<Button onClick={queryActions.clearNarrowing}>{t('showAllRows')}</Button>}
      />
    );
  }
  return <>{empty ?? <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}</>;
}
