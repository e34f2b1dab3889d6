import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import type { Alert } from '../../engine/alert/alert.ts';
import { stateText } from '../shared/text/alert-text.ts';
import { timeRelativeTo } from '../shared/text/alert-times.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import css from './listed-alert.module.css';

export interface ListedAlertProps {
  readonly alert: Alert;
  /** Its day is left out where it is that of this time; epoch ms. */
  readonly beside: number;
  /** What tells it from the other alerts of its list. */
  readonly what: string | undefined;
  onOpen(): void;
}

/** Another alert in the list of a preview. */
export function ListedAlert({ alert, beside, what, onOpen }: ListedAlertProps): ReactElement {
  const t = useFirstText();
  const format = useFormat();
  return (
    <li className={css.item}>
      <button type="button" className={css.alert} onClick={onOpen}>
        <time className={css.time} dateTime={new Date(alert.createdOn).toISOString()}>
          {timeRelativeTo(alert.createdOn, beside, format)}
        </time>{' '}
        <span className={css.event}>{what}</span>{' '}
        <span className={css.state}>{stateText(alert, t)}</span>
      </button>
    </li>
  );
}
