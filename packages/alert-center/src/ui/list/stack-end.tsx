import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useRef } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import type { User } from '../../engine/alert/alert.ts';
import { useCanTake } from '../../hooks/owner.ts';
import { useCanResolveWithNote } from '../../hooks/quick-notes.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import { type AlertStack, type StackSummary, targetsAt } from '../../hooks/stacks.ts';
import { useOwner } from '../owner/use-owner.ts';
import type { ShownPresence } from '../presence/use-presence.ts';
import { TimePassed } from '../shared/time-passed.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-row.module.css';
import { RowPresence } from './row-presence.tsx';
import { ResolveNoteButton } from './resolve-note-button.tsx';
import { RowMark } from './row-mark.tsx';
import { useActionsFocus } from './use-actions-focus.ts';

export interface StackEndProps {
  readonly stack: AlertStack;
  readonly summary: StackSummary;
  /** Whether the preview of one of the alerts is open. */
  readonly open: boolean;
  /** Who else has one of the alerts open. */
  readonly presence: ShownPresence | null;
}

function TakeButton({ label, onTake }: { readonly label: string; onTake(): void }): ReactElement {
  const keys = useKeyShortcuts();
  return <IconButton icon="user" size="dense" label={label} {...keys('take')} onClick={onTake} />;
}

/** The person who owns all alerts of a stack. */
function sharedOwner({ alerts }: StackSummary): User | null {
  const [first, ...others] = alerts;
  const owner = first?.owner ?? null;
  return others.every((one) => one.owner?.userId === owner?.userId) ? owner : null;
}

/** Age of the newest alert of a stack, and what its alerts have in common. */
function StackFacts({ summary, open, presence }: Omit<StackEndProps, 'stack'>): ReactElement {
  const { lead, isOpen } = summary;
  const t = useText();
  const owner = useOwner({ owner: sharedOwner(summary) });
  return (
    <div className={css.facts}>
      <TimePassed since={lead.alert.createdOn} className={css.age} />
      <RowMark
        outcome={isOpen ? null : t(lead.alert.falseAlert ? 'falseAlert' : 'resolved')}
        snoozed={lead.snoozed}
        owner={owner}
        open={open}
        hasEvidence={summary.alerts.some(({ shouldHaveMedia }) => shouldHaveMedia)}
      />
      <RowPresence presence={presence} />
    </div>
  );
}

/** The end column of a stack: age of its newest alert; on hover and focus, actions on all of its alerts. */
export function StackEnd({ stack, summary, open, presence }: StackEndProps): ReactElement {
  const { lead, isOpen } = summary;
  const t = useText();
  const store = useAlertCenter();
  const triage = useAlertTriage();
  const keys = useKeyShortcuts();
  const { canAct } = useAlertAccess();
  const canNote = useCanResolveWithNote();
  const canSnooze = useCanSnooze() && isOpen;
  const plate = lead.alert.vehicle.licensePlate;
  const count = summary.alerts.length;
  const named = (what: string): string =>
    t('ofVehicle', { what, plate: t('stackOf', { count, plate }) });
  const targets = () => targetsAt(store, stack.id);
  const canTake = useCanTake() && isOpen;
  const owner = useOwner({ owner: sharedOwner(summary) });
  const actionsRef = useRef<HTMLDivElement>(null);
  const actionsFocus = useActionsFocus(actionsRef, isOpen);
  return (
    <div className={css.end}>
      <div className={css.endBox}>
        <StackFacts summary={summary} open={open} presence={presence} />
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
            <span className={css.beside}>
              {canNote && isOpen && (
                <ResolveNoteButton
                  named={named}
                  onClick={() => triage.promptResolveNote(targets())}
                />
              )}
              {canTake && owner === null && (
                <TakeButton label={named(t('take'))} onTake={() => void triage.take(targets())} />
              )}
              {canSnooze && (
                <IconButton
                  icon="clock"
                  size="dense"
                  label={t('ofVehicle', { what: t('snooze'), plate })}
                  aria-haspopup="dialog"
                  {...keys('snooze')}
                  onClick={() => triage.promptSnooze(lead.alert.id)}
                />
              )}
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
