import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useRef } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import { type AlertStack, type StackSummary, targetsAt } from '../../hooks/stacks.ts';
import { TimePassed } from '../shared/time-passed.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-row.module.css';
import { RowMark } from './row-mark.tsx';
import { useActionsFocus } from './use-actions-focus.ts';

export interface StackEndProps {
  readonly stack: AlertStack;
  readonly summary: StackSummary;
  /** Whether the preview of one of the alerts is open. */
  readonly open: boolean;
}

/** The end column of a stack: age of its newest alert; on hover and focus, actions on all of its alerts. */
export function StackEnd({ stack, summary, open }: StackEndProps): ReactElement {
  const { lead, isOpen } = summary;
  const t = useText();
  const store = useAlertCenter();
  const triage = useAlertTriage();
  const keys = useKeyShortcuts();
  const { canAct } = useAlertAccess();
  const canSnooze = useCanSnooze() && isOpen;
  const plate = lead.alert.vehicle.licensePlate;
  const count = summary.alerts.length;
  const named = (what: string): string =>
    t('ofVehicle', { what, plate: t('stackOf', { count, plate }) });
  const targets = () => targetsAt(store, stack.id);
  const actionsRef = useRef<HTMLDivElement>(null);
  const actionsFocus = useActionsFocus(actionsRef, isOpen);
  return (
    <div className={css.end}>
      <div className={css.endBox}>
        <div className={css.facts}>
          <TimePassed since={lead.alert.createdOn} className={css.age} />
          <RowMark
            outcome={isOpen ? null : t(lead.alert.falseAlert ? 'falseAlert' : 'resolved')}
            snoozed={lead.snoozed}
            open={open}
            hasEvidence={summary.alerts.some(({ shouldHaveMedia }) => shouldHaveMedia)}
          />
        </div>
        {canAct && (
          <div ref={actionsRef} className={css.actions} {...actionsFocus}>
            {isOpen ? (
              <>
                <IconButton
                  icon="checkCircle"
                  size="dense"
                  label={named(t('resolve'))}
                  {...keys('resolve')}
                  onClick={() => triage.resolve(targets())}
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
                onClick={() => triage.checkAgain(targets())}
              />
            )}
            {canSnooze && (
              <IconButton
                icon="clock"
                size="dense"
                className={css.beside}
                label={t('ofVehicle', { what: t('snooze'), plate })}
                aria-haspopup="dialog"
                {...keys('snooze')}
                onClick={() => triage.promptSnooze(lead.alert.id)}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
