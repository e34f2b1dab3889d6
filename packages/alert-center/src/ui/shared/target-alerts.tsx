import { useFormat, useDataLocale } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { Plate } from '@pantau/core/ui/plate';
import type { ReactElement } from 'react';
import type { SelectedAlert } from '../../hooks/selection.ts';
import { useTriageText } from './use-triage-text.ts';
import { alertIcon, alertTitle } from './text/alert-text.ts';
import css from './target-alerts.module.css';

/** Further alerts are counted, not listed. */
const MAX_LISTED = 4;

export interface TargetAlertsProps {
  readonly alerts: readonly SelectedAlert[];
  /** Number of target alerts, including unloaded ones. */
  readonly count: number;
}

/** Lists the alerts affected by an action. */
export function TargetAlerts({ alerts, count }: TargetAlertsProps): ReactElement {
  const locale = useDataLocale();
  const format = useFormat();
  const t = useTriageText();
  // Show the fifth alert instead of "and 1 more".
  const most = alerts.length === MAX_LISTED + 1 ? MAX_LISTED + 1 : MAX_LISTED;
  const named = alerts.slice(0, most);
  const rest = count - named.length;
  return (
    <ul role="list" className={css.meant}>
      {named.map((alert) => (
        <li key={alert.id} className={css.line}>
          <Icon name={alertIcon(alert)} className={css.icon} />
          <span className={css.what}>{alertTitle(alert, locale)}</span>
          <Plate plate={alert.vehicle.licensePlate} />
          <span className={css.when}>{format.time(alert.createdOn)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className={css.line}>
          <span className={css.more}>{t('andMore', { number: format.number(rest) })}</span>
        </li>
      )}
    </ul>
  );
}
