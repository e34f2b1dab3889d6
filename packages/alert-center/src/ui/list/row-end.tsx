import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useRef } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useCanResolveWithNote } from '../../hooks/quick-notes.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import { OwnerButton } from '../owner/owner-button.tsx';
import { useOwner } from '../owner/use-owner.ts';
import type { ShownPresence } from '../presence/use-presence.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { TimePassed } from '../shared/time-passed.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { outcomeText } from '../shared/text/alert-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-row.module.css';
import { RowPresence } from './row-presence.tsx';
import { ResolveNoteButton } from './resolve-note-button.tsx';
import { RowMark } from './row-mark.tsx';
import { useActionsFocus } from './use-actions-focus.ts';

export interface RowEndProps {
  readonly view: AlertView;
  readonly open: boolean;
  /** Who else has the alert open. */
  readonly presence: ShownPresence | null;
  /** Renders the actions only, next to the host's content. */
  readonly actionsOnly: boolean;
}

/** The end column: age and outcome; on hover and focus, the actions instead. */
export function RowEnd({ view, open, presence, actionsOnly }: RowEndProps): ReactElement {
  const { alert } = view;
  const t = useText();
  const triage = useAlertTriage();
  const keys = useKeyShortcuts();
  const plate = alert.vehicle.licensePlate;
  const named = (what: string): string => t('ofVehicle', { what, plate });
  const id = alert.id;
  const { canAct } = useAlertAccess();
  const canNote = useCanResolveWithNote();
  const canSnooze = useCanSnooze() && !isEmergency(alert) && isUnresolved(alert);
  const owner = useOwner(alert);
  const actionsRef = useRef<HTMLDivElement>(null);
  const actionsFocus = useActionsFocus(actionsRef, isUnresolved(alert) && owner?.isMine !== false);

  return (
    <div className={css.end}>
      <div className={css.endBox}>
        {!actionsOnly && (
          <div className={css.facts}>
            <TimePassed since={alert.createdOn} className={css.age} />
            <RowMark
              outcome={isUnresolved(alert) ? null : outcomeText(alert, t)}
              snoozed={view.snoozed}
              owner={owner}
              open={open}
              hasEvidence={alert.shouldHaveMedia}
            />
            <RowPresence presence={presence} />
          </div>
        )}
        {canAct && (
          <div ref={actionsRef} className={css.actions} {...actionsFocus}>
            {isUnresolved(alert) ? (
              <>
                <IconButton
                  icon="checkCircle"
                  size="dense"
                  label={named(t('resolve'))}
                  {...keys('resolve')}
                  onClick={() => triage.resolve(id)}
                />
                <IconButton
                  icon="slashCircle"
                  size="dense"
                  label={named(t('falseAlert'))}
                  {...keys('falseAlert')}
                  onClick={() => triage.promptFalseAlert(id)}
                />
              </>
            ) : (
              <IconButton
                // A button of its own, without a trace of the one it replaces (AC-352).
                key="checkAgain"
                icon="retry"
                size="dense"
                label={named(t('checkAgain'))}
                onClick={() => triage.checkAgain(id)}
              />
            )}
            <span className={css.beside}>
              {canNote && isUnresolved(alert) && (
                <ResolveNoteButton named={named} onClick={() => triage.promptResolveNote(id)} />
              )}
              <OwnerButton alert={alert} size="dense" named={named} />
              {canSnooze && (
                <IconButton
                  icon="clock"
                  size="dense"
                  label={named(t('snooze'))}
                  aria-haspopup="dialog"
                  {...keys('snooze')}
                  onClick={() => triage.promptSnooze(id)}
                />
              )}
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
