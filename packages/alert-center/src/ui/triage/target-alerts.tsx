import { useFormat, useLocale } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { Plate } from '@pantau/core/ui/plate';
import type { ReactElement } from 'react';
import type { PickedAlert } from '../../hooks/use-selection.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import { iconOf, titleOf } from '../shared/text/alert-text.ts';
import css from './confirm-dialog.module.css';

/** More are counted, not named. */
const NAMED_MOST = 4;

export interface MeantAlertsProps {
  readonly alerts: readonly PickedAlert[];
  /** How many are meant, also those of which nothing is known. */
  readonly count: number;
}

/** Lists what is affected (looks, Dialog). */
export function MeantAlerts({ alerts, count }: MeantAlertsProps): ReactElement {
  const locale = useLocale();
  const format = useFormat();
  const words = useTriageWords();
  // One more line says no less than "and 1 more" would.
  const most = alerts.length === NAMED_MOST + 1 ? NAMED_MOST + 1 : NAMED_MOST;
  const named = alerts.slice(0, most);
  const rest = count - named.length;
  return (
    <ul role="list" className={css.meant}>
      {named.map((alert) => (
        <li key={alert.id} className={css.line}>
          <Icon name={iconOf(alert)} className={css.icon} />
          <span className={css.what}>{titleOf(alert, locale)}</span>
          <Plate plate={alert.vehicle.licensePlate} />
          <span className={css.when}>{format.time(alert.createdOn)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className={css.line}>
          <span className={css.more}>{words('andMore', { number: format.number(rest) })}</span>
        </li>
      )}
    </ul>
  );
}
