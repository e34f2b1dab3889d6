import { useFormat, useLocale } from '@pantau/core';
import { Icon, IconButton, Plate, SeverityGlyph } from '@pantau/core/ui';
import { type ReactElement, memo, useRef } from 'react';
import { type AlertView, useAlert } from '../../controllers/use-alert.ts';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import { type AlertId, isUnresolved } from '../../domain/alert.ts';
import { useAlertTriage } from '../triage/triage-context.ts';
import { TimePassed } from '../time-passed/time-passed.tsx';
import {
  attentionOf,
  iconOf,
  placeOf,
  severityText,
  stateText,
  titleOf,
} from '../words/alert-text.ts';
import { useWords } from '../words/use-words.ts';
import { valueText } from '../words/value-text.ts';
import css from './alert-row.module.css';
import { holdsList } from './holds-list.ts';
import { useActionsFocus } from './use-actions-focus.ts';

export interface AlertRowProps {
  readonly id: AlertId;
  /** Its detail is open. */
  readonly isOpen?: boolean | undefined;
}

/** One alert of a list. Listens to its own alert: nothing that happens to another renders it. */
export const AlertRow = memo(function AlertRow({ id, isOpen = false }: AlertRowProps) {
  const view = useAlert(id);
  return view === undefined ? null : <Row view={view} isOpen={isOpen} />;
});

interface RowProps {
  readonly view: AlertView;
  readonly isOpen: boolean;
}

function Row({ view, isOpen }: RowProps): ReactElement {
  const { alert, urgency, pending } = view;
  const words = useWords();
  const locale = useLocale();
  const format = useFormat();
  const { open } = useAlertActions();
  const attention = attentionOf(alert);
  const value = valueText(alert, words, format);
  const where = [alert.driver?.fullname, placeOf(alert)].filter(Boolean).join(', ');
  const state = words('joined', {
    first: severityText(urgency, words),
    second: stateText(alert, words),
  });

  return (
    <li
      className={css.row}
      data-alert-id={alert.rawAlertId}
      data-attention={attention}
      data-unread={attention === 'unread' || undefined}
      data-open={isOpen || undefined}
      data-pending={pending || undefined}
    >
      {attention === 'unread' && <span className={css.dot} />}
      <button
        type="button"
        className={css.open}
        aria-current={isOpen || undefined}
        onClick={() => open(alert.rawAlertId)}
      >
        <SeverityGlyph severity={urgency} state={attention} icon={iconOf(alert)} label={state} />
        <span className={css.lines}>
          <span className={css.first}>
            <span className={css.what}>{titleOf(alert, locale)}</span>
            {value !== undefined && <span className={css.value}>{value}</span>}
          </span>
          <span className={css.second}>
            <Plate plate={alert.vehicle.licensePlate} isMuted={!isUnresolved(alert)} />
            <span className={css.where}>{where}</span>
          </span>
        </span>
      </button>
      <RowEnd view={view} isOpen={isOpen} />
    </li>
  );
}

function RowEnd({ view, isOpen }: RowProps): ReactElement {
  const { alert } = view;
  const words = useWords();
  const triage = useAlertTriage();
  const plate = alert.vehicle.licensePlate;
  const named = (what: string): string => words('ofVehicle', { what, plate });
  const id = alert.rawAlertId;
  const actionsRef = useRef<HTMLDivElement>(null);
  const actionsFocus = useActionsFocus(actionsRef, isUnresolved(alert));

  return (
    <div className={css.end}>
      <div className={css.facts}>
        <TimePassed since={alert.createdOn} className={css.age} />
        <Outcome view={view} isOpen={isOpen} />
      </div>
      <div ref={actionsRef} className={css.actions} {...actionsFocus} {...holdsList}>
        {isUnresolved(alert) ? (
          <>
            <IconButton
              icon="checkCircle"
              size="dense"
              label={named(words('resolve'))}
              onClick={() => triage.resolve(id)}
            />
            <IconButton
              icon="slashCircle"
              size="dense"
              label={named(words('falseAlert'))}
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

/** The second line of the end column: how it ended, or that its detail is open. */
function Outcome({ view, isOpen }: RowProps): ReactElement | null {
  const { alert } = view;
  const words = useWords();
  if (!isUnresolved(alert)) {
    return (
      <span className={css.outcome} aria-hidden>
        <span className={`${css.outcomeText} ${css.settled}`}>{stateText(alert, words)}</span>
      </span>
    );
  }
  if (!isOpen) return <span className={css.outcome} />;
  return (
    <span className={`${css.outcome} ${css.opened}`} aria-hidden>
      <Icon name="window" size={14} />
      <span className={css.outcomeText}>{words('opened')}</span>
    </span>
  );
}
