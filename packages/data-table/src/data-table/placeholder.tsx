import { Button, EmptyState, ErrorState } from '@pantau/core/ui';
import type { ReactElement, ReactNode } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';
import { useWords } from '../shared/use-text.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { errorText } from '../shared/error-text.ts';

/** What stands in place of the rows; null where there are rows. */
export function usePlaceholder<Row>(
  table: DataTableModel<Row>,
  empty: ReactNode | undefined,
  rows: number,
): ReactElement | null {
  const words = useWords();
  const { status, error, layout, isRefreshing, isNarrowed, queryActions } = table;
  if (status === 'loading') return <SkeletonRows layout={layout} rows={rows} />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={words('failedTitle')}
        text={errorText(error, words)}
        isRetrying={isRefreshing}
        onRetry={table.refresh}
      />
    );
  }
  if (table.rows.length > 0) return null;
  if (isNarrowed) {
    return (
      <EmptyState
        title={words('noMatchTitle')}
        text={words('noMatchText')}
        actions={<Button onClick={queryActions.clearNarrowing}>{words('showAllRows')}</Button>}
      />
    );
  }
  return <>{empty ?? <EmptyState title={words('emptyTitle')} text={words('emptyText')} />}</>;
}
