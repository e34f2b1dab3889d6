import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { errorText } from '../shared/error-text.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import type { DataTableModel } from '../table/table-model.ts';
import css from './data-table.module.css';

/** Shown above rows that could not be refreshed, or not be replaced by those requested (DT-213). */
export function StaleNotice<Row>(props: {
  readonly table: DataTableModel<Row>;
}): ReactElement | null {
  const { status, error, failedQuery, refreshing, retry, endless } = props.table;
  const t = useFirstText();
  // Below the rows it is said that no more could be loaded.
  const isAtEnd = endless !== null && endless.error !== null;
  if (status !== 'ready' || error === null || isAtEnd) return null;
  const key = failedQuery === null ? 'staleRows' : 'notReplacedRows';
  return (
    <div role="alert" className={css.stale}>
      <span className={css.staleText}>{t(key, { reason: errorText(error, t) })}</span>
      <Button icon="retry" size="dense" loading={refreshing} onClick={retry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
