import { useAnnounce, useToast } from '@pantau/core';
import { hasFocusWithin } from '@pantau/core/ui/overlay';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BulkTexts, BulkWork } from '../bulk-run/bulk-work.ts';
import { countRun } from '../bulk-run/count-run.ts';
import { cellText } from '../columns/cell-text.ts';
import type { Column } from '../columns/columns.ts';
import { resultTitle } from './bulk-result-panel.tsx';
import type { BulkRun } from '../bulk-run/bulk-run.ts';
import { type BulkRunState, useBulkRun } from './use-bulk-run.ts';
import { useRunTexts } from './use-run-texts.ts';
import { type BulkRunStorage, useStoredRun } from './use-stored-run.ts';

/** How long "Undo" is offered. */
const UNDO_MS = 10_000;

/** What names a row: the text of its first column. */
type CellColumn = Pick<Column<never>, 'key' | 'label' | 'text' | 'value'>;

/** The part of a table that a run needs. */
export interface RunTable {
  readonly matched: readonly { readonly id: string; readonly original: unknown }[];
  readonly layout: { readonly all: readonly { readonly column: CellColumn }[] };
  refresh(): void;
}

export interface HostedRunOptions {
  readonly table: RunTable;
  readonly storage: BulkRunStorage | undefined;
  /** Contains the progress and the result. */
  readonly placeRef: RefObject<HTMLElement | null>;
  readonly panelRef: RefObject<HTMLElement | null>;
  textsOf(work: BulkWork): BulkTexts | undefined;
  workOf(run: BulkRun): BulkWork | undefined;
  focusTable(): void;
}

function labelsIn({ matched, layout }: RunTable): ReadonlyMap<string, string> {
  const first = layout.all[0];
  if (first === undefined) return new Map();
  return new Map(
    matched.map(({ id, original }) => [id, cellText(first.column, original as never)]),
  );
}

const canUndo = (run: BulkRun, { undo }: BulkWork): boolean =>
  undo !== undefined && undo.rowsOf(run).length > 0;

/** A bulk run of a table: when it ends, the rows reload, a toast reports the result, and focus stays in place. */
export function useHostedRun(options: HostedRunOptions): BulkRunState {
  const { table, storage, placeRef, panelRef, textsOf, workOf, focusTable } = options;
  const runTexts = useRunTexts();
  const { t, counted } = runTexts;
  const toast = useToast();
  const announce = useAnnounce();
  /** The progress that had focus is gone. */
  const wantsFocus = useRef(false);
  const withdrawUndo = useRef<() => void>(undefined);
  const state = useBulkRun({
    stored: useStoredRun(storage),
    labels: () => labelsIn(table),
    workOf,
    onBegin() {
      withdrawUndo.current?.();
      focusTable();
    },
    onEndElsewhere: () => table.refresh(),
    onEnd(run, work) {
      table.refresh();
      if (run === null) return;
      const { done, notDone, failed } = countRun(run);
      const texts = textsOf(work);
      const hadFocus = placeRef.current !== null && hasFocusWithin(placeRef.current);
      const failure = failed > 0 ? texts?.failed?.(failed, done) : undefined;
      if (done > 0 && (notDone === 0 || texts?.failed !== undefined)) {
        const text = texts?.done?.(done) ?? t('done', counted(done));
        const undo = { label: t('undo'), run: () => void state.undo(run, work) };
        const offer = canUndo(run, work) && { durationMs: UNDO_MS, action: undo };
        withdrawUndo.current = toast.show({ kind: 'success', text, ...offer });
      }
      if (failure !== undefined) toast.show({ kind: 'error', text: failure });
      if (notDone > 0) {
        if (failure === undefined) announce.assertive(resultTitle(run, texts, runTexts));
        wantsFocus.current = hadFocus || work.progress === 'dialog';
        return;
      }
      flushSync(state.dismiss);
      if (hadFocus) focusTable();
    },
  });
  useEffect(() => {
    if (state.phase !== 'idle' || !wantsFocus.current) return;
    wantsFocus.current = false;
    panelRef.current?.focus();
  });
  return state;
}
