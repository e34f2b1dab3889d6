import { useParts } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, type ReactNode, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import type { AlertView } from '../../hooks/list.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useCanResolveWithNote } from '../../hooks/quick-notes.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import { ResolveNoteButton } from './resolve-note-button.tsx';
import css from './row-end.module.css';
import { RowPart } from './row-part.tsx';
import { useActionsFocus } from './use-actions-focus.ts';
import { useRowTurn } from './use-row-turn.ts';

export interface RowActionsProps {
  /** The alert of a row, whose actions a host may render. */
  readonly view?: AlertView | undefined;
  readonly isUnresolved: boolean;
  /** Alerts that the actions apply to, as of the press. */
  targets(): AlertId | readonly AlertId[];
  /** The label of a button for what it does. */
  readonly named: (what: string) => string;
  /** The button of the alerts' owner, if any; changes of `canTake` keep the focus. */
  readonly ownerButton: ReactNode;
  readonly canTake: boolean;
  /** Missing: the alerts cannot be snoozed. */
  readonly snooze?: { readonly label: string; onClick(): void } | undefined;
}

/** The actions of a row or of a stack, shown on hover and focus; nothing for users who may not act. */
export function RowActions(props: RowActionsProps): ReactElement | null {
  const parts = useParts();
  const { canAct } = useAlertAccess();
  const actionsRef = useRef<HTMLDivElement>(null);
  const actionsFocus = useActionsFocus(actionsRef, props.isUnresolved && props.canTake);
  const isDue = useRowTurn(actionsRef);
  if (!canAct) return null;
  const { view } = props;
  const buttons = <Buttons {...props} />;
  return (
    <div ref={actionsRef} {...parts('row-actions', css.actions)} {...actionsFocus}>
      {isDue &&
        (view === undefined ? (
          buttons
        ) : (
          <RowPart name="actions" view={view}>
            {buttons}
          </RowPart>
        ))}
    </div>
  );
}

function Buttons(props: RowActionsProps): ReactElement {
  const { isUnresolved, targets, named, ownerButton, snooze } = props;
  const t = useText();
  const triage = useAlertTriage();
  const keys = useKeyShortcuts();
  const canNote = useCanResolveWithNote();
  return (
    <>
      {isUnresolved ? (
        <>
          <IconButton
            icon="checkCircle"
            size="dense"
            label={named(t('resolve'))}
            {...keys('resolve')}
            onClick={() => void triage.resolve(targets())}
          />
          <IconButton
            icon="slashCircle"
            size="dense"
            label={named(t('falseAlert'))}
            {...keys('falseAlert')}
            onClick={() => triage.promptFalseAlert(targets())}
          />
        </>
      ) : (
        <IconButton
          // A button of its own, without a trace of the one it replaces (AC-352).
          key="checkAgain"
          icon="retry"
          size="dense"
          label={named(t('checkAgain'))}
          onClick={() => void triage.checkAgain(targets())}
        />
      )}
      <span className={css.beside}>
        {canNote && isUnresolved && (
          <ResolveNoteButton named={named} onClick={() => triage.promptResolveNote(targets())} />
        )}
        {ownerButton}
        {snooze !== undefined && (
          <IconButton
            icon="clock"
            size="dense"
            label={snooze.label}
            aria-haspopup="dialog"
            {...keys('snooze')}
            onClick={snooze.onClick}
          />
        )}
      </span>
    </>
  );
}
