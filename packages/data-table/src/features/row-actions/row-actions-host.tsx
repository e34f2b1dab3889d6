import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import {
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { actionsColumnKey } from '../columns/column-layout.ts';
import { createHoveredRow } from './hovered-row.ts';
import type { RowAction, RowActions } from './row-action.ts';
import { RowActionsCell } from './row-actions-cell.tsx';
import { RowActionsMenu } from './row-actions-menu.tsx';
import type { RowActionsPart } from './row-actions-part.ts';
import { useRunAction } from './use-run-action.ts';

const confirmation = createLazy(async () => (await import('./confirm-action.tsx')).ConfirmAction);

/** Some browsers open their own menu when the key that has opened ours is released. */
function keepBrowserMenuAway(page: Document): void {
  const next = new AbortController();
  const options = { capture: true, signal: next.signal };
  page.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  for (const type of ['keydown', 'pointerdown']) {
    page.addEventListener(type, () => next.abort(), options);
  }
}

/** The cell of actions is at the end of its row; from any other cell the menu opens over its own table (DT-462). */
const alignAt = (anchor: Element | null): 'start' | 'end' => {
  const key = anchor?.closest('[data-key]')?.getAttribute('data-key') ?? actionsColumnKey;
  return key === actionsColumnKey ? 'end' : 'start';
};

/** A row, or a line without one. */
interface LineOfRow<Row> {
  readonly id: string;
  readonly original?: Row;
}

export interface RowActionsHostProps<Row> {
  readonly actionsOf: RowActions<Row>;
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly latest: RefObject<{ readonly rows: readonly LineOfRow<Row>[] }>;
  readonly nameOf: (row: Row) => string;
  onReady(part: RowActionsPart<Row> | null): void;
}

/** The menu and the prompt of the rows' actions, and the cells that open them. */
export function RowActionsHost<Row>(props: RowActionsHostProps<Row>): ReactElement | null {
  const { actionsOf, gridRef, latest, nameOf, onReady } = props;
  const [menu, setMenu] = useState<{ row: Row; align: 'start' | 'end' } | null>(null);
  const [asked, setAsked] = useState<{ action: RowAction<Row>; row: Row } | null>(null);
  const anchorRef = useRef<HTMLElement | null>(null);
  const runNow = useRunAction<Row>();

  const part = useMemo<RowActionsPart<Row>>(
    () => ({
      Cell: RowActionsCell,
      hovered: createHoveredRow(gridRef),
      run(action, row) {
        if (action.confirm === undefined) void runNow(action, row);
        else setAsked({ action, row });
      },
      openMenu(rowId, anchor) {
        const row = latest.current.rows.find(({ id }) => id === rowId)?.original;
        if (row === undefined || actionsOf(row).length === 0) return false;
        anchorRef.current = anchor;
        keepBrowserMenuAway(anchor.ownerDocument);
        setMenu({ row, align: alignAt(anchor) });
        return true;
      },
    }),
    [actionsOf, gridRef, latest, runNow],
  );
  useLayoutEffect(() => {
    onReady(part);
    return () => onReady(null);
  }, [part, onReady]);

  const close = (): void => setMenu(null);
  const closePrompt = (): void => setAsked(null);
  if (asked !== null) {
    const prompt = { ...asked, run: runNow, onClose: closePrompt };
    // The prompt does not depend on the type of the rows.
    return <LazyPart part={confirmation} props={prompt as never} onFail={closePrompt} />;
  }
  if (menu === null) return null;
  const { row, align } = menu;
  return (
    <RowActionsMenu
      actions={actionsOf(row)}
      name={nameOf(row)}
      anchorRef={anchorRef}
      align={align}
      onRun={(action) => part.run(action, row)}
      onClose={close}
    />
  );
}
