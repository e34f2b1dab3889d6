import { useFormat, useDataLocale } from '@pantau/core';
import type { BulkAction, RowAction, RowActions } from '@pantau/data-table';
import { type ReactElement, useMemo } from 'react';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import type { AlertView } from '../../hooks/list.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { usePreviewControls } from '../../hooks/previews.ts';
import { useText } from '../shared/use-text.ts';
import { createHistoryWork } from './history-work.ts';
import { useAskReason } from './use-ask-reason.tsx';
import { useHistoryText } from './use-history-text.ts';

export interface HistoryActions {
  /** Empty for users who only look. */
  readonly bulkActions: readonly BulkAction[];
  readonly rowActions: RowActions<AlertView>;
  /** The open dialog. */
  readonly prompt: ReactElement | null;
}

const noActions: readonly BulkAction[] = [];

/**
 * Changes of selected alerts and of single rows (AC-457 to AC-459).
 *
 * @param onOpen opens a row; must keep its identity
 * @param isPreview whether it opens the preview
 */
export function useHistoryActions(
  onOpen: (view: AlertView) => void,
  isPreview: boolean,
): HistoryActions {
  const t = useHistoryText();
  const tPanel = useText();
  const locale = useDataLocale();
  const { number } = useFormat();
  const store = useAlertCenter();
  const { canAct } = useAlertAccess();
  const { open: openPreview } = usePreviewControls();
  const { ask, prompt } = useAskReason();
  const bulkActions = useMemo<readonly BulkAction[]>(() => {
    if (!canAct) return noActions;
    const workOf = createHistoryWork({
      ...{ store, askReason: ask, t, tPanel, locale, formatNumber: number },
    });
    return [
      { key: 'resolve', label: t('resolve'), icon: 'checkCircle', work: workOf('resolve') },
      { key: 'falseAlert', label: t('markFalse'), icon: 'slashCircle', work: workOf('falseAlert') },
      { key: 'read', label: t('markRead'), icon: 'eye', work: workOf('read') },
      { key: 'checkAgain', label: t('checkAgain'), icon: 'retry', work: workOf('checkAgain') },
    ];
  }, [canAct, store, ask, t, tPanel, locale, number]);
  const rowActions = useMemo<RowActions<AlertView>>(() => {
    const open: RowAction<AlertView> = { key: 'open', label: t('open'), onSelect: onOpen };
    const preview: RowAction<AlertView> = {
      key: 'preview',
      label: t('openPreview'),
      onSelect: ({ alert }) => openPreview(alert.id),
    };
    const opening = isPreview ? [preview] : [open, preview];
    const changes = bulkActions.map(({ key, label }) => ({ key, label, bulk: key }));
    const unread = changes.filter(({ key }) => key !== 'checkAgain');
    const byState = {
      unread: [...opening, ...unread],
      open: [...opening, ...unread.filter(({ key }) => key !== 'read')],
      settled: [...opening, ...changes.filter(({ key }) => key === 'checkAgain')],
    };
    return ({ alert }) =>
      byState[isUnresolved(alert) ? (alert.read ? 'open' : 'unread') : 'settled'];
  }, [t, onOpen, openPreview, isPreview, bulkActions]);
  return { bulkActions, rowActions, prompt };
}
