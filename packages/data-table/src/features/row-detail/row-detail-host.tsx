import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { detailColumnKey } from '../columns/column-layout.ts';
import { useFaults } from '../../shared/use-faults.ts';
import { handleDetailKey } from './detail-keys.ts';
import { DetailPanel } from './detail-panel.tsx';
import { DetailToggle } from './detail-toggle.tsx';
import { unevenRows } from '../viewport/uneven-rows.ts';
import { noneOpen, withDetail, withHeight } from './open-details.ts';
import type {
  DetailCell,
  DetailMode,
  OpenDetails,
  RenderDetail,
  RowDetailPart,
} from './row-detail-part.ts';

/** The cell that keyboard navigation starts from. */
interface Cursor {
  get(): { readonly rowId: string | null; readonly columnKey: string } | null;
  set(cell: DetailCell): void;
}

export interface RowDetailHostProps<Row> {
  readonly render: RenderDetail<Row>;
  readonly mode: DetailMode | undefined;
  readonly cursor: Cursor;
  onChange(state: {
    readonly part: RowDetailPart<Row> | null;
    readonly open: OpenDetails | null;
  }): void;
}

/** Which details are open, by row id: sorting, paging and live updates do not close them (DT-343). */
export function RowDetailHost<Row>(props: RowDetailHostProps<Row>): null {
  const { render, mode = 'several', cursor, onChange } = props;
  const [open, setOpen] = useState(noneOpen);
  const latest = useRef(open);
  const faults = useFaults();
  const base = useId();
  const part = useMemo<RowDetailPart<Row>>(() => {
    const numbers = new Map<string, number>();
    const set = (rowId: string, isOpen: boolean): void =>
      setOpen((before) => withDetail(before, rowId, isOpen, mode));
    const isOpen = (rowId: string): boolean => latest.current.ids.has(rowId);
    return {
      Toggle: DetailToggle,
      Panel: DetailPanel,
      render,
      panelId(rowId) {
        // Ids of rows may contain spaces, which separate the ids in an attribute.
        const number = numbers.get(rowId) ?? numbers.size;
        numbers.set(rowId, number);
        return `${base}${number}`;
      },
      toggle: (rowId) => set(rowId, !isOpen(rowId)),
      handleKey: (cell, event) => handleDetailKey(cell, event, { isOpen, set }),
      measured: (rowId, height) => setOpen((before) => withHeight(before, rowId, height)),
      onFault: (cause) => faults.report('renderDetail', 'renderDetail failed', cause),
      focused(rowId) {
        const key = cursor.get();
        if (key?.rowId !== rowId) cursor.set({ rowId, columnKey: detailColumnKey });
      },
      leave(panel) {
        const key = cursor.get()?.columnKey ?? detailColumnKey;
        const row = panel.closest<HTMLElement>('[data-row]');
        row?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
      },
      uneven: unevenRows,
    };
  }, [render, mode, base, faults, cursor]);
  useLayoutEffect(() => {
    latest.current = open;
    onChange({ part, open });
  }, [part, open, onChange]);
  useLayoutEffect(() => () => onChange({ part: null, open: null }), [onChange]);
  return null;
}
