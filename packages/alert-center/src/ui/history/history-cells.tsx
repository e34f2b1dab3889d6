import { useFormat } from '@pantau/core';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import type { ReactElement } from 'react';
import { isUnread, isUnresolved } from '../../engine/alert/alert.ts';
import type { AlertState } from '../../engine/history/history-query.ts';
import type { AlertView } from '../../hooks/list.ts';
import { alertIcon, attentionState } from '../shared/text/alert-text.ts';
import css from './history-cells.module.css';

/** A date line and a time line, in the company's time zone. @param at epoch ms */
export function When({ at }: { readonly at: number }): ReactElement {
  const { date, timeWithSeconds } = useFormat();
  return (
    <span className={css.when}>
      <span className={css.date}>{date(at)}</span>
      <span className={css.clock}>{timeWithSeconds(at)}</span>
    </span>
  );
}

export interface EventCellProps {
  readonly view: AlertView;
  readonly title: string;
  /** Severity, for screen readers. */
  readonly severity: string;
}

/** The kind of alert, with its urgency and how much attention it needs. */
export function EventCell({ view, title, severity }: EventCellProps): ReactElement {
  const { alert, urgency } = view;
  return (
    <span
      className={css.event}
      data-unread={isUnread(alert) || undefined}
      data-settled={!isUnresolved(alert) || undefined}
    >
      <SeverityGlyph
        severity={urgency}
        state={attentionState(alert)}
        icon={alertIcon(alert)}
        label={severity}
        size={20}
      />
      <span className={css.name}>{title}</span>
    </span>
  );
}

export const stateIcons: Readonly<Record<AlertState, IconName>> = {
  unresolved: 'clock',
  resolved: 'checkCircle',
  falseAlert: 'slashCircle',
};

export interface StateCellProps {
  readonly state: AlertState;
  readonly text: string;
}

export function StateCell({ state, text }: StateCellProps): ReactElement {
  return (
    <span className={css.state} data-settled={state !== 'unresolved' || undefined}>
      <Icon name={stateIcons[state]} size={14} className={css.stateIcon} />
      <span className={css.name}>{text}</span>
    </span>
  );
}
