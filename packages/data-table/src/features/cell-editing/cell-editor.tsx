import { useAnnounce } from '@pantau/core';
import { Anchored } from '@pantau/core/ui/anchored';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import type { CellEditActions, FocusStep } from './cell-edit-actions.ts';
import css from './cell-editor.module.css';
import { EditField } from './edit-field.tsx';
import type { EditableColumn } from './edit-value.ts';
import type { CellPlace, OpenEditor } from './edited-cells.ts';

export interface CellEditorProps<Row> {
  readonly place: CellPlace;
  readonly column: EditableColumn<Row>;
  readonly editor: OpenEditor;
  /** Someone else changed the value meanwhile. */
  readonly conflict: boolean;
  /** The text of the value that the row has by now. */
  readonly text: string;
  readonly actions: CellEditActions;
  readonly moveFrom: (place: CellPlace, step: FocusStep) => void;
}

const stay: FocusStep = { rows: 0, columns: 0 };

/** Where a key that saves leads; `null` for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent): FocusStep | null {
  if (key === 'Enter') return { rows: shiftKey ? -1 : 1, columns: 0 };
  return key === 'Tab' ? { rows: 0, columns: shiftKey ? -1 : 1 } : null;
}

/** The field in a cell, with what is wrong below it. */
export function CellEditor<Row>(props: CellEditorProps<Row>): ReactElement {
  const { place, column, editor, text, actions, moveFrom } = props;
  const { draft, problem } = editor;
  const t = useDialogText();
  const announce = useAnnounce();
  const boxRef = useRef<HTMLDivElement>(null);
  const { rowId, columnKey } = place;

  useLayoutEffect(() => {
    const field = boxRef.current?.querySelector<HTMLElement>('input,select');
    if (!actions.claimFocus({ rowId, columnKey })) return;
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement) field.select();
  }, [actions, rowId, columnKey]);

  const conflict = props.conflict ? t('editConflict', { value: text }) : null;
  const message = problem ?? conflict;
  useEffect(() => {
    if (message !== null) announce.assertive(message);
  }, [message, announce]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (event.key === 'Escape') {
      actions.cancel(place);
      moveFrom(place, stay);
    } else if (step !== null) {
      if (actions.submit(place)) moveFrom(place, step);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    // The window lost the focus, not the field.
    if (event.target.ownerDocument.hasFocus()) actions.submit(place);
  };
  return (
    <div
      ref={boxRef}
      role="presentation"
      data-editor=""
      className={css.editor}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <EditField
        column={column}
        draft={draft}
        problem={problem}
        hint={conflict}
        onChange={(value) => actions.type(place, value)}
      />
      {message !== null && (
        <Anchored anchorRef={boxRef} sideOffset={4}>
          {/* The field is described by the same text. */}
          <div aria-hidden className={css.message} data-problem={problem !== null || undefined}>
            {message}
          </div>
        </Anchored>
      )}
    </div>
  );
}
