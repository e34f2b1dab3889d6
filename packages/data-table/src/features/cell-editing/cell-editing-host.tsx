import { useFormat, useReportError, useToast, useUnsavedWork } from '@pantau/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { useText } from '../../shared/use-text.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { useFaults } from '../../shared/use-faults.ts';
import type { TableRow } from '../rows/row-set.ts';
import { type FocusStep, createCellEditActions } from './cell-edit-actions.ts';
import type { OnCellEdit } from '../columns/cell-edit.ts';
import type { CellEditingPart } from './cell-editing-part.ts';
import { drawCell } from './draw-cell.tsx';
import { safeEdits } from './edit-value.ts';
import { type CellPlace, type EditedCells, hasUnsaved, nothingEdited } from './edited-cells.ts';

/** What editing reads and changes of a table. */
interface EditedTable<Row> {
  readonly rows: readonly TableRow<Row>[];
  readonly columns: readonly TableColumn<Row>[];
  patch(rows: readonly Row[]): void;
}

export interface CellEditingHostProps<Row> {
  readonly save: OnCellEdit<Row>;
  readonly latest: RefObject<{ readonly table: EditedTable<Row> }>;
  /** Moves the focus from a cell; without a step, to the cell itself. */
  readonly moveFrom: (place: CellPlace, step: FocusStep) => void;
  onChange(state: {
    readonly part: CellEditingPart<Row> | null;
    readonly cells: EditedCells | null;
  }): void;
}

const TOUCH = 'touch';

/** The edits of a table's cells, by row id: they survive scrolling, pages and live updates (DT-356). */
export function CellEditingHost<Row>(props: CellEditingHostProps<Row>): null {
  const { save, latest, moveFrom, onChange } = props;
  const [cells, setCells] = useState(nothingEdited);
  const current = useRef(cells);
  const t = useDialogText();
  const text = useText();
  const toast = useToast();
  const report = useReportError();
  const faults = useFaults();
  const format = useFormat();
  const texts = useRef({ t, text, format, save, toast, report });
  const unmounted = useRef(new AbortController());
  useLayoutEffect(() => {
    texts.current = { t, text, format, save, toast, report };
  });
  useUnsavedWork(hasUnsaved(cells));

  const partRef = useRef<CellEditingPart<Row> | null>(null);

  useLayoutEffect(() => {
    const editOf = safeEdits<Row>(faults);
    const actions = createCellEditActions<Row>({
      editOf,
      columns: () => latest.current.table.columns,
      rows: () => latest.current.table.rows,
      timeZone: () => texts.current.format.timeZone,
      cells: () => current.current,
      set(next) {
        current.current = next;
        setCells(next);
      },
      save: (change) => texts.current.save(change, { signal: unmounted.current.signal }),
      saved: (row) => latest.current.table.patch([row]),
      refused(error, { label }) {
        if (unmounted.current.signal.aborted) return '';
        const reason = errorText(error, texts.current.text);
        texts.current.report(error);
        const notSaved = texts.current.t('editRefused', { column: label, reason });
        texts.current.toast.show({ kind: 'error', text: notSaved });
        return reason;
      },
      problemText: (problem) => texts.current.t(problem),
    });
    partRef.current = {
      start: actions.start,
      handleClick(place, event) {
        if (!actions.canEdit(place)) return false;
        const { nativeEvent } = event;
        // Fingers have no double click: a tap opens the editor.
        const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === TOUCH;
        if (isTap) actions.start(place);
        return true;
      },
      handleKey: (place, { key }) => (key === 'Enter' || key === 'F2') && actions.start(place),
      draw: (row, column, edited) =>
        drawCell({ row, column, edited, editOf, actions, moveFrom, format: texts.current.format }),
    };
    onChange({ part: partRef.current, cells: current.current });
    return () => onChange({ part: null, cells: null });
  }, [latest, moveFrom, faults, onChange]);
  useLayoutEffect(() => onChange({ part: partRef.current, cells }), [cells, onChange]);
  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);
  return null;
}
