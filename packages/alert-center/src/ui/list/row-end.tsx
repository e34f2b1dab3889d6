import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useRef } from 'react';
import type { AlertView } from '../../hooks/use-alert.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { useKeyNames } from '../shared/use-key-names.ts';
import { TimePassed } from '../shared/time-ago.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { stateText } from '../shared/text/alert-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './alert-row.module.css';
import { holdsList } from './holds-list.ts';
import { useActionsFocus } from './use-actions-focus.ts';

export interface RowEndProps {
  readonly view: AlertView;
  readonly isOpen: boolean;
  /** Actions alone: the host shows what it wants of the rest. */
  readonly isBare: boolean;
}

/** The end column: age, then evidence or outcome; in their place what can be done with the alert. */
export function RowEnd({ view, isOpen, isBare }: RowEndProps): ReactElement {
  const { alert } = view;
  const words = useWords();
  const triage = useAlertTriage();
  const keys = useKeyNames();
  const plate = alert.vehicle.licensePlate;
  const named = (what: string): string => words('ofVehicle', { what, plate });
  const id = alert.id;
  const actionsRef = useRef<HTMLDivElement>(null);
  const actionsFocus = useActionsFocus(actionsRef, isUnresolved(alert));

  return (
    <div className={css.end}>
      {!isBare && (
        <div className={css.facts}>
          <TimePassed since={alert.createdOn} className={css.age} />
          <Outcome view={view} isOpen={isOpen} />
        </div>
      )}
      <div ref={actionsRef} className={css.actions} {...actionsFocus} {...holdsList}>
        {isUnresolved(alert) ? (
          <>
            <IconButton
              icon="checkCircle"
              size="dense"
              label={named(words('resolve'))}
              {...keys('resolve')}
              onClick={() => triage.resolve(id)}
            />
            <IconButton
              icon="slashCircle"
              size="dense"
              label={named(words('falseAlert'))}
              {...keys('falseAlert')}
              onClick={() => triage.askFalseAlert(id)}
            />
          </>
        ) : (
          <IconButton
            icon="retry"
            size="dense"
            label={named(words('checkAgain'))}
            onClick={() => triage.checkAgain(id)}
          />
        )}
      </div>
    </div>
  );
}

/** The second line of the end column: how it ended, that its detail is open, or that there is evidence. */
function Outcome({ view, isOpen }: Omit<RowEndProps, 'isBare'>): ReactElement {
  const { alert } = view;
  const words = useWords();
  if (!isUnresolved(alert)) {
    return (
      <span className={css.outcome} aria-hidden>
        <span className={`${css.outcomeText} ${css.settled}`}>{stateText(alert, words)}</span>
      </span>
    );
  }
  if (isOpen) {
    return (
      <span className={`${css.outcome} ${css.opened}`} aria-hidden>
        <Icon name="window" size={14} />
        <span className={css.outcomeText}>{words('opened')}</span>
      </span>
    );
  }
  return (
    <span className={css.outcome}>
      {alert.shouldHaveMedia && <Icon name="video" size={14} label={words('hasEvidence')} />}
    </span>
  );
}
