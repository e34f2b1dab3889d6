import type { MouseEvent } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { selectRow, selectToRow } from '../../hooks/stacks.ts';
import { useLongPress } from './use-long-press.ts';

export interface RowPressOptions {
  /** Of an alert or of a stack. */
  readonly rowId: string;
  readonly selected: boolean;
  readonly selecting: boolean;
  readonly open: () => void;
}

/** Clicking opens the row. With Ctrl or Shift, by long press, or by touch while selecting, it selects. */
export function useRowPress({ rowId, selected, selecting, open }: RowPressOptions) {
  const store = useAlertCenter();
  const { canSelect } = useAlertAccess();
  const { hasFired, ...longPress } = useLongPress(() => {
    if (canSelect) selectRow(store, rowId, true);
    else open();
  });
  return {
    ...longPress,
    onClick(event: MouseEvent): void {
      if (hasFired()) return;
      const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (!canSelect) open();
      else if (event.shiftKey) selectToRow(store, rowId);
      else if (event.ctrlKey || event.metaKey || (isTouch && selecting))
        selectRow(store, rowId, !selected);
      else open();
    },
  };
}
