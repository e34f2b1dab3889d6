import { classNames } from '@pantau/core/ui';
import { type ReactElement, memo } from 'react';
import { type AlertView, useAlert } from '../../controllers/use-alert.ts';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import type { AlertId } from '../../domain/alert.ts';
import { useViewOptions } from '../options/view-options.ts';
import { attentionOf } from '../words/alert-text.ts';
import css from './alert-row.module.css';
import { CustomContent, RowContent } from './row-content.tsx';
import { RowEnd } from './row-end.tsx';

export interface AlertRowProps {
  readonly id: AlertId;
  /** Its detail is open. */
  readonly isOpen?: boolean | undefined;
}

/** One alert of a list. Listens to its own alert: nothing that happens to another renders it. */
export const AlertRow = memo(function AlertRow({ id, isOpen = false }: AlertRowProps) {
  const view = useAlert(id);
  return view === undefined ? null : <Row view={view} isOpen={isOpen} />;
});

interface RowProps {
  readonly view: AlertView;
  readonly isOpen: boolean;
}

function Row({ view, isOpen }: RowProps): ReactElement {
  const { alert, pending } = view;
  const { open } = useAlertActions();
  const { renderRow } = useViewOptions();
  const attention = attentionOf(alert);
  const custom = renderRow?.({ view, isOpen }) ?? null;

  return (
    <li
      className={classNames(css.row, custom !== null && css.isCustom)}
      data-alert-id={alert.rawAlertId}
      data-attention={attention}
      data-unread={attention === 'unread' || undefined}
      data-open={isOpen || undefined}
      data-pending={pending || undefined}
    >
      {attention === 'unread' && <span className={css.dot} />}
      <button
        type="button"
        className={css.open}
        aria-current={isOpen || undefined}
        onClick={() => open(alert.rawAlertId)}
      >
        {custom === null ? (
          <RowContent view={view} />
        ) : (
          <CustomContent view={view}>{custom}</CustomContent>
        )}
      </button>
      <RowEnd view={view} isOpen={isOpen} isBare={custom !== null} />
    </li>
  );
}
