import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import type { ReactElement, ReactNode } from 'react';
import { HostPart } from '../features/faults/host-part.tsx';
import type { DataTableModel } from '../table/table-model.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { errorText } from '../shared/error-text.ts';

/** What is shown instead of rows; `null` if there are rows, or will be. */
export function usePlaceholder<Row>(
  table: DataTableModel<Row>,
  empty: ReactNode | undefined,
): ReactElement | null {
  const t = useFirstText();
  const { status, error, refreshing, narrowed, queryActions } = table;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={errorText(error, t)}
        retrying={refreshing}
        onRetry={table.retry}
      />
    );
  }
  if (status === 'loading') return null;
  if (table.layout.all.length === 0) {
    return <EmptyState title={t('noColumnsTitle')} text={t('noColumnsText')} />;
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
  const own = <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <HostPart name="empty" fallback={own}>
      {empty ?? own}
    </HostPart>
  );
}
