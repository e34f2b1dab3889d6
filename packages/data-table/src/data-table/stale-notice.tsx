import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { errorText } from '../shared/error-text.ts';
import { useText } from '../shared/use-text.ts';
import type { DataTableModel } from '../table/use-data-table.ts';
import css from './data-table.module.css';

/** Shown above rows that could not be refreshed, or not be replaced by those requested (DT-213). */
export function StaleNotice<Row>(props: {
  readonly table: DataTableModel<Row>;
}): ReactElement | null {
  const { status, error, failedQuery, refreshing, retry } = props.table;
  const t = useText();
  if (status !== 'ready' || error === null) return null;
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
