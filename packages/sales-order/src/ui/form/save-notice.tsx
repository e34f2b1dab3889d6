import type { ReactElement } from 'react';
import type { OrderDetail } from '../../engine/orders/order.ts';
import { Notice } from '@pantau/core/ui/notice';
import { usePagesText } from '../shared/use-pages-text.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import css from './conflict-notice.module.css';
import type { SaveOutcome } from './use-save-order.ts';

export interface SaveNoticeProps {
  readonly outcome: SaveOutcome;
  readonly onLoad: (current: OrderDetail) => void;
}

/** Why a draft was not saved. */
export function SaveNotice({ outcome, onLoad }: SaveNoticeProps): ReactElement | null {
  const t = usePagesText();
  switch (outcome?.kind) {
    case 'fields':
      return (
        <Notice tone="error" title={t('notSaved')}>
          <p className={css.text}>{t('checkFields', { count: outcome.count })}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={t('notSaved')} takesFocus>
          <p className={css.text}>{outcome.text}</p>
        </Notice>
      );
    case 'conflict':
      return <ConflictNotice changes={outcome.changes} onLoad={() => onLoad(outcome.current)} />;
    case 'rebased':
      return <Notice tone="info" title={t('currentLoaded')} takesFocus />;
    default:
      return null;
  }
}
