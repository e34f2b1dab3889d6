import { useParts } from '@pantau/core';
import type { ReactElement } from 'react';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import type { AlertView } from '../../hooks/list.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import { OwnerButton } from '../owner/owner-button.tsx';
import { useOwner } from '../owner/use-owner.ts';
import type { ShownPresence } from '../presence/use-presence.ts';
import { outcomeText } from '../shared/text/alert-text.ts';
import { TimePassed } from '../shared/time-passed.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useText } from '../shared/use-text.ts';
import { RowActions } from './row-actions.tsx';
import css from './row-end.module.css';
import { RowPart } from './row-part.tsx';
import { RowMark } from './row-mark.tsx';
import { RowPresence } from './row-presence.tsx';

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
  const parts = useParts();
  const { alert } = view;
  const t = useText();
  const triage = useAlertTriage();
  const { id } = alert;
  const plate = alert.vehicle.licensePlate;
  const named = (what: string): string => t('ofVehicle', { what, plate });
  const canSnooze = useCanSnooze() && !isEmergency(alert) && isUnresolved(alert);
  const owner = useOwner(alert);

  return (
    <div className={css.end}>
      <div className={css.endBox}>
        {!actionsOnly && (
          <div {...parts('row-time', css.facts)}>
            <RowPart name="time" view={view}>
              <TimePassed since={alert.createdOn} className={css.age} />
            </RowPart>
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
        <RowActions
          view={view}
          isUnresolved={isUnresolved(alert)}
          targets={() => id}
          named={named}
          ownerButton={<OwnerButton alert={alert} size="dense" named={named} />}
          canTake={owner?.isMine !== false}
          snooze={
            canSnooze
              ? { label: named(t('snooze')), onClick: () => triage.promptSnooze(id) }
              : undefined
          }
        />
      </div>
    </div>
  );
}
