import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import type { OrderFieldChange } from '../../engine/orders/order.ts';
import { FieldChanges } from '../shared/field-changes.tsx';
import { Notice } from '@pantau/core/ui/notice';
import { usePagesText } from '../shared/use-pages-text.ts';
import css from './conflict-notice.module.css';

export interface ConflictNoticeProps {
  /** What somebody else has changed. */
  readonly changes: readonly OrderFieldChange[];
  readonly onLoad: () => void;
}

/** Explains that somebody else has changed the order, and offers to load the current version (SO-87). */
export function ConflictNotice({ changes, onLoad }: ConflictNoticeProps): ReactElement {
  const t = usePagesText();
  return (
    <Notice tone="warning" title={t('conflictTitle')} takesFocus>
      <p className={css.text}>{t('conflictText')}</p>
      {changes.length > 0 && (
        <div className={css.changes}>
          <p className={css.heading}>{t('conflictChanges')}</p>
          <FieldChanges changes={changes} />
        </div>
      )}
      <Button icon="retry" onClick={onLoad}>
        {t('loadCurrent')}
      </Button>
    </Notice>
  );
}
