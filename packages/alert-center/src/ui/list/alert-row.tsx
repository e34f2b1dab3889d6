import { classNames } from '@pantau/core/ui/class-names';
import { type MouseEvent, type ReactElement, memo } from 'react';
import { type AlertView, useAlert } from '../../hooks/list.ts';
import { useAlertActions } from '../../hooks/triage.ts';
import { useIsPicked, useIsPicking, usePickControls } from '../../hooks/selection.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { attentionState } from '../shared/text/alert-text.ts';
import css from './alert-row.module.css';
import { CustomContent, RowContent } from './row-content.tsx';
import { RowEnd } from './row-end.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { useLongPress } from './use-long-press.ts';

export interface AlertRowProps {
  readonly id: AlertId;
  /** Whether the alert's preview is open. */
  readonly isOpen?: boolean | undefined;
}

/** One alert of a list. Subscribes to its own alert only, so others do not render it. */
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
  const selecting = useIsPicking();
  const selected = useIsPicked(id);
  const press = useRowPress(id, selected, selecting);
  const attention = attentionState(alert);
  const custom = renderRow?.({ view, isOpen }) ?? null;

  return (
    <li
      className={classNames(css.row, custom !== null && css.isCustom)}
      data-alert-id={id}
      data-attention={attention}
      data-unread={attention === 'unread' || undefined}
      data-open={isOpen || undefined}
      data-pending={pending || undefined}
      data-picked={selected || undefined}
      data-picking={selecting || undefined}
    >
      {attention === 'unread' && <span className={css.dot} />}
      <button type="button" className={css.open} aria-current={isOpen || undefined} {...press}>
        {custom === null ? (
          <RowContent view={view} />
        ) : (
          <CustomContent view={view}>{custom}</CustomContent>
        )}
      </button>
      <RowCheckbox alert={alert} selected={selected} />
      <RowEnd view={view} isOpen={isOpen} actionsOnly={custom !== null} />
    </li>
  );
}

/** Clicking opens the alert. With Ctrl or Shift, by long press, or by touch while selecting, it selects. */
function useRowPress(id: AlertId, selected: boolean, selecting: boolean) {
  const { open } = useAlertActions();
  const { pick, pickTo } = usePickControls();
  const { hasFired, ...longPress } = useLongPress(() => pick(id, true));
  return {
    ...longPress,
    onClick(event: MouseEvent): void {
      if (hasFired()) return;
      const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (event.shiftKey) pickTo(id);
      else if (event.ctrlKey || event.metaKey || (isTouch && selecting)) pick(id, !selected);
      else open(id);
    },
  };
}
