import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Icon } from '@pantau/core/ui/icon';
import { activeElementAt } from '@pantau/core/ui/overlay';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { searchColumns } from './search-columns.ts';
import { type ColumnSettings, findSetting } from '../columns/setting-tree.ts';
import { moveColumn } from '../columns/move-column.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { useChooser } from './chooser-context.ts';
import css from './column-chooser.module.css';
import {
  dragAnnouncements,
  dragInstructions,
  overSiblings,
  useColumnSensors,
} from './column-drag.ts';
import { ColumnList } from './column-list.tsx';

/** A row that is moved in the DOM loses focus; this returns it to the control that had it. */
function useFocusMoves(rootRef: RefObject<HTMLElement | null>, settings: ColumnSettings): void {
  const last = useRef<{ readonly key: string; readonly label: string } | null>(null);
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const remember = (): void => {
      const active = activeElementAt(root);
      const row = active?.closest<HTMLElement>('[data-column]');
      const label = active?.getAttribute('aria-label') ?? null;
      last.current = row?.dataset['column'] && label ? { key: row.dataset['column'], label } : null;
    };
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
  }, [rootRef]);
  useLayoutEffect(() => {
    const root = rootRef.current;
    const was = last.current;
    const active = root && activeElementAt(root);
    if (root === null || was === null || active?.closest('[data-column]')) return;
    const rows = [...root.querySelectorAll<HTMLElement>('[data-column]')];
    const row = rows.find((one) => one.dataset['column'] === was.key);
    const controls = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])];
    controls.find((one) => one.getAttribute('aria-label') === was.label)?.focus();
  }, [rootRef, settings]);
}

/** Cancels a running drag on unmount, so that nothing of it stays on the page. */
function useDragEnds(rootRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = rootRef.current;
    return () => {
      root?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, composed: true }));
    };
  }, [rootRef]);
}

export interface ColumnTreeProps {
  readonly search: string;
  onChange(settings: ColumnSettings): void;
  /** Called when a drag starts or ends. */
  onDragging(isDragging: boolean): void;
}

/** The scrollable list of columns. */
export function ColumnTree({ search, onChange, onDragging }: ColumnTreeProps): ReactElement {
  const { settings } = useChooser();
  const t = useDialogText();
  const rootRef = useRef<HTMLDivElement>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const sensors = useColumnSensors(settings);
  const collision = useMemo(() => overSiblings(settings), [settings]);
  const announcements = useMemo(() => dragAnnouncements(settings, t), [settings, t]);
  const found = useMemo(() => searchColumns(settings, search), [settings, search]);
  const dragged = draggedKey === null ? undefined : findSetting(settings, draggedKey);
  useFocusMoves(rootRef, settings);
  useDragEnds(rootRef);

  const drag = (key: string | null): void => {
    setDraggedKey(key);
    onDragging(key !== null);
  };
  /** Escape cancels the drag without closing the dialog. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && draggedKey !== null) event.preventDefault();
  };

  return (
    <div ref={rootRef} className={css.box} onKeyDown={onKeyDown}>
      <DndContext
        sensors={sensors}
        collisionDetection={collision}
        accessibility={{
          announcements,
          screenReaderInstructions: dragInstructions(t),
          // `useFocusMoves` does this, and works in a shadow root too.
          restoreFocus: false,
        }}
        onDragStart={({ active }) => drag(String(active.id))}
        onDragCancel={() => drag(null)}
        onDragEnd={({ active, over }) => {
          drag(null);
          if (over !== null) onChange(moveColumn(settings, String(active.id), String(over.id)));
        }}
      >
        <ColumnList settings={found} />
        <DragOverlay dropAnimation={null}>
          {dragged !== undefined && (
            <div className={css.dragged}>
              <Icon name="grip" />
              <span className={css.draggedLabel}>{dragged.label}</span>
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {found.length === 0 && (
        <p className={css.nothing}>{t('noColumnFound', { text: search.trim() })}</p>
      )}
    </div>
  );
}
