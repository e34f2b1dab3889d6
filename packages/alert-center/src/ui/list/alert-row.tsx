import { useParts } from '@pantau/core';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, memo, useState } from 'react';
import { type AlertView, useAlert } from '../../hooks/list.ts';
import { useAlertActions } from '../../hooks/triage.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useIsSelected, useIsSelecting } from '../../hooks/selection.ts';
import { type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { useOwner } from '../owner/use-owner.ts';
import { usePresenceAt } from '../presence/use-presence.ts';
import { HostBoundary } from '../shared/host-slot.tsx';
import type { HostSlots } from '../shared/host-slots.ts';
import { useText } from '../shared/use-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { attentionState } from '../shared/text/alert-text.ts';
import css from './alert-row.module.css';
import { AlertSummary, CustomContent } from './row-content.tsx';
import { RowEnd } from './row-end.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { useRowPress } from './use-row-press.ts';

export interface AlertRowProps {
  readonly id: AlertId;
  /** Whether the alert's preview is open. */
  readonly open?: boolean | undefined;
  /** In a stack: its position there, from 1, and how many alerts the stack has. */
  readonly position?: number | undefined;
  readonly count?: number | undefined;
}

/**
 * One alert of a list. Subscribes to its own alert only, so others do not render it (AC-500). Keeps its content while
 * the list still shows an alert that the store has dropped (AC-501).
 */
export const AlertRow = memo(function AlertRow({ id, open = false, ...place }: AlertRowProps) {
  const current = useAlert(id);
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  const view = current ?? last;
  const { renderRow } = useViewOptions();
  if (view === undefined) return null;
  const row = <Row view={view} open={open} {...place} />;
  if (renderRow === undefined) return row;
  return (
    <HostBoundary of={renderRow} fallback={row}>
      <Row view={view} open={open} renderRow={renderRow} {...place} />
    </HostBoundary>
  );
});

interface RowProps extends Pick<AlertRowProps, 'position' | 'count'> {
  readonly view: AlertView;
  readonly open: boolean;
  readonly renderRow?: HostSlots['renderRow'];
}

function Row({ view, open, renderRow, position, count }: RowProps): ReactElement {
  const parts = useParts();
  const { alert, pending, snoozed } = view;
  const t = useText();
  const id = alert.id;
  const selecting = useIsSelecting();
  const selected = useIsSelected(id);
  const { canSelect } = useAlertAccess();
  const actions = useAlertActions();
  const press = useRowPress({ rowId: id, selected, selecting, open: () => actions.open(id) });
  const attention = attentionState(alert);
  const owner = useOwner(alert);
  const ownerText = isUnresolved(alert) ? owner?.text : undefined;
  const presence = usePresenceAt(id);
  const title = [ownerText, presence?.text].filter((text) => text !== undefined).join('\n');
  const custom = renderRow?.({ view, open }) ?? null;

  return (
    <li
      {...parts('row', css.row)}
      {...(position !== undefined && {
        'aria-level': 2,
        'aria-posinset': position,
        'aria-setsize': count,
      })}
      title={title === '' ? undefined : title}
      data-alert-id={id}
      data-attention={attention}
      data-custom={custom !== null || undefined}
      data-unread={attention === 'unread' || undefined}
      data-open={open || undefined}
      data-pending={pending || undefined}
      data-selected={selected || undefined}
      data-selecting={selecting || undefined}
    >
      {attention === 'unread' && <span className={css.dot} />}
      <button type="button" className={css.open} aria-current={open || undefined} {...press}>
        {custom === null ? (
          <AlertSummary view={view} />
        ) : (
          <CustomContent view={view}>{custom}</CustomContent>
        )}
        {position !== undefined && count !== undefined && (
          <VisuallyHidden>{t('inStack', { position, count })}</VisuallyHidden>
        )}
        {snoozed && <VisuallyHidden>{t('snoozed')}</VisuallyHidden>}
        {ownerText !== undefined && <VisuallyHidden>{ownerText}</VisuallyHidden>}
        {presence !== null && <VisuallyHidden>{presence.text}</VisuallyHidden>}
      </button>
      {canSelect && <RowCheckbox alert={alert} selected={selected} />}
      <RowEnd view={view} open={open} presence={presence} actionsOnly={custom !== null} />
    </li>
  );
}
