import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import type { User } from '../../engine/alert/alert.ts';
import { useCanTake } from '../../hooks/owner.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import { type AlertStack, type StackSummary, targetsAt } from '../../hooks/stacks.ts';
import { useOwner } from '../owner/use-owner.ts';
import type { ShownPresence } from '../presence/use-presence.ts';
import { TimePassed } from '../shared/time-passed.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import { RowActions } from './row-actions.tsx';
import css from './row-end.module.css';
import { RowMark } from './row-mark.tsx';
import { RowPresence } from './row-presence.tsx';

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
  const canSnooze = useCanSnooze() && isOpen;
  const canTake = useCanTake() && isOpen;
  const owner = useOwner({ owner: sharedOwner(summary) });
  const plate = lead.alert.vehicle.licensePlate;
  const count = summary.alerts.length;
  const named = (what: string): string =>
    t('ofVehicle', { what, plate: t('stackOf', { count, plate }) });
  const targets = () => targetsAt(store, stack.id);
  return (
    <div className={css.end}>
      <div className={css.endBox}>
        <StackFacts summary={summary} open={open} presence={presence} />
        <RowActions
          isUnresolved={isOpen}
          targets={targets}
          named={named}
          ownerButton={
            canTake && owner === null ? (
              <TakeButton label={named(t('take'))} onTake={() => void triage.take(targets())} />
            ) : null
          }
          canTake
          snooze={
            canSnooze
              ? {
                  label: t('ofVehicle', { what: t('snooze'), plate }),
                  onClick: () => triage.promptSnooze(lead.alert.id),
                }
              : undefined
          }
        />
      </div>
    </div>
  );
}
