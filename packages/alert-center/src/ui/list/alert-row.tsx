import { classNames } from '@pantau/core/ui/class-names';
import { type MouseEvent, type ReactElement, memo } from 'react';
import { type AlertView, useAlert } from '../../hooks/use-alert.ts';
import { useAlertActions } from '../../hooks/use-alert-actions.ts';
import { useIsPicked, useIsPicking, usePickControls } from '../../hooks/use-selection.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { attentionOf } from '../shared/text/alert-text.ts';
import css from './alert-row.module.css';
import { CustomContent, RowContent } from './row-content.tsx';
import { RowEnd } from './row-end.tsx';
import { RowPick } from './row-checkbox.tsx';
import { useLongPress } from './use-long-press.ts';

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
  const id = alert.id;
  const { renderRow } = useViewOptions();
  const isPicking = useIsPicking();
  const isPicked = useIsPicked(id);
  const press = useRowPress(id, isPicked, isPicking);
  const attention = attentionOf(alert);
  const custom = renderRow?.({ view, isOpen }) ?? null;

  return (
    <li
      className={classNames(css.row, custom !== null && css.isCustom)}
      data-alert-id={id}
      data-attention={attention}
      data-unread={attention === 'unread' || undefined}
      data-open={isOpen || undefined}
      data-pending={pending || undefined}
      data-picked={isPicked || undefined}
      data-picking={isPicking || undefined}
    >
      {attention === 'unread' && <span className={css.dot} />}
      <button type="button" className={css.open} aria-current={isOpen || undefined} {...press}>
        {custom === null ? (
          <RowContent view={view} />
        ) : (
          <CustomContent view={view}>{custom}</CustomContent>
        )}
      </button>
      <RowPick alert={alert} isPicked={isPicked} />
      <RowEnd view={view} isOpen={isOpen} isBare={custom !== null} />
    </li>
  );
}

/**
 * A press opens the alert. With Ctrl or Shift, by a finger that stays, and by any finger once something
 * is picked, it picks.
 */
function useRowPress(id: AlertId, isPicked: boolean, isPicking: boolean) {
  const { open } = useAlertActions();
  const { pick, pickTo } = usePickControls();
  const { hasFired, ...longPress } = useLongPress(() => pick(id, true));
  return {
    ...longPress,
    onClick(event: MouseEvent): void {
      if (hasFired()) return;
      const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (event.shiftKey) pickTo(id);
      else if (event.ctrlKey || event.metaKey || (isTouch && isPicking)) pick(id, !isPicked);
      else open(id);
    },
  };
}
